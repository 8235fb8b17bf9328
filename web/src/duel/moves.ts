/** Moves as records write them, read. */

import type { DuelCard, DuelToken, DuelWonder } from "../gen/duel";
import { isCard, isToken, isWonder } from "./facts";

export type DuelMove =
  | { verb: "build" | "sell" | "destroy" | "revive"; card: DuelCard }
  | { verb: "wonder"; wonder: DuelWonder; card: DuelCard }
  | { verb: "take"; wonder: DuelWonder }
  | { verb: "token"; token: DuelToken }
  | { verb: "begin"; seat: number };

/** What a move says; null for what is no move of this game. */
export function readMove(text: string): DuelMove | null {
  const [verb, id = "", by, under = ""] = text.trim().split(/\s+/);
  switch (verb) {
    case "build":
    case "sell":
    case "destroy":
    case "revive":
      return isCard(id) ? { verb, card: id } : null;
    case "wonder":
      return isWonder(id) && by === "with" && isCard(under)
        ? { verb, wonder: id, card: under }
        : null;
    case "take":
      return isWonder(id) ? { verb, wonder: id } : null;
    case "token":
      return isToken(id) ? { verb, token: id } : null;
    case "begin":
      return id === "0" || id === "1" ? { verb, seat: Number(id) } : null;
    default:
      return null;
  }
}

/** What a move is about, as one picks it on the table: a card, a wonder, a token or a seat. */
export function subject(move: DuelMove): string {
  switch (move.verb) {
    case "take":
      return move.wonder;
    case "token":
      return move.token;
    case "begin":
      return String(move.seat);
    default:
      return move.card;
  }
}

/** A step of the record: who moved, and what; null for luck. */
export function readStep(line: string): { seat: number; move: DuelMove } | null {
  const found = /^([01]) (.+)$/.exec(line.trim());
  const move = found && readMove(found[2]!);
  return move ? { seat: Number(found[1]), move } : null;
}

/** Does the seat have a further turn because of what it just did? By the log up to now. */
export function playsAgain(log: string[], toMove: number | null): boolean {
  for (const line of [...log].reverse()) {
    if (line.startsWith("deal age")) return false;
    const step = readStep(line);
    if (step && ["build", "sell", "wonder"].includes(step.move.verb)) return step.seat === toMove;
  }
  return false;
}
