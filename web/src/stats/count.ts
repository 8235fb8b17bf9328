/** Counting: what the kept games amount to. */

import type { GameKind } from "../gen/games";
import { shareOf, type PlayedGame } from "./played";

/** Games that have something in common. */
export interface Tally {
  /** What they have in common. */
  key: string;
  games: number;
  /** Victories; one that is shared by k counts 1/k. */
  won: number;
  /** Victories that would be expected if all players were equal. */
  fair: number;
}

/** Tallies by what a game belongs to; the most frequent first. */
export function tally(
  games: readonly PlayedGame[],
  keysOf: (game: PlayedGame) => readonly string[],
): Tally[] {
  const all = new Map<string, Tally>();
  for (const game of games) {
    for (const key of new Set(keysOf(game))) {
      const one = all.get(key) ?? { key, games: 0, won: 0, fair: 0 };
      one.games += 1;
      one.won += shareOf(game);
      one.fair += 1 / game.scores.length;
      all.set(key, one);
    }
  }
  return [...all.values()].sort((a, b) => b.games - a.games || b.won - a.won);
}

/** The opponents of a game: the levels of the bots, and `people`. */
export const opponents = ({ bots, seat }: PlayedGame): string[] =>
  bots.flatMap((level, at) => (at === seat ? [] : [level ?? "people"]));

/** The user's wonders in a game, as `id` or `id side`. Of Duel's, those that were built. */
export const wondersOf = ({ digests, seat }: PlayedGame): string[] =>
  (digests[seat]?.wonders ?? [])
    .filter(({ built }) => built)
    .map(({ id, side }) => (side ? `${id} ${side}` : id));

export const planOf = ({ digests, seat }: PlayedGame): string[] => {
  const plan = digests[seat]?.plan;
  return plan ? [plan] : [];
};

/** Mean points by line of the score pad, of the user and of winners. */
export interface Points {
  category: string;
  mine: number;
  winners: number;
}

/** Where points come from, in games that were decided by points. Points decide nothing in others. */
export function points(games: readonly PlayedGame[], categories: readonly string[]): Points[] {
  const counted = games.filter(({ end, winners }) => end === "points" && winners.length > 0);
  if (counted.length === 0) return [];
  const mean = (of: (game: PlayedGame) => number) =>
    counted.reduce((sum, game) => sum + of(game), 0) / counted.length;
  const by = (game: PlayedGame, seat: number, category: string) =>
    game.scores.find((score) => score.seat === seat)?.by[category] ?? 0;
  return categories.map((category) => ({
    category,
    mine: mean((game) => by(game, game.seat, category)),
    winners: mean((game) => {
      const all = game.winners.map((seat) => by(game, seat, category));
      return all.reduce((sum, one) => sum + one, 0) / all.length;
    }),
  }));
}

/** The accuracies of reviewed games, the oldest first. */
export function accuracies(games: readonly PlayedGame[]): { at: number; accuracy: number }[] {
  return games.flatMap(({ at, accuracy }) => (accuracy == null ? [] : [{ at, accuracy }]));
}

/** The mean of each value and up to this many before it. */
export function running(values: readonly number[], window = 5): number[] {
  return values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - window), at + 1))!);
}

/** Null without values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** The user's points in each game that was decided by points. */
export const totals = (games: readonly PlayedGame[]): number[] =>
  games
    .filter(({ end }) => end === "points")
    .flatMap(({ scores, seat }) => scores.find((score) => score.seat === seat)?.total ?? []);

/** Slips for which no better move was found yet. */
export function slipsLeft(games: readonly PlayedGame[], game: GameKind): number {
  const left = ({ slips, found = [] }: PlayedGame) =>
    slips?.puzzles.filter(({ at }) => !found.includes(at)).length ?? 0;
  return games.reduce((sum, one) => sum + (one.game === game ? left(one) : 0), 0);
}
