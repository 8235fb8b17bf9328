/** Moves as records write them, taken apart. */

import type { WondersCard, WondersPayment, WondersSide, WondersWonder } from "../gen/wonders";

export type Move =
  | { verb: "build" | "stage"; card: WondersCard; pay: WondersPayment; text: string }
  | { verb: "sell" | "revive"; card: WondersCard; text: string }
  | { verb: "decline"; text: string }
  | { verb: "choose"; wonder: WondersWonder; text: string }
  | { verb: "side"; side: WondersSide; text: string };

/** `2 left 1 right`, or nothing. */
export function readPayment(words: string[]): WondersPayment {
  const pay = { left: 0, right: 0 };
  for (let at = 0; at + 1 < words.length; at += 2) {
    const side = words[at + 1];
    if (side === "left" || side === "right") pay[side] = Number(words[at]);
  }
  return pay;
}

/** Reads a move; a card may be `?` where a log hides it. Null for what is no move of this game. */
export function readMove(text: string): Move | null {
  const words = text.trim().split(/\s+/);
  const [verb, ...rest] = words;
  const paid = (from: number) =>
    rest[from] === "pay" ? readPayment(rest.slice(from + 1)) : { left: 0, right: 0 };
  switch (verb) {
    case "build":
      return { verb, card: rest[0] as WondersCard, pay: paid(1), text };
    case "stage":
      return { verb, card: rest[1] as WondersCard, pay: paid(2), text };
    case "sell":
      return { verb, card: rest[0] as WondersCard, text };
    case "revive":
      if (rest[0] === "nothing") return { verb: "decline", text };
      return { verb, card: rest[0] as WondersCard, text };
    case "choose":
      return { verb, wonder: rest[0] as WondersWonder, text };
    case "side":
      return { verb, side: rest[0] as WondersSide, text };
    default:
      return null;
  }
}

export type Paid = Extract<Move, { verb: "build" | "stage" }>;
export type Sale = Extract<Move, { verb: "sell" | "revive" }>;

/** What can be done with one card of the hand. */
export interface CardMoves {
  build: Paid[];
  stage: Paid[];
  sell: Sale | null;
}

/** The legal moves of a card; the cheapest payments come first, as the server lists them. */
export function movesOf(legal: string[], id: WondersCard): CardMoves {
  const found: CardMoves = { build: [], stage: [], sell: null };
  for (const text of legal) {
    const move = readMove(text);
    if (!move || !("card" in move) || move.card !== id) continue;
    if (move.verb === "build") found.build.push(move);
    if (move.verb === "stage") found.stage.push(move);
    if (move.verb === "sell") found.sell = move;
  }
  return found;
}

/**
 * The one thing one would do with a card: selling is always possible and seldom meant. Null when there
 * is a choice, or nothing but the sale.
 */
export function sensible(moves: CardMoves): Paid | null {
  const all = [...moves.build, ...moves.stage];
  return all.length === 1 ? all[0]! : null;
}
