/** What fields are worth, and who has won. */

import { DEFEAT, items, pawnPoints, stagePoints, VICTORIES } from "./items";
import { categories, type Entry, type Pad, TIE } from "./pad";
import { science } from "./science";

/** Coins for a point. */
export const COINS_A_POINT = 3;

/** What an entry is worth. */
export function worth(pad: Pad, category: string, entry: Entry): number {
  switch (entry.as) {
    case "points":
      return entry.points;
    case "coins":
      return category === TIE ? 0 : Math.floor(entry.coins / COINS_A_POINT);
    case "tokens":
      return (
        entry.won.reduce((sum, won, age) => sum + won * VICTORIES[age]!, 0) + entry.lost * DEFEAT
      );
    case "symbols":
      return science(entry, entry.wild).points;
    case "stages":
      return stagePoints(entry.wonder, entry.side)
        .slice(0, entry.built)
        .reduce((sum, points) => sum + points, 0);
    case "items": {
      const list = items(pad.game, category, pad.players.length);
      return list.reduce((sum, item) => sum + item.each * (entry.of[item.id] ?? 0), 0);
    }
  }
}

/** Is this line given by the pawn? */
export function byPawn(pad: Pad, category: string): boolean {
  return pad.game === "duel" && category === "military";
}

/** The points of a field; null while it is empty. */
export function points(pad: Pad, seat: number, category: string): number | null {
  if (byPawn(pad, category)) {
    const { pawn } = pad.duel;
    if (pawn === null) return null;
    const ahead = seat === 0 ? pawn : -pawn;
    return ahead > 0 ? pawnPoints(ahead) : 0;
  }
  const entry = pad.players[seat]?.entries[category];
  return entry ? worth(pad, category, entry) : null;
}

export function total(pad: Pad, seat: number): number {
  return categories(pad.game).reduce((sum, line) => sum + (points(pad, seat, line) ?? 0), 0);
}

/** The coins somebody has, where they were written down. */
export function coins(pad: Pad, seat: number): number | null {
  const entry = pad.players[seat]?.entries[pad.game === "dice" ? TIE : "treasury"];
  return entry?.as === "coins" ? entry.coins : null;
}

/** What decided: the sum, or what the rules ask when sums are equal. */
export type How = "points" | "coins" | "civilian" | "shared" | "military" | "science";

export interface Result {
  totals: number[];
  /** Fields that are written, of how many. */
  filled: number;
  of: number;
  winners: number[];
  how: How;
  /** The places, 1 for whoever leads; equal ones are shared. */
  places: number[];
  /** Coins are asked for, because of a tie, and somebody's are missing. */
  coinsMissing: boolean;
}

export function result(pad: Pad): Result {
  const seats = pad.players.map((_, seat) => seat);
  const totals = seats.map((seat) => total(pad, seat));
  const fields = seats.flatMap((seat) => categories(pad.game).map((c) => points(pad, seat, c)));
  const done = { filled: fields.filter((f) => f !== null).length, of: fields.length };
  if (pad.game === "duel" && pad.duel.by !== "points") {
    const { winner, by } = pad.duel;
    const places = seats.map((seat) => (seat === winner ? 1 : 2));
    return { totals, ...done, winners: [winner], how: by, places, coinsMissing: false };
  }
  const second = (seat: number) =>
    pad.game === "duel" ? (points(pad, seat, "civilian") ?? 0) : (coins(pad, seat) ?? 0);
  const better = (a: number, b: number) => totals[a]! - totals[b]! || second(a) - second(b);
  const places = seats.map((seat) => 1 + seats.filter((other) => better(other, seat) > 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const most = Math.max(...totals);
  const tied = seats.filter((seat) => totals[seat] === most);
  const broken = pad.game === "duel" ? "civilian" : "coins";
  return {
    totals,
    ...done,
    winners,
    places,
    how: tied.length === 1 ? "points" : winners.length > 1 ? "shared" : broken,
    coinsMissing:
      pad.game !== "duel" &&
      most > 0 &&
      tied.length > 1 &&
      tied.some((s) => coins(pad, s) === null),
  };
}
