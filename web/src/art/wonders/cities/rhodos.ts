import type { Draw, Pen } from "../../core/pen";
import { temple, town } from "../../shapes/buildings";
import { hills, mountain, rock, sea } from "../../shapes/land";
import { arch, block, courses, tower, wall } from "../../shapes/masonry";
import { colossus } from "../../shapes/monuments";
import { cypress } from "../../shapes/plants";
import { galley, ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

function pier(p: Pen, x: number): void {
  block(p, x - 36, 300, 72, 44, 20, "lit");
  courses(p, x - 36, 300, 72, 36, 9);
  p.box("lit", x - 40, 261, 80, 7);
  p.box("shade", x - 40, 256, 80, 2.5);
}

/** Rhodos: the sun's colossus over the mouth of the harbour. */
export const rhodos: Draw = (p) => {
  sky(p, 1200, 240);
  stars(p, 0, 0, 1200, 140, 70);
  sun(p, 656, 88, 46);
  cloud(p, 210, 110, 160);
  cloud(p, 900, 82, 140);
  birds(p, 420, 168, 3, 7);
  mountain(p, 880, 244, 330, 84, "far");
  mountain(p, -60, 246, 300, 66, "far");
  hills(p, "far", 246, 120, 238, 260, 222, 420, 232, 520, 244);
  sea(p, 0, 240, 1200, 372);
  // The town on its slope, behind the wall.
  p.fill("mid", "M1200 216C1120 214 1040 226 960 240L860 258L860 286L1200 296Z");
  town(p, 912, 262, 250, 4, 24);
  temple(p, 990, 222, 74, 48, 6, 22);
  cypress(p, 976, 236, 40);
  cypress(p, 1098, 232, 46);
  wall(p, 850, 288, 350, 20, 5);
  tower(p, 880, 290, 26, 44);
  tower(p, 1020, 290, 26, 44);
  arch(p, 952, 288, 16, 15);
  p.fill("mid", "M0 262C120 254 240 262 330 276L420 292L0 304Z");
  town(p, 20, 276, 260, 2, 24);
  wall(p, 0, 294, 330, 16, 5);
  tower(p, 318, 296, 26, 50);
  cypress(p, 300, 280, 50);
  cypress(p, 160, 276, 44);
  ship(p, 420, 268, 0.34);
  p.part(1, () => {
    pier(p, 590);
    pier(p, 722);
  });
  p.at(656, 254, 1, () => {
    p.part(2, () => p.at(0, 0, 0.86, colossus.legs));
    p.part(3, () => p.at(0, 0, 0.86, colossus.body));
    p.part(4, () => p.at(0, 0, 0.86, colossus.head));
  });
  rock(p, 520, 308, 50, 16);
  rock(p, 764, 308, 56, 18);
  galley(p, 596, 316, 0.62, "cloth2");
  ship(p, 170, 336, 0.8);
  rock(p, 1000, 352, 100, 24, "mid");
};
