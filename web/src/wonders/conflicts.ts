/** Conflicts that were settled between two pictures of the same game. */

import type { WondersPicture } from "../gen/wonders";
import { beside, catalogue } from "./facts";
import { standing, type Standing } from "./forecast";

export interface Fight {
  /** The one seat, and its left neighbour. */
  seat: number;
  left: number;
  shields: number;
  leftShields: number;
  /** How the seat stands beside its left neighbour. */
  is: Standing;
}

export interface Conflicts {
  age: number;
  /** What a victory of that age brings. */
  victory: number;
  fights: Fight[];
}

const ended = (picture: WondersPicture) =>
  picture.due === "the game is over" ? 3 : Math.max(0, picture.age - 1);

/**
 * The conflicts of the age that ended between two pictures; null when none did. Shields are those of the
 * later picture: nothing is built between the conflicts and the next hands.
 */
export function conflictsBetween(before: WondersPicture, after: WondersPicture): Conflicts | null {
  if (before.cities.length !== after.cities.length || ended(after) !== ended(before) + 1)
    return null;
  // Hands of the next age, untouched: otherwise it is a jump, and shields may have changed since.
  if (after.due !== "the game is over" && after.turns_played > 0) return null;
  const age = ended(after);
  const seats = after.cities.length;
  const fights = after.cities.map((city, seat): Fight => {
    const left = beside(seat, "left", seats);
    const theirs = after.cities[left]!.shields;
    return {
      seat,
      left,
      shields: city.shields,
      leftShields: theirs,
      is: standing(city.shields, theirs),
    };
  });
  return { age, victory: catalogue.ages[age - 1]!.victory, fights };
}

/** A fight seen from one of its two sides. */
export function seenFrom(fight: Fight, seat: number) {
  const turned: Record<Standing, Standing> = {
    weaker: "stronger",
    equal: "equal",
    stronger: "weaker",
  };
  return fight.seat === seat
    ? { other: fight.left, mine: fight.shields, theirs: fight.leftShields, is: fight.is }
    : { other: fight.seat, mine: fight.leftShields, theirs: fight.shields, is: turned[fight.is] };
}
