import type { Draw, Pen } from "../core/pen";
import { house } from "../shapes/buildings";
import { tower, wall } from "../shapes/masonry";
import { cypress, tree } from "../shapes/plants";
import { flag, tent } from "../shapes/tools";

const SPACE = 40;

const LONG = 19 * SPACE;

/** A walled town on one space; its gate looks at the road. */
function town(p: Pen, x: number, y: number, t: "cloth" | "cloth2"): void {
  house(p, x - 14, y - 8, 9, 13, 7);
  house(p, x + 1, y - 9, 8, 12, 6, "stone");
  tower(p, x - 4, y - 4, 9, 26, 3);
  flag(p, x, y - 29, 12, t);
  house(p, x - 9, y + 1, 8, 11, 6, "stone");
  house(p, x + 6, y + 1, 8, 10, 5);
  wall(p, x - 18, y + 14, 36, 11, 4, "lit");
  p.fill(
    "deep",
    `M${x - 4} ${y + 14}L${x - 4} ${y + 9}C${x - 4} ${y + 4} ${x + 4} ${y + 4} ${x + 4} ${y + 9}L${x + 4} ${y + 14}Z`,
  );
  tower(p, x - 20, y + 16, 7, 19, 2);
  tower(p, x + 12, y + 16, 7, 19, 2);
}

/** A hill as old maps draw it. */
function molehill(p: Pen, x: number, y: number, s: number): void {
  p.fill(
    "far",
    `M${x - s} ${y}C${x - s * 0.5} ${y - s * 0.9} ${x + s * 0.3} ${y - s} ${x + s} ${y}Z`,
  );
  p.path(
    `M${x - s} ${y}C${x - s * 0.5} ${y - s * 0.9} ${x + s * 0.3} ${y - s} ${x + s} ${y}`,
    0.7,
    "near",
  );
  p.path(
    `M${x + s * 0.1} ${y - s * 0.66}L${x + s * 0.4} ${y - s * 0.1}M${x + s * 0.36} ${y - s * 0.5}L${x + s * 0.62} ${y - s * 0.08}`,
    0.7,
    "near",
  );
}

/** The map: `to` turns "along the road, across it" into the two directions of the picture. */
function map(p: Pen, to: (along: number, across: number) => [number, number]): void {
  const line = (points: [number, number][]) => points.flatMap(([a, b]) => to(a, b));
  const field = (t: Parameters<Pen["poly"]>[0], points: [number, number][]) =>
    p.poly(t, ...line(points));
  field("mid", [
    [0, 0],
    [LONG, 0],
    [LONG, 120],
    [0, 120],
  ]);
  for (const [a, b, c] of [
    [40, 130, 24],
    [240, 120, 20],
    [420, 140, 102],
    [580, 120, 22],
    [130, 150, 100],
    [620, 110, 102],
  ] as const)
    p.blob(
      "leaf",
      ...line([
        [a, c - 12],
        [a + b * 0.5, c - 16],
        [a + b, c - 6],
        [a + b * 0.8, c + 14],
        [a + b * 0.2, c + 12],
      ]),
    );
  // Ploughed fields.
  for (const [a, b] of [
    [96, 6],
    [396, 92],
    [676, 8],
    [150, 96],
    [540, 6],
    [284, 6],
  ] as const) {
    const corners: [number, number][] = [
      [a, b],
      [a + 36, b - 3],
      [a + 40, b + 18],
      [a + 4, b + 20],
    ];
    field("far", corners);
    p.hatch(line(corners), 12, 3, 0.6, "near");
  }
  // The river of the border, in the middle.
  p.blob(
    "sea",
    ...line([
      [372, -10],
      [388, -10],
      [394, 30],
      [384, 60],
      [394, 96],
      [388, 130],
      [372, 130],
      [376, 96],
      [366, 60],
      [376, 30],
    ]),
  );
  p.bend(
    line([
      [380, 0],
      [385, 30],
      [375, 60],
      [385, 96],
      [380, 120],
    ]),
    0.9,
    "foam",
  );
  // The road, space by space.
  field("shade", [
    [SPACE, 37],
    [LONG - SPACE, 37],
    [LONG - SPACE, 84],
    [SPACE, 84],
  ]);
  for (let i = 1; i < 18; i++) {
    const [a, b] = [i * SPACE + 1.5, (i + 1) * SPACE - 1.5];
    const away = Math.abs(i - 9);
    field(away > 5 ? "shade" : away > 2 ? "stone" : "lit", [
      [a, 40],
      [b, 40],
      [b, 80],
      [a, 80],
    ]);
    const joints: [number, number, number, number][] = [
      [a, 54, b, 54],
      [a, 67, b, 67],
      [a + 12, 40, a + 12, 54],
      [a + 26, 54, a + 26, 67],
      [a + 16, 67, a + 16, 80],
    ];
    for (const [x1, y1, x2, y2] of joints)
      p.line([...to(x1, y1), ...to(x2, y2)], 0.6, away > 5 ? "roof2" : "shade");
  }
  // The bridge.
  for (const across of [38, 82]) p.line([...to(362, across), ...to(398, across)], 4, "lit");
  for (const [a, b, s] of [
    [150, 26, 12],
    [176, 24, 9],
    [300, 104, 11],
    [330, 108, 8],
    [455, 26, 11],
    [480, 22, 8],
    [606, 104, 12],
    [560, 108, 9],
    [232, 108, 8],
    [520, 26, 8],
  ] as const)
    molehill(p, ...to(a, b), s * 1.25);
  for (const [a, b, s] of [
    [70, 24, 16],
    [88, 28, 13],
    [270, 28, 15],
    [256, 24, 12],
    [420, 112, 16],
    [436, 108, 13],
    [630, 26, 15],
    [690, 112, 16],
    [110, 110, 15],
    [660, 28, 12],
    [340, 24, 12],
  ] as const)
    tree(p, ...to(a, b), s * 1.35);
  for (const [a, b] of [
    [205, 28],
    [212, 30],
    [500, 112],
    [508, 110],
    [590, 28],
    [180, 112],
  ] as const)
    cypress(p, ...to(a, b), 20);
  for (const [a, b] of [
    [126, 30],
    [636, 112],
  ] as const) {
    const [x, y] = to(a, b);
    tent(p, x - 9, y, 18, 11);
  }
  const [lx, ly] = to(20, 64);
  const [rx, ry] = to(LONG - 20, 64);
  // A town stands higher than its space is long: seen from above it must not leave the map.
  const [shift, size] = lx === 64 ? [16, 1.1] : [4, 1.15];
  p.at(lx - (lx === 64 ? 4 : 0), ly + shift, size, () => town(p, 0, 0, "cloth2"));
  p.at(rx - (lx === 64 ? 4 : 0), ry + (lx === 64 ? -2 : shift), size, () => town(p, 0, 0, "cloth"));
}

/** The road of the conflict track, 40 units a space; the paving runs along the middle third. */
export const across: Draw = (p) => map(p, (along, over) => [along, over]);

export const upright: Draw = (p) => map(p, (along, over) => [over, along]);
