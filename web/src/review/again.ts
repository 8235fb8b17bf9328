/** Starts a new game from a moment of a finished one, against bots. */

import type { Finished } from "../gen/protocol";
import { available } from "../engine/modules";
import { open } from "../home/form";
import { api, luckyNumber } from "../lib/api";
import { cutRecord } from "../lib/record";

/** `same` keeps the bots of the game, and replaces people by the default bot. */
export type Opponents = "same" | string;
export const USUAL = "normal";

/** The seats of the new table: one for the user, bots on the others. */
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
  /** The position: the first steps of the record, then other lines. */
  at: number;
  line: readonly string[];
  seat: number;
  opponents: Opponents;
  /** A move to make at once. */
  move?: string;
}

/** Opens the table and returns the path of its page. */
export async function playOn(from: From): Promise<string[]> {
  const wanted = {
    game: from.game.game,
    seats: seatsFor(from.game, from.seat, from.opponents),
    record: [cutRecord(from.record, from.at), ...from.line.map((line) => line + "\n")].join(""),
    settings: { start: "full" as const, undo: "always" as const },
    number: luckyNumber(),
  };
  const [where, table] = await open(wanted, available);
  const { seat, move } = from;
  const at = from.at + from.line.length;
  if (move !== undefined) {
    const request = { id: "review", do: "move", seat, at, move } as const;
    if (where === "h") (await import("../here/source")).sendHere(table, request);
    else await api.command(table, request);
  }
  return [where, table];
}
