/** A card of the catalogue as the kit draws it. */

import type { DuelCard } from "../gen/duel";
import type { CardDrawing } from "../ui/types";
import { cards } from "./catalogue";
import { rows } from "./glyphs";
import { nameOf } from "./things";

export function drawn(id: DuelCard): CardDrawing {
  const { colour, age, cost, effects, free_with, opens } = cards[id];
  return {
    colour,
    name: nameOf(id),
    age,
    cost,
    effects: rows(effects),
    freeWith: free_with ? [nameOf(free_with)] : [],
    opens: opens ? [nameOf(opens)] : [],
    art: { game: "duel", card: id },
    terms: { colour: "duel-colour", goods: "duel-good" },
  };
}
