/** What is decided now, by whom, and among what. */

import type { DuelDue, DuelPicture } from "../gen/duel";
import { duelCatalogue } from "../gen/duel-catalogue";
import type { Ending } from "../gen/protocol";
import { t, type MessageId } from "../lib/i18n.svelte";
import { cards, cityOf, effectOf, rivalOf, wonders } from "./facts";
import { readStep } from "./moves";

export type Phase =
  "card" | "draft" | "token" | "library" | "destroy" | "revive" | "begin" | "luck" | "over";

const PHASES: Partial<Record<DuelDue, Phase>> = {
  "a wonder is taken": "draft",
  "it is said who begins the age": "begin",
  "a card is played": "card",
  "a progress token is taken from the board": "token",
  "a token of the Great Library is taken": "library",
  "one of the opponent's cards is thrown out": "destroy",
  "a card of the discard pile is constructed": "revive",
  "the game is over": "over",
};

export const phaseOf = (picture: DuelPicture): Phase => PHASES[picture.due] ?? "luck";

/** What there is to choose from, apart from the cards of the structure: ids. */
export function offered(picture: DuelPicture, log: string[]): string[] {
  const seat = picture.to_move;
  switch (phaseOf(picture)) {
    case "draft":
      return picture.offered_wonders;
    case "token":
      return picture.board_tokens;
    case "library":
      return picture.drawn_tokens;
    case "revive":
      return picture.discard;
    case "begin":
      return ["0", "1"];
    case "destroy": {
      if (seat === null) return [];
      const last = log.map(readStep).findLast((step) => step?.move.verb === "wonder")?.move;
      const colour =
        last?.verb === "wonder" && effectOf(wonders[last.wonder].effects, "destroys")?.colour;
      return cityOf(picture, rivalOf(seat)).cards.filter((card) => cards[card].colour === colour);
    }
    default:
      return [];
  }
}

/** The heading: what is decided and by whom. */
export function heading(picture: DuelPicture, names: string[], mine: boolean): string {
  const phase = phaseOf(picture);
  if (phase === "over") return t("duel-head-over");
  if (phase === "luck" || picture.to_move === null) return t("duel-head-luck");
  const name = names[picture.to_move] ?? "";
  return mine
    ? t(`duel-head-${phase}-you` as MessageId)
    : t(`duel-head-${phase}` as MessageId, { name });
}

/** One more sentence about a choice, for whoever has not met it before. */
export function aboutChoice(phase: Phase): string {
  return ["card", "luck", "over"].includes(phase) ? "" : t(`duel-about-${phase}` as MessageId);
}

export interface End {
  how: "military" | "science" | "points";
  winners: number[];
}

/** How the game ended, from what lies on the table where nobody says it. */
export function endOf(picture: DuelPicture, ending: Ending | null): End | null {
  if (phaseOf(picture) !== "over") return null;
  const { pawn, cities } = picture;
  const scholar = cities.find((city) => city.symbols.length >= duelCatalogue.symbols_to_win);
  if (Math.abs(pawn) >= duelCatalogue.track.capital) {
    return { how: "military", winners: [pawn > 0 ? 0 : 1] };
  }
  if (scholar) return { how: "science", winners: [scholar.seat] };
  return { how: "points", winners: ending?.winners ?? [] };
}

/** The end in a sentence. */
export function endText(end: End, names: string[]): string {
  const [first, second] = end.winners;
  if (second !== undefined) return t("duel-end-shared");
  if (first === undefined) return t("duel-head-over");
  return t(`duel-end-${end.how}` as MessageId, { name: names[first] ?? "" });
}
