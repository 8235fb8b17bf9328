/** The layout of a structure, in card widths and rows. */

import { slotsOf } from "./catalogue";

export interface Place {
  slot: number;
  /** Distance from the left edge in card widths, a multiple of ½. */
  x: number;
  row: number;
}

export interface Layout {
  /** Width in cards, and number of rows. */
  columns: number;
  rows: number;
  places: Place[];
}

/** The layout of an age's structure; later rows lie on top of earlier ones. */
export function layoutOf(age: number): Layout {
  const slots = slotsOf(age);
  if (slots.length === 0) return { columns: 1, rows: 1, places: [] };
  // In the catalogue Age III starts one card from the left edge; the layout removes the margin.
  const from = Math.min(...slots.map((one) => one.middle)) - 1;
  const to = Math.max(...slots.map((one) => one.middle)) + 1;
  return {
    columns: (to - from) / 2,
    rows: Math.max(...slots.map((one) => one.row)) + 1,
    places: slots.map(({ slot, middle, row }) => ({ slot, row, x: (middle - 1 - from) / 2 })),
  };
}
