import type { Pen, Tone } from "../core/pen";

/** A jar with two handles, standing on `y`. */
export function amphora(
  p: Pen,
  x: number,
  y: number,
  h: number,
  t: Tone = "roof",
  dark: Tone = "roof2",
): void {
  p.at(x, y, h / 100, () => {
    p.path("M-10 -86C-30 -86 -30 -66 -22 -58M10 -86C30 -86 30 -66 22 -58", p.lw * 2.4, dark);
    p.fill(
      t,
      "M-12 0L-8 -8C-24 -24 -32 -46 -22 -62C-12 -72 -10 -78 -10 -92L-14 -98L14 -98L10 -92C10 -78 12 -72 22 -62C32 -46 24 -24 8 -8L12 0Z",
    );
    p.fill(
      dark,
      "M4 -8C18 -24 22 -46 14 -62C6 -72 4 -80 4 -98L14 -98L10 -92C10 -78 12 -72 22 -62C32 -46 24 -24 8 -8L12 0L4 0Z",
    );
    p.path("M-25 -52L25 -52M-26 -46L26 -46", p.lw * 1.2);
  });
}

export function barrel(p: Pen, x: number, y: number, h: number): void {
  p.at(x, y, h / 100, () => {
    p.fill("wood", "M-30 0C-40 -30 -40 -70 -30 -100L30 -100C40 -70 40 -30 30 0Z");
    p.fill("wood2", "M10 0C16 -30 16 -70 10 -100L30 -100C40 -70 40 -30 30 0Z");
    p.path("M-36 -25L36 -25M-36 -75L36 -75", p.lw * 2.4);
    p.path("M-12 0C-16 -30 -16 -70 -12 -100", p.lw * 0.8);
  });
}

export function sack(p: Pen, x: number, y: number, h: number, t: Tone = "stone"): void {
  p.at(x, y, h / 100, () => {
    p.fill(t, "M-36 0C-46 -30 -34 -70 -12 -80L-18 -98L0 -92L18 -98L12 -80C34 -70 46 -30 36 0Z");
    p.fill("shade", "M8 0C22 -30 18 -62 4 -80L12 -80C34 -70 46 -30 36 0Z");
    p.path("M-12 -80L12 -80", p.lw * 2);
  });
}

/** A rolled scroll lying open, `w` wide, centred on `x`, foot on `y`. */
export function scroll(p: Pen, x: number, y: number, w: number, h: number, lines = 4): void {
  p.box("white", x - w / 2, y, w, h);
  p.poly("stone", x + w * 0.1, y, x + w * 0.5, y, x + w * 0.5, y - h, x + w * 0.3, y - h);
  for (const s of [-1, 1]) {
    p.box("stone", x + (s * w) / 2 - w * 0.06, y + h * 0.06, w * 0.12, h * 1.12);
    p.box("shade", x + (s * w) / 2 + w * 0.015, y + h * 0.06, w * 0.045, h * 1.12);
    p.box("wood2", x + (s * w) / 2 - w * 0.02, y + h * 0.16, w * 0.04, h * 0.1);
    p.box("wood2", x + (s * w) / 2 - w * 0.02, y - h * 1.06, w * 0.04, h * 0.1);
  }
  for (let i = 1; i <= lines; i++)
    p.line(
      [
        x - w * 0.36,
        y - h + (h * i) / (lines + 1),
        x + w * (i % 2 ? 0.34 : 0.22),
        y - h + (h * i) / (lines + 1),
      ],
      p.lw * 1.2,
    );
}

/** A striped awning over a stall, `y`: ground. */
export function stall(p: Pen, x: number, y: number, w: number, h: number, t: Tone = "cloth"): void {
  p.box("deep", x + w * 0.06, y, w * 0.88, h * 0.72);
  p.box("wood2", x + w * 0.04, y, w * 0.05, h * 0.74);
  p.box("wood2", x + w * 0.91, y, w * 0.05, h * 0.74);
  p.box("wood", x + w * 0.02, y, w * 0.96, h * 0.26);
  p.box("wood2", x + w * 0.02, y - h * 0.26, w * 0.96, h * 0.05);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const [a, b] = [x + (w * i) / n, x + (w * (i + 1)) / n];
    const [c, d] = [x + w * 0.1 + (w * 0.8 * i) / n, x + w * 0.1 + (w * 0.8 * (i + 1)) / n];
    p.fill(
      i % 2 ? "white" : t,
      `M${c} ${y - h}L${d} ${y - h}L${b} ${y - h * 0.7}Q${(a + b) / 2} ${y - h * 0.58} ${a} ${y - h * 0.7}Z`,
    );
  }
}

/** Dressed stones, stacked. */
export function blocks(p: Pen, x: number, y: number, w: number, rows: number, n: number): void {
  const [bw, bh] = [w / n, (w / n) * 0.6];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < n - row; i++) {
      const [left, foot] = [x + (i + row / 2) * bw, y - row * bh];
      p.box("shade", left, foot, bw * 0.96, bh * 0.95);
      p.box("lit", left, foot - bh * 0.16, bw * 0.72, bh * 0.79);
      p.poly(
        "stone",
        left + bw * 0.72,
        foot - bh * 0.16,
        left + bw * 0.96,
        foot - bh * 0.3,
        left + bw * 0.96,
        foot - bh * 0.95,
        left + bw * 0.72,
        foot - bh * 0.95,
      );
    }
}

/** Logs, seen from their ends, in a pile. */
export function logs(p: Pen, x: number, y: number, r: number, n: number, long: number): void {
  for (let row = n - 1; row >= 0; row--)
    for (let i = 0; i < n - row; i++) {
      const [cx, cy] = [x + r + (i + row / 2) * 2 * r, y - r - row * r * 1.74];
      p.poly(
        "wood2",
        cx,
        cy - r,
        cx + long,
        cy - r - long * 0.3,
        cx + long + r * 0.7,
        cy - long * 0.3,
        cx + r * 0.8,
        cy + r * 0.6,
      );
      p.line([cx + r * 0.6, cy - r * 0.5, cx + long, cy - r * 0.4 - long * 0.3], p.lw * 0.7);
    }
  for (let row = 0; row < n; row++)
    for (let i = 0; i < n - row; i++) {
      const [cx, cy] = [x + r + (i + row / 2) * 2 * r, y - r - row * r * 1.74];
      p.disc("wood2", cx, cy, r);
      p.disc("stone", cx - r * 0.06, cy - r * 0.06, r * 0.84);
      p.ring(cx, cy, r * 0.52, p.lw * 0.8, "wood");
      p.ring(cx, cy, r * 0.22, p.lw * 0.8, "wood");
    }
}

/** Bricks in a stack. */
export function bricks(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
): void {
  p.box("roof2", x, y, w, h);
  const [bw, bh] = [w / cols, h / rows];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < cols; i++) {
      const left = x + (i + (row % 2 ? 0.3 : 0.05)) * bw;
      if (left + bw * 0.6 > x + w) continue;
      p.box(
        (row + i) % 3 ? "roof" : "shade",
        left,
        y - row * bh - bh * 0.12,
        Math.min(bw * 0.88, x + w - left),
        bh * 0.76,
      );
    }
}

/** A flask with a long neck. */
export function flask(p: Pen, x: number, y: number, h: number, liquid: Tone = "sea"): void {
  p.at(x, y, h / 100, () => {
    p.fill("foam", "M-8 -96L8 -96L7 -60C32 -52 36 -14 16 0L-16 0C-36 -14 -32 -52 -7 -60Z");
    p.fill(
      liquid,
      "M-27 -30C-20 -36 18 -24 27 -32C30 -18 24 -6 15 -1L-15 -1C-24 -6 -30 -18 -27 -30Z",
    );
    p.path(
      "M-8 -96L-7 -60C-32 -52 -36 -14 -16 0L16 0C36 -14 32 -52 7 -60L8 -96M-11 -97L11 -97",
      p.lw * 1.2,
    );
    p.path("M-18 -40C-22 -34 -23 -26 -21 -18", p.lw * 1.4, "white");
  });
}

/** A balcony of merchandise: three coins in a stack. */
export function coinStack(p: Pen, x: number, y: number, r: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const at = y - i * r * 0.42;
    p.disc("gold2", x, at, r, r * 0.42);
    p.disc("gold", x, at - r * 0.22, r, r * 0.42);
    p.ring(x, at - r * 0.22, r * 0.66, p.lw, "gold2", r * 0.26);
  }
}
