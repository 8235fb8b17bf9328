/** Whose turn it is, and whose eyes look at the screen when several people share it. */

import type { GameKind } from "../gen/games";
import type { Play, SeatView } from "../gen/protocol";

/** Own seats that owe a decision. */
export function owing(mine: readonly number[], play: Play | null): number[] {
  return play ? mine.filter((seat) => play.waiting.includes(seat)) : [];
}

/**
 * In Duel one player knows nothing that the other does not: the board turns, and no curtain falls.
 */
export function hasSecrets(game: GameKind): boolean {
  return game !== "duel";
}

/** Who of those that share a screen decides next: whoever is there already, else the next clockwise. */
export function nextAtScreen(due: readonly number[], there: number | null): number | null {
  if (due.length === 0) return there;
  if (there === null) return due[0]!;
  if (due.includes(there)) return there;
  return due.find((seat) => seat > there) ?? due[0]!;
}

/** The view of a seat; for those without one what is public, or the first that may be seen. */
export function viewOf(play: Play, seat: number | null): SeatView | undefined {
  return play.views.find((view) => view.seat === seat) ?? play.views[0];
}

/** Milliseconds as a clock shows them: `1:05`, `2:10:00`, under ten seconds `9.4`. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 48) return `${Math.floor(h / 24)} d`;
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
