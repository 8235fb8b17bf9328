/** Reasons for and against a move, from the analysis. */

import type { ReasonReport } from "../gen/analysis";
import { tell } from "../lib/told";

/** Does the reason count against the move? */
export function isDrawback(reason: ReasonReport): boolean {
  return reason.kind === "allows-win" || reason.kind === "uncovers";
}

/** A reason as a separate line: `Keeps the Stable (2 shields) from Bo`. */
export function tellReason(reason: ReasonReport, names: readonly string[]): string {
  const text = reason.told ? tell(reason.told, names) : (reason.text ?? reason.kind);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
