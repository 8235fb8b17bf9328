import type { Draw } from "../../core/pen";
import { house } from "../../shapes/buildings";
import { hills, mountain } from "../../shapes/land";
import { arch, block, courses, crenels, tower, wall } from "../../shapes/masonry";
import { person, ranks, soldier } from "../../shapes/people";
import { tree } from "../../shapes/plants";
import { birds, cloud, flame, smoke, sun, vignette } from "../../shapes/sky";
import { banner, flag, tent, wheel } from "../../shapes/tools";
import { stakes } from "./parts";

export const stockade: Draw = (p) => {
  vignette(p, 60);
  sun(p, 96, 22, 9);
  hills(p, "far", 64, -20, 52, 40, 46, 90, 54, 140, 46);
  p.box("wood2", 16, 58, 20, 22);
  p.poly("roof", 12, 38, 26, 24, 40, 38);
  p.poly("roof2", 26, 24, 40, 38, 28, 38);
  p.box("glow", 23, 52, 6, 8);
  flag(p, 26, 26, 16);
  p.fill("mid", "M-20 64L140 64L140 100L-20 100Z");
  stakes(p, -4, 80, 50, 32, 9);
  stakes(p, 74, 80, 50, 32, 9);
  p.box("deep", 46, 80, 28, 28);
  p.poly("wood", 46, 80, 46, 50, 56, 54, 56, 84);
  p.line([44, 82, 44, 42], 3, "wood2");
  p.line([76, 82, 76, 42], 3, "wood2");
  p.line([42, 44, 78, 44], 3, "wood");
  p.box("near", -20, 150, 160, 68);
  soldier(p, 62, 86, 26);
};

export const guardTower: Draw = (p) => {
  vignette(p, 64);
  sun(p, 24, 24, 9);
  birds(p, 78, 18, 3, 3);
  mountain(p, -30, 68, 110, 32, "far");
  hills(p, "mid", 110, -20, 68, 30, 62, 60, 58, 100, 64, 140, 70);
  wall(p, -20, 80, 74, 16, 5);
  wall(p, 80, 80, 60, 16, 5, "shade");
  tower(p, 46, 84, 28, 66, 12);
  p.box("glow", 57, 36, 4, 8);
  p.box("glow", 57, 66, 4, 8);
  flag(p, 60, 16, 14);
  flame(p, 50, 17, 8);
  p.box("near", -20, 150, 160, 67);
  soldier(p, 28, 90, 24);
  tree(p, 104, 88, 24);
};

export const walls: Draw = (p) => {
  vignette(p, 56);
  cloud(p, 66, 18, 42);
  mountain(p, 50, 60, 100, 34, "far");
  // The wall climbs away over the hill.
  p.fill("mid", "M-20 100L-20 74C20 66 60 56 84 44C100 38 120 46 140 52L140 100Z");
  p.poly("stone", -20, 92, -20, 52, 46, 46, 46, 84);
  crenels(p, -20, 53, 66, 6, "stone");
  p.poly("shade", 46, 84, 46, 46, 84, 36, 84, 58);
  p.hatch([46, 84, 46, 46, 84, 36, 84, 58], 62, 3);
  for (let i = 0; i < 6; i++)
    p.poly(
      "shade",
      47 + i * 6.4,
      46 - i * 1.7,
      47 + i * 6.4,
      41 - i * 1.6,
      50 + i * 6.4,
      40.4 - i * 1.6,
      50 + i * 6.4,
      45.4 - i * 1.7,
    );
  courses(p, -20, 84, 64, 30, 6);
  tower(p, 36, 88, 20, 56, 8);
  tower(p, 80, 60, 11, 30, 4);
  tower(p, 110, 54, 8, 20, 3);
  p.poly("stone", 92, 58, 92, 44, 110, 42, 110, 54);
  arch(p, 2, 90, 16, 24, "deep");
  p.box("near", -20, 150, 160, 62);
  soldier(p, 70, 90, 22);
  soldier(p, 82, 91, 22);
  flag(p, 46, 33, 14);
};

export const fortifications: Draw = (p) => {
  vignette(p, 60);
  sun(p, 60, 22, 10);
  mountain(p, -20, 64, 80, 30, "far");
  mountain(p, 70, 64, 80, 28, "far");
  tower(p, 44, 62, 26, 38, 8);
  flag(p, 57, 24, 12);
  wall(p, 18, 70, 86, 22, 5, "lit");
  tower(p, 10, 76, 18, 44, 6);
  tower(p, 88, 76, 18, 44, 6);
  wall(p, -6, 84, 130, 16, 5);
  tower(p, -8, 90, 20, 36, 6);
  tower(p, 104, 90, 20, 36, 6);
  arch(p, 50, 84, 18, 14, "deep");
  p.fill("sea", "M-20 86L140 86L140 94L-20 94Z");
  p.path("M6 89L30 89M70 91L98 91", 0.8, "foam");
  p.poly("wood", 52, 84, 66, 84, 70, 95, 48, 95);
  p.box("near", -20, 150, 160, 56);
};

export const siegeWorkshop: Draw = (p) => {
  vignette(p, 58);
  wall(p, 64, 66, 80, 22, 5);
  tower(p, 84, 66, 14, 36, 5);
  p.box("mid", -20, 150, 160, 86);
  // A catapult.
  p.poly("wood2", 10, 80, 84, 80, 80, 74, 14, 74);
  p.box("wood", 10, 82, 76, 4);
  wheel(p, 22, 83, 9, 8);
  wheel(p, 72, 83, 9, 8);
  p.line([48, 76, 56, 40], 3, "wood2");
  p.line([66, 76, 56, 40], 3, "wood");
  p.line([50, 48, 62, 48], 2, "wood2");
  p.line([64, 72, 20, 30], 3, "wood");
  p.fill("wood2", "M24 34C18 36 12 30 14 24L22 22L28 30Z");
  p.disc("stone", 18, 23, 6);
  p.disc("shade", 20, 24.6, 3.4);
  p.path("M40 48Q44 56 50 60", 0.8);
  for (const [x, y] of [
    [96, 88],
    [106, 88],
    [101, 80],
  ] as const) {
    p.disc("stone", x, y, 5);
    p.disc("shade", x + 1.6, y + 1.4, 2.8);
  }
  p.box("near", -20, 150, 160, 58);
  person(p, 92, 80, 24, "cloth");
};

export const castrum: Draw = (p) => {
  vignette(p, 46);
  sun(p, 98, 18, 8);
  hills(p, "far", 50, -20, 40, 40, 34, 90, 42, 140, 34);
  p.box("mid", -20, 150, 160, 104);
  stakes(p, -20, 54, 160, 9, 34);
  for (const [y, s, n] of [
    [60, 17, 6],
    [72, 22, 5],
  ] as const)
    for (let i = 0; i < n; i++)
      tent(p, -6 + (i * 132) / n, y, s * 1.2, s * 0.8, i % 2 ? "white" : "lit");
  p.poly("sky3", 54, 54, 66, 54, 78, 100, 42, 100);
  tent(p, 42, 72, 38, 28, "white");
  flag(p, 59, 46, 18);
  p.box("near", -20, 150, 160, 62);
  stakes(p, -8, 92, 52, 14, 10);
  stakes(p, 78, 92, 52, 14, 10);
  tower(p, 40, 92, 8, 26, 2);
  tower(p, 74, 92, 8, 26, 2);
  soldier(p, 62, 88, 18);
};

export const garrison: Draw = (p) => {
  vignette(p, 60);
  mountain(p, -20, 64, 90, 30, "far");
  block(p, 28, 78, 64, 40, 14, "lit");
  crenels(p, 28, 38.4, 64, 5);
  courses(p, 28, 78, 64, 34, 7);
  tower(p, 18, 80, 18, 54, 6);
  arch(p, 52, 78, 18, 26, "deep");
  p.line([61, 53, 61, 78], 0.8, "wood2");
  for (let i = 0; i < 4; i++) p.line([53, 58 + i * 5, 69, 58 + i * 5], 0.8, "wood2");
  p.box("glow", 80, 58, 4, 8);
  p.box("glow", 42, 58, 4, 8);
  banner(p, 84, 40, 30);
  p.box("near", -20, 150, 160, 72);
  ranks(p, 8, 90, 44, 24, 1, 3);
  ranks(p, 78, 90, 44, 24, 1, 3);
};

export const palisade: Draw = (p) => {
  vignette(p, 56);
  cloud(p, 70, 18, 36);
  hills(p, "far", 60, -20, 48, 40, 42, 90, 50, 140, 40);
  house(p, 34, 62, 16, 20, 14);
  house(p, 66, 62, 14, 17, 12, "stone");
  smoke(p, 46, 44, 22);
  p.box("mid", -20, 150, 160, 90);
  stakes(p, -6, 76, 132, 30, 22);
  p.poly("near", -20, 76, 140, 76, 140, 100, -20, 100);
  p.fill("deep", "M-20 84C30 78 90 78 140 84L140 92C90 86 30 86 -20 92Z");
  for (let i = 0; i < 9; i++) p.line([2 + i * 15, 84, 10 + i * 15, 68], 1.8, "wood");
  soldier(p, 96, 92, 22);
};
