/** How ways are drawn: payments and price tags. */

import type { Offer, Way, WondersBill, WondersDetail } from "../gen/tell";
import { t } from "../lib/i18n.svelte";
import type { PriceTag } from "../ui/types";
import { beside } from "./catalogue";

export type Verb = "build" | "stage" | "sell" | "revive" | "choose" | "side";

/** The first word of a move. */
export const verbOf = (way: Way): Verb => way.move.split(" ", 1)[0] as Verb;

export const isOpen = (way: Way): boolean => !way.refusal;

export const billOf = (way: Way): WondersBill | null => (way.bill ?? null) as WondersBill | null;

export const detailOf = (way: Way): WondersDetail | null =>
  (way.preview?.detail ?? null) as WondersDetail | null;

/** The ways of a kind, the cheapest first. */
export const waysOf = (offer: Offer, verb: Verb): Way[] =>
  offer.ways.filter((way) => verbOf(way) === verb);

/** The only open way except selling, for quick mode. */
export function sensible(offer: Offer): Way | null {
  const open = offer.ways.filter((way) => isOpen(way) && verbOf(way) !== "sell");
  return open.length === 1 ? open[0]! : null;
}

/** The offer that a move belongs to. */
export const offerWith = (offers: readonly Offer[], move: string | null): Offer | null =>
  offers.find((offer) => offer.ways.some((way) => way.move === move)) ?? null;

/** The price tag of a card: its cheapest way to build. */
export function tagOf(offer: Offer): PriceTag | null {
  const way = waysOf(offer, "build")[0];
  if (!way) return null;
  if (!isOpen(way)) return way.price ? { kind: "no", coins: way.price } : { kind: "no" };
  const bill = billOf(way);
  if (bill?.chain) return { kind: "chain" };
  if (!bill || bill.total === 0) return { kind: "free" };
  return { kind: "coins", coins: bill.total, left: bill.left, right: bill.right };
}

/** `2 to Anna, 1 to the bank`; empty when nothing is paid. */
export function payWords(bill: WondersBill, seat: number, names: string[]): string {
  const parts = [];
  for (const side of ["left", "right"] as const) {
    const name = names[beside(seat, side, names.length)] ?? "";
    const n = bill[side];
    if (n) parts.push(t("wonders-pay-to", { n, name }));
  }
  if (bill.coins) parts.push(t("wonders-pay-bank", { n: bill.coins }));
  return parts.join(", ");
}

/** `for 3: 2 to Anna, 1 to the bank`, or `for nothing`. */
export function priceWords(bill: WondersBill | null, seat: number, names: string[]): string {
  if (!bill || bill.total === 0) return t("wonders-price-none");
  return t("wonders-price", { n: bill.total, parts: payWords(bill, seat, names) });
}
