import type { Draw, Pen } from "./core/pen";
import type { Mood } from "./moods";
import { columns, dome, flatHouse, gable, obelisk, pyramid } from "./shapes/buildings";
import { hills } from "./shapes/land";
import { block, steps, tower, wall } from "./shapes/masonry";
import { cypress, palm } from "./shapes/plants";
import { sun } from "./shapes/sky";
import { laurel } from "./shapes/tools";

interface Back {
  mood: Mood;
  draw: Draw;
}

/** A Roman number in strokes, centred on `x`. */
function number(p: Pen, x: number, y: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const at = x + (i - (n - 1) / 2) * 7;
    p.line([at, y, at, y - 12], 2.2, "sky3");
    p.line([at - 2.4, y, at + 2.4, y], 1.1, "sky3");
    p.line([at - 2.4, y - 12, at + 2.4, y - 12], 1.1, "sky3");
  }
}

/** Leather with a stamped frame; the picture stands in an opening, round or arched. */
function binding(p: Pen, game: "wonders" | "duel", picture: Draw, foot: Draw): void {
  p.box("near", -20, 140, 130, 160);
  p.hatch([-20, -20, 110, -20, 110, 140, -20, 140], 45, 4, 0.5, "mid");
  p.hatch([-20, -20, 110, -20, 110, 140, -20, 140], -45, 4, 0.5, "mid");
  p.box("near", 8, 112, 74, 104);
  p.path("M5 5L85 5L85 115L5 115Z", 1.2, "sky3");
  p.path("M8 8L82 8L82 112L8 112Z", 0.6, "sky3");
  for (const [x, y] of [
    [5, 5],
    [85, 5],
    [5, 115],
    [85, 115],
  ] as const) {
    p.disc("near", x, y, 3.4);
    p.poly("sky3", x, y - 3, x + 3, y, x, y + 3, x - 3, y);
  }
  if (game === "wonders") {
    p.box("sky2", 14, 79, 62, 62);
    p.box("sky3", 14, 64, 62, 20);
  } else {
    p.box("sky2", 14, 80, 62, 66);
    p.box("sky3", 14, 68, 62, 20);
  }
  picture(p);
  // The board around the opening covers what reaches over its edge.
  if (game === "wonders") {
    p.fill(
      "near",
      "M9 9L81 9L81 84L9 84ZM75 48C75 31.400 61.600 18 45 18C28.400 18 15 31.400 15 48C15 64.600 28.400 78 45 78C61.600 78 75 64.600 75 48Z",
    );
    p.ring(45, 48, 31.6, 1.4, "sky3");
  } else {
    p.fill("near", "M9 9L81 9L81 84L9 84ZM16 79L74 79L74 46C74 8 16 8 16 46Z");
    p.path("M14 81L14 46C14 5 76 5 76 46L76 81Z", 1.4, "sky3");
  }
  foot(p);
}

const first: Draw = (p) => {
  hills(p, "far", 70, 13, 60, 34, 54, 56, 58, 77, 52);
  pyramid(p, 24, 66, 42, 32, 0.63);
  p.fill("mid", "M13 62C30 66 60 66 77 62L77 79L13 79Z");
  flatHouse(p, 36, 70, 9, 8, 3);
  palm(p, 58, 72, 24, 0.05);
  palm(p, 30, 71, 17, -0.08);
};

const second: Draw = (p) => {
  hills(p, "far", 70, 13, 58, 34, 50, 56, 56, 77, 50);
  steps(p, 24, 68, 42, 3, 2.2, 2);
  columns(p, 30, 61.4, 30, 18, 5, 3);
  p.box("lit", 28, 43.6, 34, 3);
  gable(p, 28, 40.6, 34, 11);
  p.fill("mid", "M13 66L77 66L77 79L13 79Z");
  cypress(p, 23, 69, 20);
  cypress(p, 67, 69, 20);
};

const third: Draw = (p) => {
  sun(p, 45, 34, 9);
  hills(p, "far", 70, 13, 58, 34, 52, 56, 58, 77, 52);
  tower(p, 22, 66, 8, 24, 3);
  block(p, 34, 66, 22, 20, 4);
  columns(p, 36, 66, 18, 12, 4, 2);
  dome(p, 45, 46, 10, "gold");
  obelisk(p, 64, 66, 32, 5);
  wall(p, 17, 70, 56, 9, 3, "lit");
  p.fill("mid", "M13 69L77 69L77 79L13 79Z");
};

const seal: Draw = (p) => {
  p.disc("gold2", 46, 49, 24);
  p.disc("gold", 45, 48, 24);
  p.ring(45, 48, 21, 0.8, "gold2");
  p.disc("cloth", 45, 48, 18);
  p.poly(
    "gold",
    ...Array.from({ length: 10 }, (_, i) => {
      const [a, r] = [(i / 10) * 6.2832 - 1.5708, i % 2 ? 6 : 15];
      return [45 + Math.cos(a) * r, 48 + Math.sin(a) * r];
    }).flat(),
  );
};

const numbered =
  (game: "wonders" | "duel", picture: Draw, n: number): Draw =>
  (p) =>
    binding(
      p,
      game,
      (pen) => (game === "duel" ? pen.at(0, 4, 1, picture) : picture(pen)),
      (pen) => {
        number(pen, 45, 105, n);
        pen.line([14, 99, 26 - n, 99], 0.7, "sky3");
        pen.line([64 + n, 99, 76, 99], 0.7, "sky3");
      },
    );

const sealed =
  (game: "wonders" | "duel"): Draw =>
  (p) =>
    binding(
      p,
      game,
      (pen) => seal(pen),
      (pen) => {
        laurel(pen, 45, 108, 18, false, "gold2", "gold");
        laurel(pen, 45, 108, 18, true, "gold2", "gold");
      },
    );

const set = (game: "wonders" | "duel"): Record<1 | 2 | 3 | "guild", Back> => ({
  1: { mood: "brown", draw: numbered(game, first, 1) },
  2: { mood: "grey", draw: numbered(game, second, 2) },
  3: { mood: "yellow", draw: numbered(game, third, 3) },
  guild: { mood: "purple", draw: sealed(game) },
});

/** Backs of 90 × 120: bronze, silver and gold for the ages, a seal for guilds. */
export const backs = { wonders: set("wonders"), duel: set("duel") };
