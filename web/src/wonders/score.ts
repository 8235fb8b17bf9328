/** Points as the rules count them, for cities that are not there yet: what a move would bring. */

import type { WondersCategory, WondersCity, WondersColour, WondersEffect } from "../gen/wonders";
import { card, catalogue, effectsOf, scienceOf, stagesOf, type Science } from "./facts";

/** A city and its neighbours. */
export interface Around {
  city: WondersCity;
  left: WondersCity;
  right: WondersCity;
}

const PAD: Record<WondersColour, WondersCategory | null> = {
  brown: null,
  grey: null,
  red: null,
  blue: "civilian",
  yellow: "commerce",
  green: "science",
  purple: "guilds",
};

/** How often a reward is given. */
export function times(effect: Extract<WondersEffect, { kind: "reward" }>, around: Around): number {
  const { each } = effect;
  const here = (city: WondersCity) =>
    each.kind === "stages"
      ? city.stages_built
      : city.cards.filter((id) => each.colours.includes(card(id).colour)).length;
  const own = effect.own ? here(around.city) : 0;
  return own + (effect.neighbours ? here(around.left) + here(around.right) : 0);
}

/** Points of an effect alone; science is counted together. */
function points(effect: WondersEffect, around: Around): number {
  switch (effect.kind) {
    case "points":
      return effect.points;
    case "points-if-complete":
      return around.city.stages_built === around.city.stages ? effect.points : 0;
    case "reward":
      return effect.points * times(effect, around);
    default:
      return 0;
  }
}

/** Squares of each symbol, and 7 for a set of three; free symbols go where they bring most. */
export function sciencePoints({ symbols, choice }: Science): number {
  const { compass, gear, tablet } = symbols;
  if (choice === 0) {
    return compass ** 2 + gear ** 2 + tablet ** 2 + 7 * Math.min(compass, gear, tablet);
  }
  return Math.max(
    ...catalogue.symbols.map((symbol) =>
      sciencePoints({
        symbols: { ...symbols, [symbol]: symbols[symbol] + 1 },
        choice: choice - 1,
      }),
    ),
  );
}

/** The score of a city between its neighbours, line by line. */
export function score(around: Around): Record<WondersCategory, number> {
  const { city } = around;
  const won = city.victories.reduce((sum, n, age) => sum + n * catalogue.ages[age]!.victory, 0);
  const pad: Record<WondersCategory, number> = {
    wonder: 0,
    treasury: Math.floor(city.coins / 3),
    military: won - city.defeats * catalogue.defeat,
    civilian: 0,
    commerce: 0,
    science: sciencePoints(scienceOf(city)),
    guilds: 0,
  };
  for (const stage of stagesOf(city).slice(0, city.stages_built)) {
    for (const effect of stage.effects) pad.wonder += points(effect, around);
  }
  for (const id of city.cards) {
    const line = PAD[card(id).colour];
    if (line) for (const effect of card(id).effects) pad[line] += points(effect, around);
  }
  return pad;
}

/** Coins that effects bring at once. */
export function coinsFrom(effects: WondersEffect[], around: Around): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === "coins") return sum + effect.coins;
    if (effect.kind === "reward") return sum + effect.coins * times(effect, around);
    return sum;
  }, 0);
}

export const shieldsOf = (city: WondersCity) =>
  effectsOf(city).reduce((n, effect) => n + (effect.kind === "shields" ? effect.shields : 0), 0);
