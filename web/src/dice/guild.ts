/** The comparison of the Guild Court: who has crossed how much of what the purple die shows. */

import type { DiceBoards, DiceBuilding, DicePicture } from "../gen/dice";
import { count, neighbours } from "./sheet";
import { asTurnBegan } from "./turn";

export interface Comparison {
  /** The face that asks for it. */
  symbol: string;
  buildings: DiceBuilding[];
  own: number;
  /** The neighbours, once each. */
  others: { seat: number; n: number }[];
  /** With two players one must have more; else as many is enough (rules 6.62 and 6.64). */
  strictly: boolean;
  holds: boolean;
}

/** How a seat compares in what a symbol shows, as the turn began; null for other symbols. */
export function compared(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  symbol: string,
  log: readonly string[],
): Comparison | null {
  const leads = set.symbols.find((one) => one.id === symbol)?.leads;
  if (leads?.kind !== "guild-court") return null;
  const { buildings } = leads;
  const of = (one: number) => count(set, asTurnBegan(set, picture, one, log), buildings);
  const { left, right } = neighbours(seat, picture.cities.length);
  const others = [...new Set([left, right])].map((one) => ({ seat: one, n: of(one) }));
  const own = of(seat);
  const strictly = picture.cities.length === 2;
  const holds = others.every(({ n }) => (strictly ? own > n : own >= n));
  return { symbol, buildings, own, others, strictly, holds };
}

/** The symbol that the die of the Guild Court shows now, if it lies in the Forum. */
export function guildSymbol(set: DiceBoards, picture: DicePicture): string | null {
  const compares = (id: string) =>
    set.symbols.some((symbol) => symbol.id === id && symbol.leads.kind === "guild-court");
  return picture.forum.find((die) => die.symbol !== null && compares(die.symbol))?.symbol ?? null;
}
