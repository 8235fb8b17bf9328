import type { Draw, Pen } from "../../core/pen";
import { flatHouse, obelisk, pyramid } from "../../shapes/buildings";
import { blocks } from "../../shapes/goods";
import { hills, sea } from "../../shapes/land";
import { camel, person } from "../../shapes/people";
import { bushes, palm, reeds, tufts } from "../../shapes/plants";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

const [LEFT, RIGHT, TOP, EDGE, BASE, HIGH] = [420, 900, 660, 735, 262, 218];

/** The great pyramid from share `a` to share `b` of its height. */
function layer(p: Pen, a: number, b: number): void {
  const at = (x: number, k: number) => x + (TOP - x) * k;
  const y = (k: number) => BASE - HIGH * k;
  p.poly("lit", at(LEFT, a), y(a), at(LEFT, b), y(b), at(EDGE, b), y(b), at(EDGE, a), y(a));
  const face = [at(EDGE, a), y(a), at(EDGE, b), y(b), at(RIGHT, b), y(b), at(RIGHT, a), y(a)];
  p.poly("shade", ...face);
  p.hatch(face, 56, 4.6, 0.8);
  for (let k = a + 0.035; k < b; k += 0.035) {
    p.line([at(LEFT, k) + 4, y(k), at(EDGE, k) - 30 * (1 - k), y(k)], 0.6, "shade");
    p.line([at(LEFT + 120, k), y(k), at(LEFT + 120, k) + 3, y(k + 0.035)], 0.6, "shade");
    p.line([at(LEFT + 210, k + 0.01), y(k), at(LEFT + 210, k), y(k + 0.035)], 0.6, "shade");
  }
}

function felucca(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, () => {
    p.line([46, -4, 40, -84], 2, "wood2");
    p.fill("white", "M10 -30Q44 -92 84 -112Q92 -60 74 -18Q40 -14 10 -30Z");
    p.fill("shade", "M66 -100Q76 -108 84 -112Q92 -60 74 -18Q70 -17 62 -17Q78 -60 66 -100Z");
    p.path("M6 -24Q40 -92 90 -118", 1.6, "wood2");
    p.fill("wood", "M-4 -14Q8 4 30 6L72 6Q92 2 104 -20Q80 -8 50 -8Q20 -8 -4 -14Z");
    p.fill("wood2", "M8 -4Q18 5 30 6L72 6Q86 4 96 -8Q60 2 8 -4Z");
  });
}

/** Gizah: the river in front, the desert behind, and the great pyramid. */
export const gizah: Draw = (p) => {
  sky(p, 1200, 256);
  stars(p, 0, 0, 1200, 150, 60);
  sun(p, 292, 84, 26);
  cloud(p, 930, 88, 150);
  cloud(p, 90, 128, 110);
  birds(p, 470, 70, 4, 7);
  hills(p, "far", 262, 0, 244, 140, 236, 300, 246, 480, 238, 760, 244, 960, 232, 1200, 242);
  pyramid(p, 905, 258, 170, 82, 0.64);
  pyramid(p, 1040, 258, 96, 44, 0.64);
  pyramid(p, 318, 256, 104, 50, 0.64);
  hills(p, "mid", 320, 0, 256, 200, 252, 420, 258, 700, 260, 1000, 254, 1200, 258);
  tufts(p, 120, 268, 960, 20, 26, "shade");
  p.part(1, () => layer(p, 0, 0.3));
  p.part(2, () => layer(p, 0.3, 0.57));
  p.part(3, () => layer(p, 0.57, 0.83));
  p.part(4, () => {
    layer(p, 0.83, 0.93);
    p.poly("gold", TOP - 16.8, BASE - HIGH * 0.93, TOP, BASE - HIGH, TOP + 5.2, BASE - HIGH * 0.93);
    p.poly(
      "gold2",
      TOP + 5.2,
      BASE - HIGH * 0.93,
      TOP,
      BASE - HIGH,
      TOP + 16.8,
      BASE - HIGH * 0.93,
    );
    p.path("M640 40L624 30M660 34L660 16M680 40L696 30", 1.4, "gold");
  });
  hills(p, "mid", 340, 0, 276, 220, 270, 520, 282, 820, 276, 1200, 280);
  for (const [x, w, h] of [
    [196, 34, 34],
    [228, 30, 24],
    [262, 40, 40],
    [960, 38, 36],
    [1002, 30, 26],
  ] as const)
    flatHouse(p, x, 286, w, h);
  obelisk(p, 346, 288, 96, 15);
  obelisk(p, 394, 290, 96, 15);
  palm(p, 178, 292, 96, -0.05);
  palm(p, 318, 294, 74, 0.1);
  palm(p, 1052, 292, 108, 0.06);
  palm(p, 940, 290, 66, -0.08);
  blocks(p, 760, 298, 60, 2, 4);
  person(p, 742, 300, 24, "white");
  person(p, 834, 298, 24, "cloth");
  camel(p, 470, 300, 34);
  camel(p, 530, 302, 34);
  person(p, 584, 302, 26, "cloth2");
  sea(p, 0, 308, 1200, 372);
  p.fill("mid", "M0 300L1200 300L1200 309C1040 318 900 306 700 312C480 320 260 306 0 316Z");
  bushes(p, 120, 314, 160, 9, 7);
  felucca(p, 600, 336, 0.62);
  reeds(p, 150, 352, 130, 40, 22);
  reeds(p, 930, 352, 150, 44, 26);
};
