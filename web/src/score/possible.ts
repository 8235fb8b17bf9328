/** Which points a line can have at all. Sets are worked out from the catalogue, once. */

import type { GameKind } from "../gen/games";
import { DEFEAT, DUEL_TOKENS, DUEL_WONDERS, items, stagePoints, VICTORIES, WONDERS } from "./items";
import { science } from "./science";

/** Sums of any of these, at most so many of them. */
export function subsetSums(values: number[], most = values.length): Set<number> {
  // By how many were taken, so that "at most four wonders" can be asked.
  const by: Set<number>[] = Array.from({ length: most + 1 }, () => new Set<number>());
  by[0]!.add(0);
  for (const value of values) {
    for (let taken = most - 1; taken >= 0; taken--) {
      for (const sum of by[taken]!) by[taken + 1]!.add(sum + value);
    }
  }
  return new Set(by.flatMap((sums) => [...sums]));
}

function stageSums(): Set<number> {
  const sums = new Set([0]);
  for (const wonder of WONDERS) {
    for (const side of ["day", "night"] as const) {
      let sum = 0;
      for (const points of stagePoints(wonder, side)) sums.add((sum += points));
    }
  }
  return sums;
}

/** Two neighbours an age, each beaten, lost to, or equal. */
function conflictSums(): Set<number> {
  let sums = new Set([0]);
  for (const victory of VICTORIES) {
    for (let neighbour = 0; neighbour < 2; neighbour++) {
      sums = new Set([...sums].flatMap((sum) => [sum, sum + victory, sum + DEFEAT]));
    }
  }
  return sums;
}

/** Each symbol is on four green cards; the Scientists Guild and Babylon add one each. */
export const SYMBOL_CARDS = 4;
export const WILD_MAX = 2;

function scienceSums(): Set<number> {
  const sums = new Set<number>();
  const counts = Array.from({ length: SYMBOL_CARDS + 1 }, (_, n) => n);
  for (const compass of counts)
    for (const gear of counts)
      for (const tablet of counts)
        for (let wild = 0; wild <= WILD_MAX; wild++)
          sums.add(science({ compass, gear, tablet }, wild).points);
  return sums;
}

/** Agriculture 4, Philosophy 7, Mathematics 3 for each token held, itself included. */
function progressSums(): Set<number> {
  const fixed = items("duel", "progress", 2).filter((item) => !item.counts);
  const counted = items("duel", "progress", 2).filter((item) => item.counts);
  const sums = new Set<number>();
  for (let mask = 0; mask < 1 << fixed.length; mask++) {
    const held = fixed.filter((_, bit) => mask & (1 << bit));
    const plain = held.reduce((sum, item) => sum + item.each, 0);
    sums.add(plain);
    for (const item of counted) {
      for (let n = held.length + 1; n <= DUEL_TOKENS; n++) sums.add(plain + n * item.each);
    }
  }
  return sums;
}

const known = new Map<string, Set<number> | number | null>();

/**
 * The points that a line can have: a set of them, or a bound; null where nothing can be said.
 */
export function possible(
  game: GameKind,
  category: string,
  seats: number,
): Set<number> | number | null {
  const key = `${game}/${category}/${seats}`;
  if (!known.has(key)) known.set(key, workOut(game, category, seats));
  return known.get(key)!;
}

function workOut(game: GameKind, category: string, seats: number): Set<number> | number | null {
  const list = items(game, category, seats);
  const bound = () => list.reduce((sum, item) => sum + item.each * Math.min(item.max, 40), 0);
  const sums = (most?: number) =>
    subsetSums(
      list.map((item) => item.each),
      most,
    );
  switch (`${game}/${category}`) {
    case "wonders/wonder":
      return stageSums();
    case "wonders/military":
      return conflictSums();
    case "wonders/civilian":
      return sums();
    case "wonders/science":
      return scienceSums();
    case "wonders/commerce":
    case "wonders/guilds":
    case "duel/guilds":
      return bound();
    case "duel/civilian":
    case "duel/science":
    case "duel/commerce":
      return sums();
    case "duel/wonders":
      return sums(DUEL_WONDERS.each);
    case "duel/progress":
      return progressSums();
    default:
      return null;
  }
}
