/** A city's sheet: its spaces, which can be crossed next, and which symbols lead to them. */

import type {
  DiceBoards,
  DiceBuilding,
  DiceBuildingEntry,
  DiceCity,
  DiceDieEntry,
  DiceSheet,
  DiceSpace,
} from "../gen/dice";
import { catalogue } from "./boards.svelte";

/** The colour of a building; null for the wonder. */
export const BUILDING_COLOUR: Record<DiceBuilding, string | null> = {
  wonder: null,
  barracks_west: "red",
  barracks_east: "red",
  agora: "blue",
  market: "yellow",
  university: "green",
  guild_court: "purple",
  gallery: "white",
  warehouse: "grey",
};

/** A space with the building it lies in. */
export interface Place {
  space: DiceSpace;
  building: DiceBuildingEntry;
}

export function sheetOf(set: DiceBoards, city: string | null): DiceSheet | null {
  return set.cities.find((sheet) => sheet.id === city) ?? null;
}

/** The nine buildings of a city: its own, and those common to all cities of the set. */
export function buildingsOf(set: DiceBoards, city: string | null): DiceBuildingEntry[] {
  const own = sheetOf(set, city)?.own ?? [];
  const entry = (id: DiceBuilding) =>
    own.find((one) => one.id === id) ?? set.common.find((one) => one.id === id);
  return catalogue.buildings.map(entry).filter((one) => one !== undefined);
}

/** Finds a space on a city's sheet. */
export function placeOf(set: DiceBoards, city: string | null, id: string): Place | null {
  for (const building of buildingsOf(set, city)) {
    const space = building.spaces.find((one) => one.id === id);
    if (space) return { space, building };
  }
  return null;
}

export function dieOf(set: DiceBoards, id: string): DiceDieEntry | null {
  return set.dice.find((die) => die.id === id) ?? null;
}

/** Every symbol that can lead to a space. */
export function symbolsTo(set: DiceBoards, place: Place): string[] {
  const lines = place.building.lines.filter((line) => line.spaces.includes(place.space.id));
  const own = lines.flatMap((line) => line.symbols);
  const named = set.symbols.filter(
    ({ leads }) => leads.kind === "buildings" && leads.buildings.includes(place.building.id),
  );
  return [...new Set([...own, ...named.map((symbol) => symbol.id)])];
}

/** The next step of the wonder. */
export function nextStep(set: DiceBoards, city: DiceCity): Place | null {
  const places = city.next.map((id) => placeOf(set, city.city, id));
  return places.find((place) => place?.building.id === "wonder") ?? null;
}
