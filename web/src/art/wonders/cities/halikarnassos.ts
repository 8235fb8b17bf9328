import type { Draw } from "../../core/pen";
import { house, town } from "../../shapes/buildings";
import { hills, mountain, rock, sea } from "../../shapes/land";
import { courses, tower, wall } from "../../shapes/masonry";
import { tomb } from "../../shapes/monuments";
import { crowd, person } from "../../shapes/people";
import { cypress, tree } from "../../shapes/plants";
import { galley, ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

/** Halikarnassos: the mausoleum above the round harbour. */
export const halikarnassos: Draw = (p) => {
  sky(p, 1200, 236);
  stars(p, 0, 0, 1200, 130, 60);
  sun(p, 470, 82, 25);
  cloud(p, 240, 128, 130);
  cloud(p, 920, 90, 160);
  birds(p, 330, 80, 3, 7);
  mountain(p, 760, 240, 480, 118, "far");
  mountain(p, -80, 244, 380, 84, "far");
  sea(p, 0, 234, 1200, 372);
  hills(p, "far", 240, 280, 240, 360, 226, 460, 232, 540, 242);
  ship(p, 300, 266, 0.3);
  p.fill("mid", "M430 292C480 268 560 252 660 246C820 238 1000 222 1200 226L1200 300L430 300Z");
  town(p, 900, 250, 260, 4, 25);
  cypress(p, 900, 262, 70);
  cypress(p, 924, 268, 58);
  cypress(p, 560, 262, 52);
  p.at(700, 290, 1.06, () => {
    p.part(1, tomb.podium);
    p.part(2, tomb.columns);
    p.part(3, tomb.roof);
    p.part(4, tomb.chariot);
  });
  tree(p, 566, 296, 52);
  cypress(p, 888, 300, 84);
  cypress(p, 542, 298, 80);
  house(p, 960, 296, 38, 40, 34);
  house(p, 1036, 300, 44, 46, 40, "stone");
  tree(p, 1010, 302, 52);
  // The mole of the harbour.
  p.fill("stone", "M430 296L1200 296L1200 318L380 318Z");
  p.fill("shade", "M380 318L1200 318L1200 334L388 334Z");
  p.hatch([388, 320, 1200, 320, 1200, 334, 392, 334], 62, 6);
  courses(p, 400, 330, 780, 30, 10);
  wall(p, 150, 300, 150, 18, 5);
  tower(p, 296, 302, 30, 62);
  p.fill("mid", "M0 282C60 278 120 286 150 292L150 304L0 312Z");
  town(p, -10, 288, 150, 2, 26);
  rock(p, 140, 308, 60, 12);
  crowd(p, 640, 314, 130, 16, 9);
  person(p, 470, 314, 22, "cloth");
  person(p, 486, 314, 22, "white");
  galley(p, 420, 342, 0.66);
  ship(p, 176, 344, 0.66, "white", "cloth2");
};
