/** The cards and the stages of 7 Wonders. */

import type { WondersCardEntry, WondersCost, WondersSide, WondersWonder } from "../../gen/wonders";
import { wondersCatalogue as catalogue } from "../../gen/wonders-catalogue";
import { t, tid } from "../../lib/i18n.svelte";
import { costText, effectsText, nameOf, stageId } from "../../wonders/things";
import { cardGroups, type Thing, type ThingGroup } from "../things";

const price = (id: string, cost: WondersCost) => ({ ...cost, words: costText(id) });

const card = (entry: WondersCardEntry): Thing => ({
  kind: "card",
  id: entry.id,
  name: nameOf(entry.id),
  colour: entry.colour,
  cost: price(entry.id, entry.cost),
  does: effectsText(entry.id),
});

function stages(wonder: WondersWonder, side: WondersSide): Thing[] {
  return catalogue.wonders[wonder].sides[side].map((stage, at) => {
    const id = stageId({ wonder, side }, at);
    return {
      kind: "wonder",
      id,
      name: t("rules-stage", { wonder: nameOf(wonder), side: tid("side", side), n: at + 1 }),
      colour: null,
      cost: price(id, stage.cost),
      does: effectsText(id),
    };
  });
}

export function groups(): ThingGroup[] {
  const wonders = Object.keys(catalogue.wonders) as WondersWonder[];
  return [
    ...cardGroups(Object.values(catalogue.cards), card),
    {
      id: "boards",
      title: t("rules-group-stages"),
      things: wonders.flatMap((one) => [...stages(one, "day"), ...stages(one, "night")]),
    },
  ];
}
