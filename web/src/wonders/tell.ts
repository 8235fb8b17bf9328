/** Lines of the record and moves in words. */

import { list, t, tid, type MessageId } from "../lib/i18n.svelte";
import type { WondersSide, WondersWonder } from "../gen/wonders";
import { isCard } from "./facts";
import { readMove, type Move } from "./moves";
import { cardName, payWords, ROMAN, sideName, wonderName } from "./words";

/** A card's name; `?` is one that the viewer may not know. */
const named = (id: string) => (isCard(id) ? cardName(id) : t("wonders-a-card"));

/** Is the card one that the viewer may know? For messages with a word of their own for the others. */
const known = (id: string) => (isCard(id) ? "yes" : "no");

function luck(words: string[], names: string[]): string | null {
  const [what, ...rest] = words;
  switch (what) {
    case "wonders":
      return t("wonders-log-wonders", {
        list: list(
          rest.map((id, seat) =>
            t("wonders-log-has", {
              name: names[seat] ?? "",
              what: wonderName(id as WondersWonder),
            }),
          ),
        ),
      });
    case "sides":
      return t("wonders-log-sides", {
        list: list(
          rest.map((side, seat) =>
            t("wonders-log-has", { name: names[seat] ?? "", what: sideName(side as WondersSide) }),
          ),
        ),
      });
    case "age":
      return t("wonders-log-age", { age: ROMAN[Number(rest[0])] ?? "" });
    default:
      return null;
  }
}

/** A line of the record as a sentence; null for what this game does not write. */
export function tellStep(line: string, names: string[]): string | null {
  const [first = "", ...rest] = line.trim().split(/\s+/);
  if (first === "deal") return luck(rest, names);
  const seat = Number(first);
  const move = /^\d+$/.test(first) ? readMove(rest.join(" ")) : null;
  if (!move) return null;
  const name = names[seat] ?? "";
  switch (move.verb) {
    case "build":
    case "stage": {
      const pays = payWords(move.pay, 0, seat, names);
      const id = `wonders-log-${move.verb}${pays ? "-paid" : ""}` as MessageId;
      return t(id, { name, card: named(move.card), known: known(move.card), pays });
    }
    case "sell":
    case "revive":
      return t(`wonders-log-${move.verb}`, {
        name,
        card: named(move.card),
        known: known(move.card),
      });
    case "decline":
      return t("wonders-log-decline", { name });
    case "choose":
      return t("wonders-log-choose", { name, wonder: wonderName(move.wonder) });
    case "side":
      return t("wonders-log-side", { name, side: move.side });
  }
}

/** Coins of a move to neighbours whose names are not known here. */
function sides(move: Extract<Move, { verb: "build" | "stage" }>): string {
  const parts = [];
  if (move.pay.left > 0) parts.push(t("wonders-pay-left", { n: move.pay.left }));
  if (move.pay.right > 0) parts.push(t("wonders-pay-right", { n: move.pay.right }));
  return parts.join(", ");
}

/** A move as advice. */
export function tellMove(text: string): string {
  const move = readMove(text);
  if (!move) return text;
  switch (move.verb) {
    case "build":
    case "stage": {
      const pays = sides(move);
      const id = `wonders-move-${move.verb}${pays ? "-paid" : ""}` as MessageId;
      return t(id, { card: named(move.card), pays });
    }
    case "sell":
    case "revive":
      return t(`wonders-move-${move.verb}`, { card: named(move.card) });
    case "decline":
      return t("wonders-move-decline");
    case "choose":
      return t("wonders-move-choose", { wonder: wonderName(move.wonder) });
    case "side":
      return tid("wonders-move-side", move.side);
  }
}
