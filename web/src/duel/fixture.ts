/** Moments of a real game, for tests: `fixture/game.rec` and what lay on the table at some steps. */

import type { DuelPicture } from "../gen/duel";
import type { Face } from "../lib/room";
import age1 from "./fixture/age-1.json";
import age3 from "./fixture/age-3.json";
import begin from "./fixture/begin.json";
import card from "./fixture/card.json";
import destroy from "./fixture/destroy.json";
import draft from "./fixture/draft.json";
import game from "./fixture/game.rec?raw";
import library from "./fixture/library.json";
import revive from "./fixture/revive.json";
import token from "./fixture/token.json";

export interface Moment {
  /** How many steps were taken before. */
  step: number;
  /** What was done then. */
  line: string;
  legal: string[];
  picture: DuelPicture;
  /** As it was after that line. */
  then: { coins: number[]; pawn: number; points: number[] };
}

const all = { age1, age3, begin, card, destroy, draft, library, revive, token };
export const MOMENTS = all as unknown as Record<keyof typeof all, Moment>;

/** The steps of the game. */
export const STEPS = game.split("\n").filter((line) => /^(deal|reveal|0|1) /.test(line));

export const NAMES = ["Ada", "Bo"];
export const FACES: Face[] = NAMES.map((name, seat) => ({
  seat,
  name,
  bot: seat === 1,
  mine: seat === 0,
  thinking: false,
  chosen: false,
  here: true,
}));

/** A picture with something changed, to look at one rule. */
export function changed(moment: Moment, change: (picture: DuelPicture) => void): DuelPicture {
  const picture = structuredClone(moment.picture);
  change(picture);
  return picture;
}
