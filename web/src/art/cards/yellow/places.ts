import type { Draw, Pen } from "../../core/pen";
import { house, town } from "../../shapes/buildings";
import { amphora, barrel, blocks, bricks, coinStack, logs, sack } from "../../shapes/goods";
import { hills, mountain, rock, sea } from "../../shapes/land";
import { arcade, arch, block, tower } from "../../shapes/masonry";
import { crowd, person, soldier } from "../../shapes/people";
import { cypress } from "../../shapes/plants";
import { ship } from "../../shapes/ships";
import { birds, cloud, flame, smoke, sun, vignette } from "../../shapes/sky";
import { flag, shield, sword } from "../../shapes/tools";

export const vineyard: Draw = (p) => {
  vignette(p, 46);
  sun(p, 94, 18, 8);
  hills(p, "far", 50, -20, 42, 30, 36, 80, 42, 140, 34);
  house(p, 14, 52, 16, 18, 14);
  cypress(p, 44, 52, 22);
  cypress(p, 50, 53, 18);
  p.box("leaf", -20, 150, 160, 102);
  for (let row = 0; row < 4; row++) {
    const [y, h] = [56 + row * row * 3 + row * 4, 6 + row * 3];
    for (let i = 0; i < 8 - row; i++) {
      const x = -6 + (i + 0.5) * (136 / (8 - row));
      p.line([x, y + 2, x, y - h], 0.8 + row * 0.3, "wood2");
      p.blob(
        "leaf2",
        x - h,
        y - h * 0.5,
        x - h * 0.5,
        y - h * 1.1,
        x + h * 0.5,
        y - h * 1.1,
        x + h,
        y - h * 0.5,
        x,
        y - h * 0.2,
      );
      if (row > 1)
        for (const [a, b] of [
          [-0.3, 0],
          [0, 0.05],
          [-0.15, 0.22],
          [0.4, -0.1],
        ] as const)
          p.disc("cloth", x + a * h, y - h * 0.5 + b * h, h * 0.15);
    }
  }
  person(p, 30, 92, 26, "white");
  p.fill("wood", "M78 76L98 76L95 90L81 90Z");
  p.fill("wood2", "M90 76L98 76L95 90L90 90Z");
  for (let i = 0; i < 9; i++) p.disc("cloth", 80 + (i % 5) * 4, 75 - Math.floor(i / 5) * 3.4, 2.4);
};

export const haven: Draw = (p) => {
  vignette(p, 46);
  cloud(p, 14, 18, 40);
  sea(p, -20, 46, 160, 110);
  mountain(p, 60, 50, 90, 26, "far");
  town(p, 74, 54, 46, 3, 10);
  p.fill("stone", "M70 54L140 52L140 60L66 60Z");
  p.fill("stone", "M-20 50L18 52L24 58L-20 60Z");
  tower(p, 10, 58, 10, 24);
  ship(p, 22, 72, 0.5);
  ship(p, 84, 66, 0.26, "white", "cloth2");
  p.poly("stone", -20, 84, 64, 84, 78, 100, -20, 100);
  p.poly("shade", 64, 84, 70, 85, 86, 100, 78, 100);
  amphora(p, 10, 90, 16);
  barrel(p, 28, 90, 13);
  sack(p, 44, 91, 12);
  person(p, 60, 90, 22, "cloth");
  p.line([76, 100, 76, 84], 2, "wood2");
};

export const lighthouse: Draw = (p) => {
  vignette(p, 60);
  sun(p, 24, 22, 8);
  birds(p, 22, 40, 3, 3);
  sea(p, -20, 60, 160, 110);
  p.fill("near", "M34 84C44 72 60 70 70 70C90 70 108 76 116 86C90 92 56 92 34 84Z");
  rock(p, 36, 86, 16, 8);
  rock(p, 96, 88, 18, 8);
  const tier = (y: number, w: number, top: number, h: number, s: number) => {
    p.poly("lit", 70 - w / 2, y, 70 - top / 2, y - h, 70 + top / 2, y - h, 70 + w / 2, y);
    const face = [
      70 + w / 2,
      y,
      70 + top / 2,
      y - h,
      70 + top / 2 + s,
      y - h + 1,
      70 + w / 2 + s,
      y - 1,
    ];
    p.poly("shade", ...face);
    p.hatch(face, 62, 2.4);
  };
  tier(78, 26, 19, 34, 8);
  p.box("glow", 67, 70, 4, 7);
  p.box("glow", 67, 58, 4, 6);
  block(p, 58, 44, 24, 2.6, 7);
  tier(41, 14, 11, 18, 5);
  block(p, 62, 23, 15, 2, 4);
  p.box("deep", 64, 21, 11, 7);
  p.disc("gold", 69.5, 17.5, 3);
  p.poly("roof", 62, 14, 69.5, 7, 77, 14);
  p.poly("gold", 58, 16, 20, 8, 20, 24, 58, 19);
  p.poly("gold", 81, 16, 120, 10, 120, 24, 81, 19);
  ship(p, 8, 84, 0.32);
};

export const arena: Draw = (p) => {
  vignette(p, 62);
  cloud(p, 10, 16, 36);
  hills(p, "far", 66, -20, 58, 60, 52, 140, 58);
  // Three storeys of arches, the near wall broken lower at the right.
  p.fill("stone", "M8 84L8 30C20 22 70 18 92 26L92 40C106 42 114 46 114 52L114 84Z");
  p.fill("shade", "M78 84L78 22C84 23 90 25 92 26L92 40C106 42 114 46 114 52L114 84Z");
  p.hatch([80, 84, 80, 24, 92, 27, 92, 41, 113, 51, 113, 84], 62, 2.6);
  for (const [y, n, h] of [
    [82, 8, 13],
    [64, 8, 12],
    [47, 6, 11],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = 11 + i * 13;
      arch(p, x, y - Math.sin((i / 8) * 3) * 1.5, 8, h, "deep");
      arch(p, x, y - Math.sin((i / 8) * 3) * 1.5, 6.4, h * 0.96, "glow");
    }
    p.path(
      `M8 ${y - h - 3}C30 ${y - h - 6} 70 ${y - h - 6} ${n > 6 ? 114 : 92} ${y - h - 3}`,
      1.2,
      "lit",
    );
  }
  for (let i = 0; i < 6; i++)
    flag(p, 14 + i * 14, 27 - Math.sin((i / 6) * 3) * 4, 12, i % 2 ? "cloth2" : "cloth");
  p.box("near", -20, 150, 160, 67);
  crowd(p, 4, 92, 112, 10, 13);
};

export const ludus: Draw = (p) => {
  vignette(p, 50);
  block(p, -10, 60, 120, 24, 0, "stone");
  arcade(p, -8, 60, 128, 16, 9, "deep");
  p.poly("roof", -20, 38, -20, 32, 140, 32, 140, 38);
  p.hatch([-20, 38, -20, 30, 140, 30, 140, 38], 90, 4);
  p.box("mid", -20, 150, 160, 90);
  p.fill("sky3", "M-20 66C30 60 90 60 140 66L140 100L-20 100Z");
  p.box("wood2", 56, 84, 6, 38);
  p.box("wood", 56, 84, 3.4, 38);
  for (const y of [50, 58, 66]) p.box("stone", 54.5, y, 9, 3);
  soldier(p, 26, 88, 46, "cloth", false);
  p.line([36, 66, 52, 52], 2, "white");
  p.at(96, 88, 1, () => soldier(p, 0, 0, 44, "cloth2", true), true);
  shield(p, 112, 84, 7);
};

/** A store of one good behind a low wall, under a roof. */
function reserve(p: Pen, goods: Draw): void {
  vignette(p, 58);
  hills(p, "far", 62, -20, 52, 60, 46, 140, 54);
  p.box("near", -20, 150, 160, 84);
  p.box("deep", 18, 78, 84, 36);
  goods(p);
  for (const x of [16, 58, 98]) {
    p.box("wood", x, 82, 5, 44);
    p.box("wood2", x + 3.4, 82, 1.8, 44);
  }
  p.poly("roof", 8, 42, 20, 22, 106, 22, 114, 42);
  p.hatch([8, 42, 20, 22, 106, 22, 114, 42], -64, 4.4);
  p.box("roof2", 8, 44, 106, 2.4);
  person(p, 12, 90, 24, "white", "cloth");
  coinStack(p, 106, 90, 6, 3);
}

export const stoneReserve: Draw = (p) =>
  reserve(p, () => {
    blocks(p, 22, 80, 36, 3, 3);
    blocks(p, 64, 80, 34, 3, 3);
  });

export const clayReserve: Draw = (p) =>
  reserve(p, () => {
    bricks(p, 22, 80, 34, 24, 4, 6);
    bricks(p, 64, 80, 32, 28, 4, 7);
  });

export const woodReserve: Draw = (p) =>
  reserve(p, () => {
    logs(p, 22, 80, 5.6, 3, 2);
    logs(p, 64, 80, 5.6, 3, 2);
  });

export const brewery: Draw = (p) => {
  vignette(p, 60);
  hills(p, "far", 64, -20, 54, 60, 48, 140, 54);
  block(p, 46, 82, 50, 42, 14);
  p.poly("roof", 40, 42, 54, 26, 112, 28, 116, 44);
  p.hatch([40, 42, 54, 26, 112, 28, 116, 44], -62, 4);
  arch(p, 62, 82, 20, 30, "glow");
  p.box("near", -20, 150, 160, 68);
  // The copper kettle.
  flame(p, 24, 88, 14);
  p.fill("roof", "M6 62C4 78 12 84 24 84C36 84 44 78 42 62Z");
  p.fill("roof2", "M30 62L42 62C44 78 36 84 26 84C32 78 32 70 30 62Z");
  p.disc("gold", 24, 62, 18, 4.6);
  p.disc("white", 22, 61, 13, 3);
  smoke(p, 22, 58, 28, "white");
  barrel(p, 96, 90, 22);
  barrel(p, 110, 90, 18);
  person(p, 52, 90, 28, "white", "leaf2");
  p.line([48, 74, 34, 60], 1.4, "wood2");
};

export const port: Draw = (p) => {
  vignette(p, 44);
  sun(p, 92, 16, 8);
  sea(p, -20, 44, 160, 110);
  hills(p, "far", 45, 50, 44, 90, 36, 140, 38);
  p.fill("mid", "M-20 40L40 44L48 52L-20 56Z");
  town(p, -12, 50, 48, 2, 12);
  // A warehouse quay and a great ship alongside.
  p.poly("stone", -20, 72, 40, 72, 56, 100, -20, 100);
  p.poly("shade", 40, 72, 46, 73, 62, 100, 56, 100);
  house(p, 0, 74, 18, 22, 16);
  ship(p, 42, 82, 0.78, "white", "cloth2");
  amphora(p, 8, 90, 15);
  amphora(p, 17, 92, 15);
  sack(p, 32, 90, 12);
  p.line([40, 80, 52, 74], 1.6, "wood");
  person(p, 42, 94, 22, "cloth");
};

export const armory: Draw = (p) => {
  p.box("sky2", -20, 150, 160, 190);
  p.hatch([-20, -40, 140, -40, 140, 72, -20, 72], 0, 6, 0.45, "sky");
  arch(p, 46, 40, 28, 36, "lit");
  arch(p, 49, 40, 22, 32, "sky3");
  p.box("near", -20, 150, 160, 76);
  p.box("wood2", 4, 22, 34, 2.4);
  p.box("wood2", 82, 22, 34, 2.4);
  shield(p, 20, 40, 13);
  shield(p, 100, 40, 13, "cloth2");
  for (const x of [10, 20, 30]) p.line([x, 74, x, 56], 1.4, "wood2");
  p.box("wood", 2, 78, 38, 4);
  p.box("wood", 82, 78, 36, 4);
  sword(p, 88, 76, 26);
  sword(p, 100, 76, 26);
  sword(p, 112, 76, 26);
  for (const x of [8, 20, 32]) p.poly("white", x - 2.6, 56, x, 47, x + 2.6, 56);
  // A suit of armour on its stand.
  p.line([60, 84, 60, 34], 2, "wood2");
  p.fill("gold", "M48 44L72 44L70 66L60 70L50 66Z");
  p.fill("gold2", "M60 44L72 44L70 66L60 70Z");
  p.path("M50 52C54 56 58 56 60 53C62 56 66 56 70 52M60 56L60 66", 0.7);
  for (let i = 0; i < 5; i++) p.box("cloth", 50 + i * 4.2, 77, 3.2, 9);
  p.fill("gold", "M53 38C52 26 68 26 67 38L64 42L62 36L58 36L56 42Z");
  p.fill("cloth", "M52 30C54 20 66 20 68 30C62 26 58 26 52 30Z");
};
