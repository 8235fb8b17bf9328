/** Who is to sit where: the logic of the form for a new table. */

import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import type { NewSeat } from "../gen/protocol";
import { SEATS } from "../lib/room";

export interface SeatChoice {
  who: "you" | "open" | "bot";
  /** Which bot, once it is one. */
  bot: string;
  /** The name at the table, where several share a screen. */
  name: string;
}

/** Levels for people who want to play. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
/** The others: yardsticks and curiosities. */
export const OTHER_BOTS = ["random", "greedy", "search"] as const;
export const BOTS: readonly string[] = [...LEVELS, ...OTHER_BOTS];

/** How many play, when nobody has said. */
export const USUAL_SEATS: Record<GameKind, number> = { wonders: 4, duel: 2, dice: 3 };

export const you = (name = ""): SeatChoice => ({ who: "you", bot: "normal", name });
export const open = (): SeatChoice => ({ who: "open", bot: "normal", name: "" });
export const bot = (level = "normal"): SeatChoice => ({ who: "bot", bot: level, name: "" });

/** You, and this many others of one kind. */
export function youAnd(seats: number, other: SeatChoice): SeatChoice[] {
  return [you(), ...Array.from({ length: seats - 1 }, () => ({ ...other }))];
}

/** A number of seats that the game can have. */
export function seatsWithin(game: GameKind, count: number): number {
  const { min, max } = SEATS[game];
  return Math.min(max, Math.max(min, Math.round(count) || USUAL_SEATS[game]));
}

/** Every number of seats that the game can have. */
export function countsOf(game: GameKind): number[] {
  const { min, max } = SEATS[game];
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/** The same people at a table with another number of seats: new ones are like the last. */
export function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  const last = seats.findLast((seat) => seat.who !== "you") ?? bot();
  return Array.from({ length: count }, (_, at) => ({ ...(seats[at] ?? { ...last, name: "" }) }));
}

/** Plays this browser's owner against bots alone, so that nobody else has to wait? */
export function isAlone(seats: readonly SeatChoice[]): boolean {
  return seats.every((seat) => seat.who !== "open");
}

export function howMany(seats: readonly SeatChoice[], who: SeatChoice["who"]): number {
  return seats.filter((seat) => seat.who === who).length;
}

/** What a name at the table must be, as the server sees it: null when it may be so. */
export function nameProblem(name: string): MessageId | null {
  const length = [...name.trim()].length;
  if (length > 40) return "home-name-long";
  if (/[,#]/.test(name)) return "home-name-letters";
  // Control and other unseen characters.
  return /\p{C}/u.test(name) ? "home-name-letters" : null;
}

/** The names of the seats of one's own: what was written, else one's name and a number. */
export function namesOf(seats: readonly SeatChoice[], mine: string): string[] {
  const own = seats.filter((seat) => seat.who === "you");
  return own.map((seat, at) => seat.name.trim() || (at === 0 ? mine : `${mine} ${at + 1}`));
}

/** The seats as the server takes them. */
export function newSeats(seats: readonly SeatChoice[]): NewSeat[] {
  return seats.map((seat) => (seat.who === "bot" ? { bot: seat.bot } : seat.who));
}

/** Kept seats, made fit for the game. What cannot be read is the usual table. */
export function cleanSeats(game: GameKind, kept: unknown): SeatChoice[] {
  const usual = youAnd(USUAL_SEATS[game], bot());
  if (!Array.isArray(kept) || kept.length === 0) return usual;
  const seats = kept.map((one: Partial<SeatChoice> | null): SeatChoice => {
    const who = one?.who === "you" || one?.who === "open" ? one.who : "bot";
    const level = BOTS.includes(one?.bot ?? "") ? one!.bot! : "normal";
    return { who, bot: level, name: typeof one?.name === "string" ? one.name.slice(0, 40) : "" };
  });
  return resized(seats, seatsWithin(game, seats.length));
}
