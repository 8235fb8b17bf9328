import type { Draw, Pen } from "../../core/pen";
import { columns, gable } from "../../shapes/buildings";
import { barrel } from "../../shapes/goods";
import { hills, mountain } from "../../shapes/land";
import { arch, block, courses, crenels } from "../../shapes/masonry";
import { crowd, horse, person, soldier } from "../../shapes/people";
import { tree, tufts } from "../../shapes/plants";
import { cloud, sun, vignette } from "../../shapes/sky";
import { banner, shield, sword, wheel } from "../../shapes/tools";
import { stakes } from "./parts";

export const barracks: Draw = (p) => {
  vignette(p, 60);
  cloud(p, 12, 20, 36);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 10, 78, 84, 30, 14);
  p.poly("roof", 4, 49, 18, 32, 108, 34, 112, 52);
  p.hatch([4, 49, 18, 32, 108, 34, 112, 52], -62, 4);
  for (const x of [16, 36, 66, 82]) p.box("glow", x, 64, 6, 8);
  arch(p, 46, 78, 15, 24, "deep");
  shield(p, 53.5, 44, 5.6);
  p.box("near", -20, 150, 160, 72);
  p.fill("mid", "M-20 78L140 78L140 82L-20 84Z");
  for (const x of [20, 34, 78, 92]) soldier(p, x, 90, 28);
  banner(p, 108, 90, 48);
};

export const trainingGround: Draw = (p) => {
  vignette(p, 54);
  hills(p, "far", 58, -20, 48, 60, 42, 140, 48);
  stakes(p, -20, 64, 160, 14, 30);
  p.box("mid", -20, 150, 160, 86);
  // Straw men on posts.
  for (const [x, y, s] of [
    [86, 76, 1],
    [108, 84, 1.2],
  ] as const)
    p.at(x, y, s, () => {
      p.line([0, 4, 0, -28], 2, "wood2");
      p.line([-9, -20, 9, -20], 1.8, "wood2");
      p.fill("gold", "M-5 -26L5 -26L6 -8L-6 -8Z");
      p.disc("gold", 0, -30, 4);
      p.path("M-5 -22L5 -22M-5 -14L5 -14M-4 -30L4 -30", 0.8, "gold2");
    });
  soldier(p, 24, 88, 44, "cloth", false);
  p.line([34, 66, 52, 54], 2, "white");
  soldier(p, 58, 82, 36, "cloth2", false);
  p.line([66, 64, 80, 56], 1.8, "white");
  shield(p, 8, 86, 7);
  tufts(p, 0, 70, 120, 16, 8, "near");
};

/** Horses at their stalls; `n` of them look out. */
function stalls(p: Pen, n: number): void {
  vignette(p, 58);
  hills(p, "far", 62, -20, 52, 60, 46, 140, 52);
  p.box("wood", 4, 78, 112, 36);
  for (let i = 0; i < 14; i++) p.line([4 + i * 8, 78, 4 + i * 8, 44], 0.5, "wood2");
  p.poly("roof", -4, 44, 12, 24, 110, 24, 124, 44);
  p.hatch([-4, 44, 12, 24, 110, 24, 124, 44], -64, 4.4);
  const w = 112 / n;
  for (let i = 0; i < n; i++) {
    const x = 4 + i * w + w * 0.14;
    arch(p, x, 78, w * 0.72, 30, "deep");
    p.box("wood2", x, 78, w * 0.72, 11);
  }
  p.box("near", -20, 150, 160, 72);
}

export const stables: Draw = (p) => {
  stalls(p, 3);
  for (const x of [10, 48, 86])
    p.at(x, 68, 0.26, () => {
      p.fill(
        "wood",
        "M10 0C16 -20 20 -40 30 -60L40 -72L44 -66C54 -62 64 -50 72 -38L66 -28C58 -30 54 -34 48 -34C44 -20 46 -8 50 0Z",
      );
      p.fill("wood2", "M40 -72C30 -64 20 -40 12 -6L4 0C8 -30 20 -60 36 -74Z");
      p.disc("ink", 52, -50, 2.4);
    });
  p.fill("gold", "M96 90C98 80 112 80 116 90Z");
  p.path("M100 88L104 82M106 88L109 83", 0.7, "gold2");
  person(p, 30, 90, 24, "cloth");
};

export const stable: Draw = (p) => {
  vignette(p, 60);
  sun(p, 96, 20, 8);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 6, 74, 36, 28, 12);
  p.poly("roof", 0, 48, 12, 32, 54, 34, 60, 50);
  p.hatch([0, 48, 12, 32, 54, 34, 60, 50], -62, 4);
  arch(p, 14, 74, 18, 22, "deep");
  p.box("near", -20, 150, 160, 78);
  p.fill("mid", "M-20 72L140 70L140 80L-20 78Z");
  for (const y of [66, 72]) p.line([58, y, 140, y - 1], 1.4, "wood");
  for (const x of [62, 84, 106]) p.line([x, 78, x, 62], 1.8, "wood2");
  horse(p, 46, 90, 46, "wood", "wood2");
  person(p, 104, 90, 28, "cloth");
  p.line([100, 78, 92, 66], 1, "ink");
};

export const archeryRange: Draw = (p) => {
  vignette(p, 56);
  hills(p, "far", 60, -20, 50, 60, 44, 140, 50);
  tree(p, 8, 62, 28);
  p.box("mid", -20, 150, 160, 92);
  p.line([78, 84, 86, 46], 2, "wood2");
  p.line([106, 84, 96, 46], 2, "wood2");
  p.disc("gold2", 92, 54, 21);
  p.disc("white", 91, 53, 20);
  p.disc("cloth", 91, 53, 15);
  p.disc("white", 91, 53, 10);
  p.disc("cloth", 91, 53, 5);
  p.line([62, 62, 90, 53], 1.2, "wood2");
  p.line([66, 50, 94, 58], 1.2, "wood2");
  p.poly("white", 62, 62, 58, 60, 59, 65);
  p.poly("white", 66, 50, 62, 47, 62, 52);
  person(p, 26, 88, 44, "cloth", "roof");
  p.line([30, 62, 44, 58], 2.4, "skin");
  p.path("M42 38Q56 58 42 78", 1.8, "wood2");
  p.line([42, 38, 34, 58, 42, 78], 0.6, "ink");
  p.line([34, 58, 54, 58], 1, "wood");
  p.box("near", -20, 150, 160, 62);
};

export const circus: Draw = (p) => {
  vignette(p, 40);
  cloud(p, 10, 16, 40);
  p.fill("stone", "M-20 36C20 28 100 28 140 36L140 54L-20 54Z");
  for (let i = 0; i < 14; i++) arch(p, -16 + i * 11.4, 46, 6.6, 10, "shade");
  crowd(p, -10, 53, 140, 5, 30);
  p.box("lit", -20, 57, 160, 3);
  p.box("mid", -20, 150, 160, 93);
  p.fill("sky3", "M-20 58L140 58L140 66C90 62 40 62 -20 68Z");
  p.poly("lit", 24, 66, 92, 64, 98, 67, 28, 70);
  p.poly("shade", 28, 70, 98, 67, 98, 70, 28, 73);
  p.poly("gold", 30, 68, 33, 56, 36, 68);
  p.poly("gold", 86, 66, 89, 54, 92, 66);
  p.poly("lit", 58, 67, 61, 38, 64, 67);
  p.at(46, 88, 0.72, () => {
    horse(p, 30, -3, 44, "wood2", "deep");
    horse(p, 38, 0, 44, "white", "shade");
    p.line([4, -40, 76, -38], 0.8);
    p.fill("cloth", "M-22 -8L-24 -36C-10 -32 10 -32 22 -40L20 -8Z");
    p.path("M-24 -36C-10 -32 10 -32 22 -40", 1.4, "gold");
    wheel(p, 2, -9, 11, 6, "gold2");
    p.at(0, -26, 1, () => person(p, 0, 0, 38, "cloth2"));
    p.path("M-32 0L-54 0M-30 -10L-48 -10", 0.9, "shade");
  });
};

export const arsenal: Draw = (p) => {
  vignette(p, 60);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 14, 80, 76, 44, 16);
  crenels(p, 14, 36.4, 76, 4);
  courses(p, 14, 80, 76, 40, 7);
  arch(p, 40, 80, 24, 34, "deep");
  arch(p, 44, 80, 16, 29, "glow");
  shield(p, 27, 58, 8);
  shield(p, 77, 58, 8, "cloth2");
  p.at(52, 44, 1, () => {
    p.line([-7, 6, 7, -8], 1.4, "white");
    p.line([7, 6, -7, -8], 1.4, "white");
  });
  p.box("near", -20, 150, 160, 70);
  for (const x of [98, 103, 108, 113]) {
    p.line([x, 88, x - 2, 52], 1.2, "wood2");
    p.poly("white", x - 4, 53, x - 2, 45, x, 53);
  }
  p.line([94, 70, 117, 70], 1.6, "wood");
  barrel(p, 12, 90, 18);
  sword(p, 24, 90, 20);
  soldier(p, 68, 90, 26);
};

export const horseBreeders: Draw = (p) => {
  vignette(p, 52);
  sun(p, 22, 18, 8);
  mountain(p, 50, 56, 100, 34, "far");
  hills(p, "leaf", 110, -20, 58, 40, 52, 90, 58, 140, 52);
  tree(p, 8, 60, 24);
  for (const y of [60, 65]) p.line([-20, y, 140, y - 2], 1.2, "wood");
  for (const x of [10, 40, 70, 100]) p.line([x, 70, x, 56], 1.6, "wood2");
  horse(p, 64, 78, 34, "wood2", "deep");
  horse(p, 8, 88, 50, "wood", "wood2");
  horse(p, 70, 92, 26, "white", "shade");
  person(p, 104, 90, 26, "cloth");
  tufts(p, 0, 76, 120, 14, 10, "leaf2");
};

export const paradeGround: Draw = (p) => {
  vignette(p, 50);
  hills(p, "far", 54, -20, 46, 60, 40, 140, 46);
  block(p, 14, 58, 92, 16, 8, "stone");
  arcade4(p, 16, 58, 88);
  p.poly("roof", 8, 43, 16, 34, 112, 35, 116, 45);
  p.box("mid", -20, 150, 160, 92);
  p.fill("sky3", "M-20 62L140 62L140 100L-20 100Z");
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row * 0; i++)
      soldier(p, 16 + i * 14 - row * 3, 68 + row * 10, 18 + row * 3);
  p.at(108, 92, 1, () => soldier(p, 0, 0, 40, "cloth2", false), true);
  banner(p, 8, 70, 40);
};

function arcade4(p: Pen, x: number, y: number, w: number): void {
  for (let i = 0; i < 8; i++) arch(p, x + 2 + (i * w) / 8, y, 7, 11, "deep");
}

export const pretorium: Draw = (p) => {
  vignette(p, 60);
  cloud(p, 12, 18, 38);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 20, 78, 66, 36, 16);
  columns(p, 28, 78, 50, 28, 5, 5);
  p.box("lit", 17, 46, 72, 5);
  gable(p, 26, 41, 54, 15, 14);
  // The eagle in the gable.
  p.at(53, 36, 1, () => {
    p.fill(
      "gold",
      "M0 -9C2 -7 2 -5 1 -4C6 -6 10 -5 13 -8C12 -2 6 2 1 2L0 4L-1 2C-6 2 -12 -2 -13 -8C-10 -5 -6 -6 -1 -4C-2 -5 -2 -7 0 -9Z",
    );
  });
  p.box("near", -20, 150, 160, 72);
  banner(p, 14, 88, 56);
  banner(p, 96, 88, 56);
  p.fill("gold", "M10 30L14 24L18 30Z");
  soldier(p, 30, 90, 26);
  soldier(p, 80, 90, 26);
  person(p, 55, 88, 26, "cloth", "deep");
};
