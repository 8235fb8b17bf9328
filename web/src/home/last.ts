/** Remembers the last used choices in this browser. */

import type { GameKind } from "../gen/games";
import type { Settings } from "../gen/protocol";
import { cleanOptions } from "./options";
import { BOTS, cleanSeats, seatsWithin, USUAL_SEATS, type SeatChoice } from "./seats";

/** The choices of a quick start. */
export interface Quick {
  seats: number;
  bot: string;
}

/** The choices of the form for a new table. */
export interface Kept {
  seats: SeatChoice[];
  options: Record<string, string>;
  /** The value of the option `boards`; empty for the default set. */
  boards: string;
  /** Only settings that differ from the defaults. */
  settings: Partial<Settings>;
}

const KEY = "mirabilia.last";
type All = { quick?: Record<string, Partial<Quick>>; form?: Record<string, Partial<Kept>> };

function read(): All {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as All | null;
    return all && typeof all === "object" ? all : {};
  } catch {
    return {};
  }
}

function write(all: All): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function lastQuick(game: GameKind): Quick {
  const kept = read().quick?.[game];
  const bot = BOTS.includes(kept?.bot ?? "") ? kept!.bot! : "normal";
  return { seats: seatsWithin(game, kept?.seats ?? USUAL_SEATS[game]), bot };
}

export function keepQuick(game: GameKind, quick: Quick): void {
  const all = read();
  write({ ...all, quick: { ...all.quick, [game]: quick } });
}

export function lastForm(game: GameKind): Kept {
  const kept = read().form?.[game] ?? {};
  const settings = kept.settings && typeof kept.settings === "object" ? kept.settings : {};
  return {
    seats: cleanSeats(game, kept.seats),
    options: cleanOptions(game, kept.options ?? {}),
    boards: typeof kept.boards === "string" ? kept.boards : "",
    settings,
  };
}

export function keepForm(game: GameKind, form: Kept): void {
  const all = read();
  write({ ...all, form: { ...all.form, [game]: form } });
}
