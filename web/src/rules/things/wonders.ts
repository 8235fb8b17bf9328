/** The cards and the stages of 7 Wonders. */

import type { WondersCardEntry, WondersCost, WondersSide, WondersWonder } from "../../gen/wonders";
import { wondersCatalogue as catalogue } from "../../gen/wonders-catalogue";
import { t, tid } from "../../lib/i18n.svelte";
import { cardName, costWords, effectsWords, wonderName } from "../../wonders/words";
import type { Thing, ThingGroup } from "../things";

const price = (cost: WondersCost) => ({ ...cost, words: costWords(cost) });

const card = (entry: WondersCardEntry): Thing => ({
  kind: "card",
  id: entry.id,
  name: cardName(entry.id),
  colour: entry.colour,
  cost: price(entry.cost),
  does: effectsWords(entry.effects),
});

function stages(wonder: WondersWonder, side: WondersSide): Thing[] {
  return catalogue.wonders[wonder].sides[side].map((stage, at) => ({
    kind: "wonder",
    id: `${wonder}:${side}:${at}`,
    name: t("rules-stage", { wonder: wonderName(wonder), side: tid("side", side), n: at + 1 }),
    colour: null,
    cost: price(stage.cost),
    does: effectsWords(stage.effects),
  }));
}

export function groups(): ThingGroup[] {
  const cards = Object.values(catalogue.cards);
  const wonders = Object.keys(catalogue.wonders) as WondersWonder[];
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
      id: "boards",
      title: t("rules-group-stages"),
      things: wonders.flatMap((one) => [...stages(one, "day"), ...stages(one, "night")]),
    },
  ];
}
