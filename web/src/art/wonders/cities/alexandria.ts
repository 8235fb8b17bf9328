import type { Draw, Pen } from "../../core/pen";
import { dome, obelisk, temple, town } from "../../shapes/buildings";
import { hills, rock, sea } from "../../shapes/land";
import { arcade, arch, block, courses, crenels, wall } from "../../shapes/masonry";
import { statue } from "../../shapes/people";
import { palm } from "../../shapes/plants";
import { galley, ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

const X = 700;

function tier(p: Pen, y: number, w: number, top: number, h: number, side: number): void {
  const [a, b] = [w / 2, top / 2];
  p.poly("lit", X - a, y, X - b, y - h, X + b, y - h, X + a, y);
  const face = [
    X + a,
    y,
    X + b,
    y - h,
    X + b + side * 0.9,
    y - h + side * 0.2,
    X + a + side,
    y - side * 0.1,
  ];
  p.poly("shade", ...face);
  p.hatch(face, 62, 4.4);
  courses(p, X - b, y, top, h, 9);
}

function cornice(p: Pen, y: number, w: number, side: number): void {
  block(p, X - w / 2, y, w, 7, side, "lit");
  p.box("shade", X - w / 2, y, w, 2.4);
}

/** Alexandria: the lighthouse on its island before the harbour. */
export const alexandria: Draw = (p) => {
  sky(p, 1200, 248);
  stars(p, 0, 0, 1200, 140, 70);
  sun(p, 380, 92, 24);
  cloud(p, 900, 104, 170);
  cloud(p, 200, 150, 120);
  cloud(p, 480, 66, 110);
  birds(p, 830, 150, 4, 6);
  hills(p, "far", 250, 0, 226, 120, 214, 260, 226, 420, 232, 560, 240, 640, 250);
  hills(p, "far", 250, 860, 250, 980, 234, 1100, 222, 1200, 226);
  sea(p, 0, 246, 1200, 372);
  // The city on the left.
  p.fill("mid", "M0 244L520 250C470 262 380 272 240 278L0 284Z");
  town(p, 0, 262, 250, 3, 26);
  dome(p, 276, 216, 20);
  block(p, 256, 256, 40, 42, 10);
  arcade(p, 258, 256, 36, 24, 3, "glow");
  temple(p, 310, 262, 78, 58, 6, 26);
  obelisk(p, 414, 262, 72, 11);
  palm(p, 238, 272, 58, -0.06);
  palm(p, 300, 270, 44, 0.08);
  palm(p, 440, 264, 50, 0.06);
  wall(p, 0, 276, 236, 12, 4);
  ship(p, 462, 292, 0.46);
  // The island and the tower.
  p.fill(
    "near",
    "M540 300C560 282 600 278 640 274L790 274C830 278 880 284 912 300C840 312 620 314 540 300Z",
  );
  p.fill(
    "mid",
    "M552 296C580 282 610 278 640 274L790 274C820 277 850 281 872 286C800 288 640 290 552 296Z",
  );
  rock(p, 556, 302, 40, 18);
  rock(p, 850, 304, 50, 20);
  rock(p, 600, 306, 30, 12);
  p.part(1, () => {
    wall(p, 606, 280, 176, 34, 7, "lit");
    const side = [782, 280, 826, 276, 826, 250, 782, 246];
    p.poly("shade", ...side);
    p.hatch(side, 62, 4.4);
    crenels(p, 784, 248, 40, 7, "shade");
    arch(p, 684, 280, 22, 24, "glow");
    block(p, 600, 282, 16, 48, 6);
    block(p, 772, 282, 16, 48, 6);
    tier(p, 248, 74, 70, 22, 22);
  });
  p.part(2, () => {
    tier(p, 228, 70, 54, 84, 20);
    for (const [x, y] of [
      [-14, 214],
      [10, 214],
      [-12, 190],
      [8, 190],
      [-10, 166],
      [6, 166],
    ] as const)
      p.box("glow", X + x, y, 5, 9);
    cornice(p, 146, 62, 18);
  });
  p.part(3, () => {
    tier(p, 139, 38, 32, 42, 12);
    p.box("glow", X - 4, 122, 6, 12);
    cornice(p, 98, 38, 11);
  });
  p.part(4, () => {
    p.box("deep", X - 13, 92, 30, 22);
    for (const x of [-14, -5, 4, 13]) p.box(x > 0 ? "shade" : "lit", X + x, 92, 4, 22);
    p.blob("gold", X + 1, 68, X + 8, 80, X + 6, 91, X - 4, 91, X - 6, 80);
    cornice(p, 72, 36, 6);
    p.poly("roof", X - 16, 65, X + 1, 50, X + 4, 65);
    p.poly("roof2", X + 4, 65, X + 1, 50, X + 20, 65);
    statue(p, X + 1, 51, 20, "gold", "gold2");
    for (const [a, b] of [
      [-64, -12],
      [-70, 4],
      [-58, 18],
      [70, -12],
      [76, 4],
      [64, 18],
    ] as const)
      p.line([X + a * 0.42, 80 + b * 0.42, X + a, 80 + b], 1.6, "gold");
  });
  galley(p, 926, 300, 0.66);
  ship(p, 236, 332, 0.8, "white", "cloth2");
  rock(p, 1010, 352, 90, 24, "mid");
};
