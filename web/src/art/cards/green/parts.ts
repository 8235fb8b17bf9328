import type { Pen } from "../../core/pen";
import { hills } from "../../shapes/land";
import { arch } from "../../shapes/masonry";

/** A study room: wall, floor, and a window at `x`. */
export function room(p: Pen, floor: number, x?: number): void {
  p.box("sky2", -20, 150, 160, 190);
  p.hatch([-20, -40, 140, -40, 140, floor, -20, floor], 0, 6, 0.45, "sky");
  p.box("near", -20, 150, 160, 150 - floor);
  p.box("mid", -20, floor + 2, 160, 4);
  if (x === undefined) return;
  arch(p, x, 44, 24, 36, "lit");
  arch(p, x + 3, 44, 18, 32, "sky3");
  hills(p, "far", 44, x + 3, 38, x + 11, 33, x + 21, 38);
  p.line([x + 12, 12, x + 12, 44], 0.8, "lit");
}

/** A shelf with jars, `y`: the board. */
export function jars(p: Pen, x: number, y: number, w: number, n: number): void {
  p.box("wood", x, y + 3, w, 3);
  p.box("wood2", x, y + 4, w, 1.2);
  const tones = ["roof", "sea", "stone", "leaf", "cloth"] as const;
  for (let i = 0; i < n; i++) {
    const [cx, t] = [x + (w * (i + 0.5)) / n, tones[i % 5]!];
    p.fill(
      t,
      `M${cx - 4} ${y}C${cx - 6} ${y - 5} ${cx - 5} ${y - 9} ${cx - 3} ${y - 10}L${cx + 3} ${y - 10}C${cx + 5} ${y - 9} ${cx + 6} ${y - 5} ${cx + 4} ${y}Z`,
    );
    p.fill(
      "deep",
      `M${cx - 3} ${y - 10}L${cx + 3} ${y - 10}L${cx + 3} ${y - 12}L${cx - 3} ${y - 12}Z`,
    );
    p.box("white", cx - 3, y - 3, 6, 3);
  }
}

/** A shelf of rolled scrolls, seen from their ends. */
export function rolls(p: Pen, x: number, y: number, w: number, rows: number): void {
  p.box("wood2", x, y, w, rows * 13 + 2);
  for (let row = 0; row < rows; row++) {
    const foot = y - 2 - row * 13;
    p.box("deep", x + 2, foot, w - 4, 11);
    for (let i = 0; i < Math.floor((w - 5) / 5); i++)
      for (let k = 0; k < 2 - ((i + row) % 3 === 0 ? 1 : 0); k++) {
        const [cx, cy] = [x + 5 + i * 5, foot - 2.6 - k * 4.6];
        p.disc((i + row + k) % 4 === 0 ? "cloth" : "white", cx, cy, 2.2);
        p.disc("wood2", cx, cy, 0.7);
      }
  }
}

export function mortar(p: Pen, x: number, y: number, h: number): void {
  p.at(x, y, h / 50, () => {
    p.line([6, -26, 26, -54], 5, "wood");
    p.disc("wood", 27, -55, 4);
    p.fill("lit", "M-26 -32L26 -32C26 -14 16 -6 8 -4L12 2L-12 2L-8 -4C-16 -6 -26 -14 -26 -32Z");
    p.fill("shade", "M8 -32L26 -32C26 -14 16 -6 8 -4L12 2L2 2C8 -10 10 -20 8 -32Z");
    p.disc("stone", 0, -32, 26, 5);
    p.disc("leaf2", 0, -31.4, 20, 3.4);
  });
}
