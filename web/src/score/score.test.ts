import { beforeEach, describe, expect, it } from "vitest";
import { checks } from "./checks";
import { KEPT, keep, lastPad, pads, remove, reopen } from "./history";
import { items } from "./items";
import { newPad, readSum, typed, type Entry, type Pad } from "./pad";
import { possible } from "./possible";
import { science } from "./science";
import { nextPlace } from "./pen";
import { points, result } from "./worth";

const num = (points: number): Entry => ({ as: "points", points });
const coins = (coins: number): Entry => ({ as: "coins", coins });
const of = (ids: Record<string, number>): Entry => ({ as: "items", of: ids });

/** A pad of these entries, one object a player. */
function pad(game: Pad["game"], ...entries: Record<string, Entry>[]): Pad {
  const made = newPad(
    game,
    entries.map((_, seat) => `P${seat}`),
    1000,
  );
  made.players.forEach((player, seat) => (player.entries = entries[seat]!));
  return made;
}

const ids = (one: Pad) => checks(one).map((check) => check.id);

describe("science", () => {
  // Symbols, of choice, points: the examples of docs/rules/wonders.md and some more.
  it.each([
    [3, 2, 1, 0, 21],
    [2, 2, 1, 1, 26],
    [4, 1, 0, 1, 26],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 2, 4],
    [1, 1, 0, 1, 10],
    [1, 0, 0, 2, 10],
    [4, 4, 4, 2, 16 + 16 + 36 + 28],
  ])("%i %i %i and %i of choice give %i", (compass, gear, tablet, wild, wanted) => {
    expect(science({ compass, gear, tablet }, wild).points).toBe(wanted);
  });
});

describe("what is typed", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["12", 12],
    ["-3", -3],
    ["−3", -3],
    ["3+5+7", 15],
    ["3 5  7", 15],
    ["3 + 5 +", 8],
  ])("%j is %s", (text, wanted) => {
    expect(readSum(text)).toBe(wanted);
  });

  it.each(["x", "3.5", "3-5", "+", "1000000"])("%j is no number", (text) => {
    expect(readSum(text)).toBeNaN();
  });

  it("keeps the sum, and reads treasuries as coins", () => {
    expect(typed("civilian", "3+5")).toEqual({ as: "points", points: 8, text: "3 + 5" });
    expect(typed("civilian", "8")).toEqual({ as: "points", points: 8 });
    expect(typed("treasury", "11")).toEqual({ as: "coins", coins: 11 });
  });
});

describe("7 Wonders", () => {
  it("adds up the filled-in pad of the rules", () => {
    const game = pad(
      "wonders",
      {
        wonder: { as: "stages", wonder: "rhodos", side: "day", built: 3 },
        treasury: coins(11),
        military: { as: "tokens", won: [1, 2, 0], lost: 1 },
        civilian: of({ altar: 1, senate: 1 }),
        commerce: of({ haven: 2 }),
        science: { as: "symbols", compass: 3, gear: 2, tablet: 1, wild: 0 },
        guilds: of({ "spies-guild": 4 }),
      },
      {},
      {},
    );
    const lines = ["wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"];
    expect(lines.map((line) => points(game, 0, line))).toEqual([10, 3, 6, 9, 2, 21, 4]);
    expect(result(game).totals[0]).toBe(55);
    expect(ids(game)).toEqual([]);
  });

  it("lets coins decide, then shares", () => {
    const tie = (a: number, b: number) =>
      result(
        pad(
          "wonders",
          { treasury: coins(a), civilian: num(9) },
          { treasury: coins(b), civilian: num(9) },
          { civilian: num(3) },
        ),
      );
    expect(tie(4, 5)).toMatchObject({ winners: [1], how: "coins", places: [2, 1, 3] });
    expect(tie(4, 4)).toMatchObject({ winners: [0, 1], how: "shared", places: [1, 1, 3] });
    expect(tie(2, 3)).toMatchObject({ winners: [1], how: "points" });
  });

  it("says when coins are missing for a tie", () => {
    const game = pad("wonders", { civilian: num(9) }, { civilian: num(9) }, {});
    expect(result(game).coinsMissing).toBe(true);
  });

  it.each([
    ["wonder", num(4), "score-check-wonders-wonder"],
    ["military", num(19), "score-check-wonders-military"],
    ["military", num(-7), "score-check-wonders-military"],
    ["civilian", num(2), "score-check-wonders-civilian"],
    ["civilian", num(-1), "score-check-negative"],
    ["science", num(3), "score-check-wonders-science"],
    ["guilds", num(400), "score-check-most"],
    ["treasury", coins(-1), "score-check-coins"],
    ["military", { as: "tokens", won: [3, 0, 0], lost: 0 }, "score-check-victories"],
    ["military", { as: "tokens", won: [2, 2, 2], lost: 1 }, "score-check-tokens"],
    ["science", { as: "symbols", compass: 5, gear: 0, tablet: 0, wild: 0 }, "score-check-symbol"],
    ["commerce", of({ arena: 5 }), "score-check-item"],
  ] as [string, Entry, string][])("refuses %s %j", (category, entry, wanted) => {
    expect(ids(pad("wonders", { [category]: entry }, {}, {}))).toContain(wanted);
  });

  it.each([
    ["wonder", 10],
    ["military", -6],
    ["military", 18],
    ["civilian", 3],
    ["science", 21],
    ["science", 1],
    ["guilds", 30],
  ])("takes %s %i", (category, value) => {
    expect(ids(pad("wonders", { [category]: num(value) }, {}, {}))).toEqual([]);
  });

  it("wants as many defeats as victories", () => {
    const tokens = (won: [number, number, number], lost: number): Record<string, Entry> => ({
      military: { as: "tokens", won, lost },
    });
    const game = (lost: number) =>
      pad("wonders", tokens([2, 2, 2], 0), tokens([0, 0, 0], 3), tokens([0, 0, 0], lost));
    expect(ids(game(3))).toEqual([]);
    expect(ids(game(2))).toEqual(["score-check-conflicts"]);
  });

  it("wants an even sum of military points", () => {
    const game = (c: number) =>
      pad("wonders", { military: num(18) }, { military: num(-3) }, { military: num(c) });
    expect(ids(game(-3))).toEqual([]);
    expect(ids(game(-2))).toEqual(["score-check-military-sum"]);
  });

  it("counts copies at the table", () => {
    const twice = (game: "wonders", id: string, line: string) =>
      ids(pad(game, { [line]: of({ [id]: 1 }) }, { [line]: of({ [id]: 1 }) }, {}));
    expect(twice("wonders", "spies-guild", "guilds")).toEqual(["score-check-copies"]);
    expect(twice("wonders", "palace", "civilian")).toEqual(["score-check-copies"]);
    const rhodos: Entry = { as: "stages", wonder: "rhodos", side: "day", built: 1 };
    expect(
      ids(pad("wonders", { wonder: rhodos }, { wonder: { ...rhodos, side: "night" } }, {})),
    ).toEqual(["score-check-wonder-twice"]);
  });
});

describe("Duel", () => {
  it("adds up a game that was played here", () => {
    // Seat 0 and 1 of a real game: 56 to 77, the pawn five spaces into seat 1's side.
    const game = pad(
      "duel",
      {
        civilian: of({ gardens: 1, pantheon: 1 }),
        science: of({ workshop: 1 }),
        commerce: of({ "chamber-of-commerce": 1, armory: 1 }),
        guilds: num(22),
        wonders: of({ colossus: 1, "great-lighthouse": 1, mausoleum: 1 }),
        progress: num(0),
        treasury: coins(3),
      },
      {
        civilian: num(36),
        science: num(5),
        commerce: num(6),
        guilds: num(0),
        wonders: num(19),
        progress: of({ agriculture: 1 }),
        treasury: coins(21),
      },
    );
    game.duel.pawn = 5;
    expect(result(game)).toMatchObject({
      totals: [56, 77],
      winners: [1],
      how: "points",
      filled: 16,
    });
    expect(ids(game)).toEqual([]);
  });

  it.each([
    [null, null, null],
    [0, 0, 0],
    [2, 2, 0],
    [3, 5, 0],
    [8, 10, 0],
    [-1, 0, 2],
    [-6, 0, 10],
  ])("gives the pawn at %s %s and %s points", (pawn, a, b) => {
    const game = pad("duel", {}, {});
    game.duel.pawn = pawn;
    expect([points(game, 0, "military"), points(game, 1, "military")]).toEqual([a, b]);
  });

  it("lets blue cards decide, then shares", () => {
    const tie = (a: number, b: number) =>
      result(
        pad(
          "duel",
          { civilian: num(a), wonders: num(9 - a + 3) },
          { civilian: num(b), wonders: num(9 - b + 3) },
        ),
      );
    expect(tie(3, 5)).toMatchObject({ winners: [1], how: "civilian" });
    expect(tie(3, 3)).toMatchObject({ winners: [0, 1], how: "shared" });
  });

  it("knows supremacy, whatever the points", () => {
    const game = pad("duel", { civilian: num(30) }, {});
    game.duel = { by: "science", winner: 1, pawn: null };
    expect(result(game)).toMatchObject({ winners: [1], how: "science", places: [2, 1] });
  });

  it.each([
    ["commerce", num(4), "score-check-duel-commerce"],
    ["wonders", num(40), "score-check-duel-wonders"],
    ["progress", num(5), "score-check-duel-progress"],
    ["progress", of({ mathematics: 1, agriculture: 1 }), "score-check-mathematics"],
    ["civilian", num(1), "score-check-duel-civilian"],
  ] as [string, Entry, string][])("refuses %s %j", (category, entry, wanted) => {
    expect(ids(pad("duel", { [category]: entry }, {}))).toContain(wanted);
  });

  it("has three guilds, seven wonders, and the coins of the richer city", () => {
    const guilds = of({ "merchants-guild": 1, "builders-guild": 1 });
    const more = of({ "tacticians-guild": 1, "scientists-guild": 1 });
    expect(ids(pad("duel", { guilds }, { guilds: more }))).toEqual(["score-check-guilds"]);
    const wonders = items("duel", "wonders", 2).map((item) => item.id);
    const some = (from: number, to: number) =>
      of(Object.fromEntries(wonders.slice(from, to).map((id) => [id, 1])));
    expect(ids(pad("duel", { wonders: some(0, 4) }, { wonders: some(4, 8) }))).toEqual([
      "score-check-wonders-seven",
    ]);
    expect(ids(pad("duel", { wonders: some(0, 5) }, {}))).toEqual(["score-check-wonders-four"]);
    const money = (n: number) =>
      ids(
        pad(
          "duel",
          { guilds: of({ "moneylenders-guild": n }), treasury: coins(4) },
          { treasury: coins(11) },
        ),
      );
    expect(money(3)).toEqual([]);
    expect(money(1)).toEqual(["score-check-moneylenders"]);
  });
});

describe("Dice", () => {
  it("adds up the example of the rules, and coins decide ties only", () => {
    const lines = [15, 3, 22, 18, 8, 7, 5, 8];
    const made = newPad("dice", ["A", "B"]);
    const names = ["wonder", "barracks_west", "barracks_east", "agora", "market", "university"];
    const all = [...names, "guild_court", "gallery"];
    for (const player of made.players)
      all.forEach((line, at) => (player.entries[line] = num(lines[at]!)));
    made.players[0]!.entries["coins"] = coins(2);
    made.players[1]!.entries["coins"] = coins(9);
    expect(result(made)).toMatchObject({ totals: [86, 86], winners: [1], how: "coins" });
    expect(ids(made)).toEqual([]);
    made.players[0]!.entries["agora"] = num(-1);
    expect(ids(made)).toEqual(["score-check-negative"]);
  });
});

describe("what can be", () => {
  it.each([
    ["wonders", "wonder", 20, true],
    ["wonders", "wonder", 21, false],
    ["wonders", "science", 10, true],
    ["duel", "progress", 3 * 6 + 4 + 7, true],
    ["duel", "wonders", 23, true],
  ] as const)("%s %s %i: %s", (game, line, value, wanted) => {
    const can = possible(game, line, 3);
    expect(can instanceof Set && can.has(value)).toBe(wanted);
  });
});

describe("the pen", () => {
  const open = { atStart: true, atEnd: true };
  // Two lines, three players.
  it.each([
    ["Enter", false, 0, 0, 1, 0],
    ["Enter", false, 1, 0, 0, 1],
    ["Enter", false, 1, 2, 1, 2],
    ["Enter", true, 0, 1, 1, 0],
    ["Enter", true, 0, 0, 0, 0],
    ["ArrowDown", false, 0, 1, 1, 1],
    ["ArrowDown", false, 1, 1, 1, 1],
    ["ArrowUp", false, 0, 1, 0, 1],
    ["ArrowRight", false, 0, 1, 0, 2],
    ["ArrowLeft", false, 0, 0, 0, 0],
  ])("%s (back: %s) from %i/%i goes to %i/%i", (key, back, row, seat, toRow, toSeat) => {
    const to = nextPlace(key, back, { row, seat }, open, 2, 3);
    expect(to).toEqual({ row: toRow, seat: toSeat });
  });

  it("leaves keys to the field while there is something to move over", () => {
    const inside = { atStart: false, atEnd: false };
    expect(nextPlace("ArrowLeft", false, { row: 0, seat: 1 }, inside, 2, 3)).toBeNull();
    expect(nextPlace("7", false, { row: 0, seat: 1 }, open, 2, 3)).toBeNull();
  });
});

describe("history", () => {
  beforeEach(() => localStorage.clear());

  it("keeps, reopens, deletes, and forgets blank ones", () => {
    keep(newPad("duel", [], 1));
    expect(pads()).toEqual([]);
    const a = pad("wonders", { civilian: num(3) }, {}, {});
    const b = { ...pad("wonders", { civilian: num(6) }, {}, {}), id: "b", at: 2000 };
    keep(a);
    keep(b);
    expect(pads().map((one) => one.id)).toEqual(["b", a.id]);
    expect(lastPad("wonders")?.id).toBe("b");
    expect(lastPad("duel")).toBeNull();
    reopen(a);
    expect(lastPad("wonders")).toEqual(a);
    remove(a.id);
    expect(lastPad("wonders")).toBeNull();
    expect(pads()).toHaveLength(1);
  });

  it("survives rubbish, and does not grow for ever", () => {
    localStorage.setItem("mirabilia.pads", '{"pads":[{"id":1},null,"x"]}');
    expect(pads()).toEqual([]);
    localStorage.setItem("mirabilia.pads", "nonsense");
    expect(pads()).toEqual([]);
    const many = Array.from({ length: KEPT + 5 }, (_, at) => ({
      ...pad("duel", { civilian: num(3) }, {}),
      id: `p${at}`,
      at,
    }));
    for (const one of many) keep(one);
    expect(pads()).toHaveLength(KEPT);
    expect(pads()[0]!.id).toBe(`p${KEPT + 4}`);
  });
});
