/** Moments of real games, for tests. */

import type { DicePicture } from "../gen/dice";
import type { BoardProps } from "../lib/room";
import action from "./fixture/action.json";
import bonus from "./fixture/bonus.json";

interface Moment {
  picture: DicePicture;
  legal: string[];
  log: string[];
}

/** Three play; seat 0 chooses an action in turn 12. Purple and white lie in the Forum, locked for it. */
export const ACTION = action as unknown as Moment;
/** Two play; seat 0 has finished its wonder and chooses a bonus. */
export const BONUS = bonus as unknown as Moment;

export const NAMES = ["Ada", "Bo", "Cia"];

/** What the board gets. */
export function boardProps(
  moment: Moment,
  more: Partial<BoardProps<DicePicture>> = {},
): BoardProps<DicePicture> {
  return {
    picture: moment.picture,
    faces: moment.picture.cities.map(({ seat }) => ({
      seat,
      name: NAMES[seat]!,
      bot: seat > 0,
      mine: seat === 0,
      thinking: seat === 0,
      chosen: false,
      here: true,
    })),
    viewer: 0,
    legal: moment.legal,
    chosen: null,
    busy: false,
    onmove: () => {},
    onwithdraw: () => {},
    hint: null,
    log: moment.log,
    ending: null,
    table: null,
    ...more,
  };
}
