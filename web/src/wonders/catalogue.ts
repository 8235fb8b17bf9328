/** Lookups in the catalogue. */

import type {
  WondersCard,
  WondersCardEntry,
  WondersCity,
  WondersColour,
  WondersNeighbour,
  WondersStage,
} from "../gen/wonders";
import { wondersCatalogue as catalogue } from "../gen/wonders-catalogue";

export { catalogue };

export const isCard = (id: string): id is WondersCard => Object.hasOwn(catalogue.cards, id);

export const card = (id: WondersCard): WondersCardEntry => catalogue.cards[id];

/** All stages of a city's board; none before the wonder is known. */
export function stagesOf(city: WondersCity): WondersStage[] {
  return city.wonder ? catalogue.wonders[city.wonder].sides[city.side] : [];
}

/** The neighbour of a seat: on the left is the next higher seat. */
export function beside(seat: number, side: WondersNeighbour, seats: number): number {
  return (seat + (side === "left" ? 1 : seats - 1)) % seats;
}

/** Cards grouped by colour, in the order of the catalogue; empty groups are left out. */
export function byColour(cards: WondersCard[]): { colour: WondersColour; cards: WondersCard[] }[] {
  return catalogue.colours
    .map((colour) => ({ colour, cards: cards.filter((id) => card(id).colour === colour) }))
    .filter((stack) => stack.cards.length > 0);
}
