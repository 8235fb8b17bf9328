/** Remembers the last used choices in this browser. */

import type { GameKind } from "../gen/games";
import type { Settings } from "../gen/protocol";
import { isNewcomer } from "../learn/progress";
import { cleanOptions, NEWCOMER_OPTIONS } from "./options";
import { bot, BOTS, cleanSeats, seatsWithin, USUAL_SEATS, youAnd, type SeatChoice } from "./seats";

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

/** The level of bots that is suggested: easy until a game was finished. */
const usualBot = (game: GameKind) => (isNewcomer(game) ? "easy" : "normal");

export function lastQuick(game: GameKind): Quick {
  const kept = read().quick?.[game];
  const level = BOTS.includes(kept?.bot ?? "") ? kept!.bot! : usualBot(game);
  return { seats: seatsWithin(game, kept?.seats ?? USUAL_SEATS[game]), bot: level };
}

export function keepQuick(game: GameKind, quick: Quick): void {
  const all = read();
  // What was suggested was not chosen.
  const { seats, bot: level } = quick;
  const kept: Partial<Quick> = level === usualBot(game) ? { seats } : { seats, bot: level };
  write({ ...all, quick: { ...all.quick, [game]: kept } });
}

export function lastForm(game: GameKind): Kept {
  const kept = read().form?.[game] ?? {};
  const settings = kept.settings && typeof kept.settings === "object" ? kept.settings : {};
  return {
    seats: kept.seats
      ? cleanSeats(game, kept.seats)
      : youAnd(USUAL_SEATS[game], bot(usualBot(game))),
    options: cleanOptions(game, kept.options ?? (isNewcomer(game) ? NEWCOMER_OPTIONS[game] : {})),
    boards: typeof kept.boards === "string" ? kept.boards : "",
    settings,
  };
}

export function keepForm(game: GameKind, form: Kept): void {
  const all = read();
  write({ ...all, form: { ...all.form, [game]: form } });
}
