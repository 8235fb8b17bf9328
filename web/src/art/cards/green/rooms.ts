import type { Draw } from "../../core/pen";
import { column } from "../../shapes/buildings";
import { amphora, flask, scroll } from "../../shapes/goods";
import { hills } from "../../shapes/land";
import { arch } from "../../shapes/masonry";
import { person } from "../../shapes/people";
import { cypress } from "../../shapes/plants";
import { flame, smoke } from "../../shapes/sky";
import { gear } from "../../shapes/tools";
import { jars, mortar, rolls, room } from "./parts";

export const apothecary: Draw = (p) => {
  room(p, 70);
  jars(p, 6, 22, 52, 5);
  jars(p, 6, 46, 52, 5);
  for (const x of [72, 84, 96, 108]) {
    p.line([x, -10, x, 14], 0.7);
    p.blob(x % 8 ? "leaf" : "leaf2", x, 12, x + 4, 20, x + 2, 30, x - 2, 30, x - 4, 20);
  }
  p.box("wood", -20, 84, 160, 10);
  p.box("wood2", -20, 76.4, 160, 2.4);
  p.box("near", -20, 150, 160, 66);
  mortar(p, 84, 74, 34);
  flask(p, 50, 74, 24, "leaf");
  flask(p, 112, 74, 20, "roof");
  amphora(p, 26, 74, 22);
};

export const workshop: Draw = (p) => {
  room(p, 70, 8);
  p.box("wood2", 44, 14, 68, 2.4);
  for (const [x, h] of [
    [52, 16],
    [64, 20],
    [76, 14],
  ] as const) {
    p.line([x, 14, x, 14 + h], 1.6, "wood");
    p.poly("deep", x - 3, 14 + h, x + 3, 14 + h, x + 2, 20 + h, x - 2, 20 + h);
  }
  gear(p, 98, 34, 13, 10);
  gear(p, 83, 44, 8, 8, "stone", "shade");
  p.box("wood", -20, 80, 160, 8);
  p.box("wood2", -20, 73.6, 160, 2);
  p.box("wood2", 16, 98, 6, 20);
  p.box("wood2", 98, 98, 6, 20);
  // Compass, plane and plan.
  p.poly("white", 50, 71, 88, 71, 94, 63, 56, 63);
  p.path("M62 69L78 69M66 66L84 66", 0.7, "cloth2");
  p.line([30, 72, 38, 46, 46, 72], 1.8, "gold2");
  p.disc("gold", 38, 46, 2.4);
  p.box("wood2", 98, 72, 16, 5);
  p.poly("white", 104, 67, 108, 67, 107, 62);
  person(p, 14, 72, 34, "cloth2", "white");
};

export const scriptorium: Draw = (p) => {
  room(p, 72, 6);
  rolls(p, 84, 52, 34, 3);
  p.box("wood2", 74, 88, 5, 20);
  p.poly("wood", 44, 62, 88, 52, 88, 60, 44, 70);
  p.poly("wood2", 44, 70, 88, 60, 88, 63, 44, 73);
  p.poly("white", 50, 58, 82, 50.6, 84, 54, 52, 62);
  p.path("M54 58L74 53.4M56 60L70 56.6", 0.7);
  p.fill("white", "M62 56C68 40 78 34 84 34C80 44 72 52 62 56Z");
  p.line([62, 56, 80, 38], 0.7);
  p.disc("deep", 92, 58, 4, 3);
  person(p, 38, 90, 48, "white", "leaf2");
  p.line([42, 62, 60, 56], 2.4, "skin");
  scroll(p, 104, 88, 22, 14, 3);
};

export const laboratory: Draw = (p) => {
  room(p, 70, 88);
  jars(p, 6, 18, 42, 4);
  p.box("wood", -20, 82, 160, 8);
  p.box("wood2", -20, 75.6, 160, 2);
  p.box("near", -20, 150, 160, 68);
  // A retort over a fire, its neck to a flask.
  p.line([26, 74, 32, 52], 1.4, "deep");
  p.line([58, 74, 52, 52], 1.4, "deep");
  p.line([28, 54, 56, 54], 1.6, "deep");
  flame(p, 42, 74, 14);
  p.fill(
    "foam",
    "M30 42C28 30 40 26 46 30C60 34 72 44 82 58L78 61C68 48 60 42 54 42C54 54 32 56 30 42Z",
  );
  p.fill("leaf", "M31 42C40 38 48 46 54 42C54 54 33 54 31 42Z");
  p.path(
    "M30 42C28 30 40 26 46 30C60 34 72 44 82 58L78 61C68 48 60 42 54 42C54 54 32 56 30 42Z",
    0.7,
  );
  flask(p, 82, 74, 20, "leaf");
  flask(p, 104, 74, 26, "roof");
  flask(p, 12, 74, 24, "sea");
  smoke(p, 62, 30, 22, "white");
};

export const library: Draw = (p) => {
  room(p, 74);
  rolls(p, 2, 72, 34, 5);
  rolls(p, 84, 72, 34, 5);
  arch(p, 42, 60, 36, 54, "lit");
  arch(p, 46, 60, 28, 49, "sky3");
  hills(p, "far", 60, 46, 52, 60, 46, 74, 52);
  cypress(p, 54, 60, 22);
  cypress(p, 66, 60, 16);
  column(p, 39, 76, 80, 7);
  column(p, 81, 76, 80, 7);
  p.poly("sky3", 46, 76, 74, 76, 84, 100, 36, 100);
  p.box("wood", 40, 82, 40, 4);
  p.line([44, 92, 44, 82], 2, "wood2");
  p.line([76, 92, 76, 82], 2, "wood2");
  scroll(p, 60, 78, 26, 7, 2);
  person(p, 88, 92, 34, "white", "leaf2");
  p.line([8, 88, 14, 44], 1.4, "wood");
  p.line([16, 88, 22, 44], 1.4, "wood");
  for (let i = 0; i < 7; i++)
    p.line([9 + i * 0.85, 84 - i * 6, 17 + i * 0.85, 84 - i * 6], 1, "wood");
};

export const study: Draw = (p) => {
  room(p, 74, 8);
  rolls(p, 88, 44, 30, 2);
  p.box("wood", 88, 47, 30, 3);
  p.box("wood", 26, 74, 76, 5);
  p.box("wood2", 26, 70.4, 76, 1.4);
  p.box("wood2", 32, 92, 5, 18);
  p.box("wood2", 92, 92, 5, 18);
  scroll(p, 56, 68, 30, 9, 2);
  // Lamp, globe, sand-glass.
  p.fill("gold", "M78 68C76 62 88 60 92 63L98 60L96 65C94 69 82 70 78 68Z");
  flame(p, 98, 61, 9);
  p.line([34, 69, 34, 63], 1.2, "wood2");
  p.disc("sea", 34, 54, 9);
  p.fill("leaf", "M28 50C32 46 36 48 36 52C34 56 30 56 28 54ZM38 56C41 54 42 57 40 60Z");
  p.ring(34, 54, 10.4, 1, "gold2");
  person(p, 72, 92, 42, "white", "cloth2");
  p.box("wood2", 106, 92, 12, 20);
  rolls(p, 102, 92, 18, 1);
};
