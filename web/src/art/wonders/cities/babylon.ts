import type { Draw, Pen } from "../../core/pen";
import { columns, flatHouse } from "../../shapes/buildings";
import { hills, sea } from "../../shapes/land";
import { arcade, arch, block, courses, crenels, tower, wall } from "../../shapes/masonry";
import { crowd } from "../../shapes/people";
import { bushes, cypress, palm, reeds, tree } from "../../shapes/plants";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

/** Plants that hang over the edge of a terrace. */
function hanging(p: Pen, x: number, y: number, w: number, n: number, long: number): void {
  for (let i = 0; i < n; i++) {
    const at = x + (w * (i + 0.5)) / n;
    const h = long * (0.5 + 0.7 * p.random());
    p.blob(
      i % 2 ? "leaf2" : "leaf",
      at - 5,
      y - 1,
      at + 5,
      y - 1,
      at + 3.5,
      y + h * 0.5,
      at,
      y + h,
      at - 3.5,
      y + h * 0.5,
    );
  }
  bushes(p, x, y, w - 8, 9, Math.round(w / 13));
}

function terrace(p: Pen, x: number, y: number, w: number, h: number, n: number): void {
  block(p, x, y, w, h, w * 0.09, "stone");
  courses(p, x, y, w, h * 0.3, 8);
  arcade(p, x + 6, y, w - 12, h * 0.64, n, "glow");
  p.box("lit", x - 3, y - h + 6, w + 6, 6);
  p.box("roof", x - 3, y - h + 9, w + 6, 3);
}

/** The gate of glazed brick. */
function gate(p: Pen, x: number, y: number): void {
  for (const at of [0, 64]) {
    block(p, x + at, y, 30, 92, 9, "roof", "roof2");
    crenels(p, x + at, y - 91.5, 30, 7, "roof");
    for (const row of [20, 42, 64]) {
      p.line([x + at + 2, y - row, x + at + 28, y - row], 2, "gold");
      p.fill(
        "lit",
        `M${x + at + 8} ${y - row + 14}L${x + at + 9} ${y - row + 7}L${x + at + 20} ${y - row + 6}L${x + at + 23} ${y - row + 3}L${x + at + 24} ${y - row + 7}L${x + at + 21} ${y - row + 14}Z`,
      );
    }
  }
  p.box("roof", x + 30, y, 34, 74);
  crenels(p, x + 30, y - 73.5, 34, 6, "roof");
  arch(p, x + 36, y, 22, 48);
  p.path(
    `M${x + 35} ${y}L${x + 35} ${y - 36}C${x + 35} ${y - 54} ${x + 59} ${y - 54} ${x + 59} ${y - 36}L${x + 59} ${y}`,
    2,
    "gold",
  );
}

/** Babylon: the hanging gardens above the river, and the gate of the city. */
export const babylon: Draw = (p) => {
  sky(p, 1200, 250);
  stars(p, 0, 0, 1200, 140, 60);
  sun(p, 420, 84, 26);
  cloud(p, 150, 120, 150);
  cloud(p, 960, 96, 150);
  birds(p, 520, 60, 4, 7);
  hills(p, "far", 256, 0, 240, 200, 232, 420, 240, 700, 236, 980, 230, 1200, 238);
  // The tower of steps, far away.
  for (let i = 0; i < 5; i++)
    block(p, 968 + i * 12, 250 - i * 15, 108 - i * 24, 16, 14 - i * 2, i % 2 ? "stone" : "lit");
  p.box("mid", 0, 330, 1200, 80);
  for (const [x, w, h] of [
    [20, 46, 36],
    [70, 38, 50],
    [112, 52, 32],
    [386, 42, 34],
    [1096, 50, 40],
    [1150, 44, 30],
  ] as const)
    flatHouse(p, x, 266, w, h);
  palm(p, 180, 274, 76, -0.06);
  wall(p, 0, 284, 230, 34, 7);
  wall(p, 330, 284, 190, 34, 7);
  gate(p, 232, 286);
  tower(p, 470, 286, 26, 58);
  p.at(0, 0, 1, () => {
    p.part(1, () => {
      terrace(p, 540, 286, 360, 62, 9);
      hanging(p, 540, 226, 360, 24, 22);
    });
    p.part(2, () => {
      terrace(p, 584, 228, 272, 54, 7);
      hanging(p, 584, 176, 272, 18, 22);
      cypress(p, 562, 228, 44);
      palm(p, 878, 228, 50, 0.08);
    });
    p.part(3, () => {
      terrace(p, 628, 178, 184, 46, 5);
      hanging(p, 628, 134, 184, 13, 20);
      tree(p, 606, 178, 36);
      cypress(p, 832, 178, 42);
    });
    p.part(4, () => {
      p.box("deep", 668, 136, 104, 40);
      columns(p, 668, 136, 104, 38, 6, 6);
      block(p, 662, 98, 116, 10, 10, "lit");
      p.box("roof", 662, 94, 116, 3);
      hanging(p, 664, 89, 112, 9, 14);
      palm(p, 720, 90, 54, 0.04);
      palm(p, 690, 90, 38, -0.1);
      tree(p, 646, 136, 34);
      tree(p, 794, 136, 32);
      p.path(
        "M716 136L716 176M722 136L722 178M716 182L716 228M722 182L722 226M716 236L716 284M722 236L722 286",
        3,
        "foam",
      );
    });
  });
  p.fill("mid", "M0 284L1200 284L1200 312C900 304 600 320 0 308Z");
  crowd(p, 250, 302, 90, 14, 9);
  crowd(p, 560, 300, 120, 13, 8);
  sea(p, 0, 306, 1200, 372);
  p.fill("mid", "M0 300L1200 300L1200 310C900 304 620 322 0 310Z");
  bushes(p, 540, 306, 380, 8, 20);
  palm(p, 1000, 314, 96, 0.06);
  palm(p, 1040, 318, 70, 0.12);
  palm(p, 206, 318, 84, -0.08);
  reeds(p, 150, 354, 150, 38, 24);
  reeds(p, 860, 356, 190, 36, 28);
};
