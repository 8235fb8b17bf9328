/** Why a move is good, in the language of this browser's owner. The engine's own words are English. */

import type { Reason } from "../gen/analysis";
import { list, t, tid } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";

/** Of which game and to whom a reason is told. */
export interface Told {
  room: Pick<Room, "nameOf" | "categoryName">;
  names: readonly string[];
}

/** Speaks it against the move? */
export function isDrawback(reason: Reason): boolean {
  return reason.kind === "allows-win" || reason.kind === "uncovers";
}

/** `2 clay and glass`: goods that repeat are counted; `wood or clay` is one good of two. */
function goods(ids: readonly string[]): string {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  const words = Object.entries(counts).map(([id, n]) => {
    const name = list(
      id.split(" or ").map((good) => tid("goods", good)),
      "disjunction",
    );
    return n === 1 ? name : t("reason-counted", { n, name });
  });
  return list(words);
}

const science = (symbol: string) => tid("science", symbol);

/** What something brings, whoever it is for: a part of a longer sentence. */
function brief(reason: Reason, told: Told): string {
  switch (reason.kind) {
    case "points":
      return t("reason-brief-points", { points: reason.points });
    case "coins":
      return t("reason-brief-coins", { coins: reason.coins });
    case "takes-coins":
      return t("reason-brief-takes-coins", { coins: reason.coins });
    case "pawn":
      return t("reason-brief-shields", { shields: reason.spaces });
    case "conflict":
      return t("reason-brief-conflict");
    case "goods":
      return goods(reason.goods);
    case "symbol":
      return science(reason.symbol);
    case "pair":
      return t("reason-brief-pair", { symbol: science(reason.symbol) });
    case "science-set":
      return t("reason-brief-science-set");
    default:
      return words(reason, told);
  }
}

/** A reason in words: a part of a sentence that begins small. */
function words(reason: Reason, told: Told): string {
  const { nameOf, categoryName } = told.room;
  const who = (seat: number) => told.names[seat] ?? String(seat);
  const cards = (ids: readonly string[]) => list(ids.map(nameOf));
  switch (reason.kind) {
    case "wins":
      return t("reason-wins", { by: reason.by });
    case "stops-win":
      return t("reason-stops-win", { by: reason.by, cards: cards(reason.with) });
    case "allows-win":
      return t("reason-allows-win", { by: reason.by, cards: cards(reason.with) });
    case "points": {
      const lines = Object.keys(reason.by);
      const { points } = reason;
      if (lines.length !== 1) return t("reason-points", { points });
      return t("reason-points-for", { points, what: categoryName(lines[0]!) });
    }
    case "coins":
      return t("reason-coins", { coins: reason.coins });
    case "takes-coins":
      return t("reason-takes-coins", { who: who(reason.seat), coins: reason.coins });
    case "goods":
      return t("reason-goods", { goods: goods(reason.goods) });
    case "choice":
      return t("reason-choice", { of: reason.of });
    case "cheap":
      return t("reason-cheap", { goods: goods(reason.goods) });
    case "free":
      return reason.with
        ? t("reason-free", { card: nameOf(reason.with) })
        : t("reason-free-of-cost");
    case "chain":
      return t("reason-chain", { cards: cards(reason.opens) });
    case "pawn": {
      const { spaces, distance } = reason;
      if (distance === 0) return t("reason-pawn-middle", { spaces });
      if (distance < 0) return t("reason-pawn-back", { spaces, distance: -distance });
      return t("reason-pawn", { spaces, left: 9 - distance });
    }
    case "conflict":
      return t("reason-conflict", {
        who: who(reason.seat),
        change: reason.is === "stronger" ? "ahead" : reason.was === "weaker" ? "level" : "more",
      });
    case "symbol":
      return t("reason-symbol", { symbol: science(reason.symbol), different: reason.different });
    case "pair":
      return t("reason-pair", { symbol: science(reason.symbol) });
    case "science-set":
      return t("reason-science-set", { sets: reason.sets });
    case "again":
      return t("reason-again");
    case "token":
      return t("reason-token", { what: tid("reason-token", reason.token) });
    case "effect":
      return t("reason-effect", { what: tid("reason-effect", reason.effect) });
    case "destroys":
      return t("reason-destroys", { card: nameOf(reason.card), who: who(reason.seat) });
    case "promises": {
      const brings = list(reason.brings.map((one) => brief(one, told)));
      return t("reason-promises", { wonder: nameOf(reason.wonder), brings });
    }
    case "begins":
      return t("reason-begins", { who: who(reason.seat) });
    case "denies": {
      const brings = brief(reason.brings, told);
      return t("reason-denies", { card: nameOf(reason.card), who: who(reason.seat), brings });
    }
    case "leaves-none":
      return t("reason-leaves-none", { of: reason.of, who: who(reason.seat) });
    case "uncovers": {
      const brings = brief(reason.brings, told);
      return t("reason-uncovers", { card: nameOf(reason.card), who: who(reason.seat), brings });
    }
    case "uncovers-nothing":
      return t("reason-uncovers-nothing");
    case "stage":
      return t("reason-stage", { stage: reason.stage, of: reason.of });
    case "attack":
      return t("reason-attack", { who: who(reason.seat), points: reason.points });
    case "defence":
      return t("reason-defence", { who: who(reason.seat), defence: reason.defence });
    case "resources":
      return t("reason-resources", { resources: reason.resources });
    case "unlocks":
      return t("reason-unlocks", { die: nameOf(reason.die) });
    case "cheaper-dice":
      return t("reason-cheaper-dice", {
        colours: list(reason.colours.map((one) => tid("colour", one))),
      });
    case "more":
      return t("reason-more", { of: reason.of });
    case "completes":
      return t("reason-completes", { building: categoryName(reason.building) });
    case "bonus":
      return t("reason-bonus", {
        bonus: nameOf(reason.bonus),
        number: reason.number,
        of: reason.of,
      });
    case "brings-end":
      return t("reason-brings-end", { ahead: reason.ahead ? "yes" : "no" });
    case "first-agora":
      return t("reason-first-agora", { points: reason.points });
  }
}

/** A reason as a line of its own: `Keeps the Stable (2 shields) from Bo`. */
export function tellReason(reason: Reason, told: Told): string {
  const text = words(reason, told);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
