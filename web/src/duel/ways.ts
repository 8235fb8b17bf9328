/** How ways and their consequences are drawn: symbols and tones for the messages of the rules. */

import type { DuelBill, DuelDetail, Offer, Way } from "../gen/tell";
import type { SymbolName } from "../symbols/names";
import { tell } from "../lib/told";

const VERBS = {
  build: "check",
  sell: "sell",
  wonder: "wonder",
  take: "hand",
  token: "torch",
  destroy: "destroy",
  revive: "revive",
  begin: "play",
} as const satisfies Record<string, SymbolName>;

export type Verb = keyof typeof VERBS;

/** The first word of a move. */
export const verbOf = (way: Way): Verb => way.move.split(" ", 1)[0] as Verb;

/** The wonder that a way builds, if it builds one. */
export const wonderOf = (way: Way): string | null =>
  verbOf(way) === "wonder" ? (way.move.split(" ")[1] ?? null) : null;

export const symbolOf = (way: Way): SymbolName => VERBS[verbOf(way)];

export const billOf = (way: Way): DuelBill | null => (way.bill ?? null) as DuelBill | null;

export const detailOf = (way: Way | null): DuelDetail | null =>
  (way?.preview?.detail ?? null) as DuelDetail | null;

/** The first open way: for effects that all ways of a card share. */
export const firstOpen = (offer: Offer | null): Way | null =>
  offer?.ways.find((way) => !way.refusal) ?? null;

/** A consequence with its symbol. */
export interface Note {
  symbol: SymbolName;
  text: string;
  /** Good or bad for the viewer, or neutral. */
  tone?: "good" | "bad";
}

const NOTES: Record<string, Omit<Note, "text">> = {
  "wins-military": { symbol: "victory", tone: "good" },
  "wins-science": { symbol: "victory", tone: "good" },
  points: { symbol: "laurel" },
  gains: { symbol: "coin" },
  "rival-gains": { symbol: "coin", tone: "bad" },
  loses: { symbol: "coin" },
  pawn: { symbol: "shield" },
  looted: { symbol: "swords" },
  pair: { symbol: "torch", tone: "good" },
  library: { symbol: "library" },
  revives: { symbol: "revive" },
  "destroys-brown": { symbol: "destroy" },
  "destroys-grey": { symbol: "destroy" },
  again: { symbol: "again", tone: "good" },
  "again-lost": { symbol: "again" },
};

const OPENS = /^duel-note-(opens|turns)/;

/** The consequences of a way, without uncovered cards: these are the same for all ways. */
export function notesOf(way: Way, names: readonly string[]): Note[] {
  return (way.notes ?? [])
    .filter((note) => !OPENS.test(note.id))
    .map((note) => {
      const drawn = NOTES[note.id.replace("duel-note-", "")];
      return { symbol: detailOf(way)?.symbol ?? "info", ...drawn, text: tell(note, names) };
    });
}

/** Which cards are uncovered by taking this one. */
export function opensNote(offer: Offer, names: readonly string[]): Note | null {
  const note = firstOpen(offer)?.notes?.find((one) => OPENS.test(one.id));
  return note ? { symbol: "unlock", text: tell(note, names) } : null;
}
