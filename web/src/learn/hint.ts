/** A hint that only marks a move: boards mark what is advised. */

import type { Shown } from "../engine/protocol";
import type { Hint } from "../gen/analysis";

const NOTHING = { playouts: 0, total: 0, by: {}, totals: [], ends: {} };

export function hintAt(shown: Shown, move: string): Hint {
  return {
    game: shown.game,
    seats: shown.seats,
    step: shown.log.length,
    seat: shown.seat,
    exact: false,
    iterations: 0,
    line: [],
    moves: [],
    move,
    value: 0,
    error: 0,
    visits: 0,
    expected: NOTHING,
    reasons: [],
  };
}
