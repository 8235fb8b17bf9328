/** Things that explain themselves: `data-explain="card:quarry"`, by right-click, key or button. */

import type { DuelPicture } from "../gen/duel";
import { explain } from "../lib/explain.svelte";
import type { Kind } from "./facts";

export function explainThis(
  kind: Kind | string,
  id: string,
  picture: DuelPicture | null,
  viewer: number | null,
): void {
  explain({ game: "duel", kind, id, picture, viewer });
}

/** What the element, or something around it, is called when it is to explain itself. */
export function explainable(element: Element | null): [string, string] | null {
  const found = element?.closest<HTMLElement>("[data-explain]")?.dataset.explain;
  const at = found?.indexOf(":") ?? -1;
  return found && at > 0 ? [found.slice(0, at), found.slice(at + 1)] : null;
}
