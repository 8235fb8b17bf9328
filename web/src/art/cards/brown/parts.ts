import type { Pen } from "../../core/pen";
import { fir } from "../../shapes/plants";

/** A cliff cut into ledges: lit treads, hatched faces. Each ledge is x, y, width, height. */
export function ledges(p: Pen, ...list: [number, number, number, number][]): void {
  for (const [x, y, w, h] of list) {
    p.box("stone", x, y, w, h);
    p.poly("lit", x - 2, y - h, x + w, y - h, x + w + 3, y - h - 3, x + 1, y - h - 3);
    const dark = [x + w * 0.55, y, x + w * 0.6, y - h, x + w, y - h, x + w, y];
    p.poly("shade", ...dark);
    p.hatch(dark, 62, 2.6);
    for (let at = x + w * 0.12; at < x + w * 0.55; at += w * 0.14)
      p.line([at, y - 1, at + 0.6, y - h + 1], 0.5, "shade");
  }
}

/** A wooden crane with a hanging load. */
export function crane(p: Pen, x: number, y: number, h: number): void {
  p.line([x, y, x + h * 0.3, y - h, x + h * 0.5, y], 1.8, "wood2");
  p.line([x + h * 0.1, y - h * 0.4, x + h * 0.44, y - h * 0.4], 1.2, "wood2");
  p.line([x + h * 0.3, y - h, x - h * 0.28, y - h * 0.9], 1.8, "wood2");
  p.line([x - h * 0.26, y - h * 0.9, x - h * 0.26, y - h * 0.5], 0.7);
  p.disc("wood", x + h * 0.3, y - h, 2);
}

export function pick(p: Pen, x: number, y: number, s: number, flip = false): void {
  p.at(
    x,
    y,
    s,
    () => {
      p.line([0, 0, 12, -26], 1.6, "wood");
      p.fill("deep", "M0 -25Q12 -33 24 -23Q13 -28 0 -25Z");
    },
    flip,
  );
}

export function axe(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, () => {
    p.line([0, 0, 10, -24], 1.6, "wood2");
    p.fill("white", "M7 -26L14 -23L12 -14C8 -15 6 -18 7 -26Z");
  });
}

export const forest = (p: Pen, y: number, list: [number, number][]) =>
  list.forEach(([x, h]) => fir(p, x, y, h));
