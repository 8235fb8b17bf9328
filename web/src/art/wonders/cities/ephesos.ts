import type { Draw } from "../../core/pen";
import { column, house, town } from "../../shapes/buildings";
import { mountain, sea } from "../../shapes/land";
import { block } from "../../shapes/masonry";
import { crowd, person, statue } from "../../shapes/people";
import { cypress, tree, tufts } from "../../shapes/plants";
import { ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";
import { brazier } from "../../shapes/tools";

const [X, W, Y] = [470, 360, 292];

const N = 8;

/** Ephesos: the temple of Artemis among cypresses, the bay behind. */
export const ephesos: Draw = (p) => {
  sky(p, 1200, 240);
  stars(p, 0, 0, 1200, 130, 60);
  sun(p, 330, 90, 25);
  cloud(p, 120, 132, 130);
  cloud(p, 980, 92, 150);
  birds(p, 380, 140, 4, 6);
  mountain(p, 820, 244, 420, 110, "far");
  mountain(p, 40, 246, 260, 60, "far");
  sea(p, 0, 238, 1200, 300);
  ship(p, 250, 262, 0.32);
  ship(p, 380, 256, 0.22);
  p.fill("mid", "M0 252C90 246 150 254 240 266C340 276 460 262 560 256L1200 240L1200 360L0 360Z");
  town(p, 20, 268, 170, 2, 24);
  town(p, 980, 262, 200, 3, 24);
  cypress(p, 950, 268, 74);
  cypress(p, 974, 274, 92);
  cypress(p, 430, 278, 78);
  tree(p, 400, 282, 50);
  tree(p, 1030, 284, 54);
  // Behind the columns the holy room, then the front.
  p.part(1, () => {
    const side = [X + W + 28, Y, X + W + 142, Y - 12, X + W + 142, Y - 30, X + W + 28, Y - 26];
    p.poly("shade", ...side);
    p.hatch(side, 8, 5, 0.8);
    for (let i = 0; i < 5; i++) {
      p.box("lit", X - 28 + i * 7, Y - i * 5.4, W + 56 - i * 14, 5.4);
      p.box("shade", X - 28 + i * 7, Y - i * 5.4, W + 56 - i * 14, 2);
    }
  });
  p.part(2, () => {
    const wing = [X + W, Y - 28, X + W + 116, Y - 32, X + W + 116, Y - 112, X + W, Y - 124];
    p.poly("deep", ...wing);
    for (let i = 0; i < 6; i++) {
      const at = X + W + 10 + i * 19;
      p.poly(
        i % 2 ? "stone" : "shade",
        at,
        Y - 28,
        at,
        Y - 124 + i * 2,
        at + 7,
        Y - 124 + i * 2,
        at + 7,
        Y - 28,
      );
      p.poly("stone", at, Y - 28, at, Y - 124 + i * 2, at + 4, Y - 124 + i * 2, at + 4, Y - 28);
    }
    p.box("deep", X + 4, Y - 27, W - 8, 98);
    p.box("glow", X + W / 2 - 15, Y - 27, 30, 62);
    p.box("shade", X + W / 2 - 19, Y - 27, 4, 66);
    p.box("shade", X + W / 2 + 15, Y - 27, 4, 66);
    statue(p, X + W / 2, Y - 28, 46, "gold", "gold2");
    for (let i = 0; i < N; i++) {
      const at = X + 14 + (i * (W - 28)) / (N - 1);
      column(p, at, Y - 27, 98, 15);
      p.box("stone", at - 10, Y - 27, 20, 12);
      p.line([at - 8, Y - 33, at + 8, Y - 33], 0.8);
    }
  });
  p.part(3, () => {
    const beam = [
      X + W + 6,
      Y - 124,
      X + W + 122,
      Y - 112,
      X + W + 122,
      Y - 128,
      X + W + 6,
      Y - 148,
    ];
    p.poly("shade", ...beam);
    p.hatch(beam, 62, 4.4);
    block(p, X - 8, Y - 124, W + 16, 24, 0, "lit");
    p.box("shade", X - 8, Y - 124, W + 16, 6);
    p.box("roof", X - 8, Y - 134, W + 16, 8);
    for (let i = 0; i < 24; i++) p.box("lit", X + i * 15.2, Y - 134, 6, 8);
    p.box("lit", X - 12, Y - 146, W + 24, 5);
  });
  p.part(4, () => {
    const [mid, top] = [X + W / 2, Y - 222];
    const slope = [mid, top, mid + 118, top + 26, X + W + 134, Y - 132, X + W + 16, Y - 150];
    p.poly("roof", ...slope);
    p.hatch(slope, 24, 6, 0.8);
    p.poly("lit", X - 18, Y - 149, mid, top, X + W + 18, Y - 149);
    p.poly("stone", X + 30, Y - 154, mid, top + 11, X + W - 30, Y - 154);
    p.poly("cloth2", X + 52, Y - 155, mid, top + 17, X + W - 52, Y - 155);
    statue(p, mid, Y - 155, 42, "lit", "stone");
    for (const s of [-1, 1]) {
      person(p, mid + s * 34, Y - 155, 28, "stone");
      person(p, mid + s * 60, Y - 155, 19, "stone");
      p.disc("stone", mid + s * 84, Y - 159, 5);
    }
    p.poly("gold", mid - 7, top + 2, mid, top - 16, mid + 7, top + 2);
    for (const x of [X - 14, X + W + 14])
      p.poly("gold", x - 6, Y - 150, x, Y - 164, x + 6, Y - 150);
  });
  p.fill("mid", "M0 292L1200 288L1200 360L0 360Z");
  p.fill("near", "M0 330C200 318 420 336 620 330C860 322 1000 338 1200 326L1200 360L0 360Z");
  p.poly(
    "stone",
    X + W / 2 - 46,
    293,
    X + W / 2 + 46,
    293,
    X + W / 2 + 96,
    360,
    X + W / 2 - 96,
    360,
  );
  for (const y of [300, 310, 324, 342])
    p.line(
      [X + W / 2 - 48 - (y - 293) * 0.74, y, X + W / 2 + 48 + (y - 293) * 0.74, y],
      0.8,
      "shade",
    );
  brazier(p, X + W / 2 - 76, 312, 34);
  brazier(p, X + W / 2 + 76, 312, 34);
  crowd(p, 590, 318, 130, 19, 8);
  crowd(p, 486, 306, 60, 15, 5);
  crowd(p, 760, 308, 80, 15, 6);
  house(p, 216, 300, 34, 36, 28);
  house(p, 284, 306, 40, 42, 34, "stone");
  tree(p, 200, 312, 60);
  tree(p, 352, 318, 66);
  cypress(p, 900, 316, 96);
  tree(p, 1004, 326, 70);
  tufts(p, 150, 330, 900, 24, 36, "leaf2");
};
