import { beforeAll, describe, expect, test } from "vitest";
import type { DicePicture } from "../gen/dice";
import { diceCatalogue } from "../gen/dice-catalogue";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { ACTION, BONUS, NAMES } from "./fixture";
import { compared } from "./guild";
import { outcome } from "./price";
import { opened, placeOf } from "./sheet";
import { asTurnBegan, myTurn } from "./turn";
import { type Asker, whyNotDie, whyNotSpace } from "./why";

const set = diceCatalogue.boards[0]!;

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

/** The picture with changes to the city of seat 0. */
function changed(city: Partial<DicePicture["cities"][number]>): DicePicture {
  const cities = ACTION.picture.cities.map((one) => (one.seat === 0 ? { ...one, ...city } : one));
  return { ...ACTION.picture, cities };
}

describe("what a move costs and brings", () => {
  interface Case {
    move: string;
    total: number;
    coins: number;
    points: number;
    follows: string[];
    picture?: DicePicture;
    free?: boolean;
  }
  const cases: Case[] = [
    // Section 0 and a space of cost 3, which 3 resources pay.
    { move: "build blue agora.r1c4", total: 0, coins: 4, points: 4, follows: [] },
    // The die alone.
    { move: "build red barracks_east.attack.2", total: 2, coins: 2, points: 4, follows: [] },
    { move: "build yellow market.camel.2", total: 1, coins: 3, points: 0, follows: ["cross"] },
    // A lasting effect makes the green die free; the section says 1.
    { move: "build green university.compass.1", total: 0, coins: 4, points: 0, follows: [] },
    // Fewer resources: a coin for each that is missing.
    {
      move: "build red barracks_east.attack.2",
      picture: changed({ resources: 0, coins: 9 }),
      total: 3,
      coins: 6,
      points: 4,
      follows: [],
    },
    // A free die costs nothing.
    {
      move: "build red barracks_east.attack.2",
      free: true,
      total: 0,
      coins: 4,
      points: 4,
      follows: [],
    },
    // Coins for choosing the die come first.
    {
      move: "build blue agora.r1c4",
      picture: changed({ crossed: [...ACTION.picture.cities[0]!.crossed, "university.compass.1"] }),
      total: 0,
      coins: 6,
      points: 4,
      follows: [],
    },
  ];
  test.each(cases)("$move", ({ move, picture, free, total, coins, points, follows }) => {
    const found = outcome(set, picture ?? ACTION.picture, 0, move, free ?? false);
    expect(found.price?.total).toBe(total);
    expect(found.coins).toBe(coins);
    expect(found.points).toBe(points);
    expect(found.follows.map((task) => task.kind)).toEqual(follows);
  });

  test("passing brings coins, and what does not fit is lost", () => {
    expect(outcome(set, ACTION.picture, 0, "pass", false).coins).toBe(7);
    const full = outcome(set, changed({ coins: 27 }), 0, "pass", false);
    expect([full.coins, full.lost]).toEqual([28, 2]);
  });

  test("a defence on the facing side takes a point off an attack", () => {
    const cities = ACTION.picture.cities.map((city) =>
      // The right neighbour of seat 0 looks at it with the western Barracks.
      city.seat === 2 ? { ...city, crossed: ["barracks_west.defence.1"] } : city,
    );
    const picture = { ...ACTION.picture, cities };
    const found = outcome(set, picture, 0, "build red barracks_east.attack.2", false);
    expect(found.points).toBe(3);
    expect(found.gains[0]?.against).toEqual({ seat: 2, defence: 1 });
  });

  test("the last space of a building brings its bonus, after its own effects", () => {
    const agora = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r2c4"].map((c) => `agora.${c}`);
    const picture = changed({ crossed: [...ACTION.picture.cities[0]!.crossed, ...agora] });
    const found = outcome(set, picture, 0, "build blue agora.r1c4", false);
    expect(found.finishes).toBe("agora");
    expect(found.firstAgora).toBe(true);
    expect(found.points).toBe(4 + set.first_to_finish);
    expect(found.follows.map((task) => task.kind)).toEqual(["bonus"]);
  });
});

test("what dice reach by the sheet is what the picture says, where coins suffice", () => {
  const city = ACTION.picture.cities[0]!;
  for (const die of ACTION.picture.forum) {
    const locked = ["purple", "white"].includes(die.die);
    const spaces = opened(set, city, die.symbol!).filter((id) => {
      const cost = placeOf(set, city.city, id)!.space.cost;
      return !locked && (die.cost ?? 0) + Math.max(0, cost - city.resources) <= city.coins;
    });
    expect(spaces.sort(), die.die).toEqual([...die.spaces].sort());
  }
});

describe("the own turn", () => {
  test("a finished wonder asks for a bonus", () => {
    const turn = myTurn(set, BONUS.picture, 0, BONUS.log);
    expect(turn.moves).toEqual(["wonder"]);
    expect(turn.crossed).toEqual(["wonder.halicarnassus.3"]);
    expect(turn.now).toMatchObject({ kind: "bonus", from: "wonder.halicarnassus.3" });
    expect(asTurnBegan(set, BONUS.picture, 0, BONUS.log).crossed).not.toContain(
      "wonder.halicarnassus.3",
    );
  });

  test("of two spaces to cross, one is left, and the bonus between comes first", () => {
    const log = [
      "roll white bust_red 0",
      "0 build white gallery.bust_red.1",
      "0 cross barracks_west.defence.2",
    ];
    const west = ["attack.1", "attack.2", "attack.3", "attack.4", "defence.1", "defence.2"];
    const picture = changed({
      crossed: ["gallery.bust_red.1", ...west.map((id) => `barracks_west.${id}`)],
      decides: "a bonus is crossed off",
    });
    const turn = myTurn(set, picture, 0, log);
    expect(turn.now).toMatchObject({ kind: "bonus", buildings: ["barracks_west"] });
    expect(turn.later).toMatchObject([{ kind: "cross-up-to", left: 1 }]);
  });
});

describe("the Guild Court", () => {
  test("three players: as many is enough", () => {
    const found = compared(set, ACTION.picture, 0, "compare_yellow", ACTION.log);
    expect(found).toMatchObject({ own: 3, strictly: false, holds: true });
    expect(found?.others).toEqual([
      { seat: 1, n: 3 },
      { seat: 2, n: 2 },
    ]);
  });
  test("two players: more is needed, and this turn does not count", () => {
    const found = compared(set, BONUS.picture, 0, "compare_wonder", BONUS.log);
    expect(found).toMatchObject({
      own: 2,
      others: [{ seat: 1, n: 2 }],
      strictly: true,
      holds: false,
    });
  });
});

describe("why not", () => {
  const asker = (picture: DicePicture, more: Partial<Asker> = {}): Asker => ({
    set,
    picture,
    seat: 0,
    log: ACTION.log,
    names: NAMES,
    task: { kind: "action", buildings: [], left: 1, from: null },
    ...more,
  });
  const { legal, picture } = ACTION;

  test.each([
    ["purple", picture, /not unlocked the purple die: cross University, tablet 3 first/],
    ["grey_3", picture, /Nothing is left on your sheet for this symbol: brick/],
    ["red", changed({ coins: 1 }), /The die costs 2 coins, you have 1/],
    [
      "red",
      changed({ coins: 2, resources: 0 }),
      /2 for the die and 1 resource missing: 3 coins, you have 2/,
    ],
    [
      "purple",
      changed({ unlocked: ["purple"], crossed: [] }),
      /You: 0, Bo: 3, Cia: 2. It does not hold/,
    ],
  ])("die %s", (die, seen, words) => {
    expect(whyNotDie(asker(seen), die, [])).toMatch(words);
  });
  test("a die that can be chosen has no reason", () => {
    expect(whyNotDie(asker(picture), "blue", legal)).toBeNull();
  });

  test.each([
    ["market.camel.1", picture, {}, /crossed already/],
    ["barracks_east.attack.3", picture, {}, /First comes Eastern Barracks, attack 2/],
    ["warehouse.stone", picture, {}, /No die in the Forum leads there now; it needs stone/],
    [
      "university.compass.1",
      picture,
      { task: { kind: "cross", buildings: ["warehouse"], left: 1, from: null } },
      /Now a space is crossed in: Warehouse/,
    ],
    [
      "warehouse.papyrus",
      changed({ crossed: [], resources: 0, coins: 1 }),
      { task: { kind: "cross", buildings: ["warehouse"], left: 1, from: null } },
      /2 resources missing: 2 coins, you have 1/,
    ],
  ] as [string, DicePicture, Partial<Asker>, RegExp][])("space %s", (space, seen, more, words) => {
    expect(whyNotSpace(asker(seen, more), space, more.task ? [] : legal)).toMatch(words);
  });
});
