/** The dice, bonuses and spaces of 7 Wonders Dice, of the board set that players get who name none. */

import type { DiceBuilding, DiceSpace } from "../../gen/dice";
import { diceCatalogue } from "../../gen/dice-catalogue";
import {
  bonusName,
  buildingName,
  colourOf,
  dieName,
  spaceName,
  symbolName,
  wonderName,
} from "../../dice/names";
import { BUILDING_COLOUR } from "../../dice/sheet";
import { effectText } from "../../dice/words";
import { list, t } from "../../lib/i18n.svelte";
import { COLOURS, type Colour } from "../../ui/types";
import type { Thing, ThingGroup } from "../things";

const set = diceCatalogue.boards[0]!;

function faces(all: string[]): string {
  const times = new Map<string, number>();
  for (const face of all) times.set(face, (times.get(face) ?? 0) + 1);
  return list(
    [...times].map(([face, n]) => (n > 1 ? `${symbolName(face)} ×${n}` : symbolName(face))),
  );
}

function space(one: DiceSpace, building: DiceBuilding): Thing {
  const colour = BUILDING_COLOUR[building];
  return {
    kind: "space",
    id: one.id,
    name: spaceName(one.id),
    colour: COLOURS.includes(colour as Colour) ? (colour as Colour) : null,
    cost: { coins: 0, goods: [], words: t("dice-space-cost", { n: one.cost }) },
    does: one.effects.map(effectText).join(" "),
  };
}

export function groups(): ThingGroup[] {
  return [
    {
      id: "all-dice",
      title: t("rules-group-dice"),
      things: set.dice.map((die) => ({
        kind: "die",
        id: die.id,
        name: dieName(die.id),
        colour: colourOf(die),
        cost: null,
        does: faces(die.faces),
      })),
    },
    {
      id: "all-bonuses",
      title: t("rules-group-bonuses"),
      things: set.bonuses.map((bonus) => ({
        kind: "bonus",
        id: bonus.id,
        name: bonusName(bonus.id),
        colour: null,
        cost: null,
        does: bonus.effects.map(effectText).join(" "),
      })),
    },
    ...set.common.map((building) => ({
      id: `spaces-${building.id}`,
      title: buildingName(building.id),
      things: building.spaces.map((one) => space(one, building.id)),
    })),
    ...set.cities.flatMap((city) =>
      city.own.map((building) => ({
        id: `spaces-${city.id}-${building.id}`,
        title: building.id === "wonder" ? wonderName(city.id) : buildingName(building.id),
        things: building.spaces.map((one) => space(one, building.id)),
      })),
    ),
  ];
}
