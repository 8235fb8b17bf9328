import type { Pen } from "../../core/pen";

/** Sharpened stakes from `x` to `x + w`. */
export function stakes(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  const step = w / n;
  for (let i = 0; i < n; i++) {
    const [a, top] = [x + i * step, y - h + Math.sin(i * 2.3) * h * 0.04];
    p.poly(
      "wood",
      a,
      y,
      a,
      top + step * 0.7,
      a + step * 0.48,
      top,
      a + step * 0.95,
      top + step * 0.7,
      a + step * 0.95,
      y,
    );
    p.poly(
      "wood2",
      a + step * 0.56,
      y,
      a + step * 0.5,
      top,
      a + step * 0.95,
      top + step * 0.7,
      a + step * 0.95,
      y,
    );
  }
  p.line([x, y - h * 0.62, x + w, y - h * 0.62], p.lw * 2, "wood2");
  p.line([x, y - h * 0.25, x + w, y - h * 0.25], p.lw * 2, "wood2");
}
