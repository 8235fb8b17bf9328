/** Names that depend on the city or on amounts. */

import type { WondersCity, WondersResource, WondersSide } from "../gen/wonders";
import { list, t, tid, type MessageId } from "../lib/i18n.svelte";
import { nameOf } from "./things";

export const sideName = (side: WondersSide) => tid("wonders-side", side);

/** A city's wonder and its side, or a note that they are not known yet. */
export function boardName({ wonder, side }: WondersCity): string {
  if (!wonder) return t("wonders-no-wonder");
  return t("wonders-board", { wonder: nameOf(wonder), side: sideName(side) });
}

/** `["clay", "clay", "ore"]` as `2 clay and 1 ore`. */
export function amounts(goods: WondersResource[]): string {
  const counts = new Map<WondersResource, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return list([...counts].map(([good, n]) => t(`wonders-amount-${good}` as MessageId, { n })));
}
