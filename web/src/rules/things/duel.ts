/** The cards, wonders and progress tokens of 7 Wonders Duel. */

import type { DuelCardEntry, DuelCost } from "../../gen/duel";
import { duelCatalogue as catalogue } from "../../gen/duel-catalogue";
import { costText, effectsText, nameOf } from "../../duel/words";
import { t, tid } from "../../lib/i18n.svelte";
import type { Colour } from "../../ui/types";
import type { Thing, ThingGroup } from "../things";

const thing = (kind: string, id: string, colour: Colour | null, cost: DuelCost | null): Thing => ({
  kind,
  id,
  name: nameOf(id),
  colour,
  cost: cost && { ...cost, words: costText(cost) },
  does: effectsText(id).join(" "),
});
const card = (entry: DuelCardEntry) => thing("card", entry.id, entry.colour, entry.cost);

export function groups(): ThingGroup[] {
  const cards = Object.values(catalogue.cards);
  return [
    ...[1, 2, 3].map((age) => ({
      id: `age-${age}`,
      title: tid("age", age),
      things: cards.filter((one) => one.age === age && !one.guild).map(card),
    })),
    {
      id: "guild-cards",
      title: t("rules-group-guilds"),
      things: cards.filter((one) => one.guild).map(card),
    },
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
