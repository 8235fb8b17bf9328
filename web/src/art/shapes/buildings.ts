import type { Pen, Tone } from "../core/pen";
import { block, steps } from "./masonry";

/** A column standing on `y`, centred on `x`. */
export function column(p: Pen, x: number, y: number, h: number, w = h / 8): void {
  const [r, cap] = [w / 2, w * 0.55];
  p.poly("lit", x - r, y, x - r * 0.86, y - h, x + r * 0.86, y - h, x + r, y);
  p.poly("shade", x + r * 0.2, y, x + r * 0.2, y - h, x + r * 0.86, y - h, x + r, y);
  if (w > 3.4) {
    p.line([x - r * 0.35, y - cap, x - r * 0.3, y - h + cap], p.lw * 0.6);
    p.line([x + r * 0.2, y - cap, x + r * 0.2, y - h + cap], p.lw * 0.6);
  }
  p.poly(
    "stone",
    x - r * 1.25,
    y,
    x - r * 1.25,
    y - cap * 0.6,
    x + r * 1.25,
    y - cap * 0.6,
    x + r * 1.25,
    y,
  );
  p.poly(
    "lit",
    x - r * 0.9,
    y - h + cap,
    x - r * 1.45,
    y - h,
    x + r * 1.45,
    y - h,
    x + r * 0.9,
    y - h + cap,
  );
  p.poly(
    "shade",
    x + r * 0.2,
    y - h + cap,
    x + r * 0.4,
    y - h,
    x + r * 1.45,
    y - h,
    x + r * 0.9,
    y - h + cap,
  );
}

/** `n` columns from `x` to `x + w`, dark between them. */
export function columns(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  thick = h / 8,
  back: Tone = "deep",
): void {
  p.box(back, x, y, w, h);
  for (let i = 0; i < n; i++)
    column(p, x + thick + (i * (w - 2 * thick)) / (n - 1 || 1), y, h, thick);
}

/** A gable on top of a front: triangle, shaded field, and the receding slope of the roof. */
export function gable(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  side = 0,
  roof: Tone = "roof",
): void {
  const top = x + w / 2;
  if (side) {
    const slope = [
      top,
      y - h,
      top + side,
      y - h + side * 0.22,
      x + w + side * 0.97,
      y + side * 0.22,
      x + w * 1.02,
      y,
    ];
    p.poly(roof, ...slope);
    p.hatch(slope, Math.atan2(h, w / 2) * 57.3, Math.max(2, p.lw * 4.2), p.lw * 0.6);
  }
  p.poly("lit", x - w * 0.03, y, top, y - h, x + w * 1.03, y);
  p.poly("shade", x + w * 0.12, y - h * 0.12, top, y - h * 0.8, x + w * 0.88, y - h * 0.12);
  p.poly("stone", x + w * 0.12, y - h * 0.12, top, y - h * 0.8, top, y - h * 0.12);
}

/** A temple front, with its long side receding to the right. `x`: left foot of the steps. */
export function temple(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  n = 6,
  side = 0,
  stepsUp = 3,
): void {
  const rise = h * 0.035;
  if (side) {
    const from = x + w - h * 0.09;
    p.poly(
      "shade",
      from,
      y,
      from + side,
      y - side * 0.12,
      from + side,
      y - h * 0.64 + side * 0.2,
      from,
      y - h * 0.72,
    );
    const posts = Math.max(3, Math.round(side / (w / n)) + 1);
    for (let i = 1; i <= posts; i++) {
      const at = from + (side * i) / (posts + 0.3);
      const k = (at - from) / side;
      const [foot, head] = [y - h * 0.1 - k * side * 0.1, y - h * 0.62 + k * side * 0.19];
      p.poly(
        "deep",
        at - w * 0.05,
        foot,
        at - w * 0.05,
        head,
        at - w * 0.015,
        head,
        at - w * 0.015,
        foot,
      );
      p.poly(
        "stone",
        at - w * 0.015,
        foot,
        at - w * 0.015,
        head,
        at + w * 0.012,
        head,
        at + w * 0.012,
        foot,
      );
    }
    p.poly(
      "shade",
      from,
      y - h * 0.6,
      from + side,
      y - h * 0.6 + side * 0.2,
      from + side,
      y - h * 0.73 + side * 0.22,
      from,
      y - h * 0.73,
    );
  }
  const up = steps(p, x, y, w, stepsUp, rise);
  const inset = stepsUp * rise * 1.3;
  const [left, wide, base, high] = [x + inset, w - 2 * inset, y - up, h * 0.52];
  columns(p, left, base, wide, high, n, Math.min(high / 7, (wide / n) * 0.5));
  const beam = h * 0.11;
  p.box("lit", left - wide * 0.02, base - high, wide * 1.04, beam);
  p.box("shade", left - wide * 0.02, base - high, wide * 1.04, beam * 0.3);
  for (let i = 0; i <= n * 2; i++) {
    const at = left + (wide * i) / (n * 2);
    p.line([at, base - high - beam * 0.45, at, base - high - beam * 0.9], p.lw * 0.8);
  }
  gable(
    p,
    left - wide * 0.02,
    base - high - beam,
    wide * 1.04,
    h - up - high - beam,
    side ? side * 0.98 : 0,
  );
}

/** A plain house: front, side, roof of tiles. */
export function house(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  side = w * 0.6,
  front: Tone = "lit",
): void {
  const eave = h * 0.62;
  block(p, x, y, w, eave, side, front);
  p.poly(front, x, y - eave, x + w / 2, y - h, x + w, y - eave);
  const slope = [
    x + w / 2,
    y - h,
    x + w / 2 + side,
    y - h + side * 0.16,
    x + w + side * 1.05,
    y - eave + side * 0.24,
    x + w * 1.05,
    y - eave + h * 0.03,
  ];
  p.poly("roof", ...slope);
  p.hatch(slope, 52, Math.max(2, p.lw * 4), p.lw * 0.6);
  p.poly(
    "roof2",
    x - w * 0.06,
    y - eave + h * 0.04,
    x + w / 2,
    y - h - h * 0.02,
    x + w * 1.06,
    y - eave + h * 0.04,
    x + w,
    y - eave + h * 0.06,
    x + w / 2,
    y - h + h * 0.07,
    x,
    y - eave + h * 0.06,
  );
  p.box("deep", x + w * 0.36, y, w * 0.26, eave * 0.58);
  if (side > w * 0.4) p.box("glow", x + w + side * 0.4, y - eave * 0.5, side * 0.16, eave * 0.2);
}

/** A flat-roofed house of the south. */
export function flatHouse(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  side = w * 0.3,
  front: Tone = "stone",
): void {
  block(p, x, y, w, h, side, front);
  p.box("lit", x - w * 0.03, y - h + h * 0.08, w * 1.06, h * 0.08);
  p.box("glow", x + w * 0.2, y - h * 0.56, w * 0.14, h * 0.16);
  p.box("glow", x + w * 0.62, y - h * 0.56, w * 0.14, h * 0.16);
  p.box("deep", x + w * 0.4, y, w * 0.2, h * 0.36);
}

/** A town on a hillside: rows of small houses, repeatable but uneven. */
export function town(p: Pen, x: number, y: number, w: number, rows: number, size: number): void {
  for (let row = rows - 1; row >= 0; row--) {
    let at = x + row * size * 0.6;
    const end = x + w - row * size * 0.9;
    while (at < end) {
      const wide = size * (0.7 + 0.6 * p.random());
      const high = size * (0.6 + 0.55 * p.random());
      const pick = p.random();
      if (pick < 0.6)
        house(
          p,
          at,
          y - row * size * 0.62,
          wide * 0.62,
          high,
          wide * 0.5,
          pick < 0.35 ? "lit" : "stone",
        );
      else
        flatHouse(
          p,
          at,
          y - row * size * 0.62,
          wide * 0.8,
          high * 0.72,
          wide * 0.25,
          pick < 0.8 ? "lit" : "stone",
        );
      at += wide * 1.05;
    }
  }
}

/** A pyramid: lit left face, shaded right face, worn edge. */
export function pyramid(p: Pen, x: number, y: number, w: number, h: number, cut = 0.62): void {
  const [top, edge] = [x + w * 0.5, x + w * cut];
  p.poly("lit", x, y, top, y - h, edge, y);
  const face = [edge, y, top, y - h, x + w, y - h * 0.02];
  p.poly("shade", ...face);
  p.hatch(face, 58, Math.max(2.6, p.lw * 4.5));
  p.hatch([x, y, top, y - h, edge, y], 0, Math.max(4, h / 13), p.lw * 0.55, "shade");
}

/** A round drum with a dome. `x`: centre. */
export function dome(p: Pen, x: number, y: number, r: number, t: Tone = "roof"): void {
  p.fill(t, `M${x - r} ${y}C${x - r} ${y - r * 1.25} ${x + r} ${y - r * 1.25} ${x + r} ${y}Z`);
  p.fill(
    t === "roof" ? "roof2" : "shade",
    `M${x + r * 0.25} ${y}C${x + r * 0.35} ${y - r * 0.5} ${x + r * 0.2} ${y - r * 0.85} ${x} ${y - r * 0.94}C${x + r * 0.6} ${y - r * 0.94} ${x + r} ${y - r * 0.5} ${x + r} ${y}Z`,
  );
  p.path(
    `M${x - r * 0.45} ${y}C${x - r * 0.4} ${y - r * 0.6} ${x - r * 0.2} ${y - r * 0.85} ${x} ${y - r * 0.94}`,
    p.lw * 0.6,
  );
}

/** A tapering needle with a gilded tip. */
export function obelisk(p: Pen, x: number, y: number, h: number, w = h * 0.13): void {
  const r = w / 2;
  const top = y - h * 0.9;
  p.poly("lit", x - r, y, x - r * 0.62, top, x, y - h, x + r * 0.15, y);
  p.poly("shade", x + r * 0.15, y, x + r * 0.1, top, x, y - h, x + r * 0.62, top, x + r, y);
  p.poly("gold", x - r * 0.62, top, x, y - h, x + r * 0.1, top);
  p.poly("gold2", x + r * 0.62, top, x, y - h, x + r * 0.1, top);
  for (let i = 1; i < 6; i++)
    p.line([x - r * 0.55, y - (h * i) / 7, x - r * 0.15, y - (h * i) / 7], p.lw * 0.7);
}
