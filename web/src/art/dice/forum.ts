import type { Draw, Pen } from "../core/pen";

/** A column seen from above, with its shadow to the lower right. */
function drum(p: Pen, x: number, y: number): void {
  p.poly("shade", x - 3, y + 4, x + 4, y - 3, x + 13, y + 6, x + 6, y + 13);
  p.box("stone", x - 6, y + 6, 12, 12);
  p.disc("lit", x, y, 4.6);
  p.ring(x, y, 4.6, 0.8, "shade");
  p.ring(x, y, 2, 0.6, "shade");
}

/** The pavings of the quarters: slabs, diamonds, bricks, rings. */
const pavings: ((p: Pen, x: number, y: number) => void)[] = [
  (p, x, y) => {
    for (let i = 1; i < 5; i++) p.line([x, y + i * 32, x + 160, y + i * 32], 0.8, "shade");
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 4; i++) {
        const at = x + i * 44 + (row % 2 ? 30 : 10);
        if (at < x + 158) p.line([at, y + row * 32, at, y + row * 32 + 32], 0.8, "shade");
      }
  },
  (p, x, y) => {
    p.hatch([x, y, x + 160, y, x + 160, y + 160, x, y + 160], 45, 22, 0.8, "shade");
    p.hatch([x, y, x + 160, y, x + 160, y + 160, x, y + 160], -45, 22, 0.8, "shade");
  },
  (p, x, y) => {
    for (let i = 1; i < 8; i++) p.line([x + i * 20, y, x + i * 20, y + 160], 0.8, "shade");
    for (let i = 0; i < 8; i++)
      for (let k = 0; k < 4; k++) {
        const at = y + k * 40 + (i % 2 ? 30 : 10);
        p.line([x + i * 20, at, x + i * 20 + 20, at], 0.8, "shade");
      }
  },
  (p, x, y) => {
    for (const r of [24, 44, 64, 78]) p.ring(x + 80, y + 80, r, 0.8, "shade");
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.2832;
      p.line(
        [
          x + 80 + Math.cos(a) * 24,
          y + 80 + Math.sin(a) * 24,
          x + 80 + Math.cos(a) * 78,
          y + 80 + Math.sin(a) * 78,
        ],
        0.8,
        "shade",
      );
    }
  },
];

/** The Forum from above, 400 × 400: colonnades around four paved quarters. */
export const forum: Draw = (p) => {
  p.box("roof", 0, 400, 400, 400);
  for (const [a, b, c, d] of [
    [0, 0, 400, 16],
    [0, 384, 400, 400],
    [0, 0, 16, 400],
    [384, 0, 400, 400],
  ] as const)
    p.hatch([a, b, c, b, c, d, a, d], c - a > d - b ? 90 : 0, 5, 0.8, "roof2");
  p.box("deep", 16, 384, 368, 368);
  p.box("mid", 22, 384, 362, 362);
  p.box("stone", 30, 372, 342, 342);
  for (const [i, [x, y]] of (
    [
      [32, 32],
      [208, 32],
      [32, 208],
      [208, 208],
    ] as const
  ).entries()) {
    p.box(i === 0 || i === 3 ? "lit" : "stone", x, y + 160, 160, 160);
    pavings[i]!(p, x, y);
    p.path(`M${x} ${y}L${x + 160} ${y}L${x + 160} ${y + 160}L${x} ${y + 160}Z`, 1.2, "shade");
  }
  // The crossing ways.
  p.box("sky3", 192, 384, 16, 362);
  p.box("sky3", 22, 208, 362, 16);
  for (let i = 0; i < 22; i++) {
    p.line([192, 30 + i * 16, 208, 30 + i * 16], 0.6, "shade");
    p.line([30 + i * 16, 192, 30 + i * 16, 208], 0.6, "shade");
  }
  for (let i = 0; i < 9; i++) {
    const at = 27 + i * 43.2;
    drum(p, at, 26);
    drum(p, 26, at);
    drum(p, at, 374);
    drum(p, 374, at);
  }
};

/** The fountain where the ways cross, 60 × 60; never stretched. */
export const fountain: Draw = (p) =>
  p.at(-170, -170, 1, () => {
    p.disc("shade", 204, 204, 25);
    p.disc("lit", 200, 200, 25);
    p.disc("sea2", 200, 200, 20);
    p.disc("sea", 201, 201, 18);
    p.ring(200, 200, 13, 1, "foam");
    p.disc("shade", 202, 202, 8);
    p.disc("lit", 200, 200, 8);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.2832;
      p.line(
        [
          200 + Math.cos(a) * 8,
          200 + Math.sin(a) * 8,
          200 + Math.cos(a) * 14,
          200 + Math.sin(a) * 14,
        ],
        1.2,
        "foam",
      );
    }
    p.disc("gold", 200, 200, 3.4);
  });
