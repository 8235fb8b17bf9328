import type { Draw } from "../../core/pen";
import { column, house, temple } from "../../shapes/buildings";
import { hills, mountain } from "../../shapes/land";
import { block } from "../../shapes/masonry";
import { zeus } from "../../shapes/monuments";
import { crowd, person } from "../../shapes/people";
import { cypress, tree, tufts } from "../../shapes/plants";
import { birds, cloud, flame, sky, smoke, stars, sun } from "../../shapes/sky";
import { banner, brazier } from "../../shapes/tools";

/** Olympia: Zeus enthroned before the grove and the running track. */
export const olympia: Draw = (p) => {
  sky(p, 1200, 246);
  stars(p, 0, 0, 1200, 130, 60);
  sun(p, 300, 86, 25);
  cloud(p, 130, 140, 120);
  cloud(p, 440, 92, 130);
  cloud(p, 960, 78, 150);
  birds(p, 420, 140, 4, 6);
  mountain(p, 40, 250, 420, 96, "far");
  mountain(p, 820, 250, 400, 78, "far");
  hills(p, "far", 270, 0, 232, 200, 226, 420, 240, 640, 230, 900, 236, 1200, 228);
  hills(p, "mid", 340, 0, 262, 260, 252, 520, 262, 860, 254, 1200, 264);
  temple(p, 226, 276, 128, 86, 6, 58);
  temple(p, 930, 272, 90, 58, 6, 36);
  for (const [x, h] of [
    [206, 64],
    [184, 50],
    [424, 74],
    [444, 56],
    [900, 60],
    [1080, 70],
    [1100, 54],
  ] as const)
    cypress(p, x, 280, h);
  tree(p, 150, 286, 56);
  tree(p, 1060, 288, 60);
  house(p, 1130, 288, 40, 42, 36);
  // The front of the temple stands around the god: last of all, but behind him.
  p.part(4, () => {
    p.box("deep", 546, 262, 268, 180);
    p.box("glow", 556, 250, 248, 6);
    for (const x of [534, 572, 788, 826]) column(p, x, 264, 178, 22);
    const side = [836, 266, 888, 258, 888, 96, 836, 84];
    p.poly("shade", ...side);
    p.hatch(side, 62, 4.4);
    p.box("lit", 514, 86, 332, 16);
    p.box("shade", 514, 86, 332, 4);
    const slope = [680, 22, 736, 34, 898, 84, 850, 70];
    p.poly("roof", ...slope);
    p.poly("lit", 504, 70, 680, 22, 856, 70);
    p.poly("cloth2", 560, 66, 680, 32, 800, 66);
    p.disc("gold", 680, 54, 9);
    p.path("M640 62L668 56M692 56L720 62", 2, "gold");
  });
  p.part(1, () => {
    const side = [842, 286, 896, 278, 896, 258, 842, 262];
    p.poly("shade", ...side);
    p.hatch(side, 8, 4.4);
    for (let i = 0; i < 4; i++) {
      p.box("lit", 500 + i * 8, 288 - i * 6, 352 - i * 16, 6);
      p.box("shade", 500 + i * 8, 288 - i * 6, 352 - i * 16, 2.2);
    }
    p.at(698, 264, 0.98, zeus.throne);
  });
  p.part(2, () => p.at(698, 264, 0.98, zeus.lap));
  p.part(3, () => {
    p.at(698, 264, 0.98, zeus.trunk);
    p.at(698, 264, 0.98, zeus.head);
  });
  p.fill("mid", "M0 288L1200 284L1200 360L0 360Z");
  // The track with its runners.
  p.fill("stone", "M150 360C240 318 420 306 640 304C860 304 1020 318 1090 360Z");
  p.fill("mid", "M300 360C380 334 500 326 650 326C800 326 900 336 960 360Z");
  p.path("M222 360C330 322 470 314 650 314C830 314 960 326 1028 360", 0.9, "shade");
  block(p, 470, 300, 26, 20, 8);
  flame(p, 483, 280, 20);
  smoke(p, 484, 262, 46);
  crowd(p, 520, 300, 150, 15, 10);
  crowd(p, 730, 300, 130, 15, 8);
  for (const [x, y] of [
    [352, 330],
    [384, 326],
    [432, 322],
  ] as const)
    p.at(x, y, 0.3, () => {
      p.disc("skin", 8, -84, 9);
      p.path(
        "M4 -72L-4 -40L14 -22L8 0M-4 -40L-22 -26L-40 -30M4 -70L26 -56L40 -66M4 -70L-18 -58L-24 -40",
        2.6,
        "skin",
      );
      p.path("M2 -52L-2 -38", 3.4, "cloth");
    });
  banner(p, 470, 330, 60);
  banner(p, 880, 328, 60, "cloth2");
  brazier(p, 560, 318, 26);
  brazier(p, 800, 318, 26);
  person(p, 900, 340, 30, "white", "cloth");
  person(p, 926, 342, 30, "roof");
  tree(p, 1000, 336, 76);
  tree(p, 180, 332, 78);
  tufts(p, 330, 336, 600, 20, 26, "leaf2");
};
