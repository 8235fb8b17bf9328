import type { Pen, Tone } from "../core/pen";

export function cypress(p: Pen, x: number, y: number, h: number): void {
  const r = h * 0.12;
  p.box("wood2", x - r * 0.2, y, r * 0.4, h * 0.12);
  p.blob(
    "leaf2",
    x,
    y - h,
    x + r * 0.7,
    y - h * 0.55,
    x + r,
    y - h * 0.25,
    x + r * 0.5,
    y - h * 0.06,
    x - r * 0.5,
    y - h * 0.06,
    x - r,
    y - h * 0.25,
    x - r * 0.7,
    y - h * 0.55,
  );
  p.blob(
    "leaf",
    x - r * 0.1,
    y - h * 0.92,
    x - r * 0.1,
    y - h * 0.5,
    x - r * 0.35,
    y - h * 0.12,
    x - r * 0.9,
    y - h * 0.26,
    x - r * 0.6,
    y - h * 0.55,
  );
}

/** A round tree such as an olive. */
export function tree(
  p: Pen,
  x: number,
  y: number,
  h: number,
  crown: Tone = "leaf2",
  light: Tone = "leaf",
): void {
  const r = h * 0.34;
  p.fill(
    "wood2",
    `M${x - h * 0.05} ${y}Q${x - h * 0.01} ${y - h * 0.25} ${x - h * 0.06} ${y - h * 0.5}L${x + h * 0.06} ${y - h * 0.5}Q${x + h * 0.02} ${y - h * 0.2} ${x + h * 0.06} ${y}Z`,
  );
  const c = y - h * 0.62;
  p.blob(
    crown,
    x - r * 1.15,
    c + r * 0.15,
    x - r * 0.95,
    c - r * 0.6,
    x - r * 0.3,
    c - r * 1.05,
    x + r * 0.5,
    c - r * 0.95,
    x + r * 1.1,
    c - r * 0.35,
    x + r * 1.15,
    c + r * 0.3,
    x + r * 0.5,
    c + r * 0.62,
    x - r * 0.4,
    c + r * 0.55,
  );
  p.blob(
    light,
    x - r * 0.98,
    c + r * 0.05,
    x - r * 0.8,
    c - r * 0.55,
    x - r * 0.2,
    c - r * 0.92,
    x + r * 0.35,
    c - r * 0.78,
    x + r * 0.15,
    c - r * 0.35,
    x - r * 0.3,
    c - r * 0.1,
    x - r * 0.5,
    c + r * 0.25,
  );
  p.path(
    `M${x + r * 0.1} ${c + r * 0.1}Q${x + r * 0.5} ${c} ${x + r * 0.8} ${c + r * 0.2}M${x - r * 0.1} ${c + r * 0.35}Q${x + r * 0.2} ${c + r * 0.25} ${x + r * 0.45} ${c + r * 0.4}`,
    p.lw * 0.8,
    light,
  );
}

/** A fir or cedar in tiers. */
export function fir(p: Pen, x: number, y: number, h: number): void {
  p.box("wood2", x - h * 0.035, y, h * 0.07, h * 0.2);
  for (const [at, r] of [
    [0.12, 0.26],
    [0.34, 0.21],
    [0.56, 0.15],
  ] as const) {
    const foot = y - h * at;
    const tip = y - h * Math.min(1, at + 0.44);
    p.poly("leaf2", x - h * r, foot, x, tip, x + h * r, foot, x, foot + h * 0.03);
    p.poly("leaf", x - h * r, foot, x, tip, x - h * r * 0.25, foot + h * 0.02);
  }
}

export function palm(p: Pen, x: number, y: number, h: number, lean = 0.08): void {
  const top = [x + h * lean, y - h * 0.78] as const;
  p.fill(
    "wood",
    `M${x - h * 0.035} ${y}Q${x} ${y - h * 0.4} ${top[0] - h * 0.018} ${top[1]}L${top[0] + h * 0.018} ${top[1]}Q${x + h * 0.05} ${y - h * 0.4} ${x + h * 0.035} ${y}Z`,
  );
  p.path(
    `M${x + h * 0.03} ${y}Q${x + h * 0.045} ${y - h * 0.4} ${top[0] + h * 0.015} ${top[1]}`,
    p.lw * 1.2,
    "wood2",
  );
  const leaves: [number, number, Tone][] = [
    [0.42, 0.14, "leaf2"],
    [0.36, -0.14, "leaf2"],
    [-0.4, 0.12, "leaf"],
    [-0.34, -0.12, "leaf"],
    [0.22, -0.24, "leaf2"],
    [-0.2, -0.24, "leaf"],
    [0.26, 0.24, "leaf2"],
    [-0.24, 0.22, "leaf"],
  ];
  for (const [a, b, t] of leaves) {
    const [ex, ey] = [top[0] + a * h, top[1] + b * h];
    const [mx, my] = [top[0] + a * h * 0.55, top[1] + b * h * 0.4 - h * 0.13];
    p.fill(
      t,
      `M${top[0]} ${top[1]}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + h * 0.12} ${top[0]} ${top[1]}Z`,
    );
  }
  p.disc("wood2", top[0], top[1], h * 0.025);
}

/** Low shrubs along the ground. */
export function bushes(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const at = x + (w * i) / n + p.random() * h;
    const r = h * (0.6 + 0.5 * p.random());
    p.blob(
      "leaf2",
      at - r,
      y,
      at - r * 0.8,
      y - r * 0.7,
      at,
      y - r,
      at + r * 0.8,
      y - r * 0.7,
      at + r,
      y,
    );
    p.blob(
      "leaf",
      at - r * 0.85,
      y - r * 0.2,
      at - r * 0.65,
      y - r * 0.68,
      at,
      y - r * 0.9,
      at - r * 0.2,
      y - r * 0.4,
    );
  }
}

export function reeds(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const at = x + (w * i) / n;
    const tip = y - h * (0.65 + 0.35 * p.random());
    const sway = (p.random() - 0.4) * h * 0.3;
    p.path(
      `M${at} ${y}Q${at} ${(y + tip) / 2} ${at + sway} ${tip}`,
      p.lw * 1.8,
      i % 2 ? "leaf" : "leaf2",
    );
  }
}

/** Grass as short strokes. */
export function tufts(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  t: Tone = "ink",
): void {
  for (let i = 0; i < n; i++) {
    const [a, b, s] = [x + p.random() * w, y + p.random() * h, p.lw * (3 + 3 * p.random())];
    p.line([a - s * 0.5, b - s * 0.7, a, b, a + s * 0.4, b - s], p.lw * 0.7, t);
  }
}
