import type { Pen, Tone } from "../core/pen";

/** Three bands of sky, light at the horizon; thin engraved lines lie between them. */
export function sky(p: Pen, w: number, horizon: number, above = 0, left = 0): void {
  const h = horizon + above;
  p.box("sky", left, horizon, w, h);
  p.box("sky2", left, horizon, w, h * 0.6);
  p.box("sky3", left, horizon, w, h * 0.3);
  for (const [at, t] of [
    [0.66, "sky2"],
    [0.71, "sky2"],
    [0.345, "sky3"],
    [0.385, "sky3"],
  ] as const)
    p.box(t, left, horizon - h * at, w, h * 0.018);
}

/** The sky and ground of a card's vignette, with room above and below. */
export function vignette(p: Pen, horizon: number, ground: Tone = "mid"): void {
  p.box("sky", -20, -20, 160, 60);
  p.box("sky", -20, horizon, 160, horizon + 21);
  p.box("sky2", -20, horizon, 160, horizon * 0.62);
  p.box("sky3", -20, horizon, 160, horizon * 0.3);
  p.box("sky2", -20, horizon * 0.33, 160, 1.2);
  p.box("sky3", -20, horizon * 0.655, 160, 1.2);
  p.box(ground, -20, 150, 160, 150 - horizon);
}

/** The sun by day, the moon by night: a disc with a fine ring. */
export function sun(p: Pen, x: number, y: number, r: number): void {
  p.disc("sun", x, y, r);
  p.ring(x, y, r * 1.28, p.lw, "sun");
}

/** Stars; their tone is transparent by day. */
export function stars(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  for (let i = 0; i < n; i++)
    p.disc("star", x + p.random() * w, y + p.random() * h, p.lw * (0.7 + 1.1 * p.random() ** 3));
}

/** A few birds far away. */
export function birds(p: Pen, x: number, y: number, n: number, size: number): void {
  for (let i = 0; i < n; i++) {
    const [a, b] = [
      x + i * size * 2.4 * (0.8 + 0.4 * p.random()),
      y + (p.random() - 0.5) * size * 3,
    ];
    p.path(
      `M${a} ${b}Q${a + size * 0.5} ${b - size * 0.7} ${a + size} ${b}Q${a + size * 1.5} ${b - size * 0.7} ${a + size * 2} ${b}`,
      p.lw * 0.9,
    );
  }
}

/** A long cloud with a flat foot. */
export function cloud(p: Pen, x: number, y: number, w: number): void {
  const h = w * 0.16;
  p.fill(
    "cloud",
    `M${x} ${y}C${x + w * 0.02} ${y - h * 0.7} ${x + w * 0.16} ${y - h * 0.8} ${x + w * 0.22} ${y - h * 0.5}C${x + w * 0.28} ${y - h * 1.5} ${x + w * 0.52} ${y - h * 1.5} ${x + w * 0.58} ${y - h * 0.7}C${x + w * 0.7} ${y - h * 1.1} ${x + w * 0.82} ${y - h * 0.7} ${x + w * 0.82} ${y - h * 0.35}C${x + w * 0.92} ${y - h * 0.5} ${x + w} ${y - h * 0.2} ${x + w} ${y}Z`,
  );
  p.line([x + w * 0.12, y - h * 0.18, x + w * 0.5, y - h * 0.18], p.lw * 0.6, "sky2");
  p.line([x + w * 0.56, y - h * 0.3, x + w * 0.78, y - h * 0.3], p.lw * 0.6, "sky2");
}

/** Flame with a bright heart. */
export function flame(p: Pen, x: number, y: number, h: number): void {
  p.blob(
    "roof",
    x,
    y - h,
    x + h * 0.2,
    y - h * 0.55,
    x + h * 0.3,
    y - h * 0.22,
    x,
    y,
    x - h * 0.3,
    y - h * 0.25,
    x - h * 0.12,
    y - h * 0.5,
  );
  p.blob(
    "gold",
    x + h * 0.02,
    y - h * 0.6,
    x + h * 0.15,
    y - h * 0.24,
    x,
    y - h * 0.03,
    x - h * 0.15,
    y - h * 0.22,
  );
}

/** Smoke in three curling strokes. */
export function smoke(p: Pen, x: number, y: number, h: number, t: Tone = "cloud"): void {
  for (const [k, w] of [
    [0, 2.4],
    [0.35, 1.6],
    [-0.3, 1.4],
  ] as const)
    p.bend(
      [
        x + k * h * 0.2,
        y,
        x + h * (0.12 + k * 0.4),
        y - h * 0.3,
        x - h * (0.02 - k * 0.5),
        y - h * 0.62,
        x + h * (0.2 + k * 0.6),
        y - h,
      ],
      p.lw * w,
      t,
    );
}
