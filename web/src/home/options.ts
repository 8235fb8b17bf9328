/** The setup options of each game as records write them, the default value first. */

import type { GameKind } from "../gen/games";

export interface Option {
  name: string;
  values: readonly string[];
}

export const OPTIONS: Record<GameKind, readonly Option[]> = {
  wonders: [
    { name: "sides", values: ["random", "day", "night", "choose"] },
    { name: "wonders", values: ["random", "choose"] },
  ],
  duel: [
    { name: "wonders", values: ["draft", "first-game"] },
    { name: "first", values: ["0", "1", "random"] },
    { name: "centre", values: ["begins", "chooses"] },
  ],
  // Dice has board sets instead, which the server lists.
  dice: [],
};

/** What is suggested until a game was finished. */
export const NEWCOMER_OPTIONS: Record<GameKind, Record<string, string>> = {
  wonders: { sides: "day" },
  duel: { wonders: "first-game" },
  dice: {},
};

/** Drops options that the game does not have, and default values. */
export function cleanOptions(game: GameKind, kept: Record<string, string>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const { name, values } of OPTIONS[game]) {
    const value = kept[name];
    if (value !== undefined && value !== values[0] && values.includes(value)) clean[name] = value;
  }
  return clean;
}
