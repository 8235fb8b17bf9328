/** Which fields have a counting helper, and how lines are marked. */

import type { GameKind } from "../gen/games";
import type { PadCountedAs } from "../gen/pad";
import type { SymbolName } from "../symbols/names";
import type { Colour } from "../ui/types";
import type { Entry, Pad } from "./pad";
import { linesOf } from "./sheet";

/** The counting helper of a field; null for a plain number. */
export function helpFor(game: GameKind, category: string): PadCountedAs | null {
  return linesOf(game).find((line) => line.id === category)?.counted ?? null;
}

/** The count of a field, or an empty one. */
export function counted(pad: Pad, seat: number, category: string): Entry | null {
  const help = helpFor(pad.game, category);
  const entry = pad.players[seat]?.entries[category];
  if (!help || entry?.as === help) return entry ?? null;
  switch (help) {
    case "tokens":
      return { as: "tokens", won: [0, 0, 0], lost: 0 };
    case "symbols":
      return { as: "symbols", compass: 0, gear: 0, tablet: 0, wild: 0 };
    case "stages":
      return { as: "stages", wonder: "", side: "day", built: 0 };
    case "items":
      return { as: "items", of: {} };
  }
}

/** The colour of a line's cards or buildings. */
const COLOURS: Record<string, Colour> = {
  civilian: "blue",
  commerce: "yellow",
  science: "green",
  guilds: "purple",
  barracks_west: "red",
  barracks_east: "red",
  agora: "blue",
  market: "yellow",
  university: "green",
  guild_court: "purple",
  gallery: "white",
};
const SYMBOLS: Record<string, SymbolName> = {
  wonder: "stage-built",
  wonders: "stage-built",
  treasury: "coin",
  coins: "coin",
  military: "shield",
  progress: "library",
};

/** The mark of a line of the pad: the shape of its colour, or a symbol. */
export function markOf(category: string): { colour: Colour } | { symbol: SymbolName } {
  const colour = COLOURS[category];
  return colour ? { colour } : { symbol: SYMBOLS[category] ?? "laurel" };
}
