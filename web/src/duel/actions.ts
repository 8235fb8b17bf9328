/** What can be done with a card, a wonder, a token or a seat that was picked, and why not. */

import type { DuelCard, DuelPicture } from "../gen/duel";
import { t } from "../lib/i18n.svelte";
import type { SymbolName } from "../symbols/names";
import { after, type Outcome } from "./after";
import { cityOf, rivalOf, slotOf } from "./facts";
import { readMove, subject, type DuelMove } from "./moves";
import { notesOf, type Note } from "./notes";
import type { Bill } from "./price";
import { billLines, coveredText, inside, nameOf, whyNotPaid } from "./words";

export interface Option {
  /** As records write it. */
  move: string;
  verb: DuelMove["verb"];
  symbol: SymbolName;
  title: string;
  /** Coins to pay; null where nothing is paid. */
  bill: Bill | null;
  /** Coins that a sale brings. */
  gains: number | null;
  /** How the price comes about. */
  why: string[];
  notes: Note[];
  outcome: Outcome;
  /** Why it cannot be done; null when it can. */
  refusal: string | null;
}

interface Asked {
  picture: DuelPicture;
  seat: number;
  legal: string[];
  names: string[];
}

const SYMBOL: Record<DuelMove["verb"], SymbolName> = {
  build: "check",
  sell: "sell",
  wonder: "wonder",
  take: "hand",
  token: "torch",
  destroy: "destroy",
  revive: "revive",
  begin: "play",
};

function option({ picture, seat, legal, names }: Asked, move: string, title: string): Option {
  const read = readMove(move)!;
  const outcome = after(picture, seat, read);
  const { bill } = outcome;
  return {
    move,
    verb: read.verb,
    symbol: SYMBOL[read.verb],
    title,
    bill,
    gains: read.verb === "sell" ? outcome.gains : null,
    why: bill ? billLines(bill, names[rivalOf(seat)] ?? "") : [],
    notes: notesOf(outcome, seat, names).filter(
      (note) => read.verb !== "sell" || note.symbol !== "coin",
    ),
    outcome,
    refusal: legal.includes(move) ? null : refusal({ picture, seat, legal, names }, read, bill),
  };
}

/** Why a move is not legal, in words. The server's list decides; this only explains it. */
function refusal({ picture, seat, names }: Asked, move: DuelMove, bill: Bill | null): string {
  if (move.verb !== "sell" && bill) {
    const paid = whyNotPaid(bill, cityOf(picture, seat).coins);
    if (paid) return paid;
  }
  const slot = "card" in move ? slotOf(picture, move.card) : null;
  const found = picture.structure.find((one) => one.slot === slot);
  if (found && !found.accessible) return coveredText(picture, found.slot);
  if (picture.to_move !== null && picture.to_move !== seat) {
    return t("duel-why-turn", { name: names[picture.to_move] ?? "" });
  }
  return t("duel-why-first");
}

/** Build, sell, and every wonder that is left. */
export function cardOptions(asked: Asked, card: DuelCard): Option[] {
  const { picture, seat } = asked;
  return [
    option(asked, `build ${card}`, t("duel-do-build-short")),
    option(asked, `sell ${card}`, t("duel-do-sell-short")),
    ...cityOf(picture, seat).wonders_unbuilt.map(({ wonder }) =>
      option(asked, `wonder ${wonder} with ${card}`, nameOf(wonder)),
    ),
  ];
}

/** The one move that goes with something offered in a choice. */
export function choiceOption(asked: Asked, id: string): Option | null {
  const move = asked.legal.find((text) => {
    const read = readMove(text);
    return read !== null && subject(read) === id;
  });
  if (!move) return null;
  const read = readMove(move)!;
  const title = {
    take: () => t("duel-do-take", { wonder: inside(id) }),
    token: () => t("duel-do-token", { token: nameOf(id) }),
    destroy: () => t("duel-do-destroy", { card: nameOf(id) }),
    revive: () => t("duel-do-revive", { card: nameOf(id) }),
    begin: () => t("duel-do-begin-name", { name: asked.names[Number(id)] ?? id }),
  }[read.verb as "take"];
  return option(asked, move, title?.() ?? move);
}
