/** What stands on cards, wonders, tokens and the board: short ways into the catalogue. */

import { duelCatalogue } from "../gen/duel-catalogue";
import type {
  DuelCard,
  DuelCity,
  DuelColour,
  DuelEffect,
  DuelPicture,
  DuelSlotEntry,
  DuelSymbol,
  DuelToken,
  DuelWonder,
} from "../gen/duel";

export const { cards, wonders, tokens, track, structures } = duelCatalogue;
export const RESOURCES = [...duelCatalogue.raw, ...duelCatalogue.manufactured];

/** The kinds of things that can explain themselves. */
export type Kind = "card" | "wonder" | "token" | "track" | "science" | "back";

export const isCard = (id: string): id is DuelCard => Object.hasOwn(cards, id);
export const isWonder = (id: string): id is DuelWonder => Object.hasOwn(wonders, id);
export const isToken = (id: string): id is DuelToken => Object.hasOwn(tokens, id);

/** The seat across the table. */
export const rivalOf = (seat: number): number => 1 - seat;

/** The city of a seat. */
export const cityOf = (picture: DuelPicture, seat: number): DuelCity =>
  picture.cities[seat as 0 | 1];

/** The slots of an age's structure, by number. */
export function slotsOf(age: number): DuelSlotEntry[] {
  return structures[age - 1]?.slots ?? [];
}

/** An effect of a kind, if the thing has one. */
export function effectOf<K extends DuelEffect["kind"]>(
  effects: DuelEffect[],
  kind: K,
): Extract<DuelEffect, { kind: K }> | undefined {
  return effects.find((one): one is Extract<DuelEffect, { kind: K }> => one.kind === kind);
}

/** The science symbol of a card. */
export const symbolOf = (card: DuelCard): DuelSymbol | null =>
  effectOf(cards[card].effects, "science")?.symbol ?? null;

/** The symbols that a city has on two cards. */
export function pairsOf(city: DuelCity): DuelSymbol[] {
  const have = city.cards.map(symbolOf).filter((symbol) => symbol !== null);
  return have.filter((symbol, at) => have.indexOf(symbol) !== at);
}

/** A city's cards of one colour. */
export const ofColour = (city: DuelCity, colour: DuelColour): DuelCard[] =>
  city.cards.filter((card) => cards[card].colour === colour);

/** The slots whose cards still lie on this one. */
export function coveredBy(picture: DuelPicture, slot: number): number[] {
  const there = new Set(picture.structure.map((one) => one.slot));
  return (slotsOf(picture.age)[slot]?.covered_by ?? []).filter((other) => there.has(other));
}

/** The slots that would be open once this one is taken. */
export function freedBy(picture: DuelPicture, slot: number): number[] {
  const there = new Set(picture.structure.map((one) => one.slot));
  return (slotsOf(picture.age)[slot]?.covers ?? []).filter(
    (under) => there.has(under) && coveredBy(picture, under).every((other) => other === slot),
  );
}

/** Where a card lies in the structure. */
export function slotOf(picture: DuelPicture, card: DuelCard): number | null {
  return picture.structure.find((one) => one.lies === card)?.slot ?? null;
}

/** The zone of the military track at a distance from the middle, if it is in one. */
export const zoneAt = (distance: number) =>
  track.zones.find((zone) => zone.from <= distance && distance <= zone.to) ?? null;
