/** The dice, bonuses and spaces of the default board set of 7 Wonders Dice. */

import type { DiceBuilding, DiceSpace } from "../../gen/dice";
import { diceCatalogue } from "../../gen/dice-catalogue";
import { diceThings } from "../../gen/dice-things";
import type { Thing as Told } from "../../gen/tell";
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
import { capitalised, list, t } from "../../lib/i18n.svelte";
import { tellAll } from "../../lib/told";
import { COLOURS, type Colour } from "../../ui/types";
import type { Thing, ThingGroup } from "../things";

const set = diceCatalogue.boards[0]!;
const told = diceThings[0]!;

function faces(all: string[]): string {
  const times = new Map<string, number>();
  for (const face of all) times.set(face, (times.get(face) ?? 0) + 1);
  return list(
    [...times].map(([face, n]) => (n > 1 ? `${symbolName(face)} ×${n}` : symbolName(face))),
  );
}

/** What one of these things does. */
const effects = (of: readonly Told[], id: string): string =>
  tellAll(of.find((one) => one.id === id)?.effects);

function space(one: DiceSpace, building: DiceBuilding, of: readonly Told[]): Thing {
  const colour = BUILDING_COLOUR[building];
  return {
    kind: "space",
    id: one.id,
    name: spaceName(one.id),
    colour: COLOURS.includes(colour as Colour) ? (colour as Colour) : null,
    cost: { coins: 0, goods: [], words: t("dice-space-cost", { n: one.cost }) },
    does: effects(of, one.id),
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
        name: capitalised(dieName(die.id)),
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
        does: effects(told.bonuses, bonus.id),
      })),
    },
    ...set.common.map((building) => ({
      id: `spaces-${building.id}`,
      title: buildingName(building.id),
      things: building.spaces.map((one) => space(one, building.id, told.common)),
    })),
    ...set.cities.flatMap((city, at) =>
      city.own.map((building) => ({
        id: `spaces-${city.id}-${building.id}`,
        title: building.id === "wonder" ? wonderName(city.id) : buildingName(building.id),
        things: building.spaces.map((one) => space(one, building.id, told.cities[at]!.own)),
      })),
    ),
  ];
}
