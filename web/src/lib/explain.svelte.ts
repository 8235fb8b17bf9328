/** The one explanation that is open: what something is, costs and does. */

import type { AnyPicture, GameKind } from "../gen/games";

export interface Explained {
  game: GameKind;
  kind: string;
  id: string;
  picture: AnyPicture | null;
  viewer: number | null;
}

export const open: { what: Explained | null } = $state({ what: null });

/** Opens the explanation of something; the page shows it in a dialog. */
export function explain(what: Explained): void {
  open.what = what;
}
