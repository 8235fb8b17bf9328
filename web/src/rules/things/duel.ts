/** The cards, wonders and progress tokens of 7 Wonders Duel. */

import type { DuelCardEntry, DuelCost } from "../../gen/duel";
import { duelCatalogue as catalogue } from "../../gen/duel-catalogue";
import { effectsText, moreText, nameOf } from "../../duel/things";
import { t } from "../../lib/i18n.svelte";
import type { Colour } from "../../ui/types";
import { cardGroups, type Thing, type ThingGroup } from "../things";

const thing = (kind: string, id: string, colour: Colour | null, cost: DuelCost | null): Thing => ({
  kind,
  id,
  name: nameOf(id),
  colour,
  cost: cost && { ...cost, words: moreText(id)[0] ?? "" },
  does: effectsText(id),
});
const card = (entry: DuelCardEntry) => thing("card", entry.id, entry.colour, entry.cost);

export function groups(): ThingGroup[] {
  return [
    ...cardGroups(Object.values(catalogue.cards), card, "duel-age"),
    {
      id: "all-wonders",
      title: t("rules-group-wonders"),
      things: Object.values(catalogue.wonders).map((one) =>
        thing("wonder", one.id, null, one.cost),
      ),
    },
    {
      id: "all-tokens",
      title: t("rules-group-tokens"),
      things: Object.values(catalogue.tokens).map((one) => thing("token", one.id, null, null)),
    },
  ];
}
