/** Board sets: the two that come with the program, and those of a table, by their fingerprint. */

import { SvelteMap } from "svelte/reactivity";
import type { DiceBoards, DicePicture } from "../gen/dice";

/** Every set that has been loaded. */
const sets = new SvelteMap<string, DiceBoards>();
/** Sets that could not be had. */
const missing = new SvelteMap<string, "none" | "offline">();
/** Those that come with the program stand in for the printed boards. */
const ours: string[] = $state([]);

let catalogue: Promise<void> | undefined;

/** Takes in the sets of the program, once. */
function loadCatalogue(): Promise<void> {
  catalogue ??= import("../gen/dice-catalogue").then(({ diceCatalogue }) => {
    for (const set of diceCatalogue.boards) sets.set(set.fingerprint, set);
    ours.push(...diceCatalogue.boards.map((set) => set.fingerprint));
  });
  return catalogue;
}

/** Loads the set of this fingerprint, from the table if the program does not have it. */
export async function loadBoards(fingerprint: string, table: string | null): Promise<void> {
  if (sets.has(fingerprint)) return;
  await loadCatalogue();
  if (sets.has(fingerprint)) return;
  missing.delete(fingerprint);
  if (table === null) {
    missing.set(fingerprint, "none");
    return;
  }
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/boards`);
    const set = response.ok ? ((await response.json()) as DiceBoards) : null;
    if (set?.fingerprint === fingerprint) sets.set(fingerprint, set);
    else missing.set(fingerprint, "none");
  } catch {
    missing.set(fingerprint, "offline");
  }
}

/** The set that a picture is played on, once it is there. */
export function boardsOf(
  picture: Pick<DicePicture, "boards_fingerprint"> | null,
): DiceBoards | null {
  const wanted = picture?.boards_fingerprint ?? ours[0];
  return (wanted && sets.get(wanted)) || null;
}

/** Why a set is not there. */
export function whyMissing(fingerprint: string): "none" | "offline" | null {
  return missing.get(fingerprint) ?? null;
}

/** Is it one of those that come with the program, and not the printed boards? */
export function standsIn(fingerprint: string): boolean {
  return ours.includes(fingerprint);
}

/** All sets that are loaded, for names. */
export function loadedSets(): Iterable<DiceBoards> {
  return sets.values();
}

/** Loads the sets of the program, for explanations without a table. */
export const loadOwnBoards = loadCatalogue;
