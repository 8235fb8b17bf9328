/** Finds the section of the rules about a thing, for links in explanations. */

import type { GameKind } from "../gen/games";

const CARDS: Record<string, string> = {
  brown: "production-cards",
  grey: "production-cards",
  blue: "civil",
  yellow: "commerce",
  red: "military",
  green: "science",
  purple: "guilds",
};

const BUILDINGS: Record<string, string> = {
  wonder: "wonder",
  barracks_west: "barracks",
  barracks_east: "barracks",
  agora: "agora",
  market: "market",
  university: "university",
  guild_court: "guild-court",
  gallery: "gallery",
  warehouse: "warehouse",
};

const DICE: Record<string, string> = { black: "spy", white: "gallery", purple: "guild-court" };

/** The id of the section; null links to the rules as a whole. */
export async function sectionOf(game: GameKind, kind: string, id: string): Promise<string | null> {
  if (kind === "figure") return null;
  if (game === "dice") {
    if (kind === "bonus") return "bonuses";
    if (kind === "die") return DICE[id] ?? "dice";
    if (kind === "symbol") return "dice";
    return BUILDINGS[id.split(".")[0]!] ?? null;
  }
  if (kind === "token") return "progress-tokens";
  if (kind === "card") {
    const cards: Record<string, { colour: string }> =
      game === "duel"
        ? (await import("../gen/duel-catalogue")).duelCatalogue.cards
        : (await import("../gen/wonders-catalogue")).wondersCatalogue.cards;
    return CARDS[cards[id]?.colour ?? ""] ?? null;
  }
  if (game === "duel") return kind === "wonder" ? "wonder-list" : null;
  return id.split(":")[0] || "wonders";
}
