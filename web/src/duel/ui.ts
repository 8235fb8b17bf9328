/** How Duel is drawn. */

import { duelCatalogue } from "../gen/duel-catalogue";
import type { DuelPicture } from "../gen/duel";
import { tid } from "../lib/i18n.svelte";
import type { GameUi } from "../lib/game-ui";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { heard } from "./heard";
import { figures } from "./figures";
import { nameOf } from "./things";

export const ui: GameUi<DuelPicture> = {
  game: "duel",
  Board,
  Explain,
  heard,
  nameOf,
  figures,
  categories: duelCatalogue.categories,
  categoryName: (category) => tid("duel-score", category),
};
