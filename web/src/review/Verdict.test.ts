import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DecisionReport, MoveReport, Word } from "../gen/analysis";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import Verdict from "./Verdict.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});
afterEach(cleanup);

const move = (name: string, value: number): MoveReport => ({
  move: name,
  told: { id: "tell-text", args: { text: `«${name}»` } },
  value,
  error: 0.01,
  visits: 10,
  expected: { playouts: 1, total: 50, by: {}, totals: [50, 50], ends: {} },
  reasons: [{ kind: "coins", coins: 4, told: { id: "reason-coins", args: { coins: 4 } } }],
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
    played: { move: "build b", number: 1, value: 0.6 - loss, loss, error: 0.01, word, why: [] },
  };
}

const said = (word: Word, loss: number) =>
  render(Verdict, { decision: decision(word, loss), names: ["Ada", "Bo"] }).container.textContent!;

describe("the verdict", () => {
  it("names a slip, its cost, and the better move", () => {
    const text = said("inaccuracy", 0.04);
    expect(text).toContain("An inaccuracy:");
    expect(text).toContain("4 percentage points of win chance.");
    expect(text).toContain("Better:");
    expect(text).toContain("«build a»");
    expect(text).toContain("4 coins");
  });

  it("criticises neither best nor forced moves", () => {
    for (const word of ["best", "forced"] as const) {
      const text = said(word, 0);
      expect(text).not.toContain("Better:");
      expect(text).not.toContain("percentage points");
      cleanup();
    }
  });
});
