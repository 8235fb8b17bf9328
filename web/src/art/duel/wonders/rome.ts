import type { Draw } from "../../core/pen";
import { columns, gable, obelisk, town } from "../../shapes/buildings";
import { hills, mountain } from "../../shapes/land";
import { arcade, arch, block } from "../../shapes/masonry";
import { crowd, horse, person, soldier } from "../../shapes/people";
import { bushes, cypress, tufts } from "../../shapes/plants";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";
import { banner, flag, wheel } from "../../shapes/tools";

/** A pine of the south: a bare stem and a flat crown. */
const pine = (p: Parameters<Draw>[0], x: number, y: number, h: number) => {
  p.fill(
    "wood2",
    `M${x - h * 0.03} ${y}Q${x + h * 0.02} ${y - h * 0.4} ${x - h * 0.01} ${y - h * 0.74}L${x + h * 0.03} ${y - h * 0.74}Q${x + h * 0.06} ${y - h * 0.4} ${x + h * 0.04} ${y}Z`,
  );
  p.path(
    `M${x + h * 0.02} ${y - h * 0.55}L${x - h * 0.16} ${y - h * 0.76}M${x + h * 0.03} ${y - h * 0.6}L${x + h * 0.2} ${y - h * 0.78}`,
    h * 0.025,
    "wood2",
  );
  p.blob(
    "leaf2",
    x - h * 0.42,
    y - h * 0.74,
    x - h * 0.32,
    y - h * 0.88,
    x,
    y - h,
    x + h * 0.34,
    y - h * 0.9,
    x + h * 0.44,
    y - h * 0.76,
    x + h * 0.2,
    y - h * 0.7,
    x - h * 0.2,
    y - h * 0.7,
  );
  p.blob(
    "leaf",
    x - h * 0.38,
    y - h * 0.77,
    x - h * 0.3,
    y - h * 0.86,
    x - h * 0.02,
    y - h * 0.97,
    x + h * 0.12,
    y - h * 0.92,
    x - h * 0.08,
    y - h * 0.82,
  );
};

export const appianWay: Draw = (p) => {
  sky(p, 300, 112);
  stars(p, 0, 0, 300, 60, 26);
  sun(p, 92, 44, 16);
  cloud(p, 190, 40, 74);
  cloud(p, 14, 66, 54);
  birds(p, 140, 66, 4, 4);
  mountain(p, 150, 114, 170, 46, "far");
  mountain(p, -40, 114, 130, 34, "far");
  hills(p, "far", 120, 0, 110, 80, 104, 150, 110, 220, 102, 300, 108);
  // The aqueduct in the distance.
  p.box("stone", 160, 113, 140, 14);
  p.box("lit", 158, 101, 144, 3);
  arcade(p, 162, 113, 138, 10, 13, "shade");
  hills(p, "mid", 206, -4, 116, 60, 112, 150, 116, 240, 112, 304, 118);
  town(p, 108, 116, 46, 2, 9);
  // The road runs from the foreground to the town.
  p.fill("stone", "M58 200C84 168 120 140 138 116L143 116C150 142 190 172 236 200Z");
  p.fill("lit", "M58 200C84 168 120 140 138 116L140 116C134 142 118 172 104 200Z");
  p.path("M58 200C84 168 120 140 138 116M236 200C190 172 150 142 143 116", 1.6, "shade");
  for (let i = 0; i < 9; i++) {
    const k = i / 9;
    const y = 122 + k * k * 78;
    const half = 4 + ((y - 116) / 84) * 80;
    const mid = 140 + ((y - 116) / 84) * 6;
    p.line([mid - half * 0.84, y, mid + half * 0.86, y], 0.6 + k * 0.6, "shade");
    for (const f of [-0.5, -0.15, 0.2, 0.55]) {
      const s = (i % 2 ? 0.12 : 0) + f;
      p.line([mid + half * s, y, mid + half * s * 1.12, y + 2 + k * 10], 0.6 + k * 0.4, "shade");
    }
  }
  // Tombs and pines beside it.
  block(p, 34, 156, 26, 26, 9);
  gable(p, 34, 130, 26, 9, 9);
  arch(p, 42, 156, 10, 15);
  p.box("lit", 30, 160, 38, 5);
  block(p, 206, 148, 20, 14, 7, "stone");
  p.box("lit", 203, 136, 26, 3);
  p.fill("stone", "M206 133C206 118 228 118 228 133Z");
  p.fill("shade", "M218 133C222 126 220 122 217 122C226 122 228 128 228 133Z");
  block(p, 88, 134, 12, 12, 4);
  pine(p, 86, 146, 56);
  pine(p, 184, 140, 48);
  pine(p, 250, 172, 96);
  pine(p, 20, 176, 104);
  cypress(p, 196, 146, 40);
  // A cart, a walker, the milestone.
  p.fill("stone", "M252 188L254 164C256 158 266 158 268 164L270 188Z");
  p.fill("shade", "M263 188L263 160C266 161 268 162 268 164L270 188Z");
  p.path("M257 170L262 170M257 175L262 175", 1);
  p.at(112, 170, 0.5, () => {
    horse(p, 44, 0, 40);
    p.fill("wood", "M-8 -16L42 -16L38 -36L-4 -36Z");
    p.fill("white", "M-6 -36C-8 -60 40 -60 40 -36Z");
    p.fill("shade", "M22 -36C26 -46 24 -52 18 -54C36 -56 40 -46 40 -36Z");
    wheel(p, 14, -10, 12, 8);
  });
  person(p, 186, 182, 30, "cloth");
  soldier(p, 96, 190, 32);
  soldier(p, 82, 194, 33);
  bushes(p, 0, 196, 50, 8, 5);
  bushes(p, 236, 198, 64, 7, 7);
  tufts(p, 0, 160, 60, 30, 8, "leaf2");
  tufts(p, 220, 160, 80, 30, 8, "leaf2");
};

export const circusMaximus: Draw = (p) => {
  sky(p, 300, 84);
  stars(p, 0, 0, 300, 50, 26);
  sun(p, 226, 30, 13);
  cloud(p, 26, 36, 66);
  birds(p, 120, 28, 4, 4);
  hills(p, "far", 88, 0, 74, 70, 64, 150, 72, 230, 62, 300, 70);
  // The palace on its hill.
  block(p, 34, 72, 62, 16, 12);
  arcade(p, 36, 72, 58, 10, 7, "glow");
  block(p, 48, 56, 36, 10, 8, "stone");
  columns(p, 48, 56, 36, 9, 7, 2);
  gable(p, 47, 47, 38, 7, 8);
  cypress(p, 26, 74, 24);
  cypress(p, 112, 74, 26);
  pine(p, 128, 76, 28);
  pine(p, 268, 78, 34);
  // The far stand in a long curve.
  p.fill("stone", "M-10 82C60 74 220 74 310 84L310 112L-10 112Z");
  p.fill("lit", "M-10 82C60 74 220 74 310 84L310 88C220 79 60 79 -10 87Z");
  for (let i = 0; i < 22; i++) arch(p, -4 + i * 14, 101, 8, 12, "shade");
  p.fill("shade", "M-10 101L310 101L310 114L-10 114Z");
  crowd(p, 0, 108, 300, 6, 54);
  crowd(p, 0, 113, 300, 6.5, 50);
  p.fill("lit", "M-10 114L310 114L310 119L-10 119Z");
  // Sand, the spine and the obelisk.
  p.box("mid", 0, 206, 300, 88);
  p.fill("sky3", "M0 119L300 119L300 134C200 128 90 128 0 136Z");
  p.path("M0 160C80 146 220 146 300 158M0 176C80 164 220 164 300 172", 0.8, "shade");
  p.poly("lit", 62, 146, 236, 140, 250, 147, 70, 154);
  p.poly("shade", 70, 154, 250, 147, 250, 153, 70, 160);
  obelisk(p, 152, 146, 76, 12);
  for (const x of [82, 222]) {
    for (const dx of [-5, 0, 5])
      p.poly(
        dx > 0 ? "gold2" : "gold",
        x + dx - 2,
        150 - x * 0.02,
        x + dx,
        132 - x * 0.02,
        x + dx + 2,
        150 - x * 0.02,
      );
  }
  p.box("lit", 112, 148, 3, 20);
  p.box("lit", 122, 148, 3, 20);
  p.box("lit", 109, 129, 19, 3);
  for (const x of [112, 117, 122]) p.disc("gold", x + 1, 124, 2);
  flag(p, 190, 144, 26);
  flag(p, 100, 148, 24, "cloth2");
  // Two chariots.
  const chariot = (x: number, y: number, s: number, t: "cloth" | "cloth2") =>
    p.at(x, y, s, () => {
      p.path("M-30 2L-52 2M-26 -6L-48 -6M-28 -14L-40 -14", 0.9, "shade");
      horse(p, 34, -3, 42, "wood2", "deep");
      horse(p, 42, 0, 42, "white", "shade");
      p.line([10, -18, 52, -24], 1, "wood2");
      p.line([10, -40, 78, -36], 0.8);
      p.fill(t, "M-18 -10L-20 -34C-8 -30 10 -30 22 -38L20 -10Z");
      p.path("M-20 -34C-8 -30 10 -30 22 -38", 1.6, "gold");
      wheel(p, 2, -9, 11, 6, "gold2");
      p.at(0, -24, 1, () => person(p, 2, 0, 36, t));
      p.line([4, -48, 24, -44], 1.8, "skin");
    });
  chariot(60, 172, 0.72, "cloth2");
  chariot(158, 190, 1, "cloth");
  p.fill("near", "M0 192C60 186 100 200 120 200L0 200Z");
  banner(p, 18, 200, 60);
  banner(p, 284, 200, 56, "cloth2");
};
