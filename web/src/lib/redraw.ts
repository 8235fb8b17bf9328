/**
 * Draws all luck of a finished game again, with the rules in this page. It is loaded at the end of a game
 * only. `docs/fair-luck.md` says what that proves.
 */

import type { Answers } from "../engine/engine";
import type { GameKind } from "../gen/games";
import type { Fairness } from "../gen/protocol";
import { readRecord } from "./record";

/**
 * `same`: every deal is the one that secret and numbers give. `other-luck`: one is not. `other-record`:
 * the record is not the game that was shown, or not that of this commitment. `undrawn`: this page cannot
 * tell, because it has no rules or does not know the boards.
 */
export type Redrawn =
  | { verdict: "same"; deals: number; given: number }
  | { verdict: "other-luck"; step: number }
  | { verdict: "other-record" }
  | { verdict: "undrawn" };

/** Loads a record and checks its luck. Throws if it cannot be read. */
export type Check = (game: GameKind, record: string) => Promise<Answers["verify"] | null>;

const inWorker: Check = async (game, record) => {
  const { Engine, available } = await import("../engine/engine");
  if (!available) return null;
  const engine = new Engine(game);
  try {
    await engine.ask({ do: "load", text: record });
    return await engine.ask({ do: "verify" });
  } finally {
    engine.close();
  }
};

/** Whether a step of the record is what was shown of it: a `?` is hidden, and so is what is left out. */
function fits(shown: string, step: string): boolean {
  const words = step.split(" ");
  return shown.split(" ").every((word, at) => word === "?" || word === words[at]);
}

/** Whether a record is the game that this page was shown, step by step. */
export function isShown(record: string, shown: string[]): boolean {
  const { steps } = readRecord(record);
  return steps.length === shown.length && shown.every((line, at) => fits(line, steps[at]!));
}

/** Draws the luck of a finished game again. `shown` is its log as this page received it. */
export async function redraw(
  game: GameKind,
  record: string,
  fairness: Fairness,
  shown: string[],
  check: Check = inWorker,
): Promise<Redrawn> {
  if (!isShown(record, shown)) return { verdict: "other-record" };
  const report = await check(game, record).catch(() => null);
  if (!report) return { verdict: "undrawn" };
  const numbers = report.numbers.map(({ seat, number }) => [seat, number]);
  const isOurs =
    report.over &&
    report.commitment === fairness.commitment &&
    JSON.stringify(numbers) === JSON.stringify(fairness.numbers);
  if (!isOurs) return { verdict: "other-record" };
  if (report.ok) return { verdict: "same", deals: report.deals, given: report.given };
  return report.step === null
    ? { verdict: "other-record" }
    : { verdict: "other-luck", step: report.step };
}
