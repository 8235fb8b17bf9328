/** The ratings of decisions, each with its own shape. */

import type { DecisionReport, MoveReport, Word } from "../gen/analysis";

/** From best to worst. */
export const WORDS: readonly Word[] = [
  "best",
  "good",
  "inaccuracy",
  "mistake",
  "blunder",
  "forced",
];

/** Ratings that count as slips. */
export const SLIPS: readonly Word[] = ["inaccuracy", "mistake", "blunder"];

export function isSlip(word: Word | undefined): boolean {
  return word !== undefined && SLIPS.includes(word);
}

/** Shapes on a 24-unit grid, distinguishable without colour. */
export const SHAPES: Record<Word, string> = {
  best: "M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1L1.8 9.4 9 8.6z",
  good: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  inaccuracy: "M12 3l10 18H2z",
  mistake: "M12 1l11 11-11 11L1 12z",
  blunder: "M7 2l5 5 5-5 5 5-5 5 5 5-5 5-5-5-5 5-5-5 5-5-5-5z",
  forced: "M3 9h11V4l8 8-8 8v-5H3z",
};

/** The report on the played move. */
export function playedReport(decision: DecisionReport): MoveReport | undefined {
  return decision.moves.find((one) => one.move === decision.played?.move);
}

/** A share in percentage points, with one decimal below ten. */
export function inPoints(share: number): number {
  const points = share * 100;
  return points >= 9.95 ? Math.round(points) : Math.round(points * 10) / 10;
}
