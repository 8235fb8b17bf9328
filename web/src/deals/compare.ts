/** Two games of the same deal, decision by decision. */

import { Engine } from "../engine/engine";
import type { GameKind } from "../gen/games";
import type { Told } from "../gen/tell";

export interface Decision {
  /** What this player did, and what the other did; null if that game was over. */
  mine: Told | null;
  theirs: Told | null;
  same: boolean;
}

/** The decisions of a seat, in words. */
async function decisions(
  engine: Engine,
  record: string,
  seat: number,
): Promise<[string, Told | null][]> {
  await engine.ask({ do: "load", text: record });
  const { lines, told } = await engine.ask({ do: "log", seat });
  return lines.flatMap((line, at): [string, Told | null][] =>
    line.startsWith(`${seat} `) ? [[line, told[at] ?? null]] : [],
  );
}

export async function compare(
  game: GameKind,
  mine: string,
  theirs: string,
  seat: number,
  engine = new Engine(game),
): Promise<Decision[]> {
  try {
    const own = await decisions(engine, mine, seat);
    const other = await decisions(engine, theirs, seat);
    return Array.from({ length: Math.max(own.length, other.length) }, (_, at) => ({
      mine: own[at]?.[1] ?? null,
      theirs: other[at]?.[1] ?? null,
      same: own[at]?.[0] === other[at]?.[0],
    }));
  } finally {
    engine.close();
  }
}
