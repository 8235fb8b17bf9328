/** Why something cannot be done now, in words that say what would help. */

import type { DiceBoards, DicePicture } from "../gen/dice";
import { list, t } from "../lib/i18n.svelte";
import { compared } from "./guild";
import { anyOf, buildingName, dieName, spaceName, symbolName } from "./names";
import { missing, priceOf } from "./price";
import {
  buildingsOf,
  dieOf,
  nextIn,
  nextOf,
  opened,
  type Place,
  placeOf,
  symbolsTo,
} from "./sheet";
import type { Task } from "./turn";

/** What the reasons are found from. */
export interface Asker {
  set: DiceBoards;
  picture: DicePicture;
  seat: number;
  log: readonly string[];
  names: readonly string[];
  /** What is asked now. */
  task: Task | null;
}

/** The condition of the Guild Court in words, and whether it holds. */
export function compareText(asker: Asker, symbol: string): string | null {
  const found = compared(asker.set, asker.picture, asker.seat, symbol, asker.log);
  if (!found) return null;
  const others = found.others
    .map(({ seat, n }) => t("dice-compare-other", { name: asker.names[seat] ?? "?", n }))
    .join(", ");
  return t("dice-compare", {
    what: list(found.buildings.map(buildingName)),
    own: found.own,
    others,
    strictly: found.strictly ? "yes" : "no",
    holds: found.holds ? "yes" : "no",
  });
}

/** The space that unlocks a die on the asker's sheet. */
function unlockedBy(asker: Asker, die: string): string | null {
  const city = asker.picture.cities[asker.seat]!;
  const spaces = buildingsOf(asker.set, city.city).flatMap((building) => building.spaces);
  const space = spaces.find((one) =>
    one.effects.some((effect) => effect.kind === "unlocks" && effect.die === die),
  );
  return space?.id ?? null;
}

function locked(asker: Asker, die: string): string | null {
  const city = asker.picture.cities[asker.seat]!;
  if (!dieOf(asker.set, die)?.special || city.unlocked.includes(die)) return null;
  const by = unlockedBy(asker, die);
  return by === null
    ? t("dice-why-locked", { die: dieName(die) })
    : t("dice-why-locked-by", { die: dieName(die), space: spaceName(by) });
}

/** Too few coins for a space, with its parts. */
function tooDear(asker: Asker, place: Place, die: string | null): string | null {
  const city = asker.picture.cities[asker.seat]!;
  const free = asker.task?.kind === "free-die";
  const price = priceOf(asker.set, asker.picture, asker.seat, place, die, free);
  const coins = city.coins + price.gained;
  if (price.total <= coins) return null;
  const parts = { total: price.total, die: price.die, missing: price.missing, coins };
  return die === null || price.die === 0
    ? t("dice-why-dear", parts)
    : price.missing === 0
      ? t("dice-why-die-dear", parts)
      : t("dice-why-both-dear", parts);
}

/** Why a die of the Forum cannot be chosen; null when it can. */
export function whyNotDie(asker: Asker, die: string, legal: readonly string[]): string | null {
  if (legal.some((move) => move.startsWith(`build ${die} `))) return null;
  const shown = asker.picture.forum.find((one) => one.die === die);
  if (!shown || shown.symbol === null) return t("dice-why-unshaken");
  const lock = locked(asker, die);
  if (lock) return lock;
  const { task } = asker;
  if (task && task.kind !== "action" && task.kind !== "free-die") return whyNotNow(task);
  const city = asker.picture.cities[asker.seat]!;
  const spaces = opened(asker.set, city, shown.symbol);
  if (spaces.length === 0) return t("dice-why-nothing-open", { symbol: symbolName(shown.symbol) });
  const comparison = compared(asker.set, asker.picture, asker.seat, shown.symbol, asker.log);
  if (comparison && !comparison.holds) return compareText(asker, shown.symbol);
  const places = spaces
    .map((id) => placeOf(asker.set, city.city, id))
    .filter((one) => one !== null);
  const cheapest = places.sort((a, b) => a.space.cost - b.space.cost)[0];
  const dear = cheapest && tooDear(asker, cheapest, die);
  return dear ?? (task ? t("dice-why-other") : t("dice-why-not-now"));
}

/** What is to be decided first. */
function whyNotNow(task: Task): string {
  if (task.kind === "bonus") return t("dice-why-bonus-first");
  return task.buildings.length > 0
    ? t("dice-why-cross-first", { buildings: anyOf(task.buildings) })
    : t("dice-why-other");
}

/** Why a space cannot be crossed now; null when it can. */
export function whyNotSpace(asker: Asker, id: string, legal: readonly string[]): string | null {
  const { set, picture, seat, task } = asker;
  const city = picture.cities[seat]!;
  const place = placeOf(set, city.city, id);
  if (!place) return null;
  if (city.crossed.includes(id)) return t("dice-why-crossed");
  const step = place.building.id === "wonder" && nextIn(place.building, city.crossed)[0] === id;
  if (legal.some((move) => move.endsWith(` ${id}`)) || (step && legal.includes("wonder")))
    return null;
  const lines = place.building.lines.filter((line) => line.spaces.includes(id));
  if (!lines.some((line) => nextOf(line, city.crossed).includes(id))) {
    const before = [...new Set(lines.flatMap((line) => nextOf(line, city.crossed)))];
    return t("dice-why-order", { space: list(before.map(spaceName), "disjunction") });
  }
  if (!task)
    return missing(city, place.space.cost) > city.coins ? tooDear(asker, place, null) : null;
  if (task.kind === "bonus") return whyNotNow(task);
  if (task.kind === "cross" || task.kind === "cross-up-to") {
    if (task.buildings.length > 0 && !task.buildings.includes(place.building.id))
      return whyNotNow(task);
    return tooDear(asker, place, null) ?? t("dice-why-other");
  }
  if (place.building.id === "wonder")
    return task.kind === "free-die" ? t("dice-why-no-wonder") : tooDear(asker, place, null);
  return whyNoDie(asker, place, id);
}

/** A space of the order is open, but no die of the Forum crosses it. */
function whyNoDie(asker: Asker, place: Place, id: string): string {
  const { set, picture, seat } = asker;
  const city = picture.cities[seat]!;
  const leading = picture.forum.filter(
    (die) => die.symbol !== null && opened(set, city, die.symbol).includes(id),
  );
  const reasons = leading.map((die) => {
    const comparison = compared(set, picture, seat, die.symbol!, asker.log);
    const bad = comparison && !comparison.holds ? compareText(asker, die.symbol!) : null;
    return locked(asker, die.die) ?? bad ?? tooDear(asker, place, die.die);
  });
  const first = reasons.find((reason) => reason !== null);
  if (first) return first;
  const symbols = symbolsTo(set, place).map(symbolName);
  return t("dice-why-no-die", { symbols: list(symbols, "disjunction") });
}
