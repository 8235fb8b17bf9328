/** Which fields can be counted out, and how they are drawn. */

import type { GameKind } from "../gen/games";
import type { SymbolName } from "../symbols/names";
import type { Colour } from "../ui/types";
import { items } from "./items";
import type { Entry, Pad } from "./pad";

export type Help = "tokens" | "symbols" | "stages" | "items";

/** How a field can be counted out; null where one only writes a number. */
export function helpFor(game: GameKind, category: string): Help | null {
  if (game === "wonders" && category === "wonder") return "stages";
  if (game === "wonders" && category === "military") return "tokens";
  if (game === "wonders" && category === "science") return "symbols";
  return items(game, category, 7).length > 0 ? "items" : null;
}

/** An empty count to begin with, or the one that is there. */
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

/** The colour of the cards or buildings of a line, where it has one. */
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

/** The drawing beside a line of the pad: the shape of its colour, or a symbol. */
export function markOf(category: string): { colour: Colour } | { symbol: SymbolName } {
  const colour = COLOURS[category];
  return colour ? { colour } : { symbol: SYMBOLS[category] ?? "laurel" };
}
