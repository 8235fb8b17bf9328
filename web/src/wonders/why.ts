/** Why something cannot be done, from the picture; the words are in `words.ts`. */

import type {
  WondersCard,
  WondersCost,
  WondersPayment,
  WondersPicture,
  WondersResource,
} from "../gen/wonders";
import { around } from "./forecast";
import { lackOf } from "./goods";
import { card, hasName, nextStage, sum } from "./facts";

export type WhyNot =
  /** A card of that name stands already. */
  | { is: "built" }
  /** Every stage stands. */
  | { is: "complete" }
  /** Nobody around has these. */
  | { is: "nowhere"; goods: WondersResource[] }
  /** The coins do not suffice for the cheapest payment. */
  | { is: "dear"; goods: WondersResource[]; price: number; coins: number };

function lacking(
  picture: WondersPicture,
  seat: number,
  cost: WondersCost,
  bank: number,
  payments: WondersPayment[],
): WhyNot | null {
  const { city, left, right } = around(picture, seat);
  const lack = lackOf(cost.goods, city, [left, right]);
  if (payments.length === 0) return { is: "nowhere", goods: lack.all };
  const price = bank + Math.min(...payments.map(sum));
  return price > city.coins ? { is: "dear", goods: lack.own, price, coins: city.coins } : null;
}

/** Why a card of the hand cannot be built; null when it can. */
export function whyNoBuild(picture: WondersPicture, seat: number, id: WondersCard): WhyNot | null {
  const city = picture.cities[seat]!;
  if (hasName(city, id)) return { is: "built" };
  const inHand = picture.hand.find((one) => one.card === id);
  if (!inHand || inHand.free) return null;
  return lacking(picture, seat, card(id).cost, inHand.bank, inHand.payments);
}

/** Why the next stage cannot be built; null when it can. */
export function whyNoStage(picture: WondersPicture, seat: number): WhyNot | null {
  const stage = nextStage(picture.cities[seat]!);
  if (!stage) return { is: "complete" };
  return lacking(picture, seat, stage.cost, 0, picture.stage_payments);
}
