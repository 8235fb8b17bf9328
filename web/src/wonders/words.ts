/** Names and sentences of 7 Wonders. */

import type {
  WondersCard,
  WondersCity,
  WondersCost,
  WondersEffect,
  WondersPayment,
  WondersResource,
  WondersSide,
  WondersWonder,
} from "../gen/wonders";
import type { Face } from "../lib/room";
import { list, t, tid, type MessageId } from "../lib/i18n.svelte";
import { beside, sum } from "./facts";
import { counted } from "./goods";
import type { WhyNot } from "./why";

export const ROMAN = ["", "I", "II", "III"];

export const cardName = (id: WondersCard) => tid("wonders-card", id);
export const wonderName = (id: WondersWonder) => tid("wonders-wonder", id);
export const sideName = (side: WondersSide) => tid("wonders-side", side);

/** A city's wonder and its side; before they are known, that. */
export function boardName(city: WondersCity): string {
  if (!city.wonder) return t("wonders-no-wonder");
  return t("wonders-board", { wonder: wonderName(city.wonder), side: sideName(city.side) });
}

/** `2 clay`, each language with its own form. */
export const amount = (good: WondersResource, n: number) =>
  t(`wonders-amount-${good}` as MessageId, { n });

/** `2 clay and 1 ore`. */
export const amounts = (goods: WondersResource[]) =>
  list(counted(goods).map(([good, n]) => amount(good, n)));

export function costWords(cost: WondersCost): string {
  const parts = counted(cost.goods).map(([good, n]) => amount(good, n));
  if (cost.coins > 0) parts.unshift(t("kit-coins", { n: cost.coins }));
  return parts.length > 0 ? list(parts) : t("wonders-nothing");
}

const oneOf = (goods: WondersResource[]) =>
  list(
    goods.map((good) => tid("goods", good)),
    "disjunction",
  );

function reward(effect: Extract<WondersEffect, { kind: "reward" }>): string {
  const gives = [];
  if (effect.coins > 0) gives.push(t("kit-coins", { n: effect.coins }));
  if (effect.points > 0) gives.push(t("kit-points", { n: effect.points }));
  const where = effect.own && effect.neighbours ? "all" : effect.own ? "own" : "neighbours";
  const what =
    effect.each.kind === "stages"
      ? t("wonders-each-stage")
      : t("wonders-each-card", {
          colours: list(
            effect.each.colours.map((colour) => tid("wonders-adjective", colour)),
            "disjunction",
          ),
        });
  return t("wonders-effect-reward", { gives: list(gives), what, where });
}

/** What an effect does, in a sentence. */
export function effectWords(effect: WondersEffect): string {
  switch (effect.kind) {
    case "produces":
      return t("wonders-effect-produces", { goods: amounts(effect.goods) });
    case "produces-one":
      return t("wonders-effect-produces-one", {
        goods: oneOf(effect.of),
        sold: effect.sold ? "yes" : "no",
      });
    case "cheap-trade":
      return t("wonders-effect-cheap", {
        goods: effect.goods.length === 4 ? "raw" : "manufactured",
        from: effect.from.length === 2 ? "both" : effect.from[0]!,
        n: effect.price,
      });
    case "shields":
      return t("wonders-effect-shields", { n: effect.shields });
    case "science":
      return t("wonders-effect-science", { symbol: tid("science", effect.symbol) });
    case "science-of-choice":
      return t("wonders-effect-science-of-choice");
    case "points":
      return t("wonders-effect-points", { n: effect.points });
    case "points-if-complete":
      return t("wonders-effect-points-if-complete", { n: effect.points });
    case "coins":
      return t("wonders-effect-coins", { n: effect.coins });
    case "reward":
      return reward(effect);
    case "seventh-card":
      return t("wonders-effect-seventh-card");
    case "revives":
      return t("wonders-effect-revives");
    case "free-cards":
      return tid("wonders-effect-free", effect.when);
  }
}

export const effectsWords = (effects: WondersEffect[]) => effects.map(effectWords).join(" ");

/** `2 to Anna, 1 to the bank`; empty when nobody gets anything. */
export function payWords(pay: WondersPayment, bank: number, seat: number, names: string[]): string {
  const parts = [];
  for (const side of ["left", "right"] as const) {
    const name = names[beside(seat, side, names.length)] ?? "";
    if (pay[side] > 0) parts.push(t("wonders-pay-to", { n: pay[side], name }));
  }
  if (bank > 0) parts.push(t("wonders-pay-bank", { n: bank }));
  return parts.join(", ");
}

/** `for 3: 2 to Anna, 1 to the bank`, or `for nothing`. */
export function priceWords(
  pay: WondersPayment,
  bank: number,
  seat: number,
  names: string[],
): string {
  const all = sum(pay) + bank;
  if (all === 0) return t("wonders-price-none");
  return t("wonders-price", { n: all, parts: payWords(pay, bank, seat, names) });
}

/** Why something cannot be done. */
export function whyWords(why: WhyNot, what: { name: string }): string {
  switch (why.is) {
    case "built":
      return t("wonders-why-built", { name: what.name });
    case "complete":
      return t("wonders-why-complete");
    case "nowhere":
      return t("wonders-why-nowhere", { goods: amounts(why.goods) });
    case "dear": {
      const { price, coins } = why;
      if (why.goods.length === 0) return t("wonders-why-coins", { price, coins });
      return t("wonders-why-dear", { goods: amounts(why.goods), price, coins });
    }
  }
}

export const namesOf = (faces: Face[]) => faces.map((face) => face.name);
