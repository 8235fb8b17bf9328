/** What the log tells about cities: the last card of each, and what lies under the wonders. */

import type { WondersCard } from "../gen/wonders";
import { isCard } from "./facts";
import { readMove } from "./moves";

export interface LastPlayed {
  is: "build" | "stage" | "sell";
  card: WondersCard | null;
}

/** Calls with each move of the log in order. */
function each(
  log: string[],
  see: (seat: number, move: NonNullable<ReturnType<typeof readMove>>) => void,
) {
  for (const line of log) {
    const at = line.indexOf(" ");
    const seat = line.slice(0, at);
    if (!/^\d+$/.test(seat)) continue;
    const move = readMove(line.slice(at + 1));
    if (move) see(Number(seat), move);
  }
}

/** What each seat played last. */
export function lastPlayed(log: string[]): Map<number, LastPlayed> {
  const last = new Map<number, LastPlayed>();
  each(log, (seat, move) => {
    if (!("card" in move)) return;
    const card = isCard(move.card) ? move.card : null;
    last.set(seat, { is: move.verb === "revive" ? "build" : move.verb, card });
  });
  return last;
}

/** The cards under each wonder, stage by stage; `?` for what the log hides. */
export function underWonders(log: string[]): Map<number, string[]> {
  const under = new Map<number, string[]>();
  each(log, (seat, move) => {
    if (move.verb !== "stage") return;
    under.set(seat, [...(under.get(seat) ?? []), move.card]);
  });
  return under;
}
