/** What is heard between two pictures of a game. */

import type { DuelPicture } from "../gen/duel";
import type { Sound } from "../ui/sound";

export function heard(old: DuelPicture, now: DuelPicture): Sound[] {
  const sounds: Sound[] = [];
  const count = (picture: DuelPicture, of: "wonders_built" | "cards" | "tokens") =>
    picture.cities.reduce((sum, city) => sum + city[of].length, 0);
  if (now.end && !old.end) return ["victory"];
  if (count(now, "wonders_built") > count(old, "wonders_built")) sounds.push("stage");
  else if (count(now, "cards") > count(old, "cards")) sounds.push("card");
  else if (now.discard.length > old.discard.length) sounds.push("coin");
  if (now.pawn !== old.pawn) sounds.push("shield");
  if (count(now, "tokens") > count(old, "tokens")) sounds.push("coin");
  return sounds;
}
