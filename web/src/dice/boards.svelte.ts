/** Board sets by fingerprint: those that come with the program, and custom ones loaded from tables. */

import { SvelteMap } from "svelte/reactivity";
import type { DiceBoards, DicePicture } from "../gen/dice";
import { diceCatalogue as catalogue } from "../gen/dice-catalogue";
import { diceThings } from "../gen/dice-things";
import type { DiceThings, Told } from "../gen/tell";
import { Refused } from "../lib/api";
import type { TableSource } from "../lib/source";

export { catalogue };

/** Every set that has been loaded. */
const sets = new SvelteMap<string, DiceBoards>(
  catalogue.boards.map((set) => [set.fingerprint, set]),
);
/** The names and effects of each set, as messages. */
const told = new SvelteMap<string, DiceThings>(
  diceThings.map((things) => [things.fingerprint, things]),
);
/** A table without these boards, no answer, or what was answered instead. */
export type Missing = "none" | "offline" | { refused: unknown };

/** Sets that could not be loaded, and why. */
const missing = new SvelteMap<string, Missing>();

/** Loads a set from the table, unless it is there already. */
export async function loadBoards(
  fingerprint: string,
  source: Pick<TableSource, "boards"> | null,
): Promise<void> {
  if (sets.has(fingerprint)) return;
  missing.delete(fingerprint);
  if (source === null) {
    missing.set(fingerprint, "none");
    return;
  }
  try {
    const set = await source.boards();
    if (set?.fingerprint === fingerprint) {
      told.set(fingerprint, set.things);
      sets.set(fingerprint, set);
    } else missing.set(fingerprint, "none");
  } catch (refused) {
    const away = refused instanceof Refused && ["offline", "no-server"].includes(refused.code);
    missing.set(fingerprint, away ? "offline" : { refused });
  }
}

/** The set that a picture is played on, once it is loaded; without a picture, the default set. */
export function boardsOf(
  picture: Pick<DicePicture, "boards_fingerprint"> | null,
): DiceBoards | null {
  return picture ? (sets.get(picture.boards_fingerprint) ?? null) : catalogue.boards[0]!;
}

/** What a space of a city or a bonus does, a sentence each. */
export function effectsOf(set: DiceBoards, city: string | null, id: string): Told[] {
  const things = told.get(set.fingerprint);
  const own = things?.cities.find((one) => one.id === city)?.own ?? [];
  const all = [...own, ...(things?.common ?? []), ...(things?.bonuses ?? [])];
  return all.find((one) => one.id === id)?.effects ?? [];
}

/** Why a set is not there. */
export function whyMissing(fingerprint: string): Missing | null {
  return missing.get(fingerprint) ?? null;
}

/** Is it one of the program's own sets, which stand in for the printed boards? */
export function standsIn(fingerprint: string): boolean {
  return catalogue.boards.some((set) => set.fingerprint === fingerprint);
}

/** All sets that are loaded, for names. */
export function loadedSets(): Iterable<DiceBoards> {
  return sets.values();
}
