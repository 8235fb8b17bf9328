/** A card of the catalogue as the kit draws it. */

import type { WondersCard, WondersHandCard, WondersPicture } from "../gen/wonders";
import type { Colour, Cost, Glyph, PriceTag } from "../ui/types";
import { card, sum } from "./facts";
import { glyphs } from "./glyphs";
import { whyNoBuild } from "./why";
import { cardName } from "./words";

export interface Drawn {
  colour: Colour;
  name: string;
  age: number;
  cost: Cost;
  effects: Glyph[][];
  freeWith: string[];
  opens: string[];
}

export function drawn(id: WondersCard): Drawn {
  const entry = card(id);
  return {
    colour: entry.colour,
    name: cardName(id),
    age: entry.age,
    cost: entry.cost,
    effects: glyphs(entry.effects),
    freeWith: entry.free_with.map(cardName),
    opens: entry.opens.map(cardName),
  };
}

/** Is it a chain that makes the card free? Otherwise it is the wonder. */
export function chained(picture: WondersPicture, seat: number, id: WondersCard): boolean {
  return card(id).free_with.some((opener) => picture.cities[seat]!.cards.includes(opener));
}

/** The price tag of a card of the hand: the cheapest payment. */
export function tagOf(picture: WondersPicture, seat: number, one: WondersHandCard): PriceTag {
  const why = whyNoBuild(picture, seat, one.card);
  if (why) return why.is === "dear" ? { kind: "no", coins: why.price } : { kind: "no" };
  if (one.free) return { kind: chained(picture, seat, one.card) ? "chain" : "free" };
  const cheapest = one.payments.reduce((a, b) => (sum(b) < sum(a) ? b : a));
  const coins = one.bank + sum(cheapest);
  return coins === 0 ? { kind: "free" } : { kind: "coins", coins, ...cheapest };
}
