import type { Pen, Tone } from "../core/pen";

/** A ridge of hills through the points, filled down to `foot`. */
export function hills(p: Pen, t: Tone, foot: number, ...ridge: number[]): void {
  p.under(t, foot, ridge);
}

/** A mountain with a lit flank and an engraved one. */
export function mountain(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  t: Tone = "far",
  dark: Tone = "shade",
): void {
  const top = [x + w * 0.46, y - h];
  p.poly(
    t,
    x,
    y,
    x + w * 0.18,
    y - h * 0.42,
    x + w * 0.3,
    y - h * 0.58,
    ...top,
    x + w * 0.6,
    y - h * 0.7,
    x + w * 0.78,
    y - h * 0.4,
    x + w,
    y,
  );
  const face = [
    ...top,
    x + w * 0.6,
    y - h * 0.7,
    x + w * 0.78,
    y - h * 0.4,
    x + w,
    y,
    x + w * 0.55,
    y,
    x + w * 0.6,
    y - h * 0.3,
    x + w * 0.5,
    y - h * 0.55,
  ];
  p.hatch(face, 58, Math.max(2, p.lw * 4), p.lw * 0.9, dark);
}

/** Water from the horizon `y` down to `foot`: a dark band far away, light strokes that grow towards us. */
export function sea(p: Pen, x: number, y: number, w: number, foot: number): void {
  const h = foot - y;
  p.box("sea", x, foot, w, h);
  p.box("sea2", x, y + h * 0.16, w, h * 0.16);
  for (let i = 0; i < 5; i++) {
    const at = y + h * (0.24 + i * 0.16);
    const n = 9 - i;
    for (let j = 0; j < n; j++) {
      const left = x + (w * (j + p.random() * 0.8)) / n;
      const long = (w / n) * (0.2 + 0.35 * p.random());
      p.line(
        [left, at + p.random() * h * 0.06, left + long, at + p.random() * h * 0.03],
        p.lw * (0.7 + i * 0.16),
        i % 2 ? "sea2" : "foam",
      );
    }
  }
}

/** A rock with a lit top. */
export function rock(p: Pen, x: number, y: number, w: number, h: number, t: Tone = "stone"): void {
  p.poly(
    t,
    x,
    y,
    x + w * 0.12,
    y - h * 0.7,
    x + w * 0.45,
    y - h,
    x + w * 0.85,
    y - h * 0.72,
    x + w,
    y,
  );
  const face = [
    x + w * 0.45,
    y - h,
    x + w * 0.85,
    y - h * 0.72,
    x + w,
    y,
    x + w * 0.6,
    y,
    x + w * 0.62,
    y - h * 0.5,
  ];
  p.poly("shade", ...face);
  p.hatch(face, 60, Math.max(1.5, p.lw * 3.5));
}
