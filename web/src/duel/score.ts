/** Points as the score pad counts them (rules, chapter 10), for what would be. */

import type {
  DuelCard,
  DuelCategory,
  DuelCounted,
  DuelEffect,
  DuelToken,
  DuelWonder,
} from "../gen/duel";
import { duelCatalogue } from "../gen/duel-catalogue";
import { cards, tokens, track, wonders, zoneAt } from "./facts";

/** What points depend on in one city. */
export interface Estate {
  coins: number;
  cards: DuelCard[];
  wonders: DuelWonder[];
  tokens: DuelToken[];
}

/** How often something is there. */
export function countIn(estate: Estate, what: DuelCounted): number {
  switch (what.kind) {
    case "cards":
      return estate.cards.filter((card) => what.colours.includes(cards[card].colour)).length;
    case "wonders":
      return estate.wonders.length;
    case "coins":
      return Math.floor(estate.coins / what.coins);
    case "tokens":
      return estate.tokens.length;
  }
}

const CATEGORY = {
  blue: "civilian",
  green: "science",
  yellow: "commerce",
  purple: "guilds",
} as const;

/** The points of one seat. */
export function pointsOf(
  estates: readonly [Estate, Estate],
  pawn: number,
  seat: number,
): Record<DuelCategory, number> {
  const sum = Object.fromEntries(duelCatalogue.categories.map((one) => [one, 0])) as Record<
    DuelCategory,
    number
  >;
  const mine = estates[seat as 0 | 1];
  const worth = (effect: DuelEffect): number => {
    if (effect.kind === "points") return effect.points;
    if (effect.kind === "points-for") return effect.points * countIn(mine, effect.each);
    if (effect.kind !== "guild") return 0;
    return effect.points * Math.max(...estates.map((estate) => countIn(estate, effect.each)));
  };
  const add = (category: DuelCategory, effects: DuelEffect[]) =>
    effects.forEach((effect) => (sum[category] += worth(effect)));
  for (const card of mine.cards) {
    const { colour, effects } = cards[card];
    if (colour in CATEGORY) add(CATEGORY[colour as keyof typeof CATEGORY], effects);
  }
  mine.wonders.forEach((wonder) => add("wonders", wonders[wonder].effects));
  mine.tokens.forEach((token) => add("progress", tokens[token].effects));
  sum.treasury = Math.floor(mine.coins / 3);
  // Seat 0 drives the pawn towards 9, the capital of seat 1.
  const ahead = seat === 0 ? pawn : -pawn;
  sum.military = ahead > 0 ? (zoneAt(ahead) ?? track.zones.at(-1)!).points : 0;
  return sum;
}

/** The sum of the score pad's lines. */
export const total = (points: Record<string, number>): number =>
  Object.values(points).reduce((sum, n) => sum + n, 0);
