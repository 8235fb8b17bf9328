import { beforeEach, describe, expect, it } from "vitest";
import { checks } from "./checks";
import { KEPT, keep, lastPad, pads, remove, reopen } from "./history";
import { newPad, readSum, typed, type Entry, type Pad } from "./pad";
import { nextPlace } from "./pen";
import { lineOf } from "./sheet";
import verdicts from "./verdicts.json";
import { standing } from "./worth";

const num = (points: number): Entry => ({ as: "points", points });
/** A pad with these entries, one object per player. */
function pad(game: Pad["game"], ...entries: Record<string, Entry>[]): Pad {
  const made = newPad(
    game,
    entries.map((_, seat) => `P${seat}`),
    1000,
  );
  made.players.forEach((player, seat) => (player.entries = entries[seat]!));
  return made;
}

describe("the verdicts of the rules", () => {
  // Written by the tests of crates/pad: hundreds of pads with the doubts that Rust finds.
  it.each(verdicts.map((verdict, at) => [at, verdict] as const))("pad %i", (_, verdict) => {
    const one = { id: "", at: 0, ...verdict.pad } as Pad;
    expect(checks(one)).toEqual(verdict.doubts);
    expect(standing(one)).toEqual(verdict.standing);
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
    const line = (id: string) => lineOf(newPad("wonders"), id);
    expect(typed(line("civilian"), "3+5")).toEqual({ as: "points", points: 8, text: "3 + 5" });
    expect(typed(line("civilian"), "8")).toEqual({ as: "points", points: 8 });
    expect(typed(line("treasury"), "11")).toEqual({ as: "coins", coins: 11 });
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

  it("leaves keys to the field while the caret can move", () => {
    const inside = { atStart: false, atEnd: false };
    expect(nextPlace("ArrowLeft", false, { row: 0, seat: 1 }, inside, 2, 3)).toBeNull();
    expect(nextPlace("7", false, { row: 0, seat: 1 }, open, 2, 3)).toBeNull();
  });
});

describe("history", () => {
  beforeEach(() => localStorage.clear());

  it("stores, reopens and deletes pads, and drops blank ones", () => {
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

  it("survives invalid data, and does not grow without limit", () => {
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
