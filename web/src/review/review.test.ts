import { describe, expect, it } from "vitest";
import type { Finished } from "../gen/protocol";
import { seatsFor } from "./again";
import { indexAt, pathOf, sharesAt, xOf, yOf } from "./curve";
import { playerNames } from "./names";
import { cutRecord, readRecord } from "../lib/record";
import { stopAt, stops } from "./stops";
import { inPoints, isSlip, SHAPES, WORDS } from "./words";

const DUEL = `mirabilia 1 duel
seats 2
names Ada, Bo
options wonders=first-game
commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
numbers 0:c0ffee 1:7
dealt-from 2
deal tokens economy law masonry strategy theology
deal age 1 tavern baths / ? ? ?
0 build quarry
1 build lumber-yard
0 sell theater
reveal 9 glassworks
1 build palisade
`;

describe("records", () => {
  it("are split into header and steps", () => {
    const { head, steps } = readRecord(DUEL);
    expect(head).toHaveLength(8);
    expect(steps[0]).toBe("deal tokens economy law masonry strategy theology");
    expect(steps).toHaveLength(7);
  });

  it("are cut after a number of steps, without the commitment to their luck", () => {
    expect(cutRecord(DUEL, 3)).toBe(
      [
        "mirabilia 1 duel",
        "seats 2",
        "names Ada, Bo",
        "options wonders=first-game",
        "deal tokens economy law masonry strategy theology",
        "deal age 1 tavern baths / ? ? ?",
        "0 build quarry",
        "",
      ].join("\n"),
    );
  });

  it("keep a described position whole", () => {
    const text =
      "mirabilia 1 duel\nseats 2\nposition\n0 coins 7 # a line of the position\nend\n0 build altar\n1 sell press\n";
    expect(readRecord(text).steps).toEqual(["0 build altar", "1 sell press"]);
    expect(cutRecord(text, 1)).toContain("end\n0 build altar\n");
  });

  it("keep the boards of Dice", () => {
    const text =
      "mirabilia 1 dice\nseats 2\nboards balanced 67\nsecret x\nroll grey_1 stone 0\n0 pass\n";
    expect(cutRecord(text, 0)).toBe("mirabilia 1 dice\nseats 2\nboards balanced 67\n");
  });
});

describe("stops", () => {
  const at = (game: "duel" | "wonders" | "dice", lines: string[]) =>
    stops(game, lines).map((stop) => [stop.at, stop.choices.map((choice) => choice.seat)]);

  it("in Duel stand before each decision, what was uncovered included", () => {
    expect(at("duel", readRecord(DUEL).steps)).toEqual([
      [2, [0]],
      [3, [1]],
      [4, [0]],
      [6, [1]],
      [7, []],
    ]);
  });

  it("in 7 Wonders stand before each turn of all", () => {
    const lines = [
      "deal age 1 a / b / c",
      "0 build a",
      "1 build b",
      "2 sell c",
      "0 build d",
      "1 stage with e",
      "2 build f",
    ];
    expect(at("wonders", lines)).toEqual([
      [1, [0, 1, 2]],
      [4, [0, 1, 2]],
      [7, []],
    ]);
    expect(stops("wonders", lines)[1]!.choices[2]).toEqual({
      step: 4,
      seat: 2,
      move: "build f",
      number: 7,
    });
    expect(stops("wonders", lines)[1]!.led).toEqual([2, 3, 4]);
  });

  it("distinguish the seventh card, revivals and wonders chosen in turn", () => {
    const lines = ["0 choose a", "1 choose b", "0 build x", "1 build y", "0 sell z", "1 revive w"];
    expect(at("wonders", lines)).toEqual([
      [0, [0]],
      [1, [1]],
      [2, [0, 1]],
      [4, [0]],
      [5, [1]],
      [6, []],
    ]);
  });

  it("in Dice stand before each round", () => {
    const lines = ["roll x", "0 wonder", "1 pass", "2 pass", "0 build a b", "2 cross c", "roll y"];
    expect(at("dice", lines)).toEqual([
      [1, [0, 1, 2]],
      [4, [0, 2]],
      [7, []],
    ]);
  });

  it("are found by a step", () => {
    const all = stops("duel", readRecord(DUEL).steps);
    expect([0, 2, 3, 5, 6, 99].map((step) => stopAt(all, step))).toEqual([0, 0, 1, 2, 3, 4]);
  });
});

describe("the curve", () => {
  const frame = { width: 110, height: 120, left: 5, right: 5, top: 10, bottom: 10 };

  it("has the shares of each stop, or those before", () => {
    const all = stops("duel", ["0 a", "1 b", "0 c"]);
    const curve = [
      { step: 0, shares: [0.5, 0.5] },
      { step: 2, shares: [0.9, 0.1] },
    ];
    expect(sharesAt(all, curve)).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.9, 0.1],
      [0.9, 0.1],
    ]);
  });

  it("runs from edge to edge, certain victory at the top", () => {
    expect([xOf(frame, 0, 4), xOf(frame, 4, 4), xOf(frame, 0, 0)]).toEqual([5, 105, 5]);
    expect([yOf(frame, 1), yOf(frame, 0)]).toEqual([10, 110]);
    expect(pathOf(frame, [[1], [0.5], [0]], 0)).toBe("M5.0 10.0L55.0 60.0L105.0 110.0");
  });

  it("finds the stop under the pointer", () => {
    expect([-20, 5, 29, 31, 105, 500].map((x) => indexAt(frame, x, 4))).toEqual([0, 0, 1, 1, 4, 4]);
  });
});

describe("words", () => {
  it("have a shape each", () => {
    expect(new Set(WORDS.map((word) => SHAPES[word])).size).toBe(6);
    expect(WORDS.filter(isSlip)).toEqual(["inaccuracy", "mistake", "blunder"]);
  });

  it.each([
    [0.1193, 12],
    [0.0297, 3],
    [0.0736, 7.4],
    [0.0996, 10],
    [0, 0],
  ])("%s of the victory are %s points", (share, points) => {
    expect(inPoints(share)).toBe(points);
  });
});

describe("playing on", () => {
  const game = {
    seats: [
      { name: "Ada", bot: false },
      { name: "hard", bot: true },
      { name: "Bo", bot: false },
    ],
  } as Finished;

  it("keeps the bots, and puts the default bot on seats of people", () => {
    expect(seatsFor(game, 0, "same")).toEqual(["you", { bot: "hard" }, { bot: "normal" }]);
    expect(seatsFor(game, 1, "same")).toEqual([{ bot: "normal" }, "you", { bot: "normal" }]);
    expect(seatsFor(game, 2, "easy")).toEqual([{ bot: "easy" }, { bot: "easy" }, "you"]);
  });

  it("names people as they are", () => {
    expect(playerNames(game.seats)[2]).toBe("Bo");
  });
});
