/** Opening knowledge from games between bots; `docs/openings.md` describes the files. */

import type { GameKind } from "../gen/games";

const urls = import.meta.glob<string>("../../../crates/learn/openings/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export const fileUrl = (game: GameKind): string =>
  urls[`../../../crates/learn/openings/${game}.json`]!;

/** How often something won. */
export interface Row {
  id: string;
  games: number;
  /** The mean share of the victory, and its standard error. */
  share: number;
  error: number;
}

export interface SeatCount {
  seats: number;
  games: number;
  begins?: Row[];
  wonders: Row[];
  drafts?: Row[];
  firsts: Row[];
}

export interface Openings {
  game: GameKind;
  /** The level of the bots. */
  bot: string;
  tables: SeatCount[];
}

const loaded: Partial<Record<GameKind, Promise<Openings>>> = {};

/** Loads the file of a game, once. */
export function openings(game: GameKind): Promise<Openings> {
  const found = (loaded[game] ??= (async () => {
    const answer = await fetch(fileUrl(game));
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return (await answer.json()) as Openings;
  })());
  found.catch(() => delete loaded[game]);
  return found;
}

/** The scale of a chart: the shares that it begins and ends with. */
export function scaleOf(rows: readonly Row[], fair: number): [number, number] {
  const ends = rows.flatMap(({ share, error }) => [share - 2 * error, share + 2 * error]);
  const away = Math.max(0.02, ...ends.map((end) => Math.abs(end - fair)));
  return [Math.max(0, fair - away), Math.min(1, fair + away)];
}
