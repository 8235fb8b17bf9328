import type { Pen, Tone } from "../core/pen";

/** A merchant ship under sail, heading right; about 100 wide at size 1, `y`: the water line. */
export function ship(
  p: Pen,
  x: number,
  y: number,
  size: number,
  sail: Tone = "white",
  mark: Tone = "cloth",
): void {
  p.at(x, y, size, () => {
    p.line([50, -8, 50, -92], p.lw * 2.4, "wood2");
    p.line([50, -90, 4, -22], p.lw * 0.8);
    p.line([50, -90, 96, -26], p.lw * 0.8);
    p.fill(sail, "M22 -82Q52 -88 84 -82Q94 -56 84 -30Q52 -22 20 -30Q34 -56 22 -82Z");
    p.fill("shade", "M66 -84Q76 -84 84 -82Q94 -56 84 -30Q76 -27 64 -26Q80 -56 66 -84Z");
    p.fill(mark, "M28 -63Q56 -70 88 -63L89 -50Q58 -56 30 -50Z");
    p.fill("wood", "M0 -28C4 -8 16 4 30 6L74 6C88 4 100 -10 104 -30L92 -18C84 -12 24 -12 12 -16Z");
    p.fill("wood2", "M10 -8C16 2 24 5 30 6L74 6C84 5 92 -2 97 -10C80 -2 30 -2 10 -8Z");
    p.path("M8 -15C40 -8 76 -8 97 -19", p.lw * 1.2, "gold");
    p.path("M50 -92Q60 -98 66 -93", p.lw * 2, mark);
  });
}

/** A war galley with oars, heading right. */
export function galley(p: Pen, x: number, y: number, size: number, sail: Tone = "cloth"): void {
  p.at(x, y, size, () => {
    p.line([64, -10, 64, -70], p.lw * 2.2, "wood2");
    p.fill(sail, "M36 -66Q64 -72 92 -66Q100 -46 92 -28Q64 -22 36 -28Q46 -46 36 -66Z");
    p.fill("deep", "M80 -68Q88 -68 92 -66Q100 -46 92 -28Q86 -26 78 -25Q90 -46 80 -68Z");
    p.disc("gold", 64, -47, 9);
    for (let i = 0; i < 11; i++) p.line([28 + i * 7.4, -4, 20 + i * 7.4, 10], p.lw * 1.4, "wood2");
    p.fill("wood", "M-2 -34C-2 -24 4 -14 14 -12L112 -12L132 -2L116 4L22 4C6 2 -8 -10 -8 -28Z");
    p.fill("wood2", "M10 -4L124 -4L132 -2L116 4L22 4C16 3 12 0 10 -4Z");
    p.path("M12 -9L114 -9", p.lw * 1.6, "gold");
    p.disc("white", 116, -8, 2.4);
    p.disc("ink", 116.5, -8, 1);
  });
}
