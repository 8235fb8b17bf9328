import type { Draw, Pen } from "../core/pen";
import { columns, dome, gable, temple, town } from "../shapes/buildings";
import { flask, scroll } from "../shapes/goods";
import { hills, mountain } from "../shapes/land";
import { arch, block, courses, crenels, steps, tower, wall } from "../shapes/masonry";
import { crowd, horse, person, ranks, soldier, statue } from "../shapes/people";
import { cypress, tree, tufts } from "../shapes/plants";
import { birds, cloud, flame, sky, smoke, stars, sun } from "../shapes/sky";
import { banner, flag, gear, laurel, scales, tent, wheel } from "../shapes/tools";

/** A rider with a cloak, looking to the right. */
function rider(p: Pen, x: number, y: number, h: number, t: "cloth" | "cloth2"): void {
  horse(p, x, y, h, t === "cloth" ? "wood" : "white", t === "cloth" ? "wood2" : "shade");
  p.at(x + h * 0.48, y - h * 0.52, 1, () => {
    p.fill(
      t,
      `M${-h * 0.06} ${-h * 0.5}Q${-h * 0.34} ${-h * 0.3} ${-h * 0.4} ${h * 0.1}Q${-h * 0.16} ${-h * 0.02} ${h * 0.04} ${-h * 0.4}Z`,
    );
    soldier(p, 0, h * 0.12, h * 0.66, t, false);
    p.line([h * 0.1, -h * 0.2, h * 0.34, -h * 0.56], p.lw * 2, "white");
  });
}

/** Two armies at the border, 900 × 300: blue on the left, red on the right, a stone between them. */
export const armies: Draw = (p) => {
  sky(p, 900, 200);
  stars(p, 0, 0, 900, 110, 40);
  p.disc("sun", 450, 150, 54);
  p.ring(450, 150, 66, 1.2, "sun");
  cloud(p, 120, 70, 130);
  cloud(p, 640, 56, 150);
  birds(p, 380, 50, 5, 7);
  mountain(p, -40, 204, 300, 84, "far");
  mountain(p, 640, 204, 320, 92, "far");
  hills(p, "far", 240, 0, 190, 200, 180, 450, 196, 700, 180, 900, 190);
  hills(p, "mid", 320, 0, 208, 220, 200, 450, 214, 680, 200, 900, 208);
  for (const x of [24, 66, 110]) tent(p, x, 214, 36, 24, "white");
  for (const x of [754, 798, 842]) tent(p, x, 214, 36, 24, "white");
  const host = (t: "cloth" | "cloth2") => {
    for (const x of [60, 150, 240]) banner(p, x, 236, 84, t);
    ranks(p, 20, 244, 300, 40, 2, 12, t);
    ranks(p, 0, 274, 330, 52, 1, 10, t);
    rider(p, 316, 272, 74, t);
  };
  host("cloth2");
  p.at(900, 0, 1, () => host("cloth"), true);
  // The border stone.
  p.fill("stone", "M434 262L436 208C438 198 462 198 464 208L466 262Z");
  p.fill("shade", "M452 262L453 200C460 202 463 204 464 208L466 262Z");
  p.path("M442 216L450 216M442 224L450 224M442 232L448 232", 1.4);
  p.fill("near", "M0 282C200 270 360 286 450 276C560 268 740 286 900 278L900 320L0 320Z");
  tufts(p, 340, 262, 220, 16, 18, "near");
};

/** The storming of a capital, 900 × 360. */
export const storming: Draw = (p) => {
  sky(p, 900, 230);
  stars(p, 0, 0, 900, 120, 40);
  sun(p, 150, 90, 34);
  mountain(p, -40, 236, 320, 90, "far");
  hills(p, "far", 300, 0, 226, 220, 214, 480, 226, 900, 210);
  // The city burns behind its wall.
  for (const [x, y, h] of [
    [620, 120, 120],
    [760, 100, 110],
    [860, 130, 100],
  ] as const)
    smoke(p, x, y, h, "deep");
  town(p, 500, 216, 400, 4, 34);
  temple(p, 640, 158, 130, 84, 6, 50);
  for (const [x, y, h] of [
    [604, 170, 44],
    [752, 96, 38],
    [846, 180, 50],
    [700, 196, 36],
  ] as const)
    flame(p, x, y, h);
  wall(p, 430, 268, 470, 74, 13, "lit");
  tower(p, 420, 272, 50, 120, 16);
  tower(p, 830, 272, 52, 124, 16);
  flag(p, 446, 146, 40, "cloth2");
  flag(p, 858, 142, 40, "cloth2");
  // The gate, broken open.
  block(p, 594, 272, 96, 98, 22);
  crenels(p, 594, 174.6, 96, 11);
  courses(p, 594, 272, 96, 90, 11);
  arch(p, 616, 272, 54, 68, "deep");
  p.fill("gold", "M622 272L624 240C634 214 652 214 662 240L664 272Z");
  p.poly("wood2", 616, 272, 612, 226, 626, 234, 630, 272);
  p.poly("wood2", 670, 272, 676, 236, 662, 244, 658, 272);
  // The tower on wheels, the ladders.
  p.poly("wood", 336, 276, 346, 136, 410, 136, 416, 276);
  p.poly("wood2", 394, 276, 392, 136, 410, 136, 416, 276);
  for (let i = 1; i < 6; i++)
    p.line([337 + i * 1.6, 276 - i * 24, 415 - i, 276 - i * 24], 1.6, "wood2");
  p.box("deep", 362, 168, 26, 22);
  p.poly("wood2", 388, 150, 440, 164, 440, 170, 388, 158);
  flag(p, 376, 138, 34);
  soldier(p, 410, 152, 28, "cloth", false);
  for (const x of [500, 560, 744]) {
    p.line([x - 18, 276, x + 8, 184], 2.6, "wood");
    p.line([x - 6, 276, x + 20, 184], 2.6, "wood");
    for (let i = 0; i < 9; i++)
      p.line([x - 16 + i * 2.6, 268 - i * 9.4, x - 4 + i * 2.6, 268 - i * 9.4], 1.6, "wood");
    soldier(p, x, 236, 30, "cloth", false);
  }
  hills(p, "mid", 380, 0, 262, 200, 256, 420, 272, 660, 270, 900, 272);
  wheel(p, 352, 276, 15, 8);
  wheel(p, 400, 276, 15, 8);
  // The army pours in.
  for (const x of [40, 130, 220]) banner(p, x, 296, 110);
  ranks(p, 10, 300, 320, 50, 2, 10);
  rider(p, 470, 312, 92, "cloth");
  for (const x of [600, 630, 656]) soldier(p, x, 296, 40);
  p.fill("near", "M0 326C200 306 420 330 620 318C740 312 840 322 900 316L900 380L0 380Z");
  ranks(p, 30, 346, 380, 60, 1, 9);
  for (const x of [640, 700, 760]) p.line([x, 340, x + 22, 316], 1.6, "wood2");
};

/** The triumph of the scholars, 900 × 360: the academy, and six signs in the sky. */
export const scholars: Draw = (p) => {
  sky(p, 900, 240);
  stars(p, 0, 0, 900, 130, 60);
  p.disc("sun", 450, 210, 120);
  p.ring(450, 210, 138, 1.4, "sun");
  for (let i = -6; i <= 6; i++) {
    const a = (i * 14 * Math.PI) / 180;
    p.line(
      [
        450 + Math.sin(a) * 146,
        210 - Math.cos(a) * 146,
        450 + Math.sin(a) * 164,
        210 - Math.cos(a) * 164,
      ],
      1.6,
      "sun",
    );
  }
  mountain(p, -40, 246, 300, 76, "far");
  mountain(p, 640, 246, 320, 84, "far");
  hills(p, "mid", 380, 0, 246, 240, 238, 450, 246, 660, 238, 900, 246);
  for (const [x, h] of [
    [150, 90],
    [186, 70],
    [716, 74],
    [752, 94],
  ] as const)
    cypress(p, x, 276, h);
  // The hall.
  block(p, 250, 278, 120, 60, 0, "stone");
  block(p, 530, 278, 120, 60, 0, "stone");
  columns(p, 254, 278, 112, 48, 7, 7);
  columns(p, 534, 278, 112, 48, 7, 7);
  p.box("lit", 244, 224, 132, 8);
  p.box("lit", 524, 224, 132, 8);
  p.box("stone", 372, 280, 156, 110);
  dome(p, 450, 172, 58, "gold");
  p.line([450, 118, 450, 96], 2, "gold2");
  p.disc("gold", 450, 94, 5);
  columns(p, 378, 278, 144, 84, 6, 13);
  p.box("lit", 368, 194, 164, 12);
  p.box("shade", 368, 185, 164, 3);
  gable(p, 368, 182, 164, 36);
  steps(p, 340, 296, 220, 5, 5, 7);
  // The signs, carried in by light: wheel, sundial, quill, mortar, scales, sphere.
  const medal = (x: number, y: number, sign: Draw) => {
    p.disc("gold2", x + 2, y + 3, 36);
    p.disc("gold", x, y, 36);
    p.ring(x, y, 32, 1.2, "gold2");
    p.disc("sky3", x, y, 28);
    p.at(x, y, 1, sign);
  };
  medal(96, 186, (q) => gear(q, 0, 0, 19));
  medal(206, 122, (q) => {
    q.box("stone", -18, 14, 36, 6);
    q.fill("gold", "M-16 8C-16 -16 16 -16 16 8Z");
    q.poly("deep", -2, 8, 8, 8, -2, -14);
    for (const a of [-60, -30, 0, 30, 60])
      q.line(
        [
          Math.sin(a / 57.3) * 12,
          7 - Math.cos(a / 57.3) * 14,
          Math.sin(a / 57.3) * 15,
          7 - Math.cos(a / 57.3) * 17,
        ],
        1.2,
        "deep",
      );
  });
  medal(330, 82, (q) => {
    q.fill("white", "M-14 18C-8 -8 8 -20 20 -20C14 -4 2 10 -14 18Z");
    q.path("M-16 20C-6 4 4 -8 18 -18", 1.4);
  });
  medal(570, 82, (q) => q.at(0, 18, 0.38, () => flask(q, 0, 0, 100, "leaf")));
  medal(694, 122, (q) => scales(q, 0, 18, 38));
  medal(804, 186, (q) => {
    q.ring(0, 0, 20, 2, "gold2");
    q.ring(0, 0, 20, 1.8, "gold2", 7);
    q.ring(0, 0, 7, 1.8, "gold2", 20);
    q.disc("cloth2", 0, 0, 5);
  });
  p.poly("stone", 372, 296, 528, 296, 620, 380, 280, 380);
  for (const y of [306, 320, 340])
    p.line([372 - (y - 296) * 1.1, y, 528 + (y - 296) * 1.1, y], 0.9, "shade");
  for (const [x, y, t] of [
    [410, 322, "cloth2"],
    [450, 316, "cloth"],
    [490, 322, "leaf2"],
    [372, 340, "roof"],
    [528, 340, "cloth2"],
  ] as const)
    person(p, x, y, 46, "white", t);
  scroll(p, 450, 296, 20, 10, 2);
  crowd(p, 40, 330, 270, 30, 13);
  crowd(p, 590, 330, 270, 30, 13);
  tree(p, 60, 300, 76);
  tree(p, 846, 300, 80);
};

/** A victory, 900 × 300: a wreath in front of a city at dawn; its middle is left quiet for a name. */
export const victory: Draw = (p) => {
  sky(p, 900, 230);
  stars(p, 0, 0, 900, 120, 50);
  for (let i = -9; i <= 9; i++) {
    const a = (i * 10 * Math.PI) / 180;
    p.poly(
      "sun",
      450,
      240,
      450 + Math.sin(a - 0.035) * 620,
      240 - Math.cos(a - 0.035) * 620,
      450 + Math.sin(a + 0.035) * 620,
      240 - Math.cos(a + 0.035) * 620,
    );
  }
  hills(p, "far", 290, 0, 222, 180, 206, 360, 226, 540, 226, 720, 204, 900, 222);
  town(p, 10, 244, 240, 3, 28);
  town(p, 650, 244, 240, 3, 28);
  temple(p, 130, 204, 90, 58, 6, 34);
  dome(p, 742, 178, 26, "gold");
  block(p, 716, 222, 52, 44, 12);
  tower(p, 60, 246, 28, 74, 10);
  tower(p, 812, 246, 28, 78, 10);
  wall(p, 0, 256, 300, 22, 6, "lit");
  wall(p, 600, 256, 300, 22, 6, "lit");
  hills(p, "mid", 320, 0, 254, 220, 250, 450, 258, 680, 250, 900, 254);
  p.disc("sun", 450, 150, 92);
  p.disc("sky3", 450, 150, 86);
  laurel(p, 450, 276, 214, false, "leaf2", "leaf");
  laurel(p, 450, 276, 214, true, "leaf2", "leaf");
  p.fill("cloth", "M432 268L468 268L488 298L470 292L450 276L430 292L412 298Z");
  p.disc("gold", 450, 272, 9);
  for (const x of [236, 292]) banner(p, x, 282, 130);
  for (const x of [608, 664]) banner(p, x, 282, 130, "cloth2");
  statue(p, 186, 272, 56, "gold", "gold2");
  statue(p, 714, 272, 56, "gold", "gold2");
  p.fill("near", "M0 276C200 266 340 284 450 280C560 284 720 266 900 276L900 320L0 320Z");
  crowd(p, 6, 292, 400, 26, 22);
  crowd(p, 500, 292, 400, 26, 22);
};
