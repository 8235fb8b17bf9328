/** Everything there is in a game, in groups, for the tables of the rules. */

import type { GameKind } from "../gen/games";
import type { Colour } from "../ui/types";

export interface Thing {
  /** As `explain` wants it. */
  kind: string;
  id: string;
  name: string;
  /** Of a card or a die. */
  colour: Colour | null;
  /** What it costs: coins to the bank, and symbols of goods. */
  cost: { coins: number; goods: string[]; words: string } | null;
  /** What it does, in words. */
  does: string;
}

export interface ThingGroup {
  id: string;
  title: string;
  things: Thing[];
}

const loads: Record<GameKind, () => Promise<{ groups: () => ThingGroup[] }>> = {
  wonders: () => import("./things/wonders"),
  duel: () => import("./things/duel"),
  dice: () => import("./things/dice"),
};

/** Gives a function that says the groups in the language of the moment. */
export async function loadThings(game: GameKind): Promise<() => ThingGroup[]> {
  return (await loads[game]()).groups;
}
