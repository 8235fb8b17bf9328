/** What Duel offers to the table, the review and the lists. */

import { duelCatalogue } from "../gen/duel-catalogue";
import type { DuelPicture } from "../gen/duel";
import { tid } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { tellMove, tellStep } from "./tell";
import { nameOf } from "./words";

export const room: Room<DuelPicture> = {
  game: "duel",
  Board,
  Explain,
  tellStep,
  tellMove,
  nameOf,
  categories: duelCatalogue.categories,
  categoryName: (category) => tid("duel-score", category),
};
