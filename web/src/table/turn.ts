/** Whose turn it is, and whose view is shown when several people share a screen. */

import type { Play, SeatView } from "../gen/protocol";
import { locale } from "../lib/i18n.svelte";

/** The user's seats that owe a decision. */
export function owing(mine: readonly number[], play: Play | null): number[] {
  return play ? mine.filter((seat) => play.waiting.includes(seat)) : [];
}

/** Which seat at a shared screen decides next: the one already there, otherwise the next clockwise. */
export function nextAtScreen(due: readonly number[], there: number | null): number | null {
  if (due.length === 0) return there;
  if (there === null) return due[0]!;
  if (due.includes(there)) return there;
  return due.find((seat) => seat > there) ?? due[0]!;
}

/** The view of a seat, or the first available view. */
export function viewOf(play: Play, seat: number | null): SeatView | undefined {
  return play.views.find((view) => view.seat === seat) ?? play.views[0];
}

/** Formats milliseconds for a clock: `1:05`, `2:10:00`, `3d`, under ten seconds `9.4` or `9,4`. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const write = (n: number, format: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale(), format).format(n);
  if (left < 10_000) return write(Math.floor(left / 100) / 10, { minimumFractionDigits: 1 });
  const seconds = Math.ceil(left / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 48)
    return write(Math.floor(h / 24), { style: "unit", unit: "day", unitDisplay: "narrow" });
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
