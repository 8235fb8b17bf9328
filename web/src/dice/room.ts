/** The room of 7 Wonders Dice. */

import type { DiceCategory, DicePicture } from "../gen/dice";
import { tid } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { nameOf } from "./names";
import { tellMove, tellStep } from "./tell";

const CATEGORIES: readonly DiceCategory[] = [
  "wonder",
  "barracks_west",
  "barracks_east",
  "agora",
  "market",
  "university",
  "guild_court",
  "gallery",
];

export const room: Room<DicePicture> = {
  game: "dice",
  Board,
  Explain,
  tellStep,
  tellMove,
  nameOf,
  categories: CATEGORIES,
  categoryName: (category) => tid("dice-score", category),
};
