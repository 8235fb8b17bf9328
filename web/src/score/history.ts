/** Score pads stored in this browser. Nothing is sent. */

import type { GameKind } from "../gen/games";
import { GAMES } from "../lib/game-ui";
import { blank, type Pad } from "./pad";

const KEY = "mirabilia.pads";
/** Maximum number of stored pads; the oldest are dropped. */
export const KEPT = 200;

interface Kept {
  pads: Pad[];
  /** The last opened pad of each game. */
  open: Partial<Record<GameKind, string>>;
}

function sound(pad: Partial<Pad> | null): pad is Pad {
  return (
    typeof pad?.id === "string" &&
    GAMES.includes(pad.game as GameKind) &&
    typeof pad.at === "number" &&
    Array.isArray(pad.players) &&
    pad.players.every((p) => typeof p?.name === "string" && typeof p.entries === "object") &&
    typeof pad.duel === "object"
  );
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { pads: (kept.pads ?? []).filter(sound), open: kept.open ?? {} };
  } catch {
    return { pads: [], open: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the pad lasts until the page is closed.
  }
}

/** All pads, the most recently changed first. */
export function pads(): Pad[] {
  return read().pads.sort((a, b) => b.at - a.at);
}

/** The last opened pad of a game, if it still exists. */
export function lastPad(game: GameKind): Pad | null {
  const { pads, open } = read();
  return pads.find((pad) => pad.id === open[game] && pad.game === game) ?? null;
}

/** Stores a pad, unless it is blank. */
export function keep(pad: Pad): void {
  const kept = read();
  const others = kept.pads.filter((other) => other.id !== pad.id);
  const list = blank(pad) ? others : [pad, ...others].sort((a, b) => b.at - a.at).slice(0, KEPT);
  write({ pads: list, open: { ...kept.open, [pad.game]: pad.id } });
}

export function remove(id: string): void {
  const kept = read();
  write({ ...kept, pads: kept.pads.filter((pad) => pad.id !== id) });
}

/** Makes the next visit open this pad. */
export function reopen(pad: Pad): void {
  const kept = read();
  write({ ...kept, open: { ...kept.open, [pad.game]: pad.id } });
}
