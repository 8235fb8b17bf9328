/** What a move would bring, before it is made. */

import type { WondersCard, WondersCity, WondersNeighbour, WondersPicture } from "../gen/wonders";
import { beside, card, hasName, nextStage, SALE, sum } from "./facts";
import { coinsFrom, score, shieldsOf, type Around } from "./score";
import type { Move } from "./moves";

export type Standing = "weaker" | "equal" | "stronger";

export interface Rival {
  side: WondersNeighbour;
  seat: number;
  shields: number;
  was: Standing;
  is: Standing;
}

export interface Forecast {
  /** Coins to the bank. */
  bank: number;
  left: number;
  right: number;
  coinsBefore: number;
  /** As the table stands: what others build in the same turn may add to it. */
  coinsAfter: number;
  /** Points more, coins aside. */
  points: number;
  shieldsBefore: number;
  shieldsAfter: number;
  rivals: Rival[];
  /** Cards that will be free and are not yet. */
  opens: WondersCard[];
}

export const standing = (mine: number, theirs: number): Standing =>
  mine === theirs ? "equal" : mine > theirs ? "stronger" : "weaker";

/** A seat's city and its neighbours. */
export function around(picture: WondersPicture, seat: number): Around {
  const seats = picture.cities.length;
  return {
    city: picture.cities[seat]!,
    left: picture.cities[beside(seat, "left", seats)]!,
    right: picture.cities[beside(seat, "right", seats)]!,
  };
}

/** Points without the treasury: coins are told apart. */
function pointsOf(here: Around): number {
  const { treasury, ...rest } = score(here);
  void treasury;
  return Object.values(rest).reduce((a, b) => a + b, 0);
}

/** The city after the move, its coins aside. */
function after(city: WondersCity, move: Move): WondersCity {
  if (move.verb === "build" || move.verb === "revive")
    return { ...city, cards: [...city.cards, move.card] };
  if (move.verb === "stage") return { ...city, stages_built: city.stages_built + 1 };
  return city;
}

export function forecast(picture: WondersPicture, seat: number, move: Move): Forecast {
  const now = around(picture, seat);
  const then: Around = { ...now, city: after(now.city, move) };
  const pay = "pay" in move ? move.pay : { left: 0, right: 0 };
  const inHand =
    move.verb === "build" ? picture.hand.find((one) => one.card === move.card) : undefined;
  const bank = inHand?.bank ?? 0;
  const effects =
    move.verb === "build" || move.verb === "revive"
      ? card(move.card).effects
      : move.verb === "stage"
        ? (nextStage(now.city)?.effects ?? [])
        : [];
  const gain = move.verb === "sell" ? SALE : coinsFrom(effects, then);
  // Before the game a picture has no shields to compare.
  const [shieldsBefore, shieldsAfter] = [shieldsOf(now.city), shieldsOf(then.city)];
  const rivals = (["left", "right"] as const).map((side): Rival => {
    const shields = now[side].shields;
    return {
      side,
      seat: now[side].seat,
      shields,
      was: standing(shieldsBefore, shields),
      is: standing(shieldsAfter, shields),
    };
  });
  const built = move.verb === "build" || move.verb === "revive" ? [move.card] : [];
  const opens = built
    .flatMap((id) => card(id).opens)
    .filter((id) => !hasName(then.city, id))
    .filter((id) => !card(id).free_with.some((opener) => now.city.cards.includes(opener)));
  return {
    bank,
    ...pay,
    coinsBefore: now.city.coins,
    coinsAfter: now.city.coins - bank - sum(pay) + gain,
    points: pointsOf(then) - pointsOf(now),
    shieldsBefore,
    shieldsAfter,
    rivals,
    opens,
  };
}
