/** The layout of a building: its lines as rows, as columns, or as a grid. */

import type { DiceBuildingEntry, DiceLine } from "../gen/dice";

export interface Plan {
  kind: "rows" | "columns" | "grid";
  /** The lines that are drawn; every space lies in exactly one. */
  lines: DiceLine[];
  /** The columns of a grid, by index. */
  across: (DiceLine | null)[];
  /** Lines that do not fit this layout: their symbols are shown beside the name. */
  rest: DiceLine[];
}

/** Buildings whose lines are vertical. */
const UPRIGHT = ["barracks_west", "barracks_east", "gallery", "warehouse"];

export function planOf(building: DiceBuildingEntry): Plan {
  const lines: DiceLine[] = [];
  const others: DiceLine[] = [];
  for (const line of building.lines) {
    const taken = line.spaces.some((id) => lines.some((one) => one.spaces.includes(id)));
    (taken ? others : lines).push(line);
  }
  if (others.length === 0)
    return {
      kind: UPRIGHT.includes(building.id) ? "columns" : "rows",
      lines,
      across: [],
      rest: [],
    };
  const width = Math.max(...lines.map((line) => line.spaces.length));
  const column = (line: DiceLine, at: number) =>
    line.spaces.every((id) => lines.some((row) => row.spaces[at] === id));
  const across = Array.from(
    { length: width },
    (_, at) => others.find((line) => column(line, at)) ?? null,
  );
  return { kind: "grid", lines, across, rest: others.filter((line) => !across.includes(line)) };
}
