/** The files of puzzles, loaded when they are needed. */

import type { GameKind } from "../gen/games";

const urls = import.meta.glob<string>("../../../crates/learn/puzzles/*.jsonl", {
  query: "?url",
  import: "default",
  eager: true,
});

export const fileUrl = (game: GameKind): string =>
  urls[`../../../crates/learn/puzzles/${game}.jsonl`]!;

/** A puzzle of a file: the line of its game, and its place there. */
export interface ListedPuzzle {
  /** The seed of the game and the step: `17.34`. */
  id: string;
  line: string;
  index: number;
  rating: number;
  tags: string[];
}

/** The fields of a line that a list needs; `docs/puzzles.md` has them all. */
interface Line {
  seed: number;
  puzzles: { at: number; rating: number; tags: string[] }[];
}

/** Every puzzle of a file, in its order. */
export function listed(file: string): ListedPuzzle[] {
  const lines = file.split("\n").filter((line) => line !== "");
  return lines.flatMap((line) => {
    const { seed, puzzles } = JSON.parse(line) as Line;
    return puzzles.map(({ at, rating, tags }, index) => ({
      id: `${seed}.${at}`,
      line,
      index,
      rating,
      tags,
    }));
  });
}

export async function puzzleFile(game: GameKind): Promise<string> {
  const answer = await fetch(fileUrl(game));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.text();
}
