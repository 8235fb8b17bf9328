import type { Draw, Pen } from "../../core/pen";
import { columns, flatHouse, pyramid } from "../../shapes/buildings";
import { scroll } from "../../shapes/goods";
import { hills, rock, sea } from "../../shapes/land";
import { arcade, block, courses } from "../../shapes/masonry";
import { camel, crowd, person, statue } from "../../shapes/people";
import { bushes, cypress, palm, tree, tufts } from "../../shapes/plants";
import { ship } from "../../shapes/ships";
import { birds, cloud, sky, stars, sun } from "../../shapes/sky";

export const greatLighthouse: Draw = (p) => {
  const X = 178;
  sky(p, 300, 142);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 62, 44, 15);
  cloud(p, 214, 60, 70);
  cloud(p, 20, 90, 60);
  birds(p, 90, 70, 3, 4);
  hills(p, "far", 143, 0, 130, 50, 124, 100, 134, 130, 143);
  sea(p, 0, 141, 300, 206);
  for (let i = 0; i < 6; i++) flatHouse(p, 2 + i * 15, 146 + (i % 2), 12, 9 + ((i * 5) % 7), 4);
  palm(p, 96, 149, 26, 0.08);
  p.fill(
    "near",
    "M96 178C110 166 130 162 150 160L220 160C250 164 274 170 284 180C230 190 130 188 96 178Z",
  );
  rock(p, 100, 182, 26, 12);
  rock(p, 246, 184, 34, 14);
  const tier = (y: number, w: number, top: number, h: number, side: number) => {
    p.poly("lit", X - w / 2, y, X - top / 2, y - h, X + top / 2, y - h, X + w / 2, y);
    const face = [
      X + w / 2,
      y,
      X + top / 2,
      y - h,
      X + top / 2 + side * 0.9,
      y - h + side * 0.2,
      X + w / 2 + side,
      y - side * 0.1,
    ];
    p.poly("shade", ...face);
    p.hatch(face, 62, 3);
    courses(p, X - top / 2, y, top, h, 6);
  };
  block(p, X - 52, 172, 98, 18, 26, "stone");
  arcade(p, X - 48, 172, 90, 13, 8, "glow");
  p.box("lit", X - 54, 156, 102, 4);
  tier(154, 48, 36, 66, 15);
  for (const [x, y] of [
    [-10, 142],
    [4, 142],
    [-8, 126],
    [4, 126],
    [-7, 110],
    [3, 110],
  ] as const)
    p.box("glow", X + x, y, 4, 7);
  block(p, X - 21, 88, 42, 4, 13);
  tier(84, 25, 21, 30, 9);
  p.box("glow", X - 3, 74, 4, 8);
  block(p, X - 13, 54, 27, 3.5, 8);
  p.box("deep", X - 8, 51, 19, 14);
  for (const x of [-8, -2, 4, 9]) p.box(x > 3 ? "shade" : "lit", X + x, 51, 2.4, 14);
  p.blob("gold", X + 1.5, 36, X + 6, 44, X + 4, 51, X - 2, 51, X - 3, 44);
  p.poly("roof", X - 11, 37, X + 1, 26, X + 3, 37);
  p.poly("roof2", X + 3, 37, X + 1, 26, X + 15, 37);
  statue(p, X + 1, 27, 13, "gold", "gold2");
  for (const [a, b] of [
    [-60, -10],
    [-66, 3],
    [-54, 15],
    [62, -10],
    [70, 3],
    [58, 15],
  ] as const)
    p.line([X + a * 0.4, 44 + b * 0.4, X + a, 44 + b], 1.3, "gold");
  ship(p, 20, 184, 0.56);
};

export const greatLibrary: Draw = (p) => {
  // A hall: shelves of scrolls between columns, a reader at the table, light from the left.
  p.box("stone", 0, 200, 300, 200);
  p.box("sky3", 0, 30, 300, 30);
  p.box("shade", 0, 160, 300, 150);
  const shelf = (x: number, w: number) => {
    p.box("wood2", x, 158, w, 122);
    for (let row = 0; row < 5; row++) {
      const y = 152 - row * 23;
      p.box("deep", x + 3, y, w - 6, 19);
      for (let i = 0; i < Math.floor((w - 8) / 7); i++) {
        const high = row % 2 ? 0 : 0;
        for (let k = 0; k < 2 + ((i + row) % 2); k++) {
          const cy = y - 3.6 - k * 6 - high;
          p.disc(
            (i + k + row) % 4 === 0 ? "cloth" : (i + k) % 3 ? "white" : "stone",
            x + 7.5 + i * 7,
            cy,
            3,
          );
          p.disc("wood2", x + 7.5 + i * 7, cy, 0.9);
        }
      }
      p.box("wood", x + 2, y + 3, w - 4, 3);
    }
  };
  shelf(14, 58);
  shelf(228, 60);
  p.box("deep", 92, 158, 116, 124);
  p.fill("sky2", "M100 158L100 74C100 26 200 26 200 74L200 158Z");
  p.fill("sky3", "M100 158L100 112L200 112L200 158Z");
  sun(p, 132, 66, 11);
  hills(p, "far", 158, 100, 132, 130, 124, 160, 130, 200, 120);
  sea(p, 100, 138, 100, 160);
  block(p, 158, 140, 7, 26, 2);
  block(p, 159.5, 114, 4, 12, 1);
  p.path("M100 158L100 74C100 26 200 26 200 74L200 158", 3, "lit");
  p.poly("lit", 0, 36, 300, 36, 300, 20, 0, 20);
  p.box("roof", 0, 33, 300, 4);
  for (let i = 0; i < 26; i++) p.box("gold", 2 + i * 12, 32.5, 5, 3);
  p.box("stone", 0, 20, 300, 20);
  p.hatch([0, 0, 300, 0, 300, 20, 0, 20], 0, 5);
  for (const x of [6, 82, 218, 294]) {
    p.at(0, 0, 1, () => {
      p.poly("lit", x - 9, 162, x - 7.6, 38, x + 7.6, 38, x + 9, 162);
      p.poly("shade", x + 2, 162, x + 2, 38, x + 7.6, 38, x + 9, 162);
      for (const f of [-5, -1.6]) p.line([x + f, 156, x + f * 0.85, 46], 0.6);
      p.box("lit", x - 12, 168, 24, 7);
      p.box("lit", x - 12, 42, 24, 7);
      p.box("shade", x + 2, 42, 10, 7);
    });
  }
  p.poly("near", 0, 164, 300, 164, 300, 200, 0, 200);
  for (let i = -4; i < 12; i++)
    p.line([150 + (i - 4) * 22, 164, 150 + (i - 4) * 44, 200], 0.7, "mid");
  p.line([0, 178, 300, 178], 0.7, "mid");
  p.poly("sky3", 104, 164, 172, 164, 140, 200, 60, 200);
  // Table, reader, open scroll.
  p.box("wood2", 118, 192, 5, 22);
  p.box("wood2", 192, 192, 5, 22);
  p.box("wood", 108, 172, 98, 6);
  p.box("wood2", 108, 167.5, 98, 1.6);
  scroll(p, 148, 166, 44, 12, 2);
  person(p, 196, 192, 48, "white", "cloth2");
  person(p, 98, 190, 44, "cloth");
  for (const [x, r] of [
    [116, 3],
    [122, 3],
    [119, 3],
  ] as const)
    p.disc("stone", x, 163 - (x === 119 ? 5 : 0), r);
};

export const pyramids: Draw = (p) => {
  sky(p, 300, 138);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 226, 40, 16);
  cloud(p, 20, 46, 64);
  cloud(p, 244, 76, 50);
  birds(p, 60, 66, 4, 4);
  hills(p, "far", 180, 0, 134, 70, 130, 160, 136, 240, 128, 300, 134);
  pyramid(p, -26, 144, 110, 62, 0.64);
  pyramid(p, 190, 144, 128, 76, 0.64);
  pyramid(p, 54, 150, 178, 116, 0.63);
  p.poly("white", 132, 54, 143, 34, 149, 54, 145, 60, 138, 57);
  p.poly("gold", 140, 40, 143, 34, 144.6, 40);
  hills(p, "mid", 206, -4, 148, 60, 152, 140, 150, 220, 154, 304, 147);
  p.fill("near", "M0 176C60 164 120 178 180 172C230 168 270 174 300 168L300 200L0 200Z");
  tufts(p, 10, 156, 280, 12, 14, "shade");
  for (const [x, s] of [
    [94, 19],
    [124, 19],
    [154, 19],
  ] as const)
    camel(p, x, 168, s);
  person(p, 184, 168, 14, "cloth2");
  palm(p, 40, 184, 84, -0.05);
  palm(p, 58, 186, 58, 0.12);
  palm(p, 262, 184, 66, 0.06);
  bushes(p, 24, 188, 56, 6, 5);
  p.fill("sea", "M60 200C110 190 190 190 230 200Z");
  p.path("M96 196L130 196M150 198L190 198", 0.8, "foam");
};

export const sphinx: Draw = (p) => {
  sky(p, 300, 140);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 70, 50, 17);
  cloud(p, 196, 42, 72);
  hills(p, "far", 180, 0, 132, 90, 136, 180, 130, 300, 136);
  pyramid(p, 190, 146, 120, 80, 0.64);
  pyramid(p, -30, 146, 92, 48, 0.64);
  hills(p, "mid", 206, -4, 146, 80, 150, 200, 148, 304, 150);
  p.at(0, 8, 1, () => {
    // Body behind, then the paws, then the head, looking to the left.
    p.fill(
      "stone",
      "M132 156L132 104C150 96 190 92 220 96C246 98 262 112 262 134C262 146 258 152 250 156Z",
    );
    p.fill("shade", "M150 156L166 134C190 130 214 132 236 140L250 156Z");
    const rump = [236, 102, 252, 112, 262, 134, 258, 150, 250, 156, 238, 156, 246, 134];
    p.poly("shade", ...rump);
    p.hatch(rump, 60, 3.4);
    p.fill("stone", "M190 156C184 136 196 118 218 118C240 118 252 134 246 156Z");
    p.path("M190 156C184 136 196 118 218 118C230 118 240 123 245 132", 1);
    p.fill("lit", "M150 158C150 150 156 147 164 147L222 145L230 158Z");
    p.path("M154 157L154 152M160 157L160 152M166 157L166 152M150 106C170 98 196 96 216 99", 1);
    p.fill("lit", "M62 156C58 150 60 144 68 143L140 136L150 156Z");
    p.fill("shade", "M62 156C58 152 60 150 64 149L150 146L150 156Z");
    p.path("M66 156L66 150M72 156L72 150M78 156L78 150", 1);
    p.fill("lit", "M132 140C120 130 118 112 122 96L156 96L166 140Z");
    p.fill("shade", "M146 140C152 126 152 112 148 96L156 96L166 140Z");
    for (let i = 0; i < 4; i++)
      p.path(
        `M121 ${108 + i * 7}C130 ${112 + i * 7} 144 ${112 + i * 7} 152 ${108 + i * 7}`,
        1,
        "gold2",
      );
    // Headcloth and face.
    p.fill(
      "gold",
      "M104 108C100 84 100 56 112 42C124 32 144 32 154 44C164 60 168 86 172 108C164 114 156 112 150 104L118 104C114 112 108 112 104 108Z",
    );
    p.fill(
      "gold2",
      "M142 36C148 38 152 41 154 44C164 60 168 86 172 108C164 114 156 112 150 104C152 82 150 58 142 36Z",
    );
    for (let i = 0; i < 6; i++)
      p.path(
        `M${154 + i * 1.4} ${56 + i * 9}L${162 + i * 1.6} ${60 + i * 9}M${104} ${64 + i * 8}L${111} ${62 + i * 8}`,
        1.6,
        "cloth2",
      );
    p.fill(
      "lit",
      "M111 56C118 50 138 50 144 58C147 72 146 86 140 96C134 104 122 104 116 96C110 86 108 72 111 56Z",
    );
    p.fill(
      "stone",
      "M134 54C140 55 142 56 144 58C147 72 146 86 140 96C136 101 131 102 128 102C138 92 140 72 134 54Z",
    );
    p.path(
      "M115 68C118 66 121 66 123 68M131 68C134 66 138 66 140 68M127 68L124 82L129 83M120 90C124 92 130 92 134 90M113 63C117 60 121 60 124 63M130 63C134 60 138 60 142 63",
      1.1,
    );
    p.disc("ink", 119, 69, 1.3);
    p.disc("ink", 135.6, 69, 1.3);
    p.fill("gold", "M124 102L132 102L131 122L125 122Z");
    p.path("M112 52C120 46 138 46 146 54", 2.4, "cloth2");
    p.poly("gold", 126, 50, 129, 38, 132, 50);
  });
  p.fill("mid", "M0 166L300 164L300 200L0 200Z");
  p.fill("near", "M0 184C70 176 140 188 210 180C250 176 280 180 300 178L300 200L0 200Z");
  block(p, 28, 172, 22, 14, 6);
  crowd(p, 48, 178, 60, 11, 6);
  palm(p, 278, 184, 64, 0.02);
  palm(p, 22, 186, 56, -0.06);
  tufts(p, 70, 178, 180, 10, 14, "shade");
};

/** Plants over the edge of a terrace. */
function hanging(p: Pen, x: number, y: number, w: number, n: number, long: number): void {
  for (let i = 0; i < n; i++) {
    const at = x + (w * (i + 0.5)) / n;
    const h = long * (0.5 + 0.7 * p.random());
    p.blob(
      i % 2 ? "leaf2" : "leaf",
      at - 3.4,
      y - 1,
      at + 3.4,
      y - 1,
      at + 2.2,
      y + h * 0.5,
      at,
      y + h,
      at - 2.2,
      y + h * 0.5,
    );
  }
  bushes(p, x, y, w - 4, 5.5, Math.round(w / 9));
}

export const hangingGardens: Draw = (p) => {
  sky(p, 300, 150);
  stars(p, 0, 0, 300, 80, 26);
  sun(p, 56, 44, 15);
  cloud(p, 222, 52, 66);
  birds(p, 84, 34, 3, 4);
  hills(p, "far", 152, 0, 138, 60, 134, 120, 142, 220, 136, 300, 132);
  for (let i = 0; i < 4; i++)
    block(p, 8 + i * 6, 150 - i * 8, 52 - i * 12, 8.5, 7 - i, i % 2 ? "stone" : "lit");
  p.box("mid", 0, 206, 300, 58);
  const floor = (x: number, y: number, w: number, h: number, n: number) => {
    block(p, x, y, w, h, w * 0.1, "stone");
    arcade(p, x + 4, y, w - 8, h * 0.66, n, "glow");
    p.box("lit", x - 2, y - h + 4, w + 4, 4);
    p.box("roof", x - 2, y - h + 6, w + 4, 2);
  };
  floor(68, 178, 178, 38, 8);
  hanging(p, 68, 141, 178, 22, 15);
  floor(92, 142, 130, 33, 6);
  hanging(p, 92, 110, 130, 16, 15);
  cypress(p, 80, 141, 30);
  palm(p, 234, 141, 34, 0.1);
  floor(116, 111, 82, 28, 4);
  hanging(p, 116, 84, 82, 11, 13);
  tree(p, 105, 110, 26);
  cypress(p, 210, 110, 30);
  columns(p, 134, 84, 46, 24, 5, 4.4);
  block(p, 130, 60, 54, 6, 5);
  hanging(p, 131, 55, 52, 7, 9);
  palm(p, 158, 55, 36, 0.04);
  palm(p, 142, 55, 25, -0.1);
  tree(p, 124, 84, 20);
  p.path(
    "M155 84L155 110M158 84L158 112M155 116L155 142M158 116L158 141M155 148L155 178M158 148L158 180",
    2,
    "foam",
  );
  p.fill("sea", "M0 186C80 178 200 178 300 184L300 200L0 200Z");
  p.path("M30 192L70 192M100 188L150 188M180 193L230 193M240 188L270 188", 1, "foam");
  palm(p, 30, 188, 80, -0.05);
  palm(p, 276, 188, 70, 0.06);
  bushes(p, 4, 190, 60, 8, 5);
  bushes(p, 244, 190, 56, 7, 5);
  crowd(p, 90, 182, 40, 9, 5);
};
