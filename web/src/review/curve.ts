/** Geometry of the win-chance curve. */

import type { CurvePoint } from "../gen/analysis";
import type { Stop } from "./stops";

/** Dash patterns by seat, so that lines differ without colour. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 5", "1 5", "6 3 1 3 1 3"] as const;

/** Marks by seat, on a 24-unit grid. */
export const MARKS = [
  "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  "M5 5h14v14H5z",
  "M12 3l10 17H2z",
  "M12 2l10 10-10 10L2 12z",
  "M12 21L2 4h20z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  "M7 3h10l5 9-5 9H7l-5-9z",
] as const;

/** All seats' shares at each stop; the previous known ones where the curve has no point. */
export function sharesAt(stops: readonly Stop[], curve: readonly CurvePoint[]): number[][] {
  const known = new Map(curve.map((point) => [point.step, point.shares]));
  let last = curve[0]?.shares ?? [];
  return stops.map((stop) => {
    last = known.get(stop.at) ?? last;
    return last;
  });
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function xOf(frame: Frame, index: number, last: number): number {
  const span = frame.width - frame.left - frame.right;
  return frame.left + (last > 0 ? (index / last) * span : 0);
}

export function yOf(frame: Frame, share: number): number {
  return frame.top + (1 - share) * (frame.height - frame.top - frame.bottom);
}

/** The stop nearest to an x coordinate. */
export function indexAt(frame: Frame, x: number, last: number): number {
  const span = frame.width - frame.left - frame.right;
  if (span <= 0 || last <= 0) return 0;
  return Math.min(last, Math.max(0, Math.round(((x - frame.left) / span) * last)));
}

/** The path of one seat's shares. */
export function pathOf(frame: Frame, shares: readonly number[][], seat: number): string {
  const last = shares.length - 1;
  return shares
    .map((all, index) => {
      const x = xOf(frame, index, last).toFixed(1);
      return `${index === 0 ? "M" : "L"}${x} ${yOf(frame, all[seat] ?? 0).toFixed(1)}`;
    })
    .join("");
}
