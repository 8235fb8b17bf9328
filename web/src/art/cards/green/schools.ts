import type { Draw } from "../../core/pen";
import { columns, dome, gable } from "../../shapes/buildings";
import { amphora } from "../../shapes/goods";
import { hills, mountain } from "../../shapes/land";
import { arcade, arch, block, steps } from "../../shapes/masonry";
import { crowd, person, statue } from "../../shapes/people";
import { bushes, cypress, tree } from "../../shapes/plants";
import { cloud, stars, sun, vignette } from "../../shapes/sky";
import { jars, mortar } from "./parts";

export const dispensary: Draw = (p) => {
  vignette(p, 62);
  sun(p, 20, 20, 8);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 18, 80, 72, 42, 16);
  columns(p, 26, 80, 56, 30, 4, 5, "glow");
  p.box("lit", 14, 50, 80, 5);
  gable(p, 24, 45, 60, 18, 12);
  // The staff with the snake.
  p.line([54, 44, 54, 28], 1.4, "gold2");
  p.path("M50 42Q58 40 54 37Q50 34 54 31Q58 29 54 27", 1.2, "leaf2");
  p.box("near", -20, 150, 160, 70);
  person(p, 46, 90, 26, "white", "leaf2");
  person(p, 64, 90, 24, "cloth");
  amphora(p, 100, 88, 20);
  bushes(p, 2, 88, 16, 6, 2);
  cypress(p, 112, 86, 34);
};

export const school: Draw = (p) => {
  vignette(p, 54);
  hills(p, "far", 58, -20, 48, 60, 42, 140, 48);
  p.box("mid", -20, 150, 160, 92);
  columns(p, 8, 62, 100, 36, 7, 4.6, "sky2");
  p.box("lit", 4, 28, 110, 5);
  p.poly("roof", 2, 23, 10, 14, 108, 14, 116, 23);
  p.hatch([2, 23, 10, 14, 108, 14, 116, 23], -62, 4);
  // A board with figures, the teacher, the pupils.
  p.box("wood2", 62, 62, 34, 26);
  p.box("deep", 64, 60, 30, 22);
  p.poly("sky3", 70, 56, 78, 42, 86, 56, 84.4, 56, 78, 45, 72, 56);
  p.line([70, 56, 86, 56], 1, "sky3");
  p.ring(78, 51, 3, 0.8, "sky3");
  person(p, 50, 76, 42, "white", "leaf2");
  p.line([54, 54, 66, 50], 2, "skin");
  for (const [x, t] of [
    [18, "cloth"],
    [36, "roof"],
    [72, "cloth2"],
    [90, "gold"],
    [106, "cloth"],
  ] as const) {
    p.fill(t, `M${x - 7} 92C${x - 7} 78 ${x + 7} 78 ${x + 7} 92Z`);
    p.disc("skin", x, 76, 4);
    p.fill("wood2", `M${x - 4} 76C${x - 4} 70 ${x + 4} 70 ${x + 4} 76Z`);
  }
};

export const lodge: Draw = (p) => {
  // A round hut of the learned among trees.
  vignette(p, 60);
  sun(p, 60, 24, 10);
  mountain(p, -30, 64, 100, 32, "far");
  tree(p, 10, 70, 40);
  tree(p, 108, 70, 44);
  block(p, 28, 80, 52, 28, 12, "lit");
  p.poly("roof", 20, 54, 54, 24, 66, 54);
  const slope = [54, 24, 70, 28, 98, 52, 66, 54];
  p.poly("roof2", ...slope);
  p.hatch(slope, 40, 3);
  p.hatch([20, 54, 54, 24, 66, 54], 0, 4);
  p.line([20, 56, 66, 56], 2.4, "wood2");
  arch(p, 44, 80, 18, 24, "glow");
  for (const x of [30, 74]) p.box("wood", x, 80, 3, 26);
  // Square and compasses over the door.
  p.line([47, 48, 53, 36, 59, 48], 1.6, "gold");
  p.line([48, 44, 53, 50, 58, 44], 1.4, "gold2");
  p.box("near", -20, 150, 160, 70);
  p.poly("stone", 44, 80, 62, 80, 74, 100, 32, 100);
  person(p, 28, 90, 24, "white");
  person(p, 84, 90, 24, "leaf2");
};

export const observatory: Draw = (p) => {
  vignette(p, 64);
  stars(p, -10, -30, 140, 60, 24);
  for (const [x, y] of [
    [18, 14],
    [30, 8],
    [40, 18],
    [54, 12],
    [96, 10],
    [108, 22],
  ] as const)
    p.poly(
      "white",
      x,
      y - 2.4,
      x + 0.7,
      y - 0.7,
      x + 2.4,
      y,
      x + 0.7,
      y + 0.7,
      x,
      y + 2.4,
      x - 0.7,
      y + 0.7,
      x - 2.4,
      y,
      x - 0.7,
      y - 0.7,
    );
  p.line([18, 14, 30, 8, 40, 18, 54, 12], 0.5, "white");
  hills(p, "far", 66, -20, 54, 40, 48, 90, 56, 140, 48);
  hills(p, "mid", 110, -20, 74, 30, 70, 60, 66, 100, 70, 140, 74);
  block(p, 34, 80, 46, 26, 10);
  arcade(p, 36, 80, 42, 18, 4, "glow");
  p.box("lit", 31, 55, 52, 4);
  dome(p, 58, 51, 20);
  p.poly("deep", 50, 51, 52, 34, 60, 33, 60, 51);
  p.line([56, 46, 36, 24], 3, "gold2");
  p.line([56, 46, 37, 25], 1.4, "gold");
  // Armillary sphere in front.
  p.line([100, 90, 100, 78], 1.6, "wood2");
  p.poly("wood2", 94, 90, 100, 84, 106, 90);
  p.ring(100, 66, 12, 1.3, "gold2");
  p.ring(100, 66, 12, 1.1, "gold", 4);
  p.ring(100, 66, 4.5, 1.1, "gold", 12);
  p.disc("cloth2", 100, 66, 3);
  p.box("near", -20, 150, 160, 62);
  person(p, 22, 90, 22, "white", "cloth2");
};

export const university: Draw = (p) => {
  vignette(p, 62);
  cloud(p, 10, 16, 36);
  hills(p, "far", 66, -20, 56, 60, 50, 140, 56);
  block(p, 4, 80, 36, 34, 0, "stone");
  block(p, 80, 80, 30, 34, 10, "stone");
  arcade(p, 5, 80, 34, 18, 3, "glow");
  arcade(p, 81, 80, 28, 18, 3, "glow");
  for (const x of [10, 21, 32, 86, 96]) p.box("glow", x, 58, 4, 6);
  p.poly("roof", 0, 47, 6, 38, 40, 38, 40, 47);
  p.poly("roof", 80, 47, 80, 38, 116, 39, 122, 49);
  block(p, 36, 82, 46, 48, 6);
  columns(p, 39, 82, 40, 34, 4, 5);
  p.box("lit", 34, 48, 50, 5);
  gable(p, 37, 43, 44, 14);
  dome(p, 59, 30, 10, "gold");
  p.box("near", -20, 150, 160, 68);
  steps(p, 32, 90, 54, 2, 3, 4);
  crowd(p, 4, 93, 112, 12, 9);
};

export const academy: Draw = (p) => {
  vignette(p, 56);
  sun(p, 100, 20, 9);
  mountain(p, -30, 60, 110, 36, "far");
  p.box("leaf", -20, 150, 160, 92);
  tree(p, 10, 68, 50);
  tree(p, 28, 66, 36);
  columns(p, 48, 66, 60, 26, 6, 3.6, "shade");
  p.box("lit", 44, 40, 68, 4);
  p.box("roof", 44, 36, 68, 3);
  // Teacher and pupils walk and talk.
  p.fill("stone", "M10 100C30 82 80 76 130 74L130 80C90 84 66 92 60 100Z");
  person(p, 54, 86, 36, "white", "leaf2");
  p.line([58, 68, 66, 60], 1.8, "skin");
  person(p, 74, 88, 30, "cloth");
  person(p, 88, 86, 30, "cloth2");
  person(p, 34, 90, 28, "roof");
  statue(p, 106, 66, 20, "lit", "shade");
  bushes(p, 84, 92, 34, 6, 3);
};

export const pharmacist: Draw = (p) => {
  vignette(p, 60);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 14, 80, 92, 46, 0, "lit");
  p.poly("roof", 6, 36, 16, 22, 106, 22, 114, 36);
  p.hatch([6, 36, 16, 22, 106, 22, 114, 36], -62, 4);
  p.box("deep", 24, 66, 56, 26);
  jars(p, 26, 52, 52, 5);
  p.box("wood", 20, 70, 64, 4);
  p.fill("leaf2", "M20 40L84 40L88 47L16 47Z");
  for (let i = 0; i < 4; i++)
    p.poly("white", 24 + i * 16, 40, 32 + i * 16, 40, 32 + i * 17, 47, 23 + i * 17, 47);
  arch(p, 88, 80, 13, 26, "glow");
  p.box("near", -20, 150, 160, 70);
  mortar(p, 34, 66, 16);
  person(p, 62, 70, 30, "white", "leaf2");
  p.box("wood", 20, 72, 64, 6);
  p.box("wood2", 20, 67, 64, 1.4);
  person(p, 24, 91, 28, "cloth");
  amphora(p, 106, 89, 18);
  bushes(p, 44, 90, 34, 6, 4);
};
