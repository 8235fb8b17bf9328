/** What a move brings, as short lines with a symbol each: read before one confirms. */

import type { DuelPicture } from "../gen/duel";
import { duelCatalogue } from "../gen/duel-catalogue";
import { list, t, tid } from "../lib/i18n.svelte";
import type { SymbolName } from "../symbols/names";
import type { Outcome } from "./after";
import { isCard, rivalOf, track } from "./facts";
import { nameOf } from "./words";

export interface Note {
  symbol: SymbolName;
  text: string;
  /** Good news, bad news or neither. */
  tone?: "good" | "bad";
}

/** The lines for a move of `seat`. What it uncovers is said apart: it is the same for all uses of a card. */
export function notesOf(out: Outcome, seat: number, names: string[]): Note[] {
  const rival = names[rivalOf(seat)] ?? "";
  const notes: Note[] = [];
  if (out.wins)
    notes.push({ symbol: "victory", text: tid("duel-note-wins", out.wins), tone: "good" });
  if (out.worth !== 0) {
    notes.push({
      symbol: "laurel",
      text: t("duel-note-points", { n: Math.abs(out.worth), change: signed(out.worth) }),
    });
  }
  if (out.gains > 0) notes.push({ symbol: "coin", text: t("duel-note-gains", { n: out.gains }) });
  if (out.rivalGains > 0) {
    notes.push({
      symbol: "coin",
      text: t("duel-note-rival-gains", { name: rival, n: out.rivalGains }),
      tone: "bad",
    });
  }
  if (out.rivalLoses > 0) {
    notes.push({ symbol: "coin", text: t("duel-note-loses", { name: rival, n: out.rivalLoses }) });
  }
  if (out.shields > 0) {
    const left = track.capital - (seat === 0 ? out.pawn.to : -out.pawn.to);
    const n = Math.abs(out.pawn.to - out.pawn.from);
    notes.push({
      symbol: "shield",
      text: t("duel-note-pawn", { n, left, name: rival }),
    });
    if (out.looted > 0) {
      notes.push({ symbol: "swords", text: t("duel-note-looted", { name: rival, n: out.looted }) });
    }
  }
  if (out.symbol) {
    const of = duelCatalogue.symbols_to_win;
    const symbol = tid("science", out.symbol);
    notes.push({
      symbol: out.symbol,
      text: t("duel-note-symbol", { symbol, n: out.symbols, of }),
    });
  }
  if (out.pair) notes.push({ symbol: "torch", text: t("duel-note-pair"), tone: "good" });
  if (out.library) notes.push({ symbol: "library", text: t("duel-note-library") });
  if (out.revives) notes.push({ symbol: "revive", text: t("duel-note-revives") });
  if (out.destroys) {
    notes.push({
      symbol: "destroy",
      text: t(out.destroys === "grey" ? "duel-note-destroys-grey" : "duel-note-destroys-brown", {
        name: rival,
      }),
    });
  }
  if (out.again) notes.push({ symbol: "again", text: t("duel-note-again"), tone: "good" });
  if (out.againLost) notes.push({ symbol: "again", text: t("duel-note-again-lost") });
  return notes;
}

/** What lies open once a card is gone. */
export function freedNote(picture: DuelPicture, out: Outcome): Note {
  const open = out.frees
    .map((slot) => picture.structure.find((one) => one.slot === slot)!.lies)
    .filter(isCard)
    .map(nameOf);
  const turned = out.turns.length;
  const text =
    open.length > 0 && turned > 0
      ? t("duel-note-opens-both", { cards: list(open), n: turned })
      : open.length > 0
        ? t("duel-note-opens", { cards: list(open) })
        : turned > 0
          ? t("duel-note-turns", { n: turned })
          : t("duel-note-opens-none");
  return { symbol: "unlock", text };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
