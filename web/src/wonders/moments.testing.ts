/** Real moments of real games, for the tests of this room. */

import type { WondersPicture } from "../gen/wonders";
import type { Face } from "../lib/room";
import record from "./fixtures/game.rec?raw";
import text from "./fixtures/moments.jsonl?raw";

export interface Moment {
  name: string;
  seat: number;
  picture: WondersPicture;
  legal: string[];
}

export const moments: Moment[] = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Moment);

export function moment(name: string): Moment {
  return moments.find((one) => one.name === name)!;
}

/** The steps of a whole game with everything chosen, and three cards of the discard pile. */
export const steps = record
  .trim()
  .split("\n")
  .filter((line) => /^(deal|\d+ )/.test(line));

const NAMES = ["Ada", "Bo", "Cia", "Dag", "Eeva", "Fia", "Gus"];

export function facesOf({ picture, seat }: Moment): Face[] {
  return picture.cities.map((city) => ({
    seat: city.seat,
    name: NAMES[city.seat]!,
    bot: city.seat !== seat,
    mine: city.seat === seat,
    thinking: picture.to_move.includes(city.seat),
    chosen: false,
    here: true,
  }));
}
