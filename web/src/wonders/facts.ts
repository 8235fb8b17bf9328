/** The catalogue by name, and what a city has of it. */

import type {
  WondersCard,
  WondersCardEntry,
  WondersCity,
  WondersColour,
  WondersEffect,
  WondersNeighbour,
  WondersPayment,
  WondersResource,
  WondersStage,
  WondersSymbol,
} from "../gen/wonders";
import { wondersCatalogue as catalogue } from "../gen/wonders-catalogue";

export { catalogue };

/** Coins that a sold card brings. */
export const SALE = 3;
/** Turns of an age. */
export const TURNS = 6;

export const isCard = (id: string): id is WondersCard => Object.hasOwn(catalogue.cards, id);

export const card = (id: WondersCard): WondersCardEntry => catalogue.cards[id];

/** All stages of a city's board; none before the wonder is known. */
export function stagesOf(city: WondersCity): WondersStage[] {
  return city.wonder ? catalogue.wonders[city.wonder].sides[city.side] : [];
}

/** The stage that would be built next. */
export function nextStage(city: WondersCity): WondersStage | null {
  return stagesOf(city)[city.stages_built] ?? null;
}

/** The seat beside another: the left one is the next higher. */
export function beside(seat: number, side: WondersNeighbour, seats: number): number {
  return (seat + (side === "left" ? 1 : seats - 1)) % seats;
}

/** Every effect that works in a city. */
export function effectsOf(city: WondersCity): WondersEffect[] {
  return [
    ...stagesOf(city)
      .slice(0, city.stages_built)
      .flatMap((stage) => stage.effects),
    ...city.cards.flatMap((id) => card(id).effects),
  ];
}

/** A city's cards by colour in the order of the rules; colours without any are left out. */
export function byColour(cards: WondersCard[]): { colour: WondersColour; cards: WondersCard[] }[] {
  return catalogue.colours
    .map((colour) => ({ colour, cards: cards.filter((id) => card(id).colour === colour) }))
    .filter((stack) => stack.cards.length > 0);
}

export interface Science {
  symbols: Record<WondersSymbol, number>;
  /** How many of free choice. */
  choice: number;
}

export function scienceOf(city: WondersCity): Science {
  const science: Science = { symbols: { compass: 0, gear: 0, tablet: 0 }, choice: 0 };
  for (const effect of effectsOf(city)) {
    if (effect.kind === "science") science.symbols[effect.symbol] += 1;
    if (effect.kind === "science-of-choice") science.choice += 1;
  }
  return science;
}

/** What a city asks of its owner for a bought unit: raw and manufactured, left and right. */
export function priceFrom(
  city: WondersCity,
  from: WondersNeighbour,
): { raw: number; manufactured: number } {
  const usual = { raw: 2, manufactured: 2 };
  for (const effect of effectsOf(city)) {
    if (effect.kind !== "cheap-trade" || !effect.from.includes(from)) continue;
    const raw = catalogue.raw.includes(effect.goods[0]!);
    usual[raw ? "raw" : "manufactured"] = effect.price;
  }
  return usual;
}

/** What makes goods: the resources it can give, one of them a turn. */
export interface Source {
  of: WondersResource[];
  /** Can neighbours buy it? */
  sold: boolean;
}

/** Every source of a city, those that give one thing only first. */
export function sourcesOf(city: WondersCity): Source[] {
  const start = city.wonder ? catalogue.wonders[city.wonder].start : [];
  const sources: Source[] = start.map((good) => ({ of: [good], sold: true }));
  for (const effect of effectsOf(city)) {
    if (effect.kind === "produces")
      sources.push(...effect.goods.map((good) => ({ of: [good], sold: true })));
    if (effect.kind === "produces-one") sources.push({ of: effect.of, sold: effect.sold });
  }
  return sources.sort((a, b) => a.of.length - b.of.length);
}

/** All coins of a payment. */
export const sum = (payment: WondersPayment) => payment.left + payment.right;

/** The points of a city as they stand. */
export function total(city: WondersCity): number {
  return Object.values(city.points).reduce((a, b) => a + b, 0);
}

/** Is a card of that name in the city already? */
export function hasName(city: WondersCity, id: WondersCard): boolean {
  return city.cards.some((other) => card(other).name === card(id).name);
}
