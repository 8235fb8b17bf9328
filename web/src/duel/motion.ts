/** Animations between two pictures: which card was taken, where it went, which cards were revealed. */

import type { DuelPicture, DuelSlot } from "../gen/duel";
import { isCard, slotsOf } from "./catalogue";
import { flip, fly, ghostOf, type Ghost } from "../ui/motion";

/** Cards taken from the structure between two pictures. More than two mean a jump in time. */
function left(old: DuelPicture, now: DuelPicture): DuelSlot[] {
  if (old.age !== now.age && now.structure.length !== slotsOf(now.age).length) return [];
  const there = new Set(now.age === old.age ? now.structure.map((one) => one.slot) : []);
  const gone = old.structure.filter((one) => !there.has(one.slot));
  return gone.length <= 2 ? gone : [];
}

const turned = (old: DuelPicture, now: DuelPicture): number[] =>
  old.age !== now.age
    ? []
    : now.structure
        .filter(({ slot, lies }) => {
          const was = old.structure.find((one) => one.slot === slot);
          return was && !isCard(was.lies) && isCard(lies);
        })
        .map((one) => one.slot);

const slotIn = (root: HTMLElement, slot: number) =>
  root.querySelector<HTMLElement>(`[data-slot="${slot}"]`);

/** Where a taken card went: to the discard pile, into a city, or under a wonder. */
function goal(root: HTMLElement, card: string, old: DuelPicture, now: DuelPicture): Element | null {
  const discarded = (now.discard as string[]).includes(card);
  if (discarded) return root.querySelector('[data-pile="discard"]');
  for (const city of now.cities) {
    const had = old.cities[city.seat as 0 | 1].wonders_built;
    const wonder = city.wonders_built.find((one) => !had.includes(one));
    const built = (city.cards as string[]).includes(card);
    if (!built && !wonder) continue;
    const spot = built
      ? root.querySelector(`[data-stacks="${city.seat}"]`)
      : root.querySelector(`[data-city="${city.seat}"] [data-wonder="${wonder}"]`);
    // On a phone only one city is shown; the summary bar stands in for the other.
    const seen = spot && spot.getBoundingClientRect().width > 0;
    return seen ? spot : root.querySelector(`[data-summary="${city.seat}"]`);
  }
  return null;
}

/** Call before the DOM changes; run the returned function afterwards. */
export function prepare(
  root: HTMLElement,
  layer: HTMLElement,
  old: DuelPicture,
  now: DuelPicture,
): (() => void) | null {
  const up = turned(old, now);
  const ghosts = left(old, now).flatMap(({ slot, lies }): [string, Ghost][] => {
    const found = slotIn(root, slot);
    return found ? [[lies, ghostOf(found)]] : [];
  });
  if (ghosts.length === 0 && up.length === 0) return null;
  return () => {
    for (const [card, ghost] of ghosts) fly(ghost, goal(root, card, old, now), layer);
    for (const slot of up) flip(slotIn(root, slot));
  };
}
