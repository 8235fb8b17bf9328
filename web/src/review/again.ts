/** Playing on from a moment of a finished game, against bots. */

import type { Finished } from "../gen/protocol";
import { api, luckyNumber } from "../lib/api";
import { cutRecord } from "./record";

/** `same` keeps the bots of the game; people are played by the usual one. */
export type Opponents = "same" | string;
export const USUAL = "normal";
/** The opponents one can ask for, the weakest first. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;

/** Who sits where: one seat is yours, bots have the others. */
export function seatsFor(
  game: Pick<Finished, "seats">,
  seat: number,
  opponents: Opponents,
): ("you" | { bot: string })[] {
  return game.seats.map((line, at) => {
    if (at === seat) return "you";
    if (opponents !== "same") return { bot: opponents };
    return { bot: line.bot && line.name ? line.name : USUAL };
  });
}

export interface From {
  game: Finished;
  record: string;
  /** After so many steps. */
  step: number;
  seat: number;
  opponents: Opponents;
  /** Made at once, if one wants to see what comes of it. */
  move?: string;
}

/** Opens the table; its id. */
export async function playOn(from: From): Promise<string> {
  const { table } = await api.open({
    game: from.game.game,
    seats: seatsFor(from.game, from.seat, from.opponents),
    record: cutRecord(from.record, from.step),
    settings: { start: "full" },
    number: luckyNumber(),
  });
  if (from.move !== undefined) {
    await api.command(table, {
      id: "review",
      do: "move",
      seat: from.seat,
      at: from.step,
      move: from.move,
    });
  }
  return table;
}
