import type { Pen, Tone } from "../core/pen";

/** A toothed wheel. */
export function gear(
  p: Pen,
  x: number,
  y: number,
  r: number,
  teeth = 10,
  t: Tone = "gold",
  dark: Tone = "gold2",
): void {
  const points: number[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [k, f] of [
      [-0.3, 0.8],
      [-0.18, 1],
      [0.18, 1],
      [0.3, 0.8],
    ] as const) {
      const a = ((i + k) / teeth) * 2 * Math.PI;
      points.push(x + Math.cos(a) * r * f, y + Math.sin(a) * r * f);
    }
  p.at(r * 0.06, r * 0.08, 1, () => p.poly(dark, ...points));
  p.poly(t, ...points);
  p.disc(dark, x, y, r * 0.5);
  p.disc(t, x - r * 0.03, y - r * 0.04, r * 0.44);
  p.disc("deep", x, y, r * 0.16);
}

/** A wheel with spokes. */
export function wheel(
  p: Pen,
  x: number,
  y: number,
  r: number,
  spokes = 8,
  t: Tone = "wood2",
): void {
  p.ring(x, y, r, r * 0.2, t);
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * 2 * Math.PI;
    p.line([x, y, x + Math.cos(a) * r, y + Math.sin(a) * r], r * 0.1, t);
  }
  p.disc("wood", x, y, r * 0.18);
}

/** A pair of scales hanging from a beam; `x`: the post, `y`: its foot. */
export function scales(p: Pen, x: number, y: number, h: number, t: Tone = "gold"): void {
  const [top, arm] = [y - h * 0.9, h * 0.42];
  p.line([x, y, x, y - h], h * 0.05, "gold2");
  p.poly(
    "gold2",
    x - h * 0.16,
    y,
    x - h * 0.05,
    y - h * 0.06,
    x + h * 0.05,
    y - h * 0.06,
    x + h * 0.16,
    y,
  );
  p.bend([x - arm, top + h * 0.04, x, top - h * 0.02, x + arm, top - h * 0.04], h * 0.045, t);
  for (const [s, dy] of [
    [-1, 0.04],
    [1, -0.04],
  ] as const) {
    const [cx, cy] = [x + s * arm, top + h * dy];
    p.line([cx - h * 0.16, cy + h * 0.42, cx, cy, cx + h * 0.16, cy + h * 0.42], p.lw, "gold2");
    p.fill(
      t,
      `M${cx - h * 0.19} ${cy + h * 0.42}L${cx + h * 0.19} ${cy + h * 0.42}Q${cx} ${cy + h * 0.6} ${cx - h * 0.19} ${cy + h * 0.42}Z`,
    );
  }
  p.disc(t, x, y - h, h * 0.04);
}

/** A banner hanging from a pole with a cross-bar. */
export function banner(
  p: Pen,
  x: number,
  y: number,
  h: number,
  t: Tone = "cloth",
  dark: Tone = "deep",
): void {
  const w = h * 0.2;
  p.line([x, y, x, y - h], p.lw * 2.2, "wood2");
  p.line([x - w * 0.7, y - h * 0.95, x + w * 0.7, y - h * 0.95], p.lw * 1.8, "wood2");
  p.poly(
    t,
    x - w * 0.55,
    y - h * 0.95,
    x + w * 0.55,
    y - h * 0.95,
    x + w * 0.55,
    y - h * 0.55,
    x,
    y - h * 0.47,
    x - w * 0.55,
    y - h * 0.55,
  );
  p.hatch(
    [
      x + w * 0.1,
      y - h * 0.95,
      x + w * 0.55,
      y - h * 0.95,
      x + w * 0.55,
      y - h * 0.55,
      x + w * 0.1,
      y - h * 0.49,
    ],
    90,
    Math.max(1.2, p.lw * 2.5),
    p.lw * 0.7,
    dark,
  );
  p.disc("gold", x, y - h, h * 0.025);
}

/** A flag streaming to the right. */
export function flag(p: Pen, x: number, y: number, h: number, t: Tone = "cloth"): void {
  p.line([x, y, x, y - h], p.lw * 1.8, "wood2");
  p.fill(
    t,
    `M${x} ${y - h}Q${x + h * 0.2} ${y - h * 1.08} ${x + h * 0.34} ${y - h * 0.96}Q${x + h * 0.46} ${y - h * 0.88} ${x + h * 0.62} ${y - h * 0.94}Q${x + h * 0.5} ${y - h * 0.74} ${x + h * 0.34} ${y - h * 0.74}Q${x + h * 0.16} ${y - h * 0.8} ${x} ${y - h * 0.7}Z`,
  );
}

/** A tent with a pole. */
export function tent(p: Pen, x: number, y: number, w: number, h: number, t: Tone = "white"): void {
  p.poly(t, x, y, x + w * 0.45, y - h, x + w * 0.6, y);
  const face = [x + w * 0.6, y, x + w * 0.45, y - h, x + w, y];
  p.poly("shade", ...face);
  p.hatch(face, 64, Math.max(1.6, p.lw * 3.5));
  p.poly("deep", x + w * 0.22, y, x + w * 0.42, y - h * 0.62, x + w * 0.44, y);
}

/** A laurel branch from (x, y), curving up; `flip` bends it the other way. */
export function laurel(
  p: Pen,
  x: number,
  y: number,
  h: number,
  flip = false,
  t: Tone = "leaf2",
  light: Tone = "leaf",
): void {
  p.at(
    x,
    y,
    h / 100,
    () => {
      p.path("M0 0C-40 -10 -62 -50 -44 -98", p.lw * 2, t);
      for (let i = 0; i < 9; i++) {
        const k = (i + 1) / 9.5;
        const u = 1 - k;
        const bx = 3 * u * u * k * -40 + 3 * u * k * k * -62 + k * k * k * -44;
        const by = 3 * u * u * k * -10 + 3 * u * k * k * -50 + k * k * k * -98;
        p.fill(
          t,
          `M${bx} ${by}Q${bx - 16} ${by - 4} ${bx - 19} ${by - 20}Q${bx - 3} ${by - 16} ${bx} ${by}Z`,
        );
        p.fill(
          light,
          `M${bx} ${by}Q${bx + 2} ${by - 15} ${bx + 16} ${by - 20}Q${bx + 16} ${by - 4} ${bx} ${by}Z`,
        );
      }
    },
    flip,
  );
}

/** A sword, point up. */
export function sword(p: Pen, x: number, y: number, h: number): void {
  p.poly(
    "white",
    x - h * 0.05,
    y - h * 0.26,
    x - h * 0.06,
    y - h * 0.85,
    x,
    y - h,
    x,
    y - h * 0.26,
  );
  p.poly(
    "shade",
    x + h * 0.05,
    y - h * 0.26,
    x + h * 0.06,
    y - h * 0.85,
    x,
    y - h,
    x,
    y - h * 0.26,
  );
  p.box("gold", x - h * 0.15, y - h * 0.22, h * 0.3, h * 0.06);
  p.box("wood2", x - h * 0.03, y - h * 0.05, h * 0.06, h * 0.18);
  p.disc("gold", x, y - h * 0.03, h * 0.05);
}

/** A round shield with a boss. */
export function shield(p: Pen, x: number, y: number, r: number, t: Tone = "cloth"): void {
  p.disc("gold2", x + r * 0.06, y + r * 0.08, r);
  p.disc("gold", x, y, r);
  p.disc(t, x, y, r * 0.82);
  p.fill(
    "deep",
    `M${x + r * 0.58} ${y - r * 0.58}C${x + r} ${y - r * 0.1} ${x + r * 0.9} ${y + r * 0.6} ${x + r * 0.2} ${y + r * 0.8}C${x + r * 0.6} ${y + r * 0.3} ${x + r * 0.7} ${y - r * 0.2} ${x + r * 0.58} ${y - r * 0.58}Z`,
  );
  p.disc("gold", x, y, r * 0.26);
  p.disc("gold2", x + r * 0.05, y + r * 0.06, r * 0.14);
}

/** An oil lamp or brazier on a stand. */
export function brazier(p: Pen, x: number, y: number, h: number): void {
  p.line([x - h * 0.2, y, x, y - h * 0.4, x + h * 0.2, y], p.lw * 2, "deep");
  p.fill(
    "gold2",
    `M${x - h * 0.26} ${y - h * 0.56}L${x + h * 0.26} ${y - h * 0.56}Q${x} ${y - h * 0.2} ${x - h * 0.26} ${y - h * 0.56}Z`,
  );
  p.blob(
    "roof",
    x,
    y - h,
    x + h * 0.14,
    y - h * 0.75,
    x + h * 0.18,
    y - h * 0.57,
    x - h * 0.18,
    y - h * 0.57,
    x - h * 0.12,
    y - h * 0.74,
  );
  p.blob("gold", x, y - h * 0.82, x + h * 0.09, y - h * 0.62, x - h * 0.09, y - h * 0.62);
}
