/** What 7 Wonders offers to the table, the review and the lists. */

import type { WondersPicture, WondersWonder } from "../gen/wonders";
import { tid } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { catalogue, isCard } from "./facts";
import { tellMove, tellStep } from "./tell";
import { cardName, wonderName } from "./words";

export const room: Room<WondersPicture> = {
  game: "wonders",
  Board,
  Explain,
  tellStep,
  tellMove,
  nameOf: (id) => {
    if (isCard(id)) return cardName(id);
    return id in catalogue.wonders ? wonderName(id as WondersWonder) : id;
  },
  categories: catalogue.categories,
  categoryName: (category) => tid("wonders-score", category),
};
