/** The sheets of the score pad: lines, possible values, and rules between fields. */

import type { GameKind } from "../gen/games";
import type { PadLine, PadPart, PadSheet } from "../gen/pad";
import { padSheets } from "../gen/pad-sheets";
import type { Pad } from "./pad";

/** The sheet of a game with this many players. */
export function sheetFor(game: GameKind, seats: number): PadSheet {
  return padSheets.sheets[game]![seats]!;
}

export const sheetOf = (pad: Pad): PadSheet => sheetFor(pad.game, pad.players.length);

/** The lines of a game; they do not depend on the number of players. */
export function linesOf(game: GameKind): PadLine[] {
  return Object.values(padSheets.sheets[game]!)[0]!.lines;
}

export function lineOf(pad: Pad, id: string): PadLine {
  return sheetOf(pad).lines.find((line) => line.id === id)!;
}

export const partsOf = (pad: Pad, id: string): PadPart[] => lineOf(pad, id).parts ?? [];

/** The points of a wonder's stages, in order. */
export function stagePoints(pad: Pad, wonder: string, side: "day" | "night"): number[] {
  const board = partsOf(pad, "wonder").find((part) => part.id === `${wonder}-${side}`);
  return board?.steps ?? [];
}

/** Does the line count in the total? */
export const adds = (line: PadLine): boolean => line.coins !== 0;
