/** The stops of a review: before each decision, and at the end of the game. */

import type { GameKind } from "../gen/games";
import { factsOf } from "../lib/facts";

/** One seat's decision. */
export interface Choice {
  /** Number of steps before the turn, as the analysis counts them. */
  step: number;
  seat: number;
  /** The move as records write it, without the seat. */
  move: string;
  /** Number of its own step, starting at 1. */
  number: number;
}

export interface Stop {
  /** Number of steps taken. */
  at: number;
  /** The decisions made here; several where all seats decide at once. Empty at the end. */
  choices: Choice[];
  /** Step numbers of the decisions since the previous stop. */
  led: number[];
}

/** The decision that a line of a record tells; null if it is luck. */
export function decisionOf(line: string): { seat: number; move: string } | null {
  const found = /^(\d+) (.+)$/.exec(line);
  return found ? { seat: Number(found[1]), move: found[2]! } : null;
}

/** Does this move belong to the same turn as the previous one? */
function together(
  game: GameKind,
  before: { seat: number; move: string },
  now: { seat: number; move: string },
): boolean {
  const { together, alone } = factsOf(game);
  const isAlone = ({ move }: { move: string }) => alone.includes(move.split(" ", 1)[0]!);
  if (!together || isAlone(before) || isAlone(now)) return false;
  // Records list the moves of a turn in seat order.
  return now.seat > before.seat;
}

export function stops(game: GameKind, steps: readonly string[]): Stop[] {
  const found: Stop[] = [];
  let led: number[] = [];
  let at = 0;
  const stop = (choices: Choice[]) => {
    found.push({ at, choices, led });
    led = choices.map((choice) => choice.number);
  };
  while (at < steps.length) {
    const first = decisionOf(steps[at]!);
    if (!first) {
      at++;
      continue;
    }
    const choices: Choice[] = [{ step: at, ...first, number: at + 1 }];
    let before = first;
    let next = at + 1;
    for (; next < steps.length; next++) {
      const more = decisionOf(steps[next]!);
      if (!more || !together(game, before, more)) break;
      choices.push({ step: at, ...more, number: next + 1 });
      before = more;
    }
    stop(choices);
    at = next;
  }
  stop([]);
  return found;
}

/** Index of the last stop at or before a step. */
export function stopAt(all: readonly Stop[], step: number): number {
  let found = 0;
  all.forEach((stop, index) => {
    if (stop.at <= step) found = index;
  });
  return found;
}
