import type { Pen, Tone } from "../core/pen";

/** A person in a robe, `h` high, standing on `y`. */
export function person(
  p: Pen,
  x: number,
  y: number,
  h: number,
  robe: Tone = "cloth",
  cloak?: Tone,
): void {
  const w = h * 0.17;
  p.fill(
    robe,
    `M${x - w} ${y}Q${x - w * 0.9} ${y - h * 0.45} ${x - w * 0.75} ${y - h * 0.72}Q${x} ${y - h * 0.84} ${x + w * 0.75} ${y - h * 0.72}Q${x + w * 0.95} ${y - h * 0.4} ${x + w} ${y}Z`,
  );
  if (cloak)
    p.fill(
      cloak,
      `M${x + w} ${y}Q${x + w * 0.95} ${y - h * 0.4} ${x + w * 0.75} ${y - h * 0.72}L${x - w * 0.5} ${y - h * 0.74}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.2} ${y}Z`,
    );
  else p.line([x + w * 0.3, y - h * 0.05, x + w * 0.2, y - h * 0.55], p.lw * 0.8);
  p.disc("skin", x, y - h * 0.89, h * 0.1);
  p.fill(
    "wood2",
    `M${x - h * 0.1} ${y - h * 0.9}C${x - h * 0.1} ${y - h * 1.04} ${x + h * 0.11} ${y - h * 1.04} ${x + h * 0.1} ${y - h * 0.87}Q${x + h * 0.02} ${y - h * 0.93} ${x - h * 0.1} ${y - h * 0.9}Z`,
  );
}

/** A soldier with spear and round shield; looks to the right. */
export function soldier(
  p: Pen,
  x: number,
  y: number,
  h: number,
  t: Tone = "cloth",
  spear = true,
): void {
  const w = h * 0.15;
  if (spear) {
    p.line([x + w * 1.2, y, x + w * 1.35, y - h * 1.32], p.lw * 1.3, "wood2");
    p.poly("stone", x + w * 1.1, y - h * 1.3, x + w * 1.36, y - h * 1.5, x + w * 1.62, y - h * 1.3);
  }
  p.line([x - w * 0.4, y, x - w * 0.3, y - h * 0.3], p.lw * 2.6, "skin");
  p.line([x + w * 0.6, y, x + w * 0.35, y - h * 0.3], p.lw * 2.6, "skin");
  p.fill(
    t,
    `M${x - w * 0.9} ${y - h * 0.24}L${x - w * 0.75} ${y - h * 0.74}L${x + w * 0.75} ${y - h * 0.74}L${x + w * 0.9} ${y - h * 0.24}Z`,
  );
  p.disc("skin", x + w * 0.1, y - h * 0.85, h * 0.085);
  p.fill(
    "gold",
    `M${x - h * 0.1} ${y - h * 0.83}C${x - h * 0.12} ${y - h * 1.02} ${x + h * 0.12} ${y - h * 1.02} ${x + h * 0.13} ${y - h * 0.87}L${x} ${y - h * 0.88}L${x - h * 0.02} ${y - h * 0.8}Z`,
  );
  p.fill(
    t,
    `M${x - h * 0.14} ${y - h * 0.9}C${x - h * 0.1} ${y - h * 1.12} ${x + h * 0.1} ${y - h * 1.1} ${x + h * 0.14} ${y - h * 1}Q${x} ${y - h * 1.02} ${x - h * 0.14} ${y - h * 0.9}Z`,
  );
  p.disc("gold2", x + w * 0.25, y - h * 0.5, h * 0.19, h * 0.21);
  p.disc("gold", x + w * 0.12, y - h * 0.52, h * 0.15, h * 0.17);
  p.disc("gold2", x + w * 0.16, y - h * 0.51, h * 0.045);
}

/** Soldiers in ranks, spears upright. */
export function ranks(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  n: number,
  t: Tone = "cloth",
): void {
  for (let row = rows - 1; row >= 0; row--)
    for (let i = 0; i < n; i++)
      soldier(p, x + (w * (i + (row % 2) * 0.5)) / n, y - row * h * 0.22, h * (1 - row * 0.06), t);
}

/** A crowd of small figures seen from afar. */
export function crowd(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  const robes: Tone[] = ["cloth", "white", "cloth2", "roof", "stone"];
  for (let i = 0; i < n; i++) {
    const at = x + (w * (i + p.random() * 0.6)) / n;
    const size = h * (0.85 + 0.3 * p.random());
    const foot = y + p.random() * h * 0.15;
    p.poly(
      robes[i % 5]!,
      at - size * 0.2,
      foot,
      at - size * 0.14,
      foot - size * 0.72,
      at + size * 0.14,
      foot - size * 0.72,
      at + size * 0.2,
      foot,
    );
    p.disc("skin", at, foot - size * 0.86, size * 0.13);
  }
}

/** A horse from the side; looks to the right. `y`: ground. */
export function horse(
  p: Pen,
  x: number,
  y: number,
  h: number,
  t: Tone = "wood",
  dark: Tone = "wood2",
): void {
  p.at(x, y, h / 100, () => {
    p.fill(dark, "M22 -50L30 -26L27 0L34 0L38 -26L40 -46ZM72 -48L78 -24L74 0L81 0L86 -26L84 -50Z");
    p.fill(
      t,
      "M16 -58C14 -70 34 -74 54 -70C66 -70 74 -76 80 -92L88 -104L90 -99C98 -96 104 -86 110 -78L106 -71C100 -72 98 -76 94 -76C92 -66 94 -56 90 -46L84 -26L87 0L80 0L76 -26L68 -42C56 -38 46 -38 38 -42L32 -26L22 0L15 0L22 -28Z",
    );
    p.fill(
      dark,
      "M16 -62C6 -60 4 -46 8 -28C12 -40 14 -50 20 -54ZM88 -103C80 -96 74 -86 70 -72L64 -71C70 -84 76 -98 84 -104Z",
    );
    p.disc("ink", 98, -88, 1.6);
  });
}

/** A camel from the side, laden; looks to the right. */
export function camel(p: Pen, x: number, y: number, h: number, t: Tone = "wood"): void {
  p.at(x, y, h / 100, () => {
    p.fill("wood2", "M24 -46L28 0L33 0L36 -44ZM62 -46L68 0L73 0L74 -46Z");
    p.fill(
      t,
      "M8 -48C6 -58 14 -64 24 -64C32 -86 46 -88 54 -66C62 -66 70 -64 76 -56C84 -52 88 -60 90 -72C92 -84 96 -92 106 -92L116 -86L114 -80L102 -79C100 -64 98 -44 80 -40L84 0L79 0L72 -38C58 -34 40 -34 30 -38L20 0L15 0L17 -36Z",
    );
    p.fill("cloth", "M30 -72C38 -88 48 -86 54 -68L58 -48L26 -48Z");
    p.fill("gold", "M26 -52L58 -52L58 -48L26 -48Z");
    p.disc("cloth2", 33, -55, 9, 11);
  });
}

/** A statue of a standing figure on nothing; grey stone or bronze. */
export function statue(
  p: Pen,
  x: number,
  y: number,
  h: number,
  t: Tone = "lit",
  dark: Tone = "shade",
): void {
  p.at(x, y, h / 100, () => {
    p.fill(
      t,
      "M-13 0L-11 -30C-14 -44 -15 -54 -13 -66C-20 -62 -24 -54 -23 -44L-27 -44C-29 -60 -24 -72 -14 -76L-5 -78L-5 -83C-9 -88 -8 -99 0 -99C8 -99 9 -88 5 -83L5 -78L13 -76C20 -80 24 -90 27 -99L31 -97C30 -82 24 -70 14 -65C15 -54 14 -42 12 -30L13 0Z",
    );
    p.fill(
      dark,
      "M2 0L3 -40C6 -52 6 -62 3 -77L13 -76C20 -80 24 -90 27 -99L31 -97C30 -82 24 -70 14 -65C15 -54 14 -42 12 -30L13 0Z",
    );
    p.path("M-8 -4Q-7 -24 -4 -44M-2 -2Q-1 -24 0 -46", p.lw * 0.8);
  });
}
