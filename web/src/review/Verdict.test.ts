import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DecisionReport, MoveReport, Word } from "../gen/analysis";
import { loadLanguage } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";
import { settings } from "../lib/settings.svelte";
import Verdict from "./Verdict.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});
afterEach(cleanup);

const room = {
  tellMove: (move: string) => `«${move}»`,
  tellStep: (line: string) => line,
  nameOf: (id: string) => id,
  categoryName: (id: string) => id,
} as unknown as Room;

const move = (name: string, value: number): MoveReport => ({
  move: name,
  value,
  error: 0.01,
  visits: 10,
  expected: { playouts: 1, total: 50, by: {}, totals: [50, 50], ends: {} },
  reasons: [{ kind: "coins", coins: 4, text: "brings 4 coins" }],
});

function decision(word: Word, loss: number): DecisionReport {
  return {
    step: 0,
    seat: 0,
    forced: word === "forced",
    best: "build a",
    value: 0.6,
    exact: false,
    iterations: 10,
    moves: [move("build a", 0.6), move("build b", 0.6 - loss)],
    line: ["0 build a", "1 build c"],
    played: { move: "build b", number: 1, value: 0.6 - loss, loss, error: 0.01, word },
  };
}

const said = (word: Word, loss: number) =>
  render(Verdict, { decision: decision(word, loss), room, names: ["Ada", "Bo"] }).container
    .textContent!;

describe("the verdict", () => {
  it("names a slip kindly, what it cost, and what was better", () => {
    const text = said("inaccuracy", 0.04);
    expect(text).toContain("An inaccuracy:");
    expect(text).toContain("4 percentage points of win chance.");
    expect(text).toContain("Better:");
    expect(text).toContain("«build a»");
  });

  it("corrects nothing that was best or the only move", () => {
    for (const word of ["best", "forced"] as const) {
      const text = said(word, 0);
      expect(text).not.toContain("Better:");
      expect(text).not.toContain("percentage points");
      cleanup();
    }
  });
});
