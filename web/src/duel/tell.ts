/** The record in words: a sentence a line. */

import { list, t, tid } from "../lib/i18n.svelte";
import { isCard, isToken, isWonder } from "./facts";
import { readMove, readStep, type DuelMove } from "./moves";
import { inside, nameOf } from "./words";

function tellLuck(line: string, names: string[]): string | null {
  const [verb, what, ...rest] = line.trim().split(/\s+/);
  if (verb === "reveal") {
    const card = rest[0] ?? "";
    return isCard(card) ? t("duel-tell-reveal", { card: nameOf(card) }) : null;
  }
  if (verb !== "deal") return null;
  switch (what) {
    case "first":
      return t("duel-tell-first", { name: names[Number(rest[0])] ?? rest[0] ?? "" });
    case "tokens":
      return t("duel-tell-tokens", { tokens: list(rest.filter(isToken).map(nameOf)) });
    case "wonders":
      return t("duel-tell-wonders", { wonders: list(rest.filter(isWonder).map(inside)) });
    case "library":
      return t("duel-tell-library", { tokens: list(rest.filter(isToken).map(nameOf)) });
    case "age":
      return t("duel-tell-age", { age: tid("age", rest[0] ?? "") });
    default:
      return null;
  }
}

function tellTurn(name: string, move: DuelMove, names: string[]): string {
  switch (move.verb) {
    case "build":
      return t("duel-tell-build", { name, card: nameOf(move.card) });
    case "sell":
      return t("duel-tell-sell", { name, card: nameOf(move.card) });
    case "destroy":
      return t("duel-tell-destroy", { name, card: nameOf(move.card) });
    case "revive":
      return t("duel-tell-revive", { name, card: nameOf(move.card) });
    case "wonder":
      return t("duel-tell-wonder", { name, wonder: inside(move.wonder), card: nameOf(move.card) });
    case "take":
      return t("duel-tell-take", { name, wonder: inside(move.wonder) });
    case "token":
      return t("duel-tell-token", { name, token: nameOf(move.token) });
    case "begin":
      return t("duel-tell-begin", { name, begins: names[move.seat] ?? String(move.seat) });
  }
}

/** A line of the record; null for one nobody needs to read. */
export function tellStep(line: string, names: string[]): string | null {
  const step = readStep(line);
  if (!step) return tellLuck(line, names);
  return tellTurn(names[step.seat] ?? String(step.seat), step.move, names);
}

/** A move as advice: `Build the Quarry`. */
export function tellMove(text: string): string {
  const move = readMove(text);
  if (!move) return text;
  switch (move.verb) {
    case "build":
      return t("duel-do-build", { card: nameOf(move.card) });
    case "sell":
      return t("duel-do-sell", { card: nameOf(move.card) });
    case "destroy":
      return t("duel-do-destroy", { card: nameOf(move.card) });
    case "revive":
      return t("duel-do-revive", { card: nameOf(move.card) });
    case "wonder":
      return t("duel-do-wonder", { wonder: inside(move.wonder), card: nameOf(move.card) });
    case "take":
      return t("duel-do-take", { wonder: inside(move.wonder) });
    case "token":
      return t("duel-do-token", { token: nameOf(move.token) });
    case "begin":
      return t("duel-do-begin", { seat: move.seat + 1 });
  }
}
