/** The seats of the form for a new table. */

import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import type { NewSeat } from "../gen/protocol";
import { SEATS } from "../lib/game-ui";

export interface SeatChoice {
  who: "you" | "open" | "bot";
  /** The bot's level, used if the seat is a bot. */
  bot: string;
  /** The player's name, where several people share a screen. */
  name: string;
}

/** Levels for human opponents, from weakest to strongest. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
/** Other bots, for comparison. */
export const OTHER_BOTS = ["random", "greedy", "search"] as const;
export const BOTS: readonly string[] = [...LEVELS, ...OTHER_BOTS];

/** The default number of players. */
export const USUAL_SEATS: Record<GameKind, number> = { wonders: 4, duel: 2, dice: 3 };

export const you = (name = ""): SeatChoice => ({ who: "you", bot: "normal", name });
export const open = (): SeatChoice => ({ who: "open", bot: "normal", name: "" });
export const bot = (level = "normal"): SeatChoice => ({ who: "bot", bot: level, name: "" });

/** The user and others of one kind, `seats` in all. */
export function youAnd(seats: number, other: SeatChoice): SeatChoice[] {
  return [you(), ...Array.from({ length: seats - 1 }, () => ({ ...other }))];
}

/** Clamps a number of seats to what the game allows. */
export function seatsWithin(game: GameKind, count: number): number {
  const { min, max } = SEATS[game];
  return Math.min(max, Math.max(min, Math.round(count) || USUAL_SEATS[game]));
}

/** Every number of seats that the game allows. */
export function countsOf(game: GameKind): number[] {
  const { min, max } = SEATS[game];
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/** The same seats at a table of another size; new seats are like the last one. */
export function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  const last = seats.findLast((seat) => seat.who !== "you") ?? bot();
  return Array.from({ length: count }, (_, at) => ({ ...(seats[at] ?? { ...last, name: "" }) }));
}

/** Are all seats taken by the user and bots? */
export function isAlone(seats: readonly SeatChoice[]): boolean {
  return seats.every((seat) => seat.who !== "open");
}

export function howMany(seats: readonly SeatChoice[], who: SeatChoice["who"]): number {
  return seats.filter((seat) => seat.who === who).length;
}

/** What is wrong with a name, by the server's rules; null if it is valid. */
export function nameProblem(name: string): MessageId | null {
  const length = [...name.trim()].length;
  if (length > 40) return "home-name-long";
  if (/[,#]/.test(name)) return "home-name-letters";
  // Control and other invisible characters, except the one that joins emoji.
  const emoji = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]";
  const joins = new RegExp(`(?<=${emoji})\\u200D(?=${emoji})`, "gu");
  return /\p{C}/u.test(name.replaceAll(joins, "")) ? "home-name-letters" : null;
}

/** Names of the user's own seats: as typed, otherwise the user's name with a number. */
export function namesOf(seats: readonly SeatChoice[], mine: string): string[] {
  const own = seats.filter((seat) => seat.who === "you");
  return own.map((seat, at) => seat.name.trim() || (at === 0 ? mine : `${mine} ${at + 1}`));
}

/** The seats as the server expects them. */
export function newSeats(seats: readonly SeatChoice[]): NewSeat[] {
  return seats.map((seat) => (seat.who === "bot" ? { bot: seat.bot } : seat.who));
}

/** Repairs stored seats to fit the game; unreadable data gives the default table. */
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
