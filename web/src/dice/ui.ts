/** How 7 Wonders Dice is drawn. */

import type { DicePicture } from "../gen/dice";
import { tid } from "../lib/i18n.svelte";
import type { GameUi } from "../lib/game-ui";
import Board from "./Board.svelte";
import { catalogue } from "./boards.svelte";
import Explain from "./Explain.svelte";
import { heard } from "./heard";
import { figures } from "./figures";
import { nameOf } from "./names";

export const ui: GameUi<DicePicture> = {
  game: "dice",
  Board,
  Explain,
  heard,
  nameOf,
  figures,
  categories: catalogue.categories,
  categoryName: (category) => tid("dice-score", category),
};
