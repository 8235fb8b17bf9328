import type { Pen, Tone } from "../core/pen";

/** A stone box seen from below and a little from its right: lit front, shaded side. `x`: left, `y`: ground. */
export function block(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  side = 0,
  front: Tone = "lit",
  dark: Tone = "shade",
): void {
  if (side) {
    const face = [
      x + w,
      y,
      x + w + side,
      y - side * 0.12,
      x + w + side,
      y - h + side * 0.22,
      x + w,
      y - h,
    ];
    p.poly(dark, ...face);
    p.hatch(face, 62, Math.max(1.6, p.lw * 4));
  }
  p.box(front, x, y, w, h);
}

/** Steps up to a building, widest below. Returns the height. */
export function steps(
  p: Pen,
  x: number,
  y: number,
  w: number,
  n: number,
  rise: number,
  tread = rise * 1.3,
): number {
  for (let i = 0; i < n; i++) {
    const inset = i * tread;
    p.box("lit", x + inset, y - i * rise, w - 2 * inset, rise);
    p.box("shade", x + inset, y - i * rise, w - 2 * inset, rise * 0.42);
  }
  return n * rise;
}

/** Crenels along a wall's top, from `x` to `x + w`, standing on `y`. */
export function crenels(
  p: Pen,
  x: number,
  y: number,
  w: number,
  size: number,
  t: Tone = "lit",
): void {
  const n = Math.max(2, Math.round(w / (size * 2)));
  const step = w / (n * 2 - 1);
  for (let i = 0; i < n; i++) p.box(t, x + i * step * 2, y, step, size);
}

/** Courses of dressed stone as broken engraved lines. */
export function courses(p: Pen, x: number, y: number, w: number, h: number, gap: number): void {
  for (let at = y - gap; at > y - h + gap / 2; at -= gap)
    for (
      let from = x + w * 0.05 + p.random() * gap * 3;
      from < x + w - gap * 2;
      from += gap * (4 + 4 * p.random())
    ) {
      const to = Math.min(x + w - gap * 0.5, from + gap * (1.4 + 1.6 * p.random()));
      p.line([from, at, to, at], p.lw * 0.6, "shade");
      p.line([(from + to) / 2, at, (from + to) / 2, at + gap * 0.8], p.lw * 0.6, "shade");
    }
}

/** A wall with crenels. */
export function wall(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  crenel = h * 0.16,
  t: Tone = "stone",
): void {
  crenels(p, x, y - h + 0.2, w, crenel, t);
  p.box(t, x, y, w, h);
  p.box("shade", x, y - h + crenel * 0.7, w, crenel * 0.35);
  courses(p, x, y, w, h - crenel, Math.max(h * 0.16, p.lw * 5));
}

/** A square tower with a projecting head. */
export function tower(p: Pen, x: number, y: number, w: number, h: number, side = w * 0.35): void {
  const head = w * 0.3;
  block(p, x, y, w, h, side, "lit");
  courses(p, x, y, w, h - head, Math.max(w * 0.26, p.lw * 5));
  block(p, x - w * 0.08, y - h + head, w * 1.16, head, side, "lit");
  p.box("shade", x - w * 0.08, y - h + head, w * 1.16, head * 0.22);
  crenels(p, x + w * 1.08, y - h + side * 0.1, side, head * 0.5, "shade");
  crenels(p, x - w * 0.08, y - h + 0.2, w * 1.16, head * 0.55);
  p.box("glow", x + w * 0.42, y - h * 0.55, w * 0.14, w * 0.34);
}

/** A dark opening with a round head. */
export function arch(p: Pen, x: number, y: number, w: number, h: number, t: Tone = "deep"): void {
  const r = w / 2;
  p.fill(
    t,
    `M${x} ${y}L${x} ${y - h + r}C${x} ${y - h - r * 0.33} ${x + w} ${y - h - r * 0.33} ${x + w} ${y - h + r}L${x + w} ${y}Z`,
  );
}

/** Arches side by side, with a light inner edge where the light comes in. */
export function arcade(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  t: Tone = "deep",
): void {
  const step = w / n;
  for (let i = 0; i < n; i++) {
    const left = x + i * step + step * 0.14;
    arch(p, left, y, step * 0.72, h, "shade");
    arch(p, left, y, step * 0.6, h * 0.97, t);
  }
}
