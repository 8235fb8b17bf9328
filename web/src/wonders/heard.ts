/** What is heard between two pictures of a game. */

import type { WondersPicture } from "../gen/wonders";
import type { Sound } from "../ui/sound";

export function heard(old: WondersPicture, now: WondersPicture): Sound[] {
  if (now.end && !old.end) return ["victory"];
  const sounds: Sound[] = [];
  const mine = now.viewer;
  const own = mine === null ? null : now.cities[mine];
  const before = mine === null ? null : old.cities[mine];
  if (own && before) {
    if (own.stages_built > before.stages_built) sounds.push("stage");
    else if (own.cards.length > before.cards.length) sounds.push("card");
    else if (own.coins > before.coins) sounds.push("coin");
  }
  if (now.conflicts && !old.conflicts) sounds.push("shield");
  return sounds;
}
