/** The scripts of the lessons, loaded when a lesson starts. */

import type { GameKind } from "../gen/games";

const scripts: Record<GameKind, () => Promise<{ default: string }>> = {
  duel: () => import("../../../crates/learn/lessons/duel.rec?raw"),
  wonders: () => import("../../../crates/learn/lessons/wonders.rec?raw"),
  dice: () => import("../../../crates/learn/lessons/dice.rec?raw"),
};

export async function script(game: GameKind): Promise<string> {
  return (await scripts[game]()).default;
}
