/** Geometry of the chart of accuracy over time. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  /** The y coordinate of a value. */
  y: (value: number) => number;
}

export interface Place {
  x: number;
  y: number;
}

const HEIGHT = 180;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 10, 10, 10];

/** The lower end of the scale: the ten below the lowest value, so that differences can be seen. */
export function floorOf(values: readonly number[]): number {
  return Math.max(0, Math.min(80, Math.floor((Math.min(...values) - 1) / 10) * 10));
}

export function frame(width: number, floor: number): Frame {
  const span = HEIGHT - TOP - BOTTOM;
  const y = (value: number) => TOP + (1 - (value - floor) / (100 - floor)) * span;
  return { width, height: HEIGHT, left: LEFT, right: RIGHT, y };
}

/** The values from left to right; a single one in the middle. */
export function placed({ width, left, right, y }: Frame, values: readonly number[]): Place[] {
  const inner = Math.max(0, width - left - right - 12);
  const step = values.length > 1 ? inner / (values.length - 1) : 0;
  const start = left + 6 + (values.length > 1 ? 0 : inner / 2);
  return values.map((value, at) => ({ x: start + at * step, y: y(value) }));
}

export function pathOf(places: readonly Place[]): string {
  return places
    .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}
