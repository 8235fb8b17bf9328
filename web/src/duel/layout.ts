/** Where the cards of a structure lie, in cards across and rows down. */

import { slotsOf } from "./facts";

export interface Place {
  slot: number;
  /** Cards from the left edge, in halves. */
  x: number;
  row: number;
}

export interface Layout {
  /** How many cards it is wide, and how many rows it has. */
  columns: number;
  rows: number;
  places: Place[];
}

/** The structure of an age; later rows lie on earlier ones. */
export function layoutOf(age: number): Layout {
  const slots = slotsOf(age);
  if (slots.length === 0) return { columns: 1, rows: 1, places: [] };
  // Age III begins one card from the catalogue's left edge; on the table it stands in the middle.
  const from = Math.min(...slots.map((one) => one.middle)) - 1;
  const to = Math.max(...slots.map((one) => one.middle)) + 1;
  return {
    columns: (to - from) / 2,
    rows: Math.max(...slots.map((one) => one.row)) + 1,
    places: slots.map(({ slot, middle, row }) => ({ slot, row, x: (middle - 1 - from) / 2 })),
  };
}
