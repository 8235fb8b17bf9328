/** A score pad for a game with real cards: the players, and the entry of each field. */

import type { GameKind } from "../gen/games";
import type { PadEnd, PadEntry, PadLine } from "../gen/pad";
import { SEATS } from "../lib/game-ui";

/** The entry of a field; `text` is a typed sum such as `3+5`. */
export type Entry = PadEntry & { text?: string };

export interface Player {
  name: string;
  entries: Record<string, Entry>;
}

export interface Pad {
  id: string;
  game: GameKind;
  /** Time of the last change: milliseconds since 1970. */
  at: number;
  players: Player[];
  /** How a game of Duel ended. */
  duel: PadEnd;
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

/** Is the pad empty? */
export function blank(pad: Pad): boolean {
  return (
    pad.duel.by === "points" &&
    pad.duel.pawn === null &&
    pad.players.every((player) => Object.keys(player.entries).length === 0)
  );
}

/**
 * Parses typed text: `12`, `-3`, `3+5+7` or `3 5 7`. Null for an empty text, `NaN` for anything
 * else.
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

/** The entry for typed text. */
export function typed(line: PadLine, text: string): Entry | null {
  const number = readSum(text);
  if (number === null || Number.isNaN(number)) return null;
  if (line.coins !== undefined) return { as: "coins", coins: number };
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
