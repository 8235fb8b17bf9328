import type { Draw, Pen } from "../../core/pen";
import { column, columns, gable, house } from "../../shapes/buildings";
import { amphora, barrel, coinStack, sack, stall } from "../../shapes/goods";
import { hills, mountain, sea } from "../../shapes/land";
import { arcade, arch, block, crenels } from "../../shapes/masonry";
import { camel, crowd, person } from "../../shapes/people";
import { palm, tree } from "../../shapes/plants";
import { ship } from "../../shapes/ships";
import { cloud, sun, vignette } from "../../shapes/sky";
import { flag, scales } from "../../shapes/tools";

export const tavern: Draw = (p) => {
  vignette(p, 62);
  sun(p, 18, 18, 8);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  house(p, 22, 82, 44, 58, 38);
  p.box("glow", 30, 62, 7, 8);
  p.box("glow", 53, 62, 7, 8);
  arch(p, 38, 82, 13, 22, "glow");
  p.line([66, 44, 80, 44], 1.4, "wood2");
  p.box("wood", 69, 58, 13, 11);
  amphora(p, 75.5, 57, 9, "cloth", "deep");
  p.box("near", -20, 150, 160, 68);
  p.box("wood", 76, 80, 30, 3);
  p.line([80, 88, 80, 80], 1.6, "wood2");
  p.line([102, 88, 102, 80], 1.6, "wood2");
  amphora(p, 86, 77, 12);
  p.box("gold2", 95, 77, 5, 5);
  person(p, 112, 90, 26, "cloth2");
  person(p, 72, 90, 26, "cloth");
  barrel(p, 10, 88, 18);
};

/** A trading post: a hut with an awning, goods, and a road that leads away to one side. */
function tradingPost(p: Pen): void {
  p.fill("stone", "M26 100C40 84 70 74 128 66L140 66L140 70C96 78 76 88 70 100Z");
  p.path("M40 96C56 84 84 74 120 69", 0.6, "shade");
  block(p, 12, 78, 34, 26, 10);
  p.poly("roof", 8, 54, 16, 42, 54, 42, 58, 54);
  p.hatch([8, 54, 16, 42, 54, 42, 58, 54], -60, 4);
  p.box("deep", 18, 78, 12, 17);
  p.fill("cloth", "M30 58L62 60L66 68L30 66Z");
  p.line([62, 80, 63, 60], 1.4, "wood2");
  sack(p, 40, 84, 14);
  amphora(p, 54, 84, 16);
  person(p, 28, 88, 24, "white", "cloth2");
  camel(p, 78, 74, 20);
  camel(p, 100, 69, 13);
  // A signpost that shows the way.
  p.line([70, 90, 70, 52], 2, "wood2");
  p.poly("gold", 62, 54, 86, 54, 92, 58, 86, 62, 62, 62);
  p.line([68, 58, 82, 58], 0.8, "gold2");
}

export const eastTradingPost: Draw = (p) => {
  vignette(p, 60);
  hills(p, "far", 64, -20, 56, 60, 50, 100, 44, 140, 52);
  p.disc("sun", 108, 48, 12);
  p.path("M108 30L108 24M92 36L88 31M122 36L126 31", 1, "sun");
  hills(p, "mid", 110, -20, 62, 60, 60, 140, 62);
  tradingPost(p);
};

export const westTradingPost: Draw = (p) => {
  p.at(
    120,
    0,
    1,
    () => {
      vignette(p, 60);
      mountain(p, 50, 64, 90, 34, "far");
      hills(p, "mid", 110, -20, 62, 60, 60, 140, 62);
      tradingPost(p);
      tree(p, 6, 66, 26);
    },
    true,
  );
};

export const marketplace: Draw = (p) => {
  vignette(p, 54);
  hills(p, "far", 58, -20, 48, 60, 42, 140, 48);
  block(p, 8, 62, 104, 30, 0, "stone");
  arcade(p, 8, 62, 104, 22, 8, "glow");
  p.box("lit", 6, 34, 108, 4);
  p.box("mid", -20, 150, 160, 90);
  stall(p, 6, 84, 46, 40);
  stall(p, 66, 84, 48, 42, "cloth2");
  for (const [x, t] of [
    [16, "roof"],
    [24, "leaf"],
    [32, "gold"],
    [40, "cloth"],
  ] as const)
    p.disc(t, x, 72, 3.6);
  amphora(p, 78, 74, 12);
  amphora(p, 88, 74, 12);
  p.box("white", 96, 74, 10, 5);
  p.box("cloth", 97, 69, 8, 4);
  person(p, 58, 88, 28, "white", "cloth");
  person(p, 34, 90, 22, "roof");
  person(p, 94, 90, 22, "leaf2");
};

export const forum: Draw = (p) => {
  vignette(p, 52);
  cloud(p, 70, 18, 40);
  hills(p, "far", 56, -20, 46, 60, 40, 140, 48);
  block(p, 28, 62, 26, 22, 8);
  columns(p, 29, 62, 24, 17, 4, 2.6);
  gable(p, 27, 40, 28, 8, 8);
  block(p, 70, 62, 44, 24, 6, "stone");
  arcade(p, 71, 62, 42, 17, 5, "glow");
  p.box("lit", 68, 39, 48, 3);
  p.box("stone", -20, 150, 160, 88);
  p.poly("mid", -20, 62, 140, 62, 140, 66, -20, 66);
  for (let i = -4; i < 8; i++)
    p.line([60 + (i - 2) * 14, 66, 60 + (i - 2) * 34, 100], 0.6, "shade");
  for (const y of [72, 80]) p.line([-20, y, 140, y], 0.6, "shade");
  for (const [x, h] of [
    [10, 50],
    [62, 30],
    [108, 52],
  ] as const) {
    block(p, x - 5, 82 - (h === 30 ? 12 : 0), 10, 5, 2);
    column(p, x, 77 - (h === 30 ? 12 : 0), h, h / 8);
  }
  p.disc("gold", 10, 24, 4);
  p.disc("gold", 108, 22, 4);
  crowd(p, 24, 78, 70, 11, 9);
  person(p, 40, 90, 22, "white", "cloth");
  person(p, 54, 90, 22, "cloth2");
  person(p, 84, 90, 22, "roof");
};

export const caravansery: Draw = (p) => {
  vignette(p, 58);
  p.disc("sun", 60, 40, 18);
  hills(p, "far", 62, -20, 54, 30, 46, 80, 52, 140, 44);
  block(p, 8, 76, 96, 32, 10, "lit");
  crenels(p, 8, 44.4, 96, 4);
  block(p, 42, 77, 28, 42, 8, "lit");
  crenels(p, 42, 35.4, 28, 4);
  arch(p, 47, 77, 18, 30, "deep");
  arch(p, 50, 77, 12, 25, "glow");
  for (const x of [14, 26, 76, 90]) arch(p, x, 66, 7, 12, "shade");
  p.box("near", -20, 150, 160, 74);
  palm(p, 6, 82, 42, -0.04);
  palm(p, 112, 82, 36, 0.06);
  camel(p, 16, 88, 24);
  camel(p, 74, 88, 24);
  person(p, 60, 88, 22, "cloth2");
};

export const bazar: Draw = (p) => {
  // A covered street of shops.
  p.box("sky", -20, 150, 160, 190);
  arch(p, -14, 100, 148, 104, "sky2");
  arch(p, 24, 80, 72, 72, "shade");
  arch(p, 34, 76, 52, 60, "sky2");
  arch(p, 44, 72, 32, 44, "sky3");
  p.path("M-14 50C-14 -18 134 -18 134 50M24 44C24 0 96 0 96 44", 1.4, "lit");
  p.poly("mid", 44, 72, 76, 72, 140, 120, -20, 120);
  p.fill("cloth", "M-20 40L26 48L26 54L-20 52Z");
  p.fill("cloth2", "M140 38L94 47L94 53L140 52Z");
  for (const [x, y, t] of [
    [-6, 22, "roof"],
    [14, 26, "gold"],
    [104, 26, "cloth"],
    [122, 22, "leaf"],
  ] as const) {
    p.line([x, y - 14, x, y], 0.6);
    p.blob(t, x, y, x + 5, y + 5, x, y + 12, x - 5, y + 5);
    p.disc("gold", x, y + 5, 1.6);
  }
  p.box("wood2", -20, 92, 42, 22);
  p.box("wood2", 98, 92, 42, 22);
  for (const [x, t] of [
    [-8, "gold"],
    [2, "roof"],
    [12, "leaf"],
    [104, "cloth"],
    [114, "gold"],
  ] as const) {
    p.poly(t, x - 5, 70, x, 62, x + 5, 70);
    p.box("wood", x - 5, 74, 10, 4);
  }
  crowd(p, 46, 74, 28, 11, 5);
  person(p, 44, 90, 30, "white", "roof");
  person(p, 76, 90, 30, "cloth2");
  amphora(p, 60, 90, 14);
};

export const chamberOfCommerce: Draw = (p) => {
  vignette(p, 64);
  hills(p, "far", 66, -20, 56, 60, 50, 140, 56);
  block(p, 14, 82, 78, 46, 16);
  arcade(p, 16, 82, 74, 26, 5, "glow");
  p.box("lit", 11, 53, 84, 3);
  for (let i = 0; i < 5; i++) p.box("glow", 22 + i * 15, 48, 6, 8);
  p.box("lit", 10, 38, 86, 4);
  gable(p, 32, 34, 42, 14);
  p.disc("gold", 53, 28, 5);
  p.ring(53, 28, 3.2, 0.8, "gold2");
  p.box("near", -20, 150, 160, 68);
  scales(p, 104, 88, 30);
  coinStack(p, 16, 88, 6, 4);
  coinStack(p, 29, 89, 6, 2);
  person(p, 56, 89, 22, "white", "cloth");
  person(p, 72, 89, 22, "cloth2");
};

export const customsHouse: Draw = (p) => {
  vignette(p, 54);
  cloud(p, 66, 18, 44);
  sea(p, 50, 54, 90, 100);
  ship(p, 84, 72, 0.4);
  p.fill("stone", "M-20 66L62 66L82 100L-20 100Z");
  block(p, 10, 70, 40, 34, 12);
  arch(p, 22, 70, 16, 22, "glow");
  p.poly("roof", 6, 37, 16, 24, 62, 26, 66, 39);
  p.hatch([6, 37, 16, 24, 62, 26, 66, 39], -62, 4);
  flag(p, 30, 26, 18);
  // The barrier, the officer and his table.
  p.line([52, 86, 52, 66], 2.4, "wood2");
  p.line([48, 70, 100, 62], 2.6, "white");
  for (const x of [56, 68, 80, 92])
    p.line([x, 68.6 - (x - 56) * 0.15, x + 6, 67.6 - (x - 56) * 0.15], 2.6, "cloth");
  person(p, 42, 90, 28, "white", "cloth");
  p.box("wood", 14, 82, 20, 3);
  p.line([16, 90, 16, 82], 1.4, "wood2");
  p.line([32, 90, 32, 82], 1.4, "wood2");
  scales(p, 24, 79, 16);
  sack(p, 70, 92, 14, "white");
};
