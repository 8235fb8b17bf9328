/** How 7 Wonders is drawn. */

import type { WondersPicture } from "../gen/wonders";
import { tid } from "../lib/i18n.svelte";
import type { GameUi } from "../lib/game-ui";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { heard } from "./heard";
import { catalogue } from "./catalogue";
import { figures } from "./figures";
import { nameOf } from "./things";

export const ui: GameUi<WondersPicture> = {
  game: "wonders",
  Board,
  Explain,
  heard,
  nameOf,
  figures,
  categories: catalogue.categories,
  categoryName: (category) => tid("wonders-score", category),
};
