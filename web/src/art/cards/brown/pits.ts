import type { Draw } from "../../core/pen";
import { blocks, bricks } from "../../shapes/goods";
import { hills, rock, sea } from "../../shapes/land";
import { person } from "../../shapes/people";
import { bushes, tree } from "../../shapes/plants";
import { cloud, flame, smoke, sun, vignette } from "../../shapes/sky";
import { wheel } from "../../shapes/tools";
import { crane, ledges, pick } from "./parts";

export const stonePit: Draw = (p) => {
  vignette(p, 44, "mid");
  sun(p, 96, 16, 7);
  ledges(p, [-20, 58, 70, 34], [38, 62, 56, 22], [82, 66, 70, 34]);
  p.box("near", -20, 150, 160, 86);
  p.fill("mid", "M-20 64L140 64L140 74C90 80 40 66 -20 78Z");
  blocks(p, 44, 84, 42, 2, 3);
  pick(p, 22, 86, 0.95);
  person(p, 98, 84, 24, "roof");
  rock(p, 2, 88, 16, 8);
};

export const clayPool: Draw = (p) => {
  vignette(p, 48);
  hills(p, "far", 52, -20, 42, 20, 36, 70, 44, 140, 34);
  tree(p, 14, 54, 30);
  tree(p, 30, 53, 22);
  bushes(p, 84, 54, 40, 6, 4);
  p.fill("roof", "M4 72C10 56 50 54 74 58C104 60 122 68 118 78C112 90 20 92 8 84C4 80 2 76 4 72Z");
  p.fill(
    "roof2",
    "M4 72C10 56 50 54 74 58C104 60 122 68 118 76C100 62 40 60 16 70C10 74 6 78 4 72Z",
  );
  p.fill("sky3", "M30 72C44 66 72 68 84 72C74 78 44 80 30 72Z");
  p.path("M38 73L62 73M56 76L76 75", 0.6, "roof");
  p.at(92, 82, 1, () => {
    p.fill("wood", "M-8 -14L10 -14L7 2L-5 2Z");
    p.fill("wood2", "M3 -14L10 -14L7 2L3 2Z");
    p.disc("roof", 1, -14, 9, 3);
    p.path("M-8 -14C-6 -24 8 -24 10 -14", 1);
  });
  person(p, 22, 68, 24, "white");
  p.line([28, 70, 36, 50], 1.4, "wood2");
  p.poly("deep", 25, 72, 31, 72, 30, 66, 27, 66);
};

export const oreVein: Draw = (p) => {
  vignette(p, 40);
  p.fill("stone", "M-20 150L-20 22L10 10L34 16L52 2L84 14L104 4L140 20L140 150Z");
  const dark = [52, 2, 84, 14, 104, 4, 140, 20, 140, 100, 70, 100, 62, 50];
  p.poly("shade", ...dark);
  p.hatch(dark, 58, 3.2);
  p.poly("lit", 10, 10, 34, 16, 30, 46, 14, 60, -6, 40);
  // The vein breaks through the rock in a zigzag, with a branch.
  p.poly(
    "deep",
    24,
    92,
    40,
    70,
    34,
    60,
    54,
    50,
    50,
    40,
    70,
    28,
    68,
    18,
    80,
    6,
    90,
    8,
    82,
    24,
    84,
    32,
    66,
    46,
    68,
    56,
    52,
    66,
    58,
    74,
    46,
    92,
  );
  p.poly("deep", 54, 52, 88, 62, 104, 58, 92, 68, 54, 62);
  p.poly(
    "cloth2",
    30,
    92,
    44,
    70,
    39,
    62,
    58,
    52,
    54,
    42,
    73,
    30,
    72,
    20,
    81,
    9,
    85,
    10,
    77,
    24,
    79,
    31,
    61,
    44,
    63,
    54,
    48,
    65,
    53,
    73,
    40,
    92,
  );
  p.poly("sky3", 34, 92, 46, 71, 43, 64, 50, 60, 48, 66, 51, 73, 38, 92);
  p.poly("sky3", 58, 48, 57, 44, 74, 32, 76, 34, 64, 43);
  p.poly("cloth2", 60, 55, 88, 64, 98, 61, 90, 66, 60, 60);
  for (const [x, y] of [
    [50, 66],
    [62, 48],
    [72, 34],
    [44, 78],
    [57, 60],
  ] as const)
    p.poly(
      "white",
      x,
      y - 3,
      x + 1,
      y - 1,
      x + 3,
      y,
      x + 1,
      y + 1,
      x,
      y + 3,
      x - 1,
      y + 1,
      x - 3,
      y,
      x - 1,
      y - 1,
    );
  p.box("near", -20, 150, 160, 66);
  pick(p, 84, 88, 1.15);
  pick(p, 34, 88, 1.0, true);
  rock(p, 44, 90, 20, 10, "sky");
  rock(p, 64, 90, 12, 6, "sky");
};

export const clayPit: Draw = (p) => {
  vignette(p, 36);
  hills(p, "far", 40, -20, 30, 30, 26, 80, 32, 140, 24);
  bushes(p, 4, 40, 40, 5, 4);
  for (let i = 0; i < 4; i++) {
    const [y, a] = [38 + i * 11, i * 9];
    p.fill(
      i % 2 ? "roof2" : "roof",
      `M${-20 + a} ${y}C${20 + a} ${y - 6} ${96 - a} ${y - 6} ${140 - a} ${y}L140 100L-20 100Z`,
    );
    p.path(`M${-16 + a} ${y}C${20 + a} ${y - 6} ${96 - a} ${y - 6} ${136 - a} ${y}`, 1.2, "stone");
    p.hatch([70, y + 1, 136 - a, y + 2, 136 - a, y + 9, 70, y + 9], 62, 3, 0.5, "deep");
  }
  p.fill("near", "M20 84C40 78 84 78 104 84L110 150L10 150Z");
  p.line([28, 80, 36, 36], 1.4, "wood");
  p.line([34, 80, 42, 36], 1.4, "wood");
  for (let i = 0; i < 8; i++)
    p.line([29 + i * 0.9, 76 - i * 5, 35 + i * 0.9, 76 - i * 5], 1, "wood");
  person(p, 58, 84, 22, "white");
  p.fill("wood", "M72 72L96 72L92 82L76 82Z");
  p.fill("roof", "M72 72C78 62 90 62 96 72Z");
  wheel(p, 84, 83, 5, 6);
};

export const excavation: Draw = (p) => {
  vignette(p, 40);
  sun(p, 22, 16, 7);
  hills(p, "far", 44, -20, 36, 40, 30, 90, 36, 140, 28);
  p.box("mid", -20, 150, 160, 108);
  p.poly("near", 12, 46, 108, 46, 92, 84, 30, 84);
  p.poly("shade", 12, 46, 34, 46, 42, 84, 30, 84);
  p.hatch([34, 46, 108, 46, 92, 84, 42, 84], 0, 6, 0.5);
  p.poly("stone", 108, 46, 92, 84, 84, 84, 94, 46);
  p.poly("deep", 30, 84, 92, 84, 96, 150, 26, 150);
  p.poly("lit", 34, 46, 64, 66, 64, 70, 28, 50);
  p.poly("lit", 92, 58, 56, 76, 56, 80, 90, 63);
  crane(p, 84, 48, 40);
  blocks(p, 66, 74, 14, 1, 1);
  p.fill("roof", "M-4 60C4 44 18 50 18 60Z");
  p.fill("roof2", "M6 60C10 54 12 50 10 48C16 50 18 56 18 60Z");
  person(p, 40, 58, 15, "white");
  person(p, 70, 82, 15, "cloth");
  person(p, 12, 80, 22, "cloth2");
};

export const mine: Draw = (p) => {
  vignette(p, 40);
  p.fill("stone", "M-20 78L-20 40L10 24L40 8L66 16L92 6L120 26L140 40L140 78Z");
  const dark = [66, 16, 92, 6, 120, 26, 140, 40, 140, 78, 92, 78, 84, 40];
  p.poly("shade", ...dark);
  p.hatch(dark, 60, 3);
  p.poly("lit", 10, 24, 40, 8, 36, 30, 20, 40);
  p.box("near", -20, 150, 160, 74);
  p.poly("deep", 38, 80, 42, 40, 78, 40, 82, 80);
  p.poly("ink", 46, 80, 48, 46, 72, 46, 74, 80);
  p.line([38, 80, 42, 38], 3.4, "wood");
  p.line([82, 80, 78, 38], 3.4, "wood2");
  p.line([36, 39, 84, 39], 4, "wood");
  p.line([44, 46, 50, 40], 1.6, "wood2");
  p.line([76, 46, 70, 40], 1.6, "wood2");
  p.line([50, 80, 40, 98], 1.4, "wood2");
  p.line([70, 80, 82, 98], 1.4, "wood2");
  for (const y of [80, 84, 88.5])
    p.line([42 - (y - 80) * 0.4, y, 78 + (y - 80) * 0.5, y], 1.2, "wood2");
  p.fill("wood", "M48 66L72 66L69 79L51 79Z");
  p.fill("wood2", "M62 66L72 66L69 79L62 79Z");
  p.fill("sky", "M48 66C52 58 56 62 60 57C64 60 70 58 72 66Z");
  wheel(p, 54, 80, 3.4, 6);
  wheel(p, 66, 80, 3.4, 6);
  p.line([30, 56, 30, 64], 1);
  flame(p, 30, 56, 8);
  pick(p, 92, 86, 0.9);
};

export const quarry: Draw = (p) => {
  vignette(p, 34);
  cloud(p, 72, 16, 40);
  ledges(
    p,
    [-20, 46, 60, 28],
    [30, 50, 50, 34],
    [70, 56, 70, 30],
    [-20, 64, 40, 18],
    [84, 72, 60, 18],
  );
  p.box("near", -20, 150, 160, 80);
  p.fill("mid", "M-20 64L140 72L140 78L-20 76Z");
  crane(p, 66, 78, 54);
  blocks(p, 45, 57, 13, 1, 1);
  blocks(p, 8, 84, 44, 2, 3);
  person(p, 100, 86, 22, "white");
  person(p, 112, 84, 22, "roof");
};

export const brickyard: Draw = (p) => {
  vignette(p, 56);
  hills(p, "far", 60, -20, 50, 40, 44, 90, 50, 140, 44);
  p.box("near", -20, 150, 160, 90);
  smoke(p, 38, 26, 34);
  p.fill("roof", "M12 76C12 44 24 26 38 24C54 26 64 44 64 76Z");
  p.fill("roof2", "M42 24C54 28 64 46 64 76L50 76C52 54 50 36 42 24Z");
  for (let i = 0; i < 5; i++)
    p.path(
      `M${14 + i * 3} ${66 - i * 9}C${28 + i} ${64 - i * 9} ${46 - i} ${64 - i * 9} ${61 - i * 3} ${66 - i * 9}`,
      0.5,
    );
  p.fill("deep", "M28 76L28 62C30 54 46 54 48 62L48 76Z");
  flame(p, 38, 76, 14);
  bricks(p, 72, 82, 38, 22, 4, 5);
  p.poly("stone", 72, 60, 110, 60, 114, 56, 77, 56);
  bricks(p, 4, 88, 22, 9, 3, 2);
  person(p, 66, 86, 22, "white");
};

export const foundry: Draw = (p) => {
  // Indoors: a furnace and the glow of poured metal.
  p.box("near", -20, 150, 160, 180);
  p.hatch([-20, -30, 140, -30, 140, 70, -20, 70], 0, 7, 0.5, "deep");
  p.fill("sky", "M52 -30L140 -30L140 74L60 74C44 50 44 20 52 -30Z");
  p.fill("sky2", "M70 74C58 54 60 30 84 22C112 26 116 54 104 74Z");
  p.fill("stone", "M60 78L64 34C66 22 102 22 106 34L110 78Z");
  p.fill("shade", "M90 26C100 27 105 30 106 34L110 78L94 78Z");
  p.box("shade", 74, 26, 20, 60);
  for (let i = 0; i < 5; i++) p.line([64, 70 - i * 8, 106, 70 - i * 8], 0.5);
  p.fill("deep", "M72 70L72 54C74 44 96 44 98 54L98 70Z");
  p.fill("gold", "M76 70L76 58C78 50 92 50 94 58L94 70Z");
  p.fill("white", "M80 70L80 62C82 57 88 57 90 62L90 70Z");
  p.box("near", -20, 150, 160, 72);
  p.path("M80 72C70 74 62 74 52 78", 3.6, "gold");
  p.path("M80 72C70 74 62 74 52 78", 1.4, "white");
  p.fill("deep", "M24 76L56 76L52 86L28 86Z");
  p.box("gold", 27, 78, 26, 2.6);
  p.at(22, 84, 1, () => {
    p.fill(
      "deep",
      "M-18 -22L10 -22C8 -16 2 -14 0 -12L2 -4L6 0L-14 0L-10 -4L-8 -12C-12 -14 -18 -16 -18 -22Z",
    );
    p.fill("shade", "M-18 -22L10 -22L9 -19L-17 -19Z");
  });
  person(p, 42, 72, 30, "cloth");
  p.line([44, 54, 62, 62], 1.6);
};

export const shelfQuarry: Draw = (p) => {
  vignette(p, 40);
  cloud(p, 10, 20, 36);
  sea(p, -20, 40, 100, 100);
  for (let i = 4; i >= 0; i--) {
    const [x, y] = [26 + i * 14, 84 - i * 13];
    p.poly("lit", x, y - 13, 140, y - 13, 140, y - 17, x + 5, y - 17);
    p.box("stone", x, y, 140 - x, 13);
    const dark = [x + 44, y, x + 46, y - 13, 140, y - 13, 140, y];
    p.poly("shade", ...dark);
    p.hatch(dark, 62, 3);
    for (let k = 1; k < 5; k++) p.line([x + k * 9, y - 1, x + k * 9, y - 12], 0.5, "shade");
  }
  p.box("near", 10, 150, 140, 66);
  blocks(p, 74, 45, 14, 1, 1);
  blocks(p, 40, 92, 36, 1, 2);
  person(p, 94, 45, 13, "white");
  person(p, 62, 58, 15, "cloth");
  person(p, 92, 84, 20, "roof");
};
