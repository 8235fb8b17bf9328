/** Deals: a table with the same luck and the same bots, for another try, for everybody, or for a friend. */

import type { GameKind } from "../gen/games";
import type { NewSeat, TableInfo } from "../gen/protocol";
import type { WantedTable } from "../lib/api";
import { myName, usualSettings } from "../home/form";
import { bot, USUAL_SEATS, youAnd } from "../home/seats";

/** Everything that the luck of a table depends on. */
export interface Deal {
  game: GameKind;
  /** The levels of the bots by seat; null for the person's own seat. */
  bots: (string | null)[];
  /** Options as records write them; for Dice also `boards`. */
  options: Record<string, string>;
  /** The secret and the person's number: 64 and up to 64 hexadecimal digits. */
  secret: string;
  number: string;
}

/** The first words of a line of a record, or null. */
function line(record: string, word: string): string | null {
  const found = record.split("\n").find((one) => one.startsWith(`${word} `));
  return found?.slice(word.length + 1).trim() ?? null;
}

/** The deal of a finished game with one person; null if its luck cannot be repeated. */
export function dealOf(game: GameKind, record: string, seats: TableInfo["seats"]): Deal | null {
  const bots = seats.map(({ holder }) => (holder.is === "bot" ? holder.bot : null));
  const people = bots.flatMap((level, seat) => (level === null ? [seat] : []));
  const [secret, numbers] = [line(record, "secret"), line(record, "numbers")];
  // A game that went on from a record has luck of its own before.
  if (people.length !== 1 || secret === null || line(record, "dealt-from") !== null) return null;
  const mine = (numbers ?? "").split(" ").find((one) => one.startsWith(`${people[0]}:`));
  if (!mine) return null;
  const options: Record<string, string> = {};
  for (const one of (line(record, "options") ?? "").split(" ").filter(Boolean)) {
    const [name = "", value = ""] = one.split("=");
    options[name] = value;
  }
  const boards = line(record, "boards");
  if (boards !== null) options.boards = boards;
  return { game, bots, options, secret, number: mine.slice(mine.indexOf(":") + 1) };
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The deal of a day, the same for everybody. */
export async function dealOfDay(game: GameKind, day: string): Promise<Deal> {
  const text = new TextEncoder().encode(`mirabilia deal of the day 1 ${game} ${day}`);
  const secret = hex(await crypto.subtle.digest("SHA-256", text));
  const seats = youAnd(USUAL_SEATS[game], bot("normal"));
  return {
    game,
    bots: seats.map(({ who, bot }) => (who === "bot" ? bot : null)),
    options: {},
    secret,
    number: "1",
  };
}

/** The field of a link that has the packed record of who sends it. */
const PLAYED = "played";

/** The packed record in the last part of a link; null if there is none. */
export function playedIn(text: string): string | null {
  return new URLSearchParams(text).get(PLAYED);
}

/** A deal as the last part of a link, with the packed record of who sends it. */
export function written(deal: Deal, played = ""): string {
  const { bots, options, secret, number } = deal;
  const fields = new URLSearchParams({
    bots: bots.map((level) => level ?? "you").join(","),
    secret,
    number,
    ...options,
    ...(played && { [PLAYED]: played }),
  });
  return fields.toString();
}

/** Reads the last part of a link; null if it is no deal. */
export function readDeal(game: GameKind, text: string): Deal | null {
  const fields = new URLSearchParams(text);
  fields.delete(PLAYED);
  const {
    bots = "",
    secret = "",
    number = "",
    ...options
  } = Object.fromEntries(fields) as Record<string, string>;
  const levels = bots.split(",").map((level) => (level === "you" ? null : level));
  const fits = /^[0-9a-f]{64}$/.test(secret) && /^[0-9a-f]{1,64}$/.test(number);
  if (!fits || levels.filter((level) => level === null).length !== 1) return null;
  return { game, bots: levels, options, secret, number };
}

/** Opens a table with this deal in this browser, and returns its id. */
export async function openDeal(deal: Deal): Promise<string> {
  const { openHere } = await import("../here/source");
  const seats: NewSeat[] = deal.bots.map((level) => (level === null ? "you" : { bot: level }));
  const wanted: WantedTable = {
    game: deal.game,
    seats,
    options: deal.options,
    settings: { ...usualSettings(youAnd(seats.length, bot())), chat: false },
    name: myName(),
    number: deal.number,
  };
  return openHere(wanted, myName(), deal.secret);
}
