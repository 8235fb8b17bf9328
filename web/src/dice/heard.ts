/** What is heard between two pictures of a game. */

import type { DicePicture } from "../gen/dice";
import type { Sound } from "../ui/sound";

export function heard(old: DicePicture, now: DicePicture): Sound[] {
  if (now.ending && !old.ending) return ["victory"];
  const sounds: Sound[] = [];
  const own = now.viewer === null ? null : now.cities[now.viewer];
  const before = now.viewer === null ? null : old.cities[now.viewer];
  if (own && before) {
    const steps = (city: typeof own) =>
      city.crossed.filter((space) => space.startsWith("wonder.")).length;
    if (steps(own) > steps(before)) sounds.push("stage");
    else if (own.crossed.length > before.crossed.length) sounds.push("card");
    else if (own.coins > before.coins) sounds.push("coin");
  }
  if (now.turn !== old.turn) sounds.push("dice");
  return sounds;
}
