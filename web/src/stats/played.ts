/** A finished game of the user as statistics count it. */

import type { PuzzleGame, SeatDigest } from "../engine/protocol";
import type { GameKind, ScoreSheet } from "../gen/games";

export interface PlayedGame {
  /** The path of its review: `review/h/ID`. */
  id: string;
  game: GameKind;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The user's seat. */
  seat: number;
  /** The levels of the bots by seat; null for people. */
  bots: (string | null)[];
  record: string;
  /** How it ended, and who won. */
  end: string;
  winners: number[];
  scores: ScoreSheet[];
  digests: SeatDigest[];
  /** Once it was reviewed: the user's accuracy in percent, if anything was decided. */
  accuracy?: number | null;
  /** The user's slips as puzzles, once it was reviewed; null if there were none. */
  slips?: PuzzleGame | null;
  /** The places of the slips for which a better move was found since. */
  found?: number[];
}

/** The user's share of the victory. */
export function shareOf({ winners, seat }: Pick<PlayedGame, "winners" | "seat">): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
