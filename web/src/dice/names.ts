/** What things are called. Ids of board sets of one's own have no words here and stand for themselves. */

import { type Args, list, t, tid, type MessageId } from "../lib/i18n.svelte";
import type { DiceBuilding, DiceDieEntry } from "../gen/dice";
import { loadedSets } from "./boards.svelte";
import { BUILDINGS } from "./sheet";

/** The message, or what stands in for one that is not there. */
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

/** `grey die 2`; a die of one's own goes by its id. */
export function dieName(id: string): string {
  return either(`dice-die-${id}`, plain(id));
}

/** The die of a colour, or the dice: `grey dice`. */
export function diceName(colour: string): string {
  return either(`dice-dice-${colour}`, plain(colour));
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

/** Where a space lies: `Market, camel 2`. */
export function spaceName(id: string): string {
  const [building, ...rest] = id.split(".");
  if (!BUILDINGS.includes(building as DiceBuilding)) return plain(id);
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

/** What a space is called within its building: `camel 2`. */
export function shortSpace(id: string): string {
  const whole = spaceName(id);
  const at = whole.indexOf(", ");
  return at < 0 ? whole : whole.slice(at + 2);
}

/** The name of anything: a space, die, symbol, building, bonus or city. */
export function nameOf(id: string): string {
  if (id.startsWith("bonus")) return bonusName(id);
  if (BUILDINGS.includes(id as DiceBuilding)) return buildingName(id as DiceBuilding);
  if (id.includes(".")) return spaceName(id);
  const tries = [dieName, symbolName, cityName];
  for (const name of tries) {
    const found = name(id);
    if (found !== plain(id)) return found;
  }
  return plain(id);
}

/** The colours that have a drawing and a shape of their own; others look like brown, which no usual die has. */
const DRAWN = [
  "grey",
  "blue",
  "red",
  "yellow",
  "green",
  "black",
  "white",
  "purple",
  "brown",
] as const;
export type DieColour = (typeof DRAWN)[number];

export function drawnColour(colour: string): DieColour {
  return DRAWN.find((one) => one === colour) ?? "brown";
}

/** What a die is drawn with. */
export function colourOf(die: DiceDieEntry | null): DieColour {
  return drawnColour(die?.colour ?? "brown");
}
