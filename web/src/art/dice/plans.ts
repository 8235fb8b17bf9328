import type { Draw, Pen } from "../core/pen";
import { cypress, palm, tree } from "../shapes/plants";
import { ship } from "../shapes/ships";

/** Blocks of houses along streets: hatched plots with courts. */
function quarter(
  p: Pen,
  x: number,
  y: number,
  cols: number,
  rows: number,
  w: number,
  h: number,
): void {
  for (let r = 0; r < rows; r++) {
    let a = x;
    const b = y + r * (h + 8);
    const end = x + cols * (w + 8) - 8;
    while (a < end - 8) {
      const wide = Math.min(end - a, w * (0.55 + 1.1 * p.random()));
      const pick = p.random();
      if (pick < 0.12) {
        for (let at = a + 9; at < a + wide - 4; at += 16) tree(p, at, b + h * 0.9, h * 0.6);
      } else {
        p.box("stone", a, b + h, wide, h);
        p.path(`M${a} ${b}L${a + wide} ${b}L${a + wide} ${b + h}L${a} ${b + h}Z`, 0.7);
        const cut = 0.35 + 0.3 * p.random();
        const part =
          pick < 0.56
            ? [a, b, a + wide * cut, b, a + wide * cut, b + h, a, b + h]
            : [a, b + h * cut, a + wide, b + h * cut, a + wide, b + h, a, b + h];
        p.hatch(part, pick < 0.56 ? 45 : -45, 4.5, 0.5);
        if (pick > 0.3 && pick < 0.75 && wide > 24)
          p.box("lit", a + wide * 0.3, b + h * 0.7, wide * 0.4, h * 0.36);
      }
      a += wide + 6 + 4 * p.random();
    }
  }
}

/** The wall of the city through its corners, with towers. */
function ramparts(p: Pen, corners: [number, number][]): void {
  p.line(corners.flat(), 5, "shade");
  p.line(corners.flat(), 1);
  corners.forEach(([x, y], i) => {
    for (const k of i + 1 < corners.length ? [0, 0.33, 0.66] : [0]) {
      const [nx, ny] = corners[Math.min(i + 1, corners.length - 1)]!;
      const [a, b] = [x + (nx - x) * k, y + (ny - y) * k];
      p.box("lit", a - 6, b + 6, 12, 12);
      p.path(`M${a - 6} ${b - 6}L${a + 6} ${b - 6}L${a + 6} ${b + 6}L${a - 6} ${b + 6}Z`, 0.9);
    }
  });
}

/** Water below or beside a shore line, with the lines that engravers follow it with. */
function water(p: Pen, shore: number[], away: [number, number]): void {
  const far: number[] = [];
  for (let i = shore.length - 2; i >= 0; i -= 2)
    far.push(shore[i]! + away[0] * 300, shore[i + 1]! + away[1] * 300);
  p.poly("sea", ...shore, ...far);
  p.bend(shore, 1.2);
  for (const d of [6, 13, 22, 33])
    p.bend(
      shore.map((v, i) => v + away[i % 2]! * d),
      0.6,
      "sea2",
    );
}

/** A compass rose. */
function rose(p: Pen, x: number, y: number, r: number): void {
  p.ring(x, y, r * 0.7, 0.7);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832;
    const long = i % 2 ? r * 0.62 : r;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    p.poly(
      "lit",
      x,
      y,
      x + c * long,
      y + s * long,
      x + Math.cos(a + 0.4) * r * 0.2,
      y + Math.sin(a + 0.4) * r * 0.2,
    );
    p.poly(
      "deep",
      x,
      y,
      x + c * long,
      y + s * long,
      x + Math.cos(a - 0.4) * r * 0.2,
      y + Math.sin(a - 0.4) * r * 0.2,
    );
  }
}

/** Squares one in another, such as the plan of a pyramid or a tower. */
function nested(p: Pen, x: number, y: number, r: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const s = r * (1 - i / n);
    p.box(i % 2 ? "stone" : "lit", x - s, y + s, 2 * s, 2 * s);
    p.path(`M${x - s} ${y - s}L${x + s} ${y - s}L${x + s} ${y + s}L${x - s} ${y + s}Z`, 0.8);
  }
}

/** The plan of a temple: steps, a ring of columns, the room. */
function templePlan(p: Pen, x: number, y: number, w: number, h: number): void {
  for (const d of [0, 5, 10])
    p.path(
      `M${x + d} ${y + d}L${x + w - d} ${y + d}L${x + w - d} ${y + h - d}L${x + d} ${y + h - d}Z`,
      0.8,
    );
  const [nx, ny] = [Math.round(w / 18), Math.round(h / 18)];
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++)
      if (i === 0 || j === 0 || i === nx || j === ny)
        p.disc("deep", x + 17 + ((w - 34) * i) / nx, y + 17 + ((h - 34) * j) / ny, 3);
  p.path(
    `M${x + w * 0.28} ${y + h * 0.26}L${x + w * 0.72} ${y + h * 0.26}L${x + w * 0.72} ${y + h * 0.74}L${x + w * 0.28} ${y + h * 0.74}Z`,
    2.4,
  );
}

const sheet =
  (draw: Draw): Draw =>
  (p) => {
    p.box("sky3", -400, 1000, 1600, 1400);
    draw(p);
  };

const SOUTH: [number, number] = [0, 1];

const shoreSouth = [-60, 500, 120, 486, 260, 510, 400, 520, 560, 492, 700, 512, 860, 496];

/** Plans of 800 × 600, drawn pale behind a sheet; the wonder stands in the middle of the upper half. */
export const plans: Record<string, Draw> = {
  giza: sheet((p) => {
    water(p, [620, -40, 640, 120, 606, 260, 648, 400, 630, 520, 660, 660], [1, 0]);
    nested(p, 330, 190, 130, 9);
    p.path("M200 60L460 320M460 60L200 320", 0.8);
    nested(p, 130, 400, 64, 6);
    nested(p, 240, 500, 40, 5);
    quarter(p, 410, 380, 4, 4, 38, 32);
    for (const [x, y] of [
      [580, 120],
      [566, 320],
      [588, 470],
      [90, 250],
    ] as const)
      palm(p, x, y, 44);
    ship(p, 680, 260, 0.6);
    rose(p, 90, 90, 46);
  }),
  rhodes: sheet((p) => {
    water(p, shoreSouth, SOUTH);
    quarter(p, 90, 90, 6, 7, 40, 36);
    quarter(p, 470, 90, 5, 7, 40, 36);
    ramparts(p, [
      [60, 470],
      [60, 60],
      [740, 60],
      [740, 480],
    ]);
    for (const x of [340, 460]) nested(p, x, 520, 34, 3);
    p.path("M374 520L426 520", 1.2);
    p.ring(414, 240, 30, 1.2);
    p.ring(414, 240, 12, 0.8);
    ship(p, 180, 580, 0.6);
    ship(p, 560, 588, 0.7);
    rose(p, 690, 560, 34);
  }),
  alexandria: sheet((p) => {
    water(p, [-60, 210, 120, 220, 300, 196, 480, 226, 660, 200, 860, 214], [0, -1]);
    quarter(p, 60, 260, 13, 6, 44, 40);
    p.fill("mid", "M470 96C500 70 580 70 610 100C620 124 560 140 520 132C490 128 466 116 470 96Z");
    nested(p, 540, 100, 24, 4);
    p.path("M520 132L470 214M530 134L482 216", 1.4);
    ship(p, 160, 150, 0.7);
    ship(p, 300, 110, 0.5);
    rose(p, 90, 80, 44);
  }),
  babylon: sheet((p) => {
    water(p, [330, -40, 350, 120, 320, 300, 356, 460, 336, 660], [-1, 0]);
    p.poly("sky3", -400, -40, 230, -40, 250, 120, 220, 300, 256, 460, 236, 660, -400, 660);
    p.bend([230, -40, 250, 120, 220, 300, 256, 460, 236, 660], 1.2);
    quarter(p, 40, 90, 4, 10, 38, 38);
    quarter(p, 390, 330, 7, 5, 40, 38);
    for (let i = 0; i < 5; i++)
      p.path(
        `M${420 + i * 18} ${90 + i * 14}L${720 - i * 18} ${90 + i * 14}L${720 - i * 18} ${300 - i * 18}L${420 + i * 18} ${300 - i * 18}Z`,
        1,
      );
    for (let i = 0; i < 9; i++) tree(p, 440 + i * 32, 120, 26);
    for (let i = 0; i < 7; i++) tree(p, 470 + i * 32, 290, 26);
    ramparts(p, [
      [380, 580],
      [770, 580],
      [770, 50],
      [380, 50],
    ]);
  }),
  olympia: sheet((p) => {
    templePlan(p, 280, 90, 240, 150);
    p.box("deep", 385, 178, 30, 26);
    p.path(
      "M120 420C120 370 160 340 220 340L600 340C660 340 700 370 700 420C700 470 660 500 600 500L220 500C160 500 120 470 120 420Z",
      1.6,
    );
    p.path(
      "M160 420C160 390 190 370 230 370L590 370C630 370 660 390 660 420C660 450 630 470 590 470L230 470C190 470 160 450 160 420Z",
      0.9,
    );
    for (const [x, y] of [
      [100, 120],
      [150, 190],
      [90, 240],
      [210, 130],
      [600, 110],
      [660, 180],
      [720, 120],
      [610, 230],
      [700, 270],
    ] as const)
      tree(p, x, y, 40);
    quarter(p, 60, 530, 5, 1, 44, 40);
    quarter(p, 480, 530, 5, 1, 44, 40);
    rose(p, 80, 60, 36);
  }),
  ephesus: sheet((p) => {
    water(p, [-60, 430, 60, 440, 130, 480, 180, 560, 190, 660], [-1, 0.2]);
    templePlan(p, 250, 70, 320, 190);
    for (let r = 24; r <= 84; r += 12)
      p.path(
        `M${660 - r} 450C${660 - r} ${450 + r * 1.33} ${660 + r} ${450 + r * 1.33} ${660 + r} 450`,
        0.9,
      );
    p.path("M570 436L750 436L750 450L570 450Z", 1.4);
    quarter(p, 250, 330, 6, 5, 38, 38);
    p.line([410, 262, 410, 330], 10, "stone");
    for (const [x, y] of [
      [210, 120],
      [206, 220],
      [612, 120],
      [616, 220],
    ] as const)
      cypress(p, x, y, 56);
    ship(p, 40, 540, 0.6);
    rose(p, 90, 90, 44);
  }),
  halicarnassus: sheet((p) => {
    water(
      p,
      [-60, 470, 120, 480, 240, 450, 300, 420, 400, 400, 500, 420, 560, 450, 680, 480, 860, 470],
      SOUTH,
    );
    nested(p, 400, 180, 90, 8);
    for (let i = 0; i < 11; i++) {
      p.disc("deep", 310 + i * 18, 84, 3);
      p.disc("deep", 310 + i * 18, 276, 3);
      p.disc("deep", 304, 90 + i * 18, 3);
      p.disc("deep", 496, 90 + i * 18, 3);
    }
    quarter(p, 70, 100, 4, 7, 40, 38);
    quarter(p, 560, 100, 4, 7, 40, 38);
    ramparts(p, [
      [40, 460],
      [40, 60],
      [760, 60],
      [760, 460],
    ]);
    ship(p, 340, 520, 0.7);
    ship(p, 470, 560, 0.5);
    rose(p, 110, 550, 34);
  }),
};
