/** Points of fields, totals and winners. */

import type { PadHow, PadLine, PadStanding } from "../gen/pad";
import { padSheets } from "../gen/pad-sheets";
import type { Entry, Pad } from "./pad";
import { adds, lineOf, sheetOf } from "./sheet";

type Symbols = Extract<Entry, { as: "symbols" }>;

/** The count of each part in an entry; empty for a plain number. */
export function counts(entry: Entry): Record<string, number> {
  switch (entry.as) {
    case "points":
    case "coins":
      return {};
    case "tokens": {
      const won = entry.won.map((n, age): [string, number] => [`age-${age + 1}`, n]);
      return { ...Object.fromEntries(won), defeat: entry.lost };
    }
    case "symbols": {
      const { compass, gear, tablet, wild } = entry;
      return { compass, gear, tablet, wild };
    }
    case "stages":
      return { [`${entry.wonder}-${entry.side}`]: entry.built };
    case "items":
      return entry.of;
  }
}

/** The best use of science symbols: points, and the symbols with those of choice assigned. */
export function bestUse({ compass, gear, tablet, wild }: Symbols): {
  points: number;
  symbols: [number, number, number];
} {
  const at = <T>(row: T[], n: number): T => row[Math.min(n, row.length - 1)]!;
  const [points, symbols] = at(at(at(at(padSheets.science, compass), gear), tablet), wild);
  return { points, symbols };
}

/** The points of an entry on a line. */
export function worth(line: PadLine, entry: Entry): number {
  switch (entry.as) {
    case "points":
      return entry.points;
    case "coins":
      return line.coins ? Math.floor(entry.coins / line.coins) : 0;
    case "symbols":
      return bestUse(entry).points;
    default: {
      const of = counts(entry);
      return (line.parts ?? []).reduce((sum, part) => {
        const n = of[part.id] ?? 0;
        const steps = (part.steps ?? []).slice(0, n).reduce((all, points) => all + points, 0);
        return sum + part.each * n + steps;
      }, 0);
    }
  }
}

/** Does the pawn determine this line? */
export const byPawn = (line: PadLine): boolean => line.pawn !== undefined;

/** How far the pawn is on the opponent's side of a seat; 0 if it is not. */
export function ahead(pad: Pad, seat: number): number {
  const pawn = pad.duel.pawn ?? 0;
  return Math.max(seat === 0 ? pawn : -pawn, 0);
}

/** The points of a field; null if it is empty. */
export function points(pad: Pad, seat: number, line: PadLine): number | null {
  if (line.pawn && pad.duel.pawn !== null) return line.pawn[ahead(pad, seat)] ?? 0;
  const entry = pad.players[seat]?.entries[line.id];
  return entry ? worth(line, entry) : null;
}

/** The coins of a seat, if they were entered. */
export function coins(pad: Pad, seat: number): number | null {
  const purse = sheetOf(pad).lines.find((line) => line.coins !== undefined);
  const entry = purse && pad.players[seat]?.entries[purse.id];
  return entry?.as === "coins" ? entry.coins : null;
}

/** The coins of the richest seat, if all seats' were entered. */
export function richest(pad: Pad): number | null {
  const purses = pad.players.map((_, seat) => coins(pad, seat));
  return purses.includes(null) ? null : Math.max(...(purses as number[]));
}

/** Totals, places and winners of a pad. Empty fields count 0. */
export function standing(pad: Pad): PadStanding {
  const { lines, tie } = sheetOf(pad);
  const seats = pad.players.map((_, seat) => seat);
  const fields = seats.map((seat) => lines.filter(adds).map((line) => points(pad, seat, line)));
  const totals = fields.map((own) => own.reduce((sum: number, one) => sum + (one ?? 0), 0));
  const of = fields.flat().length;
  const filled = fields.flat().filter((one) => one !== null).length;
  const { by, winner } = pad.duel;
  if (by !== "points") {
    const places = seats.map((seat) => (seat === winner ? 1 : 2));
    return { totals, places, winners: [winner], how: by, coins_missing: false, filled, of };
  }
  const line = lineOf(pad, tie.line);
  const second = (seat: number) =>
    line.coins === undefined ? (points(pad, seat, line) ?? 0) : coins(pad, seat);
  const better = (a: number, b: number) =>
    totals[a]! - totals[b]! || (second(a) ?? 0) - (second(b) ?? 0);
  const places = seats.map((seat) => 1 + seats.filter((other) => better(other, seat) > 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const most = Math.max(...totals);
  const tied = seats.filter((seat) => totals[seat] === most);
  const how: PadHow = tied.length === 1 ? "points" : winners.length > 1 ? "shared" : tie.how;
  const unknown = tied.some((seat) => second(seat) === null);
  const coins_missing = filled > 0 && tied.length > 1 && unknown;
  return { totals, places, winners, how, coins_missing, filled, of };
}
