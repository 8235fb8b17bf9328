/** The explanation that is open: what a thing is, costs and does. */

import type { AnyPicture, GameKind } from "../gen/games";
import type { Offer } from "../gen/tell";

export interface Explained {
  game: GameKind;
  kind: string;
  id: string;
  picture: AnyPicture | null;
  viewer: number | null;
  /** The viewer's current offers; omitted outside a game. */
  offers?: Offer[];
}

export const open: { what: Explained | null } = $state({ what: null });

/** Opens the explanation of a thing; the page shows it in a dialog. */
export function explain(what: Explained): void {
  open.what = what;
}

/** Kind and id in the nearest `data-explain="card:quarry"`. */
export function explainable(element: Element | null): [kind: string, id: string] | null {
  const found = element?.closest<HTMLElement>("[data-explain]")?.dataset.explain;
  const at = found?.indexOf(":") ?? -1;
  return found && at > 0 ? [found.slice(0, at), found.slice(at + 1)] : null;
}
