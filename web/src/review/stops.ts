/** The moments of a finished game that one steps through: before each decision, and the end. */

import type { GameKind } from "../gen/games";

/** One seat's decision. */
export interface Choice {
  /** Steps before the turn, as the analysis counts them. */
  step: number;
  seat: number;
  /** As records write it, without the seat. */
  move: string;
  /** Its own step, counted from 1. */
  number: number;
}

export interface Stop {
  /** So many steps were taken. */
  at: number;
  /** What is decided here; more than one where all decide at once. Empty at the end. */
  choices: Choice[];
  /** The lines since the stop before. */
  led: string[];
}

function read(line: string): { seat: number; move: string } | null {
  const found = /^(\d+) (.+)$/.exec(line);
  return found ? { seat: Number(found[1]), move: found[2]! } : null;
}

/** Moves that one seat makes after the other, in games in which all decide at once. */
const inTurn = (move: string) => move.startsWith("choose ");
const afterwards = (move: string) => move.startsWith("revive ");

/** Does this move belong to the same turn as the one before it? */
function together(
  game: GameKind,
  before: { seat: number; move: string },
  now: { seat: number; move: string },
): boolean {
  if (game === "duel" || inTurn(now.move)) return false;
  if (afterwards(now.move) !== afterwards(before.move)) return false;
  // Records have the moves of one turn in the order of the seats.
  return now.seat > before.seat;
}

export function stops(game: GameKind, steps: readonly string[]): Stop[] {
  const found: Stop[] = [];
  let last = 0;
  let at = 0;
  const stop = (choices: Choice[]) => {
    found.push({ at, choices, led: steps.slice(last, at) });
    last = at;
  };
  while (at < steps.length) {
    const first = read(steps[at]!);
    if (!first) {
      at++;
      continue;
    }
    const choices: Choice[] = [{ step: at, ...first, number: at + 1 }];
    let before = first;
    let next = at + 1;
    for (; next < steps.length; next++) {
      const more = read(steps[next]!);
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

/** The stop where so many steps were taken, or the last one before. */
export function stopAt(all: readonly Stop[], step: number): number {
  let found = 0;
  all.forEach((stop, index) => {
    if (stop.at <= step) found = index;
  });
  return found;
}
