/** Prices taken apart: what is there, what is bought at which price, what a choice or a token saves. */

import type { DuelCard, DuelCost, DuelPicture, DuelResource, DuelWonder } from "../gen/duel";
import { cards, cityOf, isCard, isWonder, RESOURCES, rivalOf, slotOf, wonders } from "./facts";
import { duelCatalogue } from "../gen/duel-catalogue";

export interface Bought {
  good: DuelResource;
  n: number;
  /** Coins for one. */
  unit: number;
}

export interface Bill {
  /** All coins, as the server says. */
  total: number;
  /** Coins that stand on the card. */
  coins: number;
  /** Units that the city makes itself. */
  own: DuelResource[];
  /** Units that producers of choice cover. */
  chosen: DuelResource[];
  /** Units that Masonry or Architecture drops. */
  waived: DuelResource[];
  bought: Bought[];
  /** The card in the city that makes it free. */
  chain: DuelCard | null;
  /** Do the coins for goods go to the other city? */
  economy: boolean;
}

const FREE = { coins: 0, own: [], chosen: [], waived: [], bought: [], economy: false };

/** Takes away the dearest missing units among some resources, as the rules do (3.23). */
function dearest(
  missing: DuelResource[],
  among: DuelResource[],
  prices: Record<DuelResource, number>,
  wanted: number,
): DuelResource[] {
  const taken: DuelResource[] = [];
  while (taken.length < wanted) {
    const found = RESOURCES.filter((good) => among.includes(good) && missing.includes(good)).sort(
      (a, b) => prices[b] - prices[a],
    )[0];
    if (!found) break;
    missing.splice(missing.indexOf(found), 1);
    taken.push(found);
  }
  return taken;
}

function bill(picture: DuelPicture, seat: number, cost: DuelCost, discount: number): Bill {
  const city = cityOf(picture, seat);
  const left: Partial<Record<DuelResource, number>> = { ...city.production };
  const own: DuelResource[] = [];
  const missing: DuelResource[] = [];
  for (const good of cost.goods) {
    const have = left[good] ?? 0;
    (have > 0 ? own : missing).push(good);
    left[good] = have - 1;
  }
  const prices = city.unit_prices;
  const chosen = [
    ...dearest(missing, duelCatalogue.raw, prices, city.raw_of_choice),
    ...dearest(missing, duelCatalogue.manufactured, prices, city.manufactured_of_choice),
  ];
  const waived = dearest(missing, RESOURCES, prices, discount);
  const bought = RESOURCES.map((good) => ({
    good,
    n: missing.filter((other) => other === good).length,
    unit: prices[good],
  })).filter((one) => one.n > 0);
  const trade = bought.reduce((sum, one) => sum + one.n * one.unit, 0);
  const economy = cityOf(picture, rivalOf(seat)).tokens.includes("economy") && trade > 0;
  return {
    total: cost.coins + trade,
    coins: cost.coins,
    own,
    chosen,
    waived,
    bought,
    chain: null,
    economy,
  };
}

/** What a card or a wonder costs a seat now, and why. */
export function billFor(picture: DuelPicture, seat: number, id: DuelCard | DuelWonder): Bill {
  const city = cityOf(picture, seat);
  if (isWonder(id)) {
    const found = bill(
      picture,
      seat,
      wonders[id].cost,
      city.tokens.includes("architecture") ? 2 : 0,
    );
    const said = city.wonders_unbuilt.find((one) => one.wonder === id)?.price;
    return { ...found, total: said ?? found.total };
  }
  const { cost, colour, free_with } = cards[id];
  if (free_with && city.cards.includes(free_with)) return { ...FREE, total: 0, chain: free_with };
  const found = bill(
    picture,
    seat,
    cost,
    colour === "blue" && city.tokens.includes("masonry") ? 2 : 0,
  );
  const slot = isCard(id) ? slotOf(picture, id) : null;
  const said = picture.structure.find((one) => one.slot === slot)?.prices?.[seat as 0 | 1];
  return { ...found, total: said ?? found.total };
}

/** The coins of a bill that are paid for goods. */
export const trade = (of: Bill): number =>
  of.bought.reduce((sum, one) => sum + one.n * one.unit, 0);
