import type { Draw, Pen } from "../core/pen";
import { column, gable, house } from "../shapes/buildings";
import { bricks, coinStack, sack } from "../shapes/goods";
import { block, tower, wall } from "../shapes/masonry";
import { flame } from "../shapes/sky";
import { scales } from "../shapes/tools";

/** A struck coin: enamelled rim, beads, a raised field; the mood `coin` turns every tone into metal. */
const struck =
  (emblem: Draw): Draw =>
  (p) => {
    p.disc("ink", 51, 52, 47);
    p.disc("leaf2", 50, 50, 47);
    p.disc("leaf", 49, 49, 45.4);
    p.disc("shade", 50, 50, 41);
    p.disc("lit", 49, 49, 40.4);
    p.disc("stone", 50, 50, 39.4);
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.2832;
      p.disc("lit", 50 + Math.cos(a) * 43.6, 50 + Math.sin(a) * 43.6, 0.9);
    }
    p.ring(50, 50, 36.6, 0.8, "shade");
    // The shaded side of the sunken field.
    p.fill(
      "lit",
      "M18 66C26 82 42 88 58 85C74 82 84 70 85.600 56C86 76 70 88 52 88C36 88 24 80 18 66Z",
    );
    emblem(p);
  };

function ear(p: Pen, x: number, y: number, lean: number): void {
  p.path(`M50 78Q${(50 + x) / 2 + lean} ${(78 + y) / 2} ${x} ${y}`, 1.3, "shade");
  for (let i = 0; i < 5; i++) {
    const [cx, cy] = [x + (50 - x) * i * 0.07, y + i * 5];
    for (const s of [-1, 1])
      p.fill(
        s < 0 ? "lit" : "deep",
        `M${cx} ${cy + 5}Q${cx + s * 5} ${cy + 2} ${cx + s * 4} ${cy - 4}Q${cx} ${cy - 1} ${cx} ${cy + 5}Z`,
      );
  }
  p.path(`M${x} ${y}L${x + lean * 0.2} ${y - 7}`, 0.9, "deep");
}

export const coins: Record<string, Draw> = {
  agriculture: struck((p) => {
    ear(p, 34, 32, -4);
    ear(p, 66, 32, 4);
    ear(p, 50, 24, 0);
    p.path("M40 68Q50 63 60 68", 3, "deep");
    p.path("M42 80L50 66L58 80M46 81L50 68L54 81", 1.3, "shade");
  }),
  architecture: struck((p) => {
    p.box("shade", 26, 76, 50, 4);
    p.box("lit", 24, 74, 50, 4);
    for (const x of [32, 44, 56, 68]) column(p, x, 70, 26, 6);
    p.box("lit", 26, 44, 48, 5);
    gable(p, 26, 39, 48, 15);
  }),
  economy: struck((p) => {
    p.at(42, 76, 0.46, () => sack(p, 0, 0, 100, "lit"));
    coinStack(p, 66, 74, 9, 4);
  }),
  law: struck((p) => scales(p, 50, 80, 58, "lit")),
  masonry: struck((p) => {
    bricks(p, 24, 78, 44, 22, 4, 4);
    p.line([62, 32, 74, 20], 4, "deep");
    p.line([56, 38, 63, 31], 1.8, "shade");
    p.fill("lit", "M36 58L44 36L58 50Z");
    p.fill("deep", "M36 58L51 43L58 50Z");
  }),
  mathematics: struck((p) => {
    p.poly("lit", 26, 76, 74, 76, 74, 40);
    p.poly("stone", 44, 70, 68, 70, 68, 52);
    p.path("M26 76L74 76L74 40Z", 1, "deep");
    for (let i = 0; i < 8; i++) p.line([31 + i * 5.4, 76, 31 + i * 5.4, 73], 0.9, "deep");
    p.line([30, 62, 42, 22, 58, 58], 2.6, "deep");
    p.disc("lit", 42, 22, 4);
    p.disc("deep", 42, 22, 1.6);
    p.path("M34 46Q44 52 54 46", 1.4, "shade");
  }),
  philosophy: struck((p) => {
    p.fill("lit", "M32 26C40 32 60 32 68 26C76 44 76 68 50 82C24 68 24 44 32 26Z");
    p.fill("shade", "M56 31C61 30 65 28 68 26C76 44 76 68 50 82C64 66 66 48 56 31Z");
    p.disc("stone", 41, 42, 8);
    p.disc("stone", 59, 42, 8);
    p.disc("ink", 41, 42, 3.6);
    p.disc("ink", 59, 42, 3.6);
    p.poly("deep", 46.6, 48, 53.4, 48, 50, 57);
    for (let i = 0; i < 3; i++)
      p.path(
        `M${40 + i * 2} ${62 + i * 5}L44 ${64 + i * 5}M50 ${62 + i * 5}L50 ${65 + i * 5}M56 ${64 + i * 5}L${60 - i * 2} ${62 + i * 5}`,
        1.2,
        "deep",
      );
  }),
  strategy: struck((p) => {
    // A crested helmet, looking to the left.
    p.fill(
      "deep",
      "M34 34C38 14 72 14 80 40C84 54 80 66 74 74L68 70C74 60 74 46 66 36C58 28 44 28 34 34Z",
    );
    p.path(
      "M40 25L44 32M50 20L52 29M60 20L59 30M70 26L64 34M76 36L69 41M78 48L71 49M77 60L71 57",
      1,
      "lit",
    );
    p.fill(
      "lit",
      "M34 50C34 34 48 28 58 30C70 34 74 48 70 60L66 78L56 78L54 64L46 62L42 80L32 78C28 70 30 60 34 50Z",
    );
    p.fill("shade", "M58 30C70 34 74 48 70 60L66 78L58 78C62 62 64 44 58 30Z");
    p.fill("ink", "M34 52C40 48 48 50 54 56L52 60L44 58L42 70L38 70L38 56Z");
    p.path("M36 46C44 42 54 44 60 52", 1.2, "deep");
  }),
  theology: struck((p) => {
    for (let i = -4; i <= 4; i++) {
      const a = (i * 20 * Math.PI) / 180;
      p.line(
        [
          50 + Math.sin(a) * 22,
          44 - Math.cos(a) * 22,
          50 + Math.sin(a) * 30,
          44 - Math.cos(a) * 30,
        ],
        1.8,
        "lit",
      );
    }
    block(p, 38, 72, 20, 16, 6);
    p.box("lit", 34, 58, 30, 4);
    p.box("shade", 32, 76, 38, 4);
    flame(p, 49, 54, 26);
  }),
  urbanism: struck((p) => {
    house(p, 28, 62, 12, 18, 10);
    tower(p, 46, 64, 12, 38, 5);
    house(p, 62, 62, 10, 16, 9);
    wall(p, 22, 76, 56, 14, 5, "lit");
    p.fill("ink", "M44 76L44 70C44 64 56 64 56 70L56 76Z");
  }),
};
