import type { Draw } from "../../core/pen";
import { column, house, temple, town } from "../../shapes/buildings";
import { amphora, barrel, sack } from "../../shapes/goods";
import { hills, mountain, rock, sea } from "../../shapes/land";
import { block, courses, tower, wall } from "../../shapes/masonry";
import { colossus, tomb, zeus } from "../../shapes/monuments";
import { crowd, person, statue } from "../../shapes/people";
import { cypress, tree, tufts } from "../../shapes/plants";
import { galley, ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";
import { brazier } from "../../shapes/tools";

export const colossusPicture: Draw = (p) => {
  sky(p, 300, 138);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 92, 62, 20);
  cloud(p, 212, 46, 70);
  cloud(p, 6, 40, 50);
  birds(p, 206, 76, 3, 4);
  mountain(p, 190, 141, 130, 36, "far");
  sea(p, 0, 138, 300, 206);
  p.fill("mid", "M300 130C280 130 240 138 216 150L216 162L300 166Z");
  town(p, 234, 150, 70, 3, 13);
  p.fill("mid", "M0 142C30 138 60 144 84 152L84 164L0 168Z");
  town(p, -4, 152, 74, 2, 13);
  wall(p, 0, 166, 86, 10, 3);
  wall(p, 212, 166, 90, 10, 3);
  tower(p, 64, 168, 14, 28);
  tower(p, 220, 168, 14, 28);
  ship(p, 128, 156, 0.22);
  for (const x of [117, 185]) {
    block(p, x - 19, 180, 38, 26, 10);
    courses(p, x - 19, 180, 38, 22, 6);
    p.box("lit", x - 21, 157, 42, 4);
    p.box("shade", x - 21, 154.4, 42, 1.4);
  }
  p.at(151, 153, 0.55, () => {
    colossus.legs(p);
    colossus.body(p);
    colossus.head(p);
  });
  rock(p, 74, 186, 30, 10);
  rock(p, 206, 188, 36, 12);
  galley(p, 116, 190, 0.36, "cloth2");
};

export const mausoleum: Draw = (p) => {
  sky(p, 300, 140);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 52, 44, 15);
  cloud(p, 214, 50, 72);
  mountain(p, -30, 143, 150, 48, "far");
  mountain(p, 200, 143, 140, 38, "far");
  hills(p, "mid", 206, -4, 150, 70, 140, 160, 146, 240, 140, 304, 150);
  town(p, 224, 156, 80, 2, 14);
  cypress(p, 44, 166, 48);
  cypress(p, 58, 170, 60);
  cypress(p, 252, 168, 56);
  p.at(134, 174, 0.7, () => {
    tomb.podium(p);
    tomb.columns(p);
    tomb.roof(p);
    tomb.chariot(p);
  });
  p.fill("near", "M0 184C60 174 140 180 210 176C250 174 280 178 300 176L300 200L0 200Z");
  p.poly("stone", 118, 174, 150, 174, 176, 200, 92, 200);
  for (const y of [178, 184, 192]) p.line([116 - (y - 174), y, 152 + (y - 174), y], 0.7, "shade");
  crowd(p, 96, 188, 34, 11, 4);
  crowd(p, 160, 190, 40, 11, 4);
  tree(p, 28, 186, 40);
  cypress(p, 276, 188, 66);
  tree(p, 234, 188, 34);
  tufts(p, 10, 188, 280, 8, 14, "leaf2");
};

export const piraeus: Draw = (p) => {
  sky(p, 300, 124);
  stars(p, 0, 0, 300, 70, 26);
  sun(p, 210, 42, 16);
  cloud(p, 30, 50, 70);
  cloud(p, 232, 78, 54);
  birds(p, 130, 46, 4, 4);
  mountain(p, 30, 128, 170, 52, "far");
  hills(p, "far", 128, 150, 126, 220, 112, 300, 118);
  p.fill("mid", "M0 110C40 104 90 116 150 126L150 134L0 140Z");
  temple(p, 36, 110, 44, 28, 6, 16);
  town(p, -4, 130, 140, 3, 15);
  wall(p, -2, 140, 150, 10, 3);
  sea(p, 0, 132, 300, 206);
  p.fill("mid", "M0 136L150 134L156 140L0 146Z");
  // Ship sheds.
  for (let i = 0; i < 4; i++) {
    const x = 188 + i * 30;
    p.box("deep", x, 148, 28, 18);
    p.poly("roof", x - 2, 130, x + 14, 118, x + 30, 130);
    p.poly("roof2", x + 14, 118, x + 30, 130, x + 16, 130);
    p.box("lit", x - 1, 148, 3, 18);
  }
  p.box("stone", 180, 154, 124, 6);
  tower(p, 160, 152, 16, 46);
  ship(p, 96, 160, 0.44, "white", "cloth2");
  ship(p, 20, 156, 0.3);
  galley(p, 150, 178, 0.66);
  // The quay in front.
  p.poly("stone", 0, 182, 128, 182, 150, 200, 0, 200);
  p.poly("shade", 128, 182, 134, 184, 158, 200, 150, 200);
  courses(p, 0, 200, 130, 18, 7);
  amphora(p, 22, 188, 26);
  amphora(p, 36, 190, 26);
  amphora(p, 8, 190, 24);
  sack(p, 58, 190, 18);
  barrel(p, 78, 190, 18);
  person(p, 102, 190, 32, "white", "cloth");
  person(p, 118, 188, 29, "cloth2");
  p.line([140, 196, 140, 170], 3, "wood2");
  p.disc("wood2", 140, 170, 2.6);
};

export const statueOfZeus: Draw = (p) => {
  // Inside his temple: the light comes in from the left.
  p.box("deep", 0, 200, 300, 200);
  p.poly("shade", 0, 0, 300, 0, 300, 22, 0, 22);
  p.poly("near", 60, 22, 240, 22, 240, 172, 60, 172);
  p.hatch([60, 22, 240, 22, 240, 172, 60, 172], 90, 7, 0.7, "deep");
  p.poly("mid", 84, 22, 144, 22, 206, 172, 92, 172);
  p.hatch([84, 22, 144, 22, 206, 172, 92, 172], 62, 6, 0.6, "near");
  p.at(164, 170, 0.82, () => {
    zeus.throne(p);
    zeus.lap(p);
    zeus.trunk(p);
    zeus.head(p);
  });
  for (const [x, w] of [
    [22, 26],
    [62, 19],
    [240, 19],
    [282, 26],
  ] as const)
    column(p, x, 180, 172, w);
  p.box("lit", 0, 12, 300, 12);
  p.box("roof", 0, 9, 300, 4);
  p.poly("stone", 0, 172, 300, 172, 300, 200, 0, 200);
  p.box("lit", 64, 180, 172, 9);
  p.box("shade", 64, 180, 172, 3);
  p.fill("sea2", "M84 196C110 188 190 188 216 196Z");
  p.path("M120 193L150 193M160 195L186 195", 0.8, "gold");
  brazier(p, 74, 184, 34);
  brazier(p, 226, 184, 34);
  person(p, 104, 192, 26, "white");
  person(p, 196, 192, 25, "cloth");
};

export const templeOfArtemis: Draw = (p) => {
  sky(p, 300, 142);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 44, 46, 15);
  cloud(p, 226, 44, 64);
  birds(p, 70, 30, 3, 4);
  mountain(p, 190, 146, 140, 50, "far");
  hills(p, "far", 148, -4, 138, 40, 130, 90, 136, 150, 146);
  hills(p, "mid", 206, -4, 152, 60, 146, 160, 150, 304, 146);
  cypress(p, 30, 166, 56);
  cypress(p, 44, 170, 70);
  cypress(p, 276, 160, 50);
  p.at(52, 178, 1, () => {
    temple(p, 0, 0, 150, 132, 8, 60, 5);
    p.fill("cloth2", "M34 -108L75 -128L116 -108Z");
    statue(p, 75, -108, 18, "lit", "stone");
    p.disc("lit", 60, -111, 3);
    p.disc("lit", 90, -111, 3);
    p.poly("gold", 71, -131, 75, -142, 79, -131);
    p.box("glow", 66, -24, 18, 44);
    statue(p, 75, -24, 34, "gold", "gold2");
  });
  p.fill("near", "M0 186C60 176 140 184 210 178C250 176 280 180 300 178L300 200L0 200Z");
  p.poly("stone", 104, 178, 150, 178, 172, 200, 82, 200);
  for (const y of [182, 188, 195]) p.line([103 - (y - 178), y, 151 + (y - 178), y], 0.7, "shade");
  brazier(p, 88, 186, 22);
  brazier(p, 166, 186, 22);
  crowd(p, 108, 190, 40, 12, 4);
  tree(p, 22, 190, 44);
  tree(p, 262, 190, 48);
  house(p, 226, 184, 20, 20, 14);
  tufts(p, 10, 190, 280, 8, 12, "leaf2");
};
