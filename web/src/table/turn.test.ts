import { expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { momentAfter, moments } from "./moments.svelte";
import { clockText, nextAtScreen } from "./turn";

test("who takes the device next", () => {
  const check = (due: number[], there: number | null, next: number | null) =>
    expect(nextAtScreen(due, there), `${due} after ${there}`).toBe(next);
  check([0, 1, 2], null, 0);
  check([1, 2], 0, 1);
  check([2], 0, 2);
  check([0, 1], 2, 0);
  // A player who decides again keeps the device.
  check([0, 1, 2], 2, 2);
  check([], 1, 1);
  check([], null, null);
});

test("clocks", () => {
  const check = (ms: number, text: string) => expect(clockText(ms)).toBe(text);
  check(90_000, "1:30");
  check(60_001, "1:01");
  check(10_000, "0:10");
  check(9_460, "9.4");
  check(0, "0.0");
  check(-500, "0.0");
  check(7_265_000, "2:01:05");
  check(259_200_000, "3d");
  settings.lang = "fi";
  check(9_460, "9,4");
  check(259_200_000, "3pv");
  settings.lang = "en";
});

test("the moment of a line is when it was seen", () => {
  const duel = ["deal age 1", "0 build quarry", "reveal 9 press", "reveal 8 inn", "1 sell press"];
  expect(momentAfter("duel", duel, 1)).toBe(4);
  expect(momentAfter("duel", duel, 4)).toBe(5);
  expect(moments("duel", duel)).toEqual([1, 4, 5]);

  const wonders = ["deal age 1", "0 sell ?", "1 build inn", "2 sell ?", "0 sell ?", "1 sell ?"];
  expect(momentAfter("wonders", wonders, 1)).toBe(4);
  expect(momentAfter("wonders", wonders, 3)).toBe(4);
  expect(moments("wonders", wonders)).toEqual([1, 4, 6]);

  const dice = ["roll a", "0 take", "0 cross", "1 take", "roll b", "0 take"];
  expect(moments("dice", dice)).toEqual([1, 4, 5, 6]);
});
