import type { Draw, Pen } from "../core/pen";
import { amphora, flask, scroll } from "../shapes/goods";
import { hills } from "../shapes/land";
import { arch } from "../shapes/masonry";
import { person } from "../shapes/people";
import { flame } from "../shapes/sky";

/** A workroom with a window on the left; the floor begins at `floor`. */
function room(p: Pen, floor: number, window = true): void {
  p.box("sky2", -20, 150, 160, 190);
  p.hatch([-20, -40, 140, -40, 140, floor, -20, floor], 0, 6, 0.45, "sky");
  p.box("near", -20, 150, 160, 150 - floor);
  p.box("mid", -20, floor + 2, 160, 4);
  for (let i = -3; i < 6; i++) p.line([60 + i * 20, floor + 2, 60 + i * 40, 100], 0.5, "mid");
  if (!window) return;
  arch(p, 4, 44, 24, 34, "lit");
  arch(p, 7, 44, 18, 30, "sky3");
  hills(p, "far", 44, 7, 36, 14, 32, 25, 38);
  p.line([16, 14, 16, 44], 0.8, "lit");
  p.poly("sky3", 10, floor + 3, 34, floor + 3, 60, 100, 20, 100);
}

const loom: Draw = (p) => {
  room(p, 72);
  p.line([36, 80, 40, 12], 3, "wood");
  p.line([104, 80, 100, 12], 3, "wood2");
  p.line([34, 15, 106, 15], 3.6, "wood");
  p.line([37, 62, 103, 62], 2.4, "wood2");
  for (let i = 0; i < 19; i++) {
    const x = 44 + i * 2.9;
    p.line([x, 17, x, 70], 0.6, "white");
    p.disc("stone", x, 72, 1.3, 2);
  }
  p.box("cloth", 43, 44, 54, 27);
  p.box("gold", 43, 41, 54, 2.4);
  p.box("gold", 43, 23, 54, 2.4);
  for (let i = 0; i < 6; i++)
    p.poly("white", 46 + i * 9, 31, 50 + i * 9, 26, 54 + i * 9, 31, 50 + i * 9, 36);
  for (let i = 0; i < 6; i++)
    p.poly("cloth2", 48.4 + i * 9, 31, 50 + i * 9, 29, 51.6 + i * 9, 31, 50 + i * 9, 33);
  p.line([46, 47, 92, 47], 1.4, "wood2");
  person(p, 24, 86, 42, "cloth2", "white");
  p.line([28, 58, 46, 48], 2, "skin");
  p.disc("cloth", 104, 86, 6, 5);
  p.disc("gold", 114, 88, 5, 4);
  p.path("M100 84Q104 88 108 86M101 88Q104 90 107 89", 0.6);
};

const glassworks: Draw = (p) => {
  room(p, 72, false);
  // Furnace on the left, finished glass on a shelf before the window.
  arch(p, 66, 50, 46, 46, "lit");
  arch(p, 69, 50, 40, 42, "sky3");
  p.line([89, 8, 89, 50], 0.8, "lit");
  p.box("wood", 60, 54, 58, 4);
  p.box("wood2", 60, 52, 58, 1.4);
  p.fill("stone", "M0 78L4 30C8 16 44 16 48 30L52 78Z");
  p.fill("shade", "M34 20C43 22 47 25 48 30L52 78L38 78Z");
  for (let i = 0; i < 5; i++) p.line([3, 70 - i * 9, 50, 70 - i * 9], 0.45);
  p.fill("deep", "M14 62L14 46C16 38 36 38 38 46L38 62Z");
  flame(p, 26, 62, 20);
  flask(p, 70, 50, 26, "sea");
  flask(p, 88, 50, 34, "roof");
  flask(p, 106, 50, 24, "leaf");
  p.at(84, 84, 1, () => {
    p.fill("sea", "M-14 0C-20 -8 -16 -20 -6 -22L-8 -28L8 -28L6 -22C16 -20 20 -8 14 0Z");
    p.path("M-9 -6C-12 -10 -10 -15 -6 -17", 1.2, "white");
    p.path("M-14 0C-20 -8 -16 -20 -6 -22L-8 -28L8 -28L6 -22C16 -20 20 -8 14 0Z", 0.7);
  });
  p.disc("foam", 110, 82, 7, 6);
  p.ring(110, 82, 7, 0.6, "ink", 6);
};

const press: Draw = (p) => {
  room(p, 72);
  // A beam press with its screw, sheets below, a scroll in front.
  p.box("wood2", 42, 80, 8, 64);
  p.box("wood", 42, 80, 5, 64);
  p.box("wood2", 94, 80, 8, 64);
  p.box("wood", 94, 80, 5, 64);
  p.box("wood", 38, 22, 68, 8);
  p.box("wood2", 38, 16, 68, 2.4);
  p.box("stone", 69, 48, 7, 32);
  for (let i = 0; i < 7; i++) p.line([69, 22 + i * 4, 76, 19.6 + i * 4], 1, "wood2");
  p.line([54, 32, 92, 26], 2.6, "wood2");
  p.disc("wood", 92, 26, 2);
  p.box("wood", 52, 54, 42, 7);
  p.box("wood2", 52, 50, 42, 2);
  for (let i = 0; i < 5; i++) p.box(i % 2 ? "stone" : "white", 54, 68 - i * 2.8, 38, 2.4);
  p.box("wood2", 48, 76, 50, 8);
  scroll(p, 22, 86, 26, 14, 3);
  p.disc("stone", 108, 84, 5);
  p.disc("white", 108, 84, 3.4);
  p.disc("stone", 114, 86, 4);
};

const glassBlower: Draw = (p) => {
  room(p, 74);
  p.fill("stone", "M84 80L88 40C90 30 118 30 120 40L140 80Z");
  p.fill("deep", "M94 68L94 54C96 48 110 48 112 54L112 68Z");
  flame(p, 103, 68, 15);
  person(p, 34, 88, 60, "cloth", "roof");
  p.line([38, 44, 52, 46], 3, "skin");
  p.line([40, 37, 66, 50], 1.6, "gold2");
  p.fill("sea", "M66 48C76 44 84 52 84 62C84 72 74 76 68 70C62 64 62 54 66 48Z");
  p.fill("foam", "M70 52C76 50 80 56 80 62C76 62 72 58 70 52Z");
  p.path("M66 48C76 44 84 52 84 62C84 72 74 76 68 70C62 64 62 54 66 48Z", 0.7);
  flask(p, 12, 86, 18, "leaf");
};

const dryingRoom: Draw = (p) => {
  room(p, 74);
  for (const [y, x, n] of [
    [16, 32, 4],
    [42, 38, 3],
  ] as const) {
    p.line([26, y, 120, y - 1], 1, "wood2");
    for (let i = 0; i < n; i++) {
      const left = x + i * (y === 16 ? 22 : 26);
      p.fill(
        i % 2 ? "stone" : "white",
        `M${left} ${y}L${left + 16} ${y}L${left + 17} ${y + 22}Q${left + 8} ${y + 25} ${left - 1} ${y + 22}Z`,
      );
      p.poly("shade", left + 11, y, left + 16, y, left + 17, y + 22, left + 12, y + 23.4);
      for (let k = 1; k < 4; k++)
        p.line([left + 2, y + k * 5.4, left + 10, y + k * 5.4], 0.4, "shade");
    }
  }
  amphora(p, 16, 86, 24);
  person(p, 104, 88, 34, "cloth2");
  p.disc("stone", 44, 84, 6);
  p.disc("white", 44, 84, 4.2);
  p.ring(44, 84, 2, 0.5);
  p.disc("stone", 55, 85, 5);
  p.disc("white", 55, 85, 3.4);
  p.disc("stone", 50, 77, 5);
  p.disc("white", 50, 77, 3.4);
};

export const grey: Record<string, Draw> = {
  Loom: loom,
  Glassworks: glassworks,
  Press: press,
  "Glass-Blower": glassBlower,
  "Drying Room": dryingRoom,
};
