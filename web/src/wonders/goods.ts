/** Goods that a cost takes: what the own city lacks, and what nobody has. */

import type { WondersCity, WondersResource } from "../gen/wonders";
import { sourcesOf, type Source } from "./facts";

/** The units that the sources cannot cover, as few as possible: augmenting paths, unit by unit. */
export function uncovered(units: WondersResource[], sources: Source[]): WondersResource[] {
  const taken: (number | undefined)[] = sources.map(() => undefined);
  const place = (unit: number, tried: Set<number>): boolean => {
    for (const [at, source] of sources.entries()) {
      if (tried.has(at) || !source.of.includes(units[unit]!)) continue;
      tried.add(at);
      const other = taken[at];
      if (other === undefined || place(other, tried)) {
        taken[at] = unit;
        return true;
      }
    }
    return false;
  };
  return units.filter((_, unit) => !place(unit, new Set()));
}

export interface Lack {
  /** What the own city does not make. */
  own: WondersResource[];
  /** What the neighbours cannot sell either. */
  all: WondersResource[];
}

/** What a cost lacks in a city between two others. */
export function lackOf(
  goods: WondersResource[],
  city: WondersCity,
  neighbours: WondersCity[],
): Lack {
  const own = sourcesOf(city);
  const sold = neighbours.flatMap((other) => sourcesOf(other).filter((source) => source.sold));
  return { own: uncovered(goods, own), all: uncovered(goods, [...own, ...sold]) };
}

/** `["clay", "clay", "ore"]` as `[["clay", 2], ["ore", 1]]`. */
export function counted<T>(things: T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
