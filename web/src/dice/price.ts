/** What a move costs and brings, before it is made. */

import type { DiceBoards, DiceBuilding, DiceCity, DiceEffect, DicePicture } from "../gen/dice";
import {
  buildingsOf,
  coinsOnDie,
  count,
  dieOf,
  faced,
  nextStep,
  type Place,
  placeOf,
} from "./sheet";
import { bonusFollows, follows, type Task } from "./turn";

/** What is paid for a space, and with which die. */
export interface Price {
  /** Coins for the die; 0 without one. */
  die: number;
  /** Resources that the space costs. */
  cost: number;
  /** Those of them that are missing: a coin each. */
  missing: number;
  /** Coins for choosing the die; they come before it is paid. */
  gained: number;
  /** Coins that are paid in all. */
  total: number;
}

/** What an effect brings at once. */
export interface Gain {
  effect: DiceEffect;
  /** Coins that arrive; less than promised when the reserve is full. */
  coins: number;
  /** Points that it is worth as things stand. */
  points: number;
  /** What an attack meets. */
  against: { seat: number; defence: number } | null;
}

export interface Outcome {
  move: string;
  die: string | null;
  place: Place | null;
  bonus: string | null;
  price: Price | null;
  gains: Gain[];
  /** Coins in the end, before what follows. */
  coins: number;
  /** Coins that do not fit into the reserve. */
  lost: number;
  /** All points that the move brings as things stand. */
  points: number;
  /** The building that it finishes. */
  finishes: DiceBuilding | null;
  /** Is it the first Agora of all? */
  firstAgora: boolean;
  follows: Task[];
}

/** What a space costs a city in coins, without the die. */
export function missing(city: DiceCity, cost: number): number {
  return Math.max(0, cost - city.resources);
}

/** The price of a space with a die of the Forum, or without one. */
export function priceOf(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  place: Place,
  die: string | null,
  free: boolean,
): Price {
  const city = picture.cities[seat]!;
  const shown = picture.forum.find((one) => one.die === die);
  const paid = die === null || free ? 0 : (shown?.cost ?? shown?.section ?? 0);
  const colour = die === null ? null : dieOf(set, die)?.colour;
  const promised = colour ? coinsOnDie(set, city, colour) : 0;
  const gained = Math.min(promised, set.gold_size - city.coins);
  const short = missing(city, place.space.cost);
  return { die: paid, cost: place.space.cost, missing: short, gained, total: paid + short };
}

/** The points of crossed spaces that do not depend on others. */
function standing(set: DiceBoards, city: DiceCity, crossed: readonly string[]): number {
  const now = { city: city.city, crossed: [...crossed] };
  let sum = 0;
  for (const building of buildingsOf(set, city.city)) {
    for (const space of building.spaces) {
      if (!crossed.includes(space.id)) continue;
      for (const effect of space.effects) {
        if (effect.kind === "points") sum += effect.points;
        if (effect.kind === "coins-and-points-for")
          sum += effect.each * count(set, now, [effect.building]);
        if (effect.kind === "points-for-gallery")
          sum += effect.points * count(set, now, ["gallery"]);
      }
    }
  }
  return sum;
}

/** The pieces of a move. */
export function pieces(move: string): { verb: string; die: string | null; target: string | null } {
  const [verb = "", a, b] = move.split(" ");
  if (verb === "build") return { verb, die: a ?? null, target: b ?? null };
  return { verb, die: null, target: a ?? null };
}

/** What a legal move of the viewer leads to. */
export function outcome(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  move: string,
  free: boolean,
): Outcome {
  const city = picture.cities[seat]!;
  const { verb, die, target } = pieces(move);
  const none: Outcome = {
    move,
    die,
    place: null,
    bonus: null,
    price: null,
    gains: [],
    coins: city.coins,
    lost: 0,
    points: 0,
    finishes: null,
    firstAgora: false,
    follows: [],
  };
  if (verb === "pass") {
    const coins = Math.min(set.gold_size, city.coins + set.pass);
    return { ...none, coins, lost: city.coins + set.pass - coins };
  }
  if (verb === "bonus") {
    const effects = set.bonuses.find((bonus) => bonus.id === target)?.effects ?? [];
    const brought = bring(set, picture, seat, effects, null, city.coins, city.crossed);
    return { ...none, ...brought, bonus: target, follows: bonusFollows(set, target ?? "") };
  }
  const place =
    verb === "wonder"
      ? nextStep(set, city)
      : target === null
        ? null
        : placeOf(set, city.city, target);
  if (!place) return none;
  const price = priceOf(set, picture, seat, place, die, free);
  const { id } = place.space;
  const crossed = [...city.crossed, id];
  const start = city.coins + price.gained - price.total;
  const brought = bring(set, picture, seat, place.space.effects, place, start, crossed);
  const done = place.building.spaces.every((space) => crossed.includes(space.id));
  const firstAgora = done && place.building.id === "agora" && noAgora(set, picture, seat);
  const attacks = brought.gains.reduce(
    (sum, gain) => (gain.effect.kind === "attack" ? sum + gain.points : sum),
    0,
  );
  return {
    ...none,
    ...brought,
    place,
    price,
    points:
      standing(set, city, crossed) -
      standing(set, city, city.crossed) +
      attacks +
      (firstAgora ? set.first_to_finish : 0),
    finishes: done && place.building.id !== "warehouse" ? place.building.id : null,
    firstAgora,
    follows: follows(set, city.city, id, city.crossed).filter(
      // A city that has all its bonuses gets no more (rule 8.6).
      (task) => task.kind !== "bonus" || city.bonuses.length < set.bonuses.length,
    ),
  };
}

/** Has nobody finished the Agora before this turn? */
function noAgora(set: DiceBoards, picture: DicePicture, seat: number): boolean {
  return picture.cities.every((city) => {
    if (city.first_agora) return false;
    const agora = buildingsOf(set, city.city).find((one) => one.id === "agora");
    const done = agora?.spaces.every((space) => city.crossed.includes(space.id)) ?? false;
    return city.seat === seat || !done;
  });
}

function bring(
  set: DiceBoards,
  picture: DicePicture,
  seat: number,
  effects: readonly DiceEffect[],
  place: Place | null,
  start: number,
  crossed: string[],
): Pick<Outcome, "gains" | "coins" | "lost"> {
  const city = { city: picture.cities[seat]!.city, crossed };
  let coins = start;
  let lost = 0;
  const gains = effects.map((effect): Gain => {
    let promised = 0;
    let points = 0;
    let against: Gain["against"] = null;
    if (effect.kind === "coins") promised = effect.coins;
    if (effect.kind === "points") points = effect.points;
    if (effect.kind === "points-for-gallery")
      points = effect.points * count(set, city, ["gallery"]);
    if (effect.kind === "coins-and-points-for") {
      promised = effect.each * count(set, city, [effect.building]);
      points = promised;
    }
    if (effect.kind === "attack") {
      against = faced(set, picture, seat, place?.building.id === "barracks_east" ? "east" : "west");
      points = Math.max(0, effect.points - against.defence);
    }
    const arrive = Math.min(promised, set.gold_size - coins);
    coins += arrive;
    lost += promised - arrive;
    return { effect, coins: arrive, points, against };
  });
  return { gains, coins, lost };
}
