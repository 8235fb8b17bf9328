/** How far the user is in the lessons, and whether a game was ever finished, in this browser. */

import type { GameKind } from "../gen/games";

const KEY = "mirabilia.learn";

interface Kept {
  /** The learner's moves, by game, while a lesson is not over. */
  moves?: Partial<Record<GameKind, string[]>>;
  /** Lessons that were finished. */
  learned?: Partial<Record<GameKind, boolean>>;
  /** Games that were finished, lessons aside. */
  finished?: Partial<Record<GameKind, boolean>>;
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null;
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function lessonMoves(game: GameKind): string[] {
  const moves: unknown = read().moves?.[game];
  return Array.isArray(moves) ? moves.filter((one): one is string => typeof one === "string") : [];
}

export function keepLesson(game: GameKind, moves: string[], over: boolean): void {
  const kept = read();
  kept.moves = { ...kept.moves, [game]: moves };
  if (over) kept.learned = { ...kept.learned, [game]: true };
  write(kept);
}

/** Remembers that a game was finished. */
export function keepFinished(game: GameKind): void {
  const kept = read();
  if (kept.finished?.[game]) return;
  write({ ...kept, finished: { ...kept.finished, [game]: true } });
}

/** Has the user never finished a game or a lesson of this kind? */
export function isNew(game: GameKind): boolean {
  const { finished, learned } = read();
  return !finished?.[game] && !learned?.[game];
}

/** Has the user never finished a game of this kind? Then it starts with the settings for newcomers. */
export function isNewcomer(game: GameKind): boolean {
  return !read().finished?.[game];
}
