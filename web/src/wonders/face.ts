/** A card of the catalogue as the kit draws it. */

import type { WondersCard } from "../gen/wonders";
import type { CardDrawing } from "../ui/types";
import { card } from "./catalogue";
import { rows } from "./glyphs";
import { nameOf } from "./things";

export function drawn(id: WondersCard): CardDrawing {
  const { colour, age, cost, effects, free_with, opens } = card(id);
  return {
    colour,
    name: nameOf(id),
    age,
    cost,
    effects: rows(effects),
    freeWith: free_with.map(nameOf),
    opens: opens.map(nameOf),
    art: { game: "wonders", card: id },
  };
}
