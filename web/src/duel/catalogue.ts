/** Lookups in the catalogue and in pictures. */

import { duelCatalogue } from "../gen/duel-catalogue";
import type {
  DuelCard,
  DuelCity,
  DuelColour,
  DuelPicture,
  DuelSlotEntry,
  DuelToken,
  DuelWonder,
} from "../gen/duel";
import type { Offer } from "../gen/tell";

export const { cards, wonders, tokens, track, structures } = duelCatalogue;
export const RESOURCES = [...duelCatalogue.raw, ...duelCatalogue.manufactured];

export const isCard = (id: string): id is DuelCard => Object.hasOwn(cards, id);
export const isWonder = (id: string): id is DuelWonder => Object.hasOwn(wonders, id);
export const isToken = (id: string): id is DuelToken => Object.hasOwn(tokens, id);

/** The city of a seat. */
export const cityOf = (picture: DuelPicture, seat: number): DuelCity =>
  picture.cities[seat as 0 | 1];

/** The slots of an age's structure, by number. */
export function slotsOf(age: number): DuelSlotEntry[] {
  return structures[age - 1]?.slots ?? [];
}

/** A city's cards of one colour. */
export const ofColour = (city: DuelCity, colour: DuelColour): DuelCard[] =>
  city.cards.filter((card) => cards[card].colour === colour);

/** Ids of the things laid out to choose from, apart from the structure. */
export function laidOut(picture: DuelPicture, offers: readonly Offer[]): string[] {
  switch (picture.due) {
    case "draft":
      return picture.offered_wonders;
    case "token":
      return picture.board_tokens;
    case "library":
      return picture.drawn_tokens;
    case "revive":
      return picture.discard;
    case "begin":
    case "destroy":
      return offers.map((offer) => offer.pick);
    default:
      return [];
  }
}

/** Spaces between the pawn and the capital that a seat attacks. */
export const toVictory = (picture: DuelPicture, seat: number): number =>
  picture.cities[seat]!.to_capital;
