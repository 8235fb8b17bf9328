import type { Draw } from "../../core/pen";
import { blocks, logs } from "../../shapes/goods";
import { hills, mountain, sea } from "../../shapes/land";
import { person } from "../../shapes/people";
import { bushes, fir, tree, tufts } from "../../shapes/plants";
import { flame, smoke, sun, vignette } from "../../shapes/sky";
import { wheel } from "../../shapes/tools";
import { axe, forest } from "./parts";

export const lumberYard: Draw = (p) => {
  vignette(p, 58);
  hills(p, "far", 60, -20, 50, 20, 44, 60, 50, 100, 42, 140, 48);
  forest(p, 62, [
    [8, 34],
    [24, 42],
    [98, 44],
    [112, 34],
    [84, 32],
  ]);
  p.box("near", -20, 150, 160, 70);
  tufts(p, 0, 66, 120, 6, 8, "mid");
  logs(p, 20, 82, 8, 4, 20);
  person(p, 104, 84, 24, "cloth");
  axe(p, 8, 86, 0.7);
};

export const timberYard: Draw = (p) => {
  vignette(p, 56);
  hills(p, "far", 58, -20, 46, 40, 42, 90, 48, 140, 40);
  forest(p, 60, [
    [100, 34],
    [112, 42],
    [6, 36],
  ]);
  p.box("near", -20, 150, 160, 64 + 24);
  // A shed, planks to dry, dressed stone.
  for (const x of [14, 70]) p.line([x, 74, x, 40], 2.4, "wood2");
  p.poly("roof", 6, 42, 20, 28, 84, 28, 78, 42);
  p.poly("roof2", 6, 42, 78, 42, 78, 45, 6, 45);
  p.hatch([6, 42, 20, 28, 84, 28, 78, 42], -60, 4);
  for (let row = 0; row < 6; row++) {
    const y = 76 - row * 4.6;
    p.box("wood", 22, y, 44, 3.6);
    p.box("stone", 22, y, 4, 3.6);
    p.line([30, y - 1.6, 58, y - 1.6], 0.4, "wood2");
    p.box("wood2", 30, y + 1, 3, 1);
    p.box("wood2", 54, y + 1, 3, 1);
  }
  blocks(p, 78, 84, 32, 2, 2);
  person(p, 12, 84, 24, "cloth2");
};

export const forestCave: Draw = (p) => {
  vignette(p, 54);
  mountain(p, -30, 58, 120, 44, "far");
  forest(p, 62, [
    [6, 46],
    [112, 50],
    [22, 36],
    [98, 38],
  ]);
  p.fill("stone", "M14 84C14 50 30 34 54 32C84 28 106 50 108 84Z");
  const dark = [60, 32, 90, 42, 104, 64, 108, 84, 88, 84, 84, 56];
  p.poly("shade", ...dark);
  p.hatch(dark, 60, 2.8);
  p.fill("deep", "M34 84C34 58 46 48 58 48C76 48 84 62 84 84Z");
  p.fill("ink", "M46 84C46 66 54 58 62 58C74 58 80 70 80 84Z");
  p.path("M22 66C26 56 30 50 36 46M40 40C46 36 52 36 58 36", 0.7, "shade");
  for (const [x, y] of [
    [52, 70],
    [68, 64],
    [60, 78],
  ] as const)
    p.poly("gold", x, y - 2.4, x + 2, y, x, y + 2.4, x - 2, y);
  p.box("near", -20, 150, 160, 67);
  bushes(p, 4, 86, 30, 7, 4);
  bushes(p, 86, 87, 32, 7, 4);
  fir(p, 2, 90, 40);
  fir(p, 118, 90, 44);
};

export const treeFarm: Draw = (p) => {
  vignette(p, 44);
  sun(p, 90, 18, 7);
  hills(p, "far", 48, -20, 40, 40, 34, 90, 40, 140, 34);
  p.box("leaf", -20, 150, 160, 104);
  for (let i = -5; i < 7; i++) p.line([60 + i * 8, 46, 60 + i * 42, 90], 1.2, "near");
  for (const [y, h, n] of [
    [52, 11, 10],
    [60, 16, 7],
    [72, 23, 5],
  ] as const)
    for (let i = 0; i < n; i++) tree(p, 60 + (i - (n - 1) / 2) * (124 / n), y, h);
  tree(p, 24, 90, 34);
  tree(p, 96, 90, 34);
  person(p, 60, 88, 20, "roof");
};

export const sawmill: Draw = (p) => {
  vignette(p, 54);
  mountain(p, 60, 58, 90, 40, "far");
  forest(p, 60, [
    [8, 38],
    [22, 30],
  ]);
  sea(p, -20, 68, 160, 100);
  p.fill("near", "M-20 60L66 60L60 74L-20 84Z");
  p.box("wood", 22, 72, 42, 26);
  for (let i = 1; i < 6; i++) p.line([22, 72 - i * 4.4, 64, 72 - i * 4.4], 0.5, "wood2");
  p.poly("roof", 16, 48, 26, 30, 72, 30, 70, 48);
  p.hatch([16, 48, 26, 30, 72, 30, 70, 48], -62, 4);
  p.box("deep", 30, 72, 16, 16);
  p.box("stone", 32, 66, 12, 3);
  wheel(p, 82, 64, 21, 12, "wood2");
  p.ring(82, 64, 15, 1.4, "wood");
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    p.line(
      [82 + Math.cos(a) * 19, 64 + Math.sin(a) * 19, 82 + Math.cos(a) * 25, 64 + Math.sin(a) * 25],
      2,
      "wood",
    );
  }
  p.path("M104 44C108 56 106 70 102 82M108 46C112 58 110 70 108 82", 1.4, "foam");
  logs(p, 0, 84, 4, 3, 10);
};

export const loggingCamp: Draw = (p) => {
  vignette(p, 56);
  mountain(p, -30, 60, 100, 36, "far");
  forest(p, 62, [
    [70, 40],
    [84, 50],
    [100, 44],
    [114, 54],
    [58, 30],
  ]);
  p.box("near", -20, 150, 160, 88);
  p.poly("white", 6, 74, 26, 44, 36, 74);
  p.poly("shade", 36, 74, 26, 44, 52, 70);
  p.hatch([36, 74, 26, 44, 52, 70], 64, 2.6);
  p.poly("deep", 16, 74, 25, 54, 27, 74);
  p.fill("wood", "M62 84L64 70C68 67 82 67 86 70L88 84Z");
  p.disc("stone", 75, 70, 11, 3.4);
  p.ring(75, 70, 6, 0.5, "wood", 1.8);
  axe(p, 74, 70, 0.95);
  p.poly("wood2", 90, 80, 118, 72, 120, 78, 92, 87);
  p.disc("stone", 91, 83.4, 2.4, 3.6);
  smoke(p, 54, 74, 22);
  flame(p, 54, 82, 8);
};
