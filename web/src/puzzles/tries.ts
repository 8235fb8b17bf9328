/** The user's tries at puzzles, in this browser. */

import type { PuzzleTry } from "../engine/protocol";
import type { GameKind } from "../gen/games";

export interface Tried extends PuzzleTry {
  /** The seed of the game and the step: `17.34`. */
  id: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const KEY = "mirabilia.puzzles";
type All = Partial<Record<GameKind, Tried[]>>;

function read(): All {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as All | null;
    return all && typeof all === "object" ? all : {};
  } catch {
    return {};
  }
}

export function tries(game: GameKind): Tried[] {
  const kept: unknown = read()[game];
  return Array.isArray(kept) ? (kept as Tried[]) : [];
}

export function keepTry(game: GameKind, tried: Tried): void {
  const all = read();
  all[game] = [...tries(game), tried];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Today, as the puzzle of the day counts days: the same everywhere. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}
