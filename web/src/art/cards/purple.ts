import type { Draw, Pen } from "../core/pen";
import { column } from "../shapes/buildings";
import { amphora, barrel, blocks, coinStack, flask, logs, sack, scroll } from "../shapes/goods";
import { camel, person, soldier } from "../shapes/people";
import { ship } from "../shapes/ships";
import { gear, scales, shield } from "../shapes/tools";

/** The hall of a guild: its banner with the seal, and the tools of its trade to the left and right. */
function guild(p: Pen, emblem: Draw, left: Draw, right: Draw): void {
  p.box("sky", -20, 150, 160, 190);
  p.box("sky2", -20, 66, 160, 46);
  p.hatch([-20, -40, 140, -40, 140, 66, -20, 66], 90, 5, 0.45, "near");
  p.box("near", -20, 150, 160, 76);
  p.box("mid", -20, 78, 160, 4);
  for (let i = -3; i < 7; i++)
    p.line([60 + (i - 1.5) * 20, 78, 60 + (i - 1.5) * 34, 100], 0.5, "mid");
  for (const x of [8, 112]) column(p, x, 78, 78, 9);
  p.box("lit", -20, 4, 160, 5);
  p.box("shade", -20, 4, 160, 1.4);
  // The banner.
  p.line([24, 9, 96, 9], 2.4, "wood2");
  p.disc("gold", 24, 9, 2.4);
  p.disc("gold", 96, 9, 2.4);
  p.poly("gold", 28, 9, 92, 9, 92, 70, 76, 64, 60, 74, 44, 64, 28, 70);
  p.poly("cloth", 31, 9, 89, 9, 89, 66, 76, 61, 60, 70, 44, 61, 31, 66);
  const fold = [72, 9, 89, 9, 89, 66, 76, 61, 70, 64.6];
  p.poly("cloth2", ...fold);
  p.hatch([31, 9, 40, 9, 40, 62, 31, 66], 90, 3, 0.45, "cloth2");
  for (const [x, y] of [
    [28, 70],
    [60, 74],
    [92, 70],
  ] as const)
    p.poly("gold", x - 2, y + 6, x, y - 1, x + 2, y + 6);
  // The seal.
  p.disc("gold2", 61, 38, 24);
  p.disc("gold", 60, 37, 24);
  p.ring(60, 37, 21, 0.9, "gold2");
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    p.disc("gold2", 60 + Math.cos(a) * 22.5, 37 + Math.sin(a) * 22.5, 0.6);
  }
  p.disc("sky3", 60, 37, 18.6);
  p.at(60, 37, 1, emblem);
  p.at(18, 90, 1, left);
  p.at(102, 90, 1, right);
}

const workers: Draw = (p) =>
  guild(
    p,
    () => {
      // Hammer and pick, crossed.
      p.line([-10, 12, 9, -9], 2.6, "wood2");
      p.line([10, 12, -9, -9], 2.6, "wood");
      p.poly("deep", 3, -13, 13, -4, 9, 0, -1, -9);
      p.fill("deep", "M-16 -3Q-12 -14 -2 -14Q-9 -10 -16 -3Z");
    },
    () => logs(p, -14, 0, 4.6, 3, 6),
    () => blocks(p, -14, 0, 28, 2, 2),
  );

const craftsmens: Draw = (p) =>
  guild(
    p,
    () => {
      p.at(0, 15, 0.3, () => amphora(p, 0, 0, 100));
    },
    () => {
      flask(p, -6, 0, 20, "sea");
      flask(p, 8, 0, 14, "leaf");
    },
    () => {
      p.box("cloth", -12, 0, 24, 5);
      p.box("gold", -11, -5, 22, 4);
      p.box("cloth2", -10, -9, 20, 4);
      p.disc("white", 0, -16, 5);
      p.path("M-4 -17Q0 -13 4 -16M-4 -14Q0 -11 4 -14", 0.6);
    },
  );

const traders: Draw = (p) =>
  guild(
    p,
    () => camel(p, -15, 13, 26),
    () => {
      sack(p, -7, 0, 18);
      sack(p, 7, 1, 14, "white");
    },
    () => {
      amphora(p, -6, 0, 20);
      amphora(p, 7, 1, 17);
    },
  );

const philosophers: Draw = (p) =>
  guild(
    p,
    () => {
      // The owl.
      p.fill("wood", "M-10 -12C-6 -8 6 -8 10 -12C13 -2 12 10 0 15C-12 10 -13 -2 -10 -12Z");
      p.fill("stone", "M-5 2C-5 10 0 13 0 13C0 13 5 10 5 2C3 0 -3 0 -5 2Z");
      p.disc("white", -4.4, -4, 4);
      p.disc("white", 4.4, -4, 4);
      p.disc("ink", -4, -4, 1.8);
      p.disc("ink", 4, -4, 1.8);
      p.poly("gold2", -1.4, -1, 1.4, -1, 0, 3);
      p.path("M-3 5L-1 6M1 6L3 5M-3 8L-1 9M1 9L3 8", 0.6);
    },
    () => person(p, 0, 2, 40, "white", "cloth2"),
    () => {
      scroll(p, 0, 0, 22, 14, 3);
      p.disc("stone", -5, -19, 3);
      p.disc("white", 3, -19, 3);
    },
  );

const spies: Draw = (p) =>
  guild(
    p,
    () => {
      // An eye, and a dagger under it.
      p.fill("white", "M-15 -3C-8 -13 8 -13 15 -3C8 5 -8 5 -15 -3Z");
      p.disc("cloth2", 0, -4, 5.4);
      p.disc("ink", 0, -4, 2.6);
      p.disc("white", -1.6, -5.6, 1.2);
      p.path("M-15 -3C-8 -13 8 -13 15 -3C8 5 -8 5 -15 -3Z", 1.2);
      p.poly("shade", -1.8, 8, 1.8, 8, 0, 17);
      p.box("wood2", -4, 8, 8, 2);
    },
    () => {
      p.fill("deep", "M-10 2C-8 -16 -8 -26 0 -36C8 -26 8 -16 10 2Z");
      p.fill("ink", "M-4 -22C-4 -30 4 -30 4 -22C2 -18 -2 -18 -4 -22Z");
      p.disc("glow", -1.4, -23, 0.7);
      p.disc("glow", 1.4, -23, 0.7);
    },
    () => {
      p.fill("deep", "M-10 2C-8 -14 -8 -24 0 -33C8 -24 8 -14 10 2Z");
      p.fill("ink", "M-4 -20C-4 -27 4 -27 4 -20C2 -16 -2 -16 -4 -20Z");
      p.disc("glow", -1.4, -21, 0.7);
      p.disc("glow", 1.4, -21, 0.7);
    },
  );

const magistrates: Draw = (p) =>
  guild(
    p,
    () => scales(p, 0, 14, 28, "gold"),
    () => {
      p.fill("lit", "M-9 2L-9 -18C-9 -26 9 -26 9 -18L9 2Z");
      p.fill("shade", "M2 2L2 -24C6 -24 9 -22 9 -18L9 2Z");
      p.path("M-6 -16L0 -16M-6 -12L0 -12M-6 -8L0 -8M-6 -4L0 -4", 0.8);
    },
    () => person(p, 0, 2, 40, "white", "cloth"),
  );

const shipowners: Draw = (p) =>
  guild(
    p,
    () => {
      p.fill("sea", "M-17 8C-8 5 8 5 17 8C12 16 6 18 0 18C-6 18 -12 16 -17 8Z");
      p.at(-13, 9, 0.26, () => ship(p, 0, 0, 1));
    },
    () => {
      barrel(p, -6, 0, 17);
      barrel(p, 8, 1, 14);
    },
    () => {
      // An anchor.
      p.line([0, 0, 0, -22], 2.4, "deep");
      p.ring(0, -25, 3, 1.6, "deep");
      p.line([-6, -18, 6, -18], 2, "deep");
      p.path("M-11 -8C-10 2 10 2 11 -8", 2.4, "deep");
    },
  );

const scientists: Draw = (p) =>
  guild(
    p,
    () => {
      p.ring(0, 0, 14, 1.8, "gold2");
      p.ring(0, 0, 14, 1.5, "gold2", 5);
      p.ring(0, 0, 5, 1.5, "gold2", 14);
      p.disc("cloth2", 0, 0, 4);
      p.line([-11, 11, 11, -11], 1.2, "wood2");
    },
    () => gear(p, 0, -9, 11),
    () => {
      flask(p, -5, 0, 22, "leaf");
      flask(p, 9, 1, 15, "roof");
    },
  );

const builders: Draw = (p) =>
  guild(
    p,
    () => {
      // Compasses over a level.
      p.line([-9, 12, 0, -14, 9, 12], 2.6, "gold2");
      p.disc("gold2", 0, -14, 2.6);
      p.path("M-13 6Q0 12 13 6", 1.6, "wood2");
      p.line([0, -12, 0, 3], 0.9, "deep");
      p.poly("deep", -2, 3, 2, 3, 0, 8);
    },
    () => blocks(p, -14, 0, 28, 3, 3),
    () => column(p, 0, 0, 36, 8),
  );

const decorators: Draw = (p) =>
  guild(
    p,
    () => {
      // A mosaic star.
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.2832;
        const b = ((i + 0.5) / 8) * 6.2832;
        const c = ((i - 0.5) / 8) * 6.2832;
        p.poly(
          i % 2 ? "cloth" : "cloth2",
          0,
          0,
          Math.cos(c) * 8,
          Math.sin(c) * 8,
          Math.cos(a) * 16,
          Math.sin(a) * 16,
        );
        p.poly(
          i % 2 ? "gold" : "sea",
          0,
          0,
          Math.cos(b) * 8,
          Math.sin(b) * 8,
          Math.cos(a) * 16,
          Math.sin(a) * 16,
        );
      }
      p.disc("white", 0, 0, 3.4);
      p.disc("roof", 0, 0, 1.8);
    },
    () => {
      for (const [x, y, t] of [
        [-8, 0, "roof"],
        [0, 1, "sea"],
        [8, 0, "gold"],
      ] as const) {
        p.box("wood", x - 3.4, y, 6.8, 8);
        p.disc(t, x, y - 8, 3.4, 1.4);
      }
      p.line([0, -8, 5, -24], 1.2, "wood2");
    },
    () => {
      p.poly("lit", -8, 0, -10, -18, 10, -18, 8, 0);
      p.poly("shade", 2, 0, 2, -18, 10, -18, 8, 0);
      p.path("M-9 -12Q-5 -8 0 -12Q5 -8 9 -12", 1.2, "cloth");
      for (const [x, y] of [
        [-6, -22],
        [0, -26],
        [6, -22],
        [0, -20],
      ] as const)
        p.disc(x ? "leaf" : "roof", x, y, 4);
    },
  );

const merchants: Draw = (p) =>
  guild(
    p,
    () => {
      p.at(0, 14, 0.27, () => sack(p, 0, 0, 100, "wood"));
      p.disc("gold2", 0, 3, 5.4);
      p.disc("gold", -0.4, 2.6, 4.8);
      p.ring(-0.4, 2.6, 3, 0.8, "gold2");
    },
    () => {
      barrel(p, -6, 0, 17);
      amphora(p, 8, 1, 18);
    },
    () => person(p, 0, 2, 40, "cloth2", "gold"),
  );

const moneylenders: Draw = (p) =>
  guild(
    p,
    () => {
      coinStack(p, -7, 12, 6.4, 5);
      coinStack(p, 7, 12, 6.4, 3);
      p.disc("gold2", 7, -7, 5);
      p.disc("gold", 6.5, -7.4, 4.6);
      p.ring(6.5, -7.4, 2.8, 0.7, "gold2");
    },
    () => {
      // A chest.
      p.box("wood", -12, 0, 24, 12);
      p.fill("wood2", "M-12 -12C-12 -22 12 -22 12 -12Z");
      p.box("gold", -12, -11, 24, 2);
      p.box("gold", -2, -7, 4, 6);
    },
    () => {
      coinStack(p, -5, 0, 5.4, 6);
      coinStack(p, 7, 1, 5.4, 3);
    },
  );

const tacticians: Draw = (p) =>
  guild(
    p,
    () => {
      shield(p, 0, 0, 12);
      p.line([-14, 14, 13, -13], 1.6, "white");
      p.line([14, 14, -13, -13], 1.6, "white");
      p.line([-14, 14, -10, 10], 2.4, "gold2");
      p.line([14, 14, 10, 10], 2.4, "gold2");
      p.disc("gold", 0, 0, 3);
    },
    () => soldier(p, 0, 2, 34),
    () => p.at(0, 0, 1, () => soldier(p, 0, 2, 34, "cloth2"), true),
  );

export const purple: Record<string, Draw> = {
  "Workers Guild": workers,
  "Craftsmens Guild": craftsmens,
  "Traders Guild": traders,
  "Philosophers Guild": philosophers,
  "Spies Guild": spies,
  "Magistrates Guild": magistrates,
  "Shipowners Guild": shipowners,
  "Scientists Guild": scientists,
  "Builders Guild": builders,
  "Decorators Guild": decorators,
  "Merchants Guild": merchants,
  "Moneylenders Guild": moneylenders,
  "Tacticians Guild": tacticians,
};
