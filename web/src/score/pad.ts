/** A score pad of a real table: who played, and what was written into each field. */

import type { GameKind } from "../gen/games";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { SEATS } from "../lib/room";

/** What was written into one field: a number, or what it is counted from. */
export type Entry =
  /** Typed in; `text` when it was a sum such as `3+5`. */
  | { as: "points"; points: number; text?: string }
  | { as: "coins"; coins: number }
  /** Conflict tokens: victories by age, and defeats. */
  | { as: "tokens"; won: [number, number, number]; lost: number }
  | { as: "symbols"; compass: number; gear: number; tablet: number; wild: number }
  | { as: "stages"; wonder: string; side: "day" | "night"; built: number }
  /** Cards, tokens or wonders, each with how often it counts. */
  | { as: "items"; of: Record<string, number> };

export interface Player {
  name: string;
  entries: Record<string, Entry>;
}

/** How a game of Duel ended. */
export interface DuelEnd {
  by: "points" | "military" | "science";
  /** Who won by supremacy. */
  winner: number;
  /** Where the pawn stands: above 0 on the second player's side, below on the first one's; none yet. */
  pawn: number | null;
}

export interface Pad {
  id: string;
  game: GameKind;
  /** When it was changed last: milliseconds since 1970. */
  at: number;
  players: Player[];
  duel: DuelEnd;
}

/** The pseudo line of Dice whose coins count in a tie only. */
export const TIE = "coins";

/** The lines that add up, in the order of the score pad. */
export function categories(game: GameKind): readonly string[] {
  if (game === "wonders") return wondersCatalogue.categories;
  if (game === "duel") return duelCatalogue.categories;
  return diceCatalogue.categories;
}

/** The lines that are written, the tie-break of Dice included. */
export function lines(game: GameKind): readonly string[] {
  return game === "dice" ? [...categories(game), TIE] : categories(game);
}

/** Is this line written as coins? */
export function inCoins(category: string): boolean {
  return category === "treasury" || category === TIE;
}

export function newPad(game: GameKind, names: string[] = [], now = Date.now()): Pad {
  const { min, max } = SEATS[game];
  const many = Math.min(Math.max(names.length || (game === "wonders" ? 4 : min), min), max);
  return {
    id: now.toString(36) + Math.random().toString(36).slice(2, 6),
    game,
    at: now,
    players: Array.from({ length: many }, (_, seat) => newPlayer(names[seat])),
    duel: { by: "points", winner: 0, pawn: null },
  };
}

export function newPlayer(name = ""): Player {
  return { name, entries: {} };
}

/** Has anything been written? */
export function blank(pad: Pad): boolean {
  return (
    pad.duel.by === "points" &&
    pad.duel.pawn === null &&
    pad.players.every((player) => Object.keys(player.entries).length === 0)
  );
}

/**
 * What somebody typed: `12`, `-3`, `3+5+7` or `3 5 7`. Null for nothing, `NaN` for what is no whole
 * number.
 */
export function readSum(text: string): number | null {
  const plain = text.replaceAll("−", "-").trim();
  if (plain === "") return null;
  if (!/^-?\d{1,3}([\s+]+\d{1,3})*\s*\+?$/.test(plain)) return NaN;
  return plain
    .split(/[\s+]+/)
    .filter(Boolean)
    .reduce((sum, part) => sum + Number(part), 0);
}

/** The entry for what was typed into a field. */
export function typed(category: string, text: string): Entry | null {
  const number = readSum(text);
  if (number === null || Number.isNaN(number)) return null;
  if (inCoins(category)) return { as: "coins", coins: number };
  const sum = /\d\s*[\s+]\s*\d/.test(text);
  return sum
    ? {
        as: "points",
        points: number,
        text: text
          .trim()
          .split(/[\s+]+/)
          .join(" + "),
      }
    : { as: "points", points: number };
}
