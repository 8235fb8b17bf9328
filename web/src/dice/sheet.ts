/** A city's sheet: which spaces there are, which can be crossed next, and what leads to them. */

import type {
  DiceBoards,
  DiceBuilding,
  DiceBuildingEntry,
  DiceCity,
  DiceDieEntry,
  DiceEffect,
  DiceLine,
  DicePicture,
  DiceSheet,
  DiceSpace,
} from "../gen/dice";

/** The colour that stands for a building; the wonder has none. */
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

/** The buildings in the order in which people look at them. */
export const BUILDINGS: readonly DiceBuilding[] = [
  "wonder",
  "barracks_west",
  "barracks_east",
  "agora",
  "market",
  "university",
  "guild_court",
  "gallery",
  "warehouse",
];

/** A space with the building it lies in. */
export interface Place {
  space: DiceSpace;
  building: DiceBuildingEntry;
}

export function sheetOf(set: DiceBoards, city: string | null): DiceSheet | null {
  return set.cities.find((sheet) => sheet.id === city) ?? null;
}

/** The nine buildings of a city: its own, and those that the set has in common. */
export function buildingsOf(set: DiceBoards, city: string | null): DiceBuildingEntry[] {
  const own = sheetOf(set, city)?.own ?? [];
  const entry = (id: DiceBuilding) =>
    own.find((one) => one.id === id) ?? set.common.find((one) => one.id === id);
  return BUILDINGS.map(entry).filter((one) => one !== undefined);
}

/** Where a space lies on a city's sheet. */
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

/** The spaces of a line that can be crossed next (rules 5.5 and 5.6). */
export function nextOf(line: DiceLine, crossed: readonly string[]): string[] {
  const open = line.spaces.filter((id) => !crossed.includes(id));
  return line.any_order ? open : open.slice(0, 1);
}

/** The spaces of a building that can be crossed next. */
export function nextIn(building: DiceBuildingEntry, crossed: readonly string[]): string[] {
  return [...new Set(building.lines.flatMap((line) => nextOf(line, crossed)))];
}

/** The spaces that a symbol opens on a sheet, whatever they cost. */
export function opened(set: DiceBoards, city: DiceCity, symbol: string): string[] {
  const leads = set.symbols.find((one) => one.id === symbol)?.leads;
  const found: string[] = [];
  for (const building of buildingsOf(set, city.city)) {
    if (leads?.kind === "buildings") {
      if (leads.buildings.includes(building.id)) found.push(...nextIn(building, city.crossed));
      continue;
    }
    for (const line of building.lines) {
      if (line.symbols.includes(symbol)) found.push(...nextOf(line, city.crossed));
    }
  }
  return [...new Set(found)];
}

/** Every symbol that leads to a space, now or later. */
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
  const wonder = buildingsOf(set, city.city).find((one) => one.id === "wonder");
  const id = wonder && nextIn(wonder, city.crossed)[0];
  return id === undefined ? null : placeOf(set, city.city, id);
}

/** How many spaces of some buildings a city has crossed. */
export function count(
  set: DiceBoards,
  city: Pick<DiceCity, "city" | "crossed">,
  buildings: readonly DiceBuilding[],
): number {
  return buildingsOf(set, city.city)
    .filter((building) => buildings.includes(building.id))
    .flatMap((building) => building.spaces)
    .filter((space) => city.crossed.includes(space.id)).length;
}

/** What the crossed spaces of a city do for good. */
export function effectsOf(set: DiceBoards, city: DiceCity): DiceEffect[] {
  return buildingsOf(set, city.city)
    .flatMap((building) => building.spaces)
    .filter((space) => city.crossed.includes(space.id))
    .flatMap((space) => space.effects);
}

/** Coins for choosing a die of a colour (rule 7.22). */
export function coinsOnDie(set: DiceBoards, city: DiceCity, colour: string): number {
  return effectsOf(set, city).reduce(
    (sum, effect) =>
      effect.kind === "coins-on-die" && effect.colour === colour ? sum + effect.coins : sum,
    0,
  );
}

/** Where a player's western and eastern Barracks look: the left and the right neighbour. */
export function neighbours(seat: number, seats: number): { left: number; right: number } {
  return { left: (seat + 1) % seats, right: (seat + seats - 1) % seats };
}

/** The defence of one Barracks. */
export function defence(set: DiceBoards, city: DiceCity, side: "west" | "east"): number {
  const barracks = buildingsOf(set, city.city).find((one) => one.id === `barracks_${side}`);
  return (barracks?.spaces ?? [])
    .filter((space) => city.crossed.includes(space.id))
    .flatMap((space) => space.effects)
    .reduce((sum, effect) => (effect.kind === "defence" ? sum + effect.defence : sum), 0);
}

/** The defence that an attack of a seat meets: that of the Barracks that look at it (rule 6.33). */
export function faced(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  side: "west" | "east",
): { seat: number; defence: number } {
  const { left, right } = neighbours(seat, picture.cities.length);
  const other = side === "west" ? left : right;
  const city = picture.cities[other]!;
  return { seat: other, defence: defence(set, city, side === "west" ? "east" : "west") };
}

/** All points of a city as they stand. */
export function total(city: DiceCity): number {
  return Object.values(city.points).reduce((sum, points) => sum + points, 0);
}
