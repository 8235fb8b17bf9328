/** Cards, wonders and tokens that bring points, as the score pad lists them. */

import type { GameKind } from "../gen/games";
import { duelCatalogue } from "../gen/duel-catalogue";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import type { WondersColour } from "../gen/wonders";

export interface Item {
  id: string;
  /** Points each time it counts. */
  each: number;
  /** How often it can count; 1 for what is simply there. */
  max: number;
  /** How many of it there are at the table. */
  copies: number;
  colour: string;
  /** Are things counted for it? Then the pad asks how many. */
  counts: boolean;
}

const wonderCards = Object.values(wondersCatalogue.cards);
const duelCards = Object.values(duelCatalogue.cards);

/** How many copies of a card there are with so many players. */
export function copies(card: (typeof wonderCards)[number], seats: number): number {
  return card.guild ? 1 : card.players.filter((from) => from <= seats).length;
}

/** How many cards of these colours one city can have: no two of one name. */
function inCity(colours: readonly WondersColour[], seats: number): number {
  const names = new Set<string>();
  for (const card of wonderCards) {
    if (colours.includes(card.colour) && copies(card, seats) > 0) names.add(card.name);
  }
  // Guilds: two more than players are in the game.
  const guilds = colours.includes("purple") ? wonderCards.filter((c) => c.guild).length : 0;
  return names.size - Math.max(0, guilds - (seats + 2));
}

function inNeighbours(colours: readonly WondersColour[], seats: number): number {
  const all = wonderCards
    .filter((card) => colours.includes(card.colour))
    .reduce((sum, card) => sum + copies(card, seats), 0);
  return Math.min(all, 2 * inCity(colours, seats));
}

const stages = Object.values(wondersCatalogue.wonders)
  .map((wonder) => Math.max(wonder.sides.day.length, wonder.sides.night.length))
  .sort((a, b) => b - a);

function wondersItems(category: string, seats: number): Item[] {
  const colour = ({ civilian: "blue", commerce: "yellow", guilds: "purple" } as const)[category];
  if (!colour) return [];
  const items: Item[] = [];
  for (const card of wonderCards) {
    const many = copies(card, seats);
    if (card.colour !== colour || many === 0) continue;
    for (const effect of card.effects) {
      const item = { id: card.id, copies: many, colour };
      if (effect.kind === "points") {
        items.push({ ...item, each: effect.points, max: 1, counts: false });
      } else if (effect.kind === "points-if-complete") {
        items.push({ ...item, each: effect.points, max: 1, counts: false });
      } else if (effect.kind === "reward" && effect.points > 0) {
        const { each, own, neighbours } = effect;
        let max = 0;
        if (each.kind === "stages") {
          if (own) max += stages[0]!;
          if (neighbours) max += stages[own ? 1 : 0]! + stages[own ? 2 : 1]!;
        } else {
          if (own) max += inCity(each.colours, seats);
          if (neighbours) max += inNeighbours(each.colours, seats);
        }
        items.push({ ...item, each: effect.points, max, counts: true });
      }
    }
  }
  return items;
}

/** At most so many wonders of one player stand at the end of Duel, and so many of both. */
export const DUEL_WONDERS = { each: 4, both: 7 };
/** So many guilds are in a game of Duel. */
export const DUEL_GUILDS = 3;
/** Five tokens lie on the board, and one more comes from the Great Library. */
export const DUEL_TOKENS = 6;

function duelItems(category: string): Item[] {
  if (category === "wonders") {
    return Object.values(duelCatalogue.wonders).flatMap((wonder) =>
      wonder.effects.flatMap((effect) =>
        effect.kind === "points"
          ? [{ id: wonder.id, each: effect.points, max: 1, copies: 1, colour: "", counts: false }]
          : [],
      ),
    );
  }
  if (category === "progress") {
    return Object.values(duelCatalogue.tokens).flatMap((token) =>
      token.effects.flatMap((effect): Item[] => {
        const item = { id: token.id, copies: 1, colour: "" };
        if (effect.kind === "points")
          return [{ ...item, each: effect.points, max: 1, counts: false }];
        if (effect.kind === "points-for")
          return [{ ...item, each: effect.points, max: DUEL_TOKENS, counts: true }];
        return [];
      }),
    );
  }
  const colour = (
    { civilian: "blue", science: "green", commerce: "yellow", guilds: "purple" } as const
  )[category];
  if (!colour) return [];
  return duelCards
    .filter((card) => card.colour === colour)
    .flatMap((card) =>
      card.effects.flatMap((effect): Item[] => {
        const item = { id: card.id, copies: 1, colour };
        if (effect.kind === "points")
          return [{ ...item, each: effect.points, max: 1, counts: false }];
        if (effect.kind !== "guild") return [];
        const { each } = effect;
        const max =
          each.kind === "cards"
            ? duelCards.filter((other) => each.colours.includes(other.colour)).length
            : each.kind === "wonders"
              ? DUEL_WONDERS.each
              : 99;
        return [{ ...item, each: effect.points, max, counts: true }];
      }),
    );
}

/** What can bring points on a line; empty where the line is written otherwise. */
export function items(game: GameKind, category: string, seats: number): Item[] {
  if (game === "wonders") return wondersItems(category, seats);
  if (game === "duel") return duelItems(category);
  return [];
}

/** The points of the stages of a wonder of 7 Wonders, in order. */
export function stagePoints(wonder: string, side: "day" | "night"): number[] {
  const entry = Object.values(wondersCatalogue.wonders).find((one) => one.id === wonder);
  return (entry?.sides[side] ?? []).map((stage) =>
    stage.effects.reduce((sum, e) => sum + (e.kind === "points" ? e.points : 0), 0),
  );
}

/** The ids of the wonders of 7 Wonders. */
export const WONDERS: string[] = Object.keys(wondersCatalogue.wonders);
/** Points of a victory in each age, and of a defeat. */
export const VICTORIES = wondersCatalogue.ages.map((age) => age.victory);
export const DEFEAT = -Math.abs(wondersCatalogue.defeat);

/** Points of the pawn at a distance from the middle. */
export function pawnPoints(distance: number): number {
  const zone = duelCatalogue.track.zones.find((z) => z.from <= distance && distance <= z.to);
  return zone?.points ?? 0;
}
/** The last space before the capital. */
export const PAWN_MAX = duelCatalogue.track.capital - 1;
