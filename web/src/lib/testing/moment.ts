/** Moments of real games for tests: records in `GAME/fixture/` mark them, codegen writes them. */

import type { Offer, Prompt } from "../../gen/tell";
import type { BoardProps, Face } from "../game-ui";

/** What one viewer sees at a moment, as the server would send it. */
export interface Moment<P> {
  /** Number of steps before it. */
  step: number;
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  picture: P;
  legal: string[];
  offers: Offer[];
  prompt: Prompt;
}

interface AnyCities {
  cities: { seat: number }[];
  to_move: number | number[] | null;
}

const NAMES = ["Ada", "Bo", "Cia", "Dag", "Eeva", "Fia", "Gus"];

/** The viewer's seat and bots; seats that owe a decision are thinking. */
export function facesOf<P extends AnyCities>({ picture, seat: viewer }: Moment<P>): Face[] {
  return picture.cities.map(({ seat }) => ({
    seat,
    name: NAMES[seat]!,
    bot: seat !== viewer,
    mine: seat === viewer,
    thinking: [picture.to_move].flat().includes(seat),
    chosen: false,
    here: true,
  }));
}

/** The props of a board that shows a moment. */
export function boardProps<P extends AnyCities>(
  moment: Moment<P>,
  more: Partial<BoardProps<P>> = {},
): BoardProps<P> {
  const { picture, legal, offers, prompt, seat } = moment;
  return {
    picture,
    faces: facesOf(moment),
    viewer: seat,
    legal,
    offers,
    prompt,
    chosen: null,
    busy: false,
    onmove: () => {},
    onwithdraw: () => {},
    hint: null,
    log: [],
    ending: null,
    source: null,
    ...more,
  };
}
