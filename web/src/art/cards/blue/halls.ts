import type { Draw } from "../../core/pen";
import { column, columns, dome, temple } from "../../shapes/buildings";
import { amphora } from "../../shapes/goods";
import { hills, mountain } from "../../shapes/land";
import { arcade, arch, block, crenels, steps, tower } from "../../shapes/masonry";
import { crowd, person } from "../../shapes/people";
import { cypress, palm, tree, tufts } from "../../shapes/plants";
import { cloud, smoke, sun, vignette } from "../../shapes/sky";
import { banner, brazier, scales } from "../../shapes/tools";

export const baths: Draw = (p) => {
  // Under vaults: a pool with steam, light from the left.
  p.box("stone", -20, 150, 160, 190);
  p.box("sky2", -20, 60, 160, 100);
  arch(p, 4, 58, 34, 52, "sky3");
  arch(p, 43, 58, 34, 52, "sky3");
  arch(p, 82, 58, 34, 52, "sky3");
  hills(p, "far", 58, 4, 50, 20, 44, 60, 50, 90, 42, 116, 50);
  cypress(p, 24, 58, 26);
  cypress(p, 98, 58, 30);
  for (const x of [2, 40.5, 79.5, 118]) column(p, x, 60, 36, 5.5);
  p.box("lit", -20, 18, 160, 6);
  p.hatch([-20, -30, 140, -30, 140, 12, -20, 12], 0, 5, 0.45, "shade");
  for (const x of [4, 43, 82]) p.path(`M${x} 40C${x} 0 ${x + 34} 0 ${x + 34} 40`, 2, "lit");
  p.poly("lit", -20, 60, 140, 60, 140, 66, -20, 66);
  p.poly("sea", -4, 68, 124, 68, 140, 100, -20, 100);
  p.poly("sea2", -4, 68, 124, 68, 126, 72, -6, 72);
  p.path("M14 78L40 78M52 74L76 74M70 82L104 82M24 87L60 87M80 90L110 90", 0.9, "foam");
  for (const [x, y] of [
    [34, 78],
    [86, 84],
  ] as const) {
    p.fill("skin", `M${x - 6} ${y}C${x - 6} ${y - 8} ${x + 6} ${y - 8} ${x + 6} ${y}Z`);
    p.disc("skin", x, y - 9, 3.4);
    p.disc("wood2", x, y - 10.4, 3, 2.4);
  }
  person(p, 62, 68, 26, "white");
  amphora(p, 112, 68, 15);
  smoke(p, 48, 62, 30, "white");
  smoke(p, 76, 60, 24, "white");
};

export const templeCard: Draw = (p) => {
  vignette(p, 62);
  sun(p, 100, 18, 8);
  mountain(p, -24, 64, 80, 30, "far");
  cypress(p, 8, 70, 40);
  temple(p, 16, 80, 66, 60, 6, 30);
  cypress(p, 114, 76, 36);
  p.box("near", -20, 150, 160, 70);
  p.poly("stone", 38, 80, 60, 80, 72, 100, 26, 100);
  person(p, 42, 86, 12, "cloth");
  person(p, 56, 87, 12, "white");
  tufts(p, 0, 84, 120, 6, 8, "mid");
};

export const courthouse: Draw = (p) => {
  vignette(p, 64);
  hills(p, "far", 66, -20, 54, 40, 48, 140, 56);
  block(p, 12, 78, 78, 44, 20);
  for (let i = 0; i < 3; i++) p.box("deep", 95 + i * 5, 62 + i * 0.5, 2.4, 16);
  columns(p, 16, 78, 70, 38, 5, 6);
  arch(p, 42, 78, 18, 28, "glow");
  p.box("lit", 8, 42, 86, 8);
  p.box("shade", 8, 36.6, 86, 2);
  crenels(p, 10, 34.4, 82, 3);
  scales(p, 51, 34, 30);
  p.box("near", -20, 150, 160, 72);
  steps(p, 4, 88, 94, 3, 3.4, 4);
  person(p, 28, 88, 22, "white", "cloth");
  person(p, 74, 88, 22, "white");
  brazier(p, 108, 86, 18);
};

export const pantheon: Draw = (p) => {
  vignette(p, 64);
  cloud(p, 80, 14, 40);
  hills(p, "far", 66, -20, 56, 60, 50, 140, 54);
  p.box("stone", 18, 80, 88, 40);
  p.poly("shade", 78, 80, 106, 80, 106, 40, 78, 40);
  p.hatch([78, 80, 106, 80, 106, 40, 78, 40], 62, 3);
  for (let i = 0; i < 3; i++)
    p.box(i % 2 ? "stone" : "lit", 20 + i * 4, 41 - i * 3.4, 84 - i * 8, 3.4);
  p.at(62, 32, 1, () => {
    p.fill("gold", "M-34 0C-32 -26 32 -26 34 0Z");
    p.fill("gold2", "M8 0C12 -10 10 -18 4 -19.4C26 -18 33 -10 34 0Z");
    p.path(
      "M-22 0C-20 -12 -12 -18 -4 -19.4M-10 0C-9 -10 -6 -16 -2 -19.4M20 0C20 -8 14 -16 4 -19.4",
      0.6,
      "gold2",
    );
    p.box("deep", -5, -18, 10, 2.4);
  });
  p.at(22, 84, 1, () => temple(p, 0, 0, 64, 52, 6, 0, 3));
  p.box("near", -20, 150, 160, 66);
  crowd(p, 6, 92, 108, 9, 10);
  tree(p, 112, 86, 24);
};

export const townHall: Draw = (p) => {
  vignette(p, 64);
  cloud(p, 12, 20, 36);
  hills(p, "far", 66, -20, 56, 60, 50, 140, 56);
  block(p, 14, 82, 74, 38, 22);
  p.poly("roof", 10, 46, 20, 34, 100, 36, 112, 50, 88, 46);
  p.hatch([10, 46, 20, 34, 100, 36, 112, 50, 88, 46], -62, 4);
  tower(p, 40, 46, 20, 34, 7);
  p.ring(50, 28, 4.4, 1, "gold");
  p.line([50, 28, 50, 25], 0.8);
  p.line([50, 28, 52, 29], 0.8);
  arcade(p, 16, 82, 70, 22, 5, "glow");
  for (let i = 0; i < 5; i++) p.box("glow", 21 + i * 14, 56, 5, 7);
  p.box("lit", 12, 60, 78, 2);
  banner(p, 22, 60, 20);
  banner(p, 80, 60, 20, "cloth2");
  p.box("near", -20, 150, 160, 68);
  crowd(p, 12, 91, 96, 11, 9);
};

export const palace: Draw = (p) => {
  vignette(p, 62);
  sun(p, 18, 18, 8);
  mountain(p, 60, 64, 90, 34, "far");
  block(p, 8, 80, 30, 34, 8);
  block(p, 82, 80, 26, 34, 8);
  block(p, 30, 80, 52, 48, 10);
  columns(p, 34, 80, 44, 24, 5, 4.4, "glow");
  p.box("lit", 28, 57, 56, 4);
  columns(p, 40, 53, 32, 16, 4, 3.4, "glow");
  p.box("lit", 30, 36, 54, 4);
  dome(p, 56, 32, 15, "gold");
  p.line([56, 19, 56, 12], 1, "gold2");
  for (const [x, w] of [
    [6, 34],
    [80, 30],
  ] as const) {
    p.box("lit", x, 48, w, 3);
    crenels(p, x, 45.4, w, 3);
    for (let i = 0; i < 3; i++) arch(p, x + 5 + i * 9, 72, 5, 12, "glow");
  }
  p.box("near", -20, 150, 160, 70);
  p.poly("stone", 42, 80, 70, 80, 88, 100, 24, 100);
  for (const y of [84, 89]) p.line([40 - (y - 80), y, 72 + (y - 80), y], 0.6, "shade");
  cypress(p, 22, 88, 26);
  cypress(p, 92, 88, 26);
  palm(p, 112, 88, 36);
  palm(p, 6, 88, 32, -0.08);
};

export const senate: Draw = (p) => {
  // The chamber: rows of senators, a speaker in the middle.
  p.box("sky2", -20, 150, 160, 190);
  p.box("sky3", -20, 34, 160, 22);
  for (let i = 0; i < 7; i++) column(p, 2 + i * 19.4, 36, 40, 5);
  p.box("lit", -20, -2, 160, 10);
  for (let i = 0; i < 4; i++) {
    const [y, r] = [38 + i * 10, 74 - i * 10];
    p.fill(
      i % 2 ? "stone" : "lit",
      `M${60 - r} ${y}C${60 - r * 0.6} ${y + 8} ${60 + r * 0.6} ${y + 8} ${60 + r} ${y}L140 100L-20 100Z`,
    );
    p.path(
      `M${60 - r} ${y}C${60 - r * 0.6} ${y + 8} ${60 + r * 0.6} ${y + 8} ${60 + r} ${y}`,
      0.6,
      "shade",
    );
    for (const s of [-1, 1])
      for (let k = 0; k < 4 - (i > 2 ? 1 : 0); k++) {
        const x = 60 + s * (22 + k * 11 - i * 1.5);
        person(p, x, y + 9 - k * 0.8, 15, "white", k % 2 ? "cloth" : undefined);
      }
  }
  p.fill("mid", "M20 100C24 72 96 72 100 100Z");
  block(p, 52, 88, 16, 8, 3);
  person(p, 60, 80, 30, "white", "cloth");
  p.line([64, 62, 72, 55], 1.8, "skin");
};
