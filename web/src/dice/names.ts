/** Names of things. Custom board sets have no messages: their ids are shown instead. */

import { type Args, list, t, tid, type MessageId } from "../lib/i18n.svelte";
import type { DiceBuilding, DiceDieEntry } from "../gen/dice";
import { catalogue, loadedSets } from "./boards.svelte";
import { COLOURS, type Colour } from "../ui/types";

/** The message, or a fallback if it does not exist. */
function either(id: string, otherwise: string, args?: Args): string {
  const key = id.replaceAll(/[_.]/g, "-");
  const text = t(key as MessageId, args);
  return text === key ? otherwise : text;
}

const plain = (id: string) => id.replaceAll("_", " ");

export function buildingName(id: DiceBuilding): string {
  return tid("dice-building", id);
}

/** Several buildings: `Agora or Market`. */
export function anyOf(buildings: readonly DiceBuilding[]): string {
  return list(buildings.map(buildingName), "disjunction");
}

export function symbolName(id: string): string {
  return either(`face-${id}`, plain(id));
}

export function colourName(colour: string): string {
  return either(`colour-${colour}`, plain(colour));
}

/** `grey die 2`; a custom die goes by its id. */
export function dieName(id: string): string {
  return either(`dice-die-${id}`, plain(id));
}

export function cityName(id: string): string {
  const own = () => {
    for (const set of loadedSets()) {
      const sheet = set.cities.find((one) => one.id === id);
      if (sheet) return sheet.name;
    }
    return plain(id);
  };
  return either(`dice-city-${id}`, own());
}

/** The wonder of a city. */
export function wonderName(city: string): string {
  const own = () => {
    for (const set of loadedSets()) {
      const sheet = set.cities.find((one) => one.id === city);
      if (sheet) return sheet.wonder;
    }
    return plain(city);
  };
  return either(`dice-wonder-${city}`, own());
}

export function bonusName(id: string): string {
  return either(`dice-${id}`, plain(id));
}

/** The full name of a space: `Market, camel 2`. */
export function spaceName(id: string): string {
  const [building, ...rest] = id.split(".");
  if (!catalogue.buildings.includes(building as DiceBuilding)) return plain(id);
  const where = buildingName(building as DiceBuilding);
  const [line, n] = rest;
  if (line === undefined) return where;
  if (building === "wonder" && n !== undefined)
    return t("dice-space-step", { wonder: wonderName(line), n });
  const cell = /^r(\d+)c(\d+)$/.exec(line);
  if (cell) return t("dice-space-cell", { building: where, row: cell[1]!, column: cell[2]! });
  if (/^\d+$/.test(line)) return t("dice-space-plain", { building: where, what: line });
  const what = either(`dice-line-${line}`, symbolName(line));
  return n === undefined
    ? t("dice-space-plain", { building: where, what })
    : t("dice-space-numbered", { building: where, what, n });
}

/** The name of a space within its building: `camel 2`. */
export function shortSpace(id: string): string {
  const whole = spaceName(id);
  const at = whole.indexOf(", ");
  return at < 0 ? whole : whole.slice(at + 2);
}

/** The name of anything: a space, die, symbol, building, bonus or city. */
export function nameOf(id: string): string {
  if (id.startsWith("bonus")) return bonusName(id);
  if (catalogue.buildings.includes(id as DiceBuilding)) return buildingName(id as DiceBuilding);
  if (id.includes(".")) return spaceName(id);
  const tries = [dieName, symbolName, cityName];
  for (const name of tries) {
    const found = name(id);
    if (found !== plain(id)) return found;
  }
  return plain(id);
}

/** The drawn colour of a die or building; unknown ones become brown, which no standard die has. */
export function drawnColour(colour: string): Colour {
  return COLOURS.find((one) => one === colour) ?? "brown";
}

/** The colour that a die is drawn in. */
export function colourOf(die: DiceDieEntry | null): Colour {
  return drawnColour(die?.colour ?? "brown");
}
