import type { Draw } from "../../core/pen";
import { column, columns, gable, obelisk } from "../../shapes/buildings";
import { amphora } from "../../shapes/goods";
import { hills, mountain } from "../../shapes/land";
import { arch, block, courses, steps } from "../../shapes/masonry";
import { crowd, person, statue } from "../../shapes/people";
import { bushes, cypress, palm, tree } from "../../shapes/plants";
import { cloud, flame, smoke, sun, vignette } from "../../shapes/sky";

export const altar: Draw = (p) => {
  vignette(p, 60);
  sun(p, 24, 18, 8);
  mountain(p, 56, 62, 90, 34, "far");
  cypress(p, 16, 66, 42);
  cypress(p, 104, 66, 46);
  steps(p, 22, 84, 76, 4, 4, 6);
  block(p, 44, 68, 28, 20, 7);
  p.box("lit", 41, 49, 34, 4);
  p.poly("lit", 41, 45, 41, 40, 46, 45);
  p.poly("lit", 75, 45, 75, 40, 70, 45);
  p.path("M48 62Q52 54 58 60Q64 66 68 58", 1, "gold2");
  flame(p, 58, 46, 18);
  smoke(p, 59, 28, 28);
  person(p, 30, 86, 26, "white", "cloth2");
  person(p, 90, 86, 26, "white");
  p.fill("near", "M-20 88L140 86L140 150L-20 150Z");
};

export const theater: Draw = (p) => {
  vignette(p, 36);
  cloud(p, 74, 20, 36);
  hills(p, "far", 42, -20, 30, 40, 24, 90, 30, 140, 22);
  cypress(p, 8, 42, 26);
  cypress(p, 112, 42, 28);
  // Rings of seats around the stage.
  for (let i = 0; i < 6; i++) {
    const [r, y] = [60 - i * 6.4, 38 + i * 5.2];
    p.fill(
      i % 2 ? "stone" : "lit",
      `M${60 - r} ${y}C${60 - r} ${y + r * 0.86} ${60 + r} ${y + r * 0.86} ${60 + r} ${y}Z`,
    );
    p.path(
      `M${60 - r} ${y}C${60 - r} ${y + r * 0.86} ${60 + r} ${y + r * 0.86} ${60 + r} ${y}`,
      0.6,
      "shade",
    );
  }
  p.poly("shade", 120, 38, 96, 64, 92, 64, 88, 70, 112, 56);
  for (const x of [34, 60, 86])
    p.line([x, x === 60 ? 84 : 78, 60 + (x - 60) * 0.7, 66], 1.2, "shade");
  p.fill("mid", "M31 66C31 84 89 84 89 66Z");
  p.box("stone", 30, 68, 60, 5);
  p.box("lit", 30, 64, 60, 2);
  columns(p, 34, 63, 52, 17, 7, 2.6);
  p.box("lit", 32, 47, 56, 4);
  gable(p, 48, 43, 24, 7);
  person(p, 52, 78, 13, "cloth");
  person(p, 66, 78, 13, "white");
  p.box("near", -20, 150, 160, 60);
  crowd(p, 2, 92, 116, 9, 13);
};

export const well: Draw = (p) => {
  vignette(p, 58);
  sun(p, 94, 18, 7);
  hills(p, "far", 60, -20, 50, 40, 44, 90, 52, 140, 44);
  tree(p, 18, 64, 38);
  block(p, 88, 64, 26, 20, 8, "lit");
  p.box("glow", 96, 58, 5, 7);
  p.line([38, 70, 38, 26], 2.4, "wood2");
  p.line([82, 70, 82, 26], 2.4, "wood2");
  p.poly("roof", 30, 30, 44, 14, 96, 14, 90, 30);
  p.hatch([30, 30, 44, 14, 96, 14, 90, 30], -60, 4);
  p.line([36, 38, 84, 38], 2, "wood");
  p.line([60, 38, 60, 56], 0.7);
  p.fill("wood", "M55 52L65 52L63 62L57 62Z");
  p.fill("wood2", "M61 52L65 52L63 62L61 62Z");
  p.fill("stone", "M32 66L36 86C44 91 76 91 84 86L88 66Z");
  p.fill("shade", "M68 70L88 66L84 86C80 89 74 90 68 90Z");
  p.disc("lit", 60, 66, 28, 7);
  p.disc("deep", 60, 66, 22, 5);
  p.disc("sea", 60, 67.6, 17, 3);
  for (const [x, y] of [
    [42, 78],
    [52, 84],
    [62, 78],
    [46, 88],
  ] as const)
    p.line([x, y, x + 8, y + 0.6], 0.6);
  amphora(p, 100, 84, 20);
};

export const aqueduct: Draw = (p) => {
  vignette(p, 62);
  cloud(p, 8, 16, 40);
  mountain(p, -30, 66, 120, 40, "far");
  mountain(p, 66, 66, 90, 28, "far");
  p.poly("shade", 60, 20, 140, 12, 140, 70, 60, 70);
  const tier = (y: number, h: number, n: number) => {
    p.box("lit", -20, y, 160, h);
    for (let i = 0; i < n; i++) {
      const w = 160 / n;
      const x = -20 + i * w + w * 0.16;
      arch(p, x, y + 1, w * 0.68, h * 0.84, "shade");
      arch(p, x, y + 1, w * 0.54, h * 0.8, "sky3");
    }
  };
  tier(78, 34, 5);
  p.box("lit", -20, 46, 160, 4);
  p.box("shade", -20, 44, 160, 1.4);
  tier(44, 22, 10);
  p.box("lit", -20, 23, 160, 5);
  p.box("sea", -20, 19, 160, 1.6);
  p.box("shade", -20, 23, 160, 1.2);
  hills(p, "mid", 100, -20, 78, 20, 74, 60, 80, 100, 74, 140, 78);
  p.fill("sea", "M30 100C44 86 60 84 70 78C66 88 74 94 90 100Z");
  p.path("M52 92L64 92M58 88L66 87", 0.8, "foam");
  tree(p, 14, 84, 24);
  cypress(p, 104, 84, 30);
  cypress(p, 112, 86, 22);
};

export const statueCard: Draw = (p) => {
  vignette(p, 62);
  sun(p, 60, 32, 22);
  hills(p, "far", 66, -20, 54, 20, 48, 70, 56, 140, 46);
  cypress(p, 12, 70, 34);
  cypress(p, 24, 72, 26);
  cypress(p, 106, 70, 38);
  block(p, 42, 80, 32, 18, 9);
  p.box("lit", 39, 64, 38, 4);
  p.box("lit", 38, 84, 40, 5);
  p.line([48, 74, 66, 74], 0.8);
  p.line([48, 70, 62, 70], 0.8);
  p.at(58, 60, 1, () => statue(p, 0, 0, 54, "lit", "shade"));
  p.fill("gold", "M70 12C74 6 84 8 84 14C80 18 74 18 70 12Z");
  p.box("near", -20, 150, 160, 66);
  crowd(p, 14, 90, 24, 13, 3);
  crowd(p, 86, 90, 24, 13, 3);
};

export const gardens: Draw = (p) => {
  vignette(p, 52);
  sun(p, 22, 18, 8);
  hills(p, "far", 54, -20, 44, 60, 38, 140, 46);
  columns(p, 66, 56, 48, 22, 5, 3.4, "shade");
  p.box("lit", 62, 34, 56, 4);
  bushes(p, 62, 31, 52, 4, 9);
  p.box("leaf", -20, 150, 160, 96);
  cypress(p, 14, 60, 40);
  cypress(p, 30, 58, 32);
  cypress(p, 52, 58, 30);
  p.poly("stone", 48, 58, 62, 58, 92, 100, 16, 100);
  p.poly("sea", 51, 62, 60, 62, 76, 92, 36, 92);
  p.path("M50 70L60 70M46 78L64 78M44 86L68 86", 0.8, "foam");
  p.path("M55 66C50 52 46 56 45 64M55 66C60 52 64 56 66 64M55 66L55 50", 1, "foam");
  bushes(p, 66, 72, 50, 8, 4);
  bushes(p, 2, 80, 34, 8, 3);
  bushes(p, 80, 90, 40, 8, 3);
  for (const [x, y] of [
    [74, 66],
    [88, 64],
    [104, 67],
    [12, 74],
    [26, 73],
    [94, 84],
    [110, 83],
  ] as const)
    p.disc(x % 4 ? "cloth" : "gold", x, y, 1.8);
  palm(p, 102, 64, 44, 0.04);
};

export const rostrum: Draw = (p) => {
  vignette(p, 58);
  cloud(p, 70, 18, 40);
  hills(p, "far", 60, -20, 50, 60, 44, 140, 50);
  block(p, 78, 64, 26, 24, 10, "stone");
  columns(p, 80, 64, 22, 18, 4, 2.6);
  gable(p, 78, 40, 26, 8, 10);
  block(p, 20, 82, 68, 26, 12);
  courses(p, 20, 82, 68, 20, 6);
  p.box("lit", 17, 58, 74, 4);
  // Prows of captured ships.
  for (const x of [28, 46, 64]) {
    p.fill(
      "wood2",
      `M${x} 62C${x + 4} 70 ${x + 4} 74 ${x + 2} 80L${x + 12} 76C${x + 14} 70 ${x + 12} 66 ${x + 8} 62Z`,
    );
    p.poly("gold", x + 2, 80, x + 12, 76, x + 15, 81, x + 6, 84);
    p.disc("white", x + 6, 68, 1.2);
  }
  column(p, 32, 55, 30, 4);
  statue(p, 32, 25, 16, "gold", "gold2");
  person(p, 60, 55, 32, "white", "cloth");
  p.line([65, 38, 74, 30], 2, "skin");
  p.box("near", -20, 150, 160, 66);
  crowd(p, 0, 94, 120, 13, 13);
};

export const obeliskCard: Draw = (p) => {
  vignette(p, 64);
  sun(p, 60, 40, 24);
  hills(p, "far", 66, -20, 56, 30, 50, 80, 58, 140, 52);
  palm(p, 20, 74, 44, -0.05);
  palm(p, 100, 74, 40, 0.08);
  block(p, 10, 72, 16, 10, 4);
  steps(p, 38, 84, 44, 3, 3.4, 4);
  block(p, 50, 74, 17, 9, 5);
  obelisk(p, 59, 65, 60, 12);
  p.box("near", -20, 150, 160, 66);
  person(p, 34, 88, 15, "cloth");
  person(p, 86, 88, 15, "white");
};
