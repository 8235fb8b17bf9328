/** Points as flat lists: x, y, x, y, … */
export type Points = readonly number[];

/** One decimal is finer than a pixel at every size we draw. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Twice the signed area; its sign is the direction of the outline. */
export function area(points: Points): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    sum += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!;
  }
  return sum;
}

/** All outlines run the same way, so that joined outlines never cut holes into each other. */
export function oneWay(points: Points): Points {
  if (area(points) >= 0) return points;
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i]!, points[i + 1]!);
  return turned;
}

/** Corner to corner. */
export function straight(points: Points, closed: boolean): string {
  let d = "";
  for (let i = 0; i < points.length; i += 2)
    d += `${i ? "L" : "M"}${round(points[i]!)} ${round(points[i + 1]!)}`;
  return closed ? `${d}Z` : d;
}

/** A soft line through all points (Catmull–Rom, written as cubics). */
export function smooth(points: Points, closed: boolean): string {
  const n = points.length / 2;
  const at = (i: number): [number, number] => {
    const j = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i));
    return [points[2 * j]!, points[2 * j + 1]!];
  };
  let d = `M${round(points[0]!)} ${round(points[1]!)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = 1 / 6;
    const out = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k, c[0] - (e[0] - b[0]) * k];
    d += `C${[...out, c[1] - (e[1] - b[1]) * k, c[0], c[1]].map(round).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
}

/** Parallel engraved lines inside a polygon. `degrees`: 0 lies flat, positive falls to the right. */
export function hatching(points: Points, degrees: number, gap: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const flat: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2)
    flat.push([points[i]! * cos + points[i + 1]! * sin, points[i + 1]! * cos - points[i]! * sin]);
  const heights = flat.map((one) => one[1]);
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  let d = "";
  for (let y = top + gap / 2; y < foot; y += gap) {
    const cuts: number[] = [];
    flat.forEach(([x1, y1], i) => {
      const [x2, y2] = flat[(i + 1) % flat.length]!;
      if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [cuts[i]!, cuts[i + 1]!];
      if (b - a < gap / 3) continue;
      d += `M${round(a * cos - y * sin)} ${round(a * sin + y * cos)}`;
      d += `L${round(b * cos - y * sin)} ${round(b * sin + y * cos)}`;
    }
  }
  return d;
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** The box around points, `more` on every side. */
export function bounds(points: Points, more: number): Bounds {
  const box = { left: Infinity, right: -Infinity, top: Infinity, foot: -Infinity };
  for (let i = 0; i + 1 < points.length; i += 2) {
    box.left = Math.min(box.left, points[i]! - more);
    box.right = Math.max(box.right, points[i]! + more);
    box.top = Math.min(box.top, points[i + 1]! - more);
    box.foot = Math.max(box.foot, points[i + 1]! + more);
  }
  return box;
}

/** The box around a soft line: it swings out of its points by at most a sixth of their extent. */
export function softBounds(points: Points, more: number): Bounds {
  const { left, right, top, foot } = bounds(points, 0);
  return bounds(points, more + Math.max(right - left, foot - top) / 6);
}
