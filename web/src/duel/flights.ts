/** What moves when the picture changes: which card left, where it went, which were turned up. */

import type { DuelPicture } from "../gen/duel";
import { isCard } from "./facts";
import { readStep } from "./moves";
import { flip, fly, ghostOf, type Ghost } from "./motion";

/** Cards that left the structure between two pictures. More than two at once is no move but a leap. */
function left(old: DuelPicture, now: DuelPicture): number[] {
  if (old.age !== now.age && now.structure.length !== 20) return [];
  const there = new Set(now.age === old.age ? now.structure.map((one) => one.slot) : []);
  const gone = old.structure.filter((one) => !there.has(one.slot)).map((one) => one.slot);
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

/** Where the card of the last move went. */
function goal(root: HTMLElement, log: string[]): Element | null {
  const step = log
    .map(readStep)
    .findLast((one) => one && ["build", "sell", "wonder"].includes(one.move.verb));
  if (!step) return null;
  const { seat, move } = step;
  if (move.verb === "sell") return root.querySelector('[data-pile="discard"]');
  const spot =
    move.verb === "wonder"
      ? root.querySelector(`[data-city="${seat}"] [data-wonder="${move.wonder}"]`)
      : root.querySelector(`[data-stacks="${seat}"]`);
  // On a phone only one city is open; the bar stands for the other.
  const seen = spot && spot.getBoundingClientRect().width > 0;
  return seen ? spot : root.querySelector(`[data-summary="${seat}"]`);
}

/** Taken before the screen changes; what it gives back is to be run after. */
export function prepare(
  root: HTMLElement,
  layer: HTMLElement,
  old: DuelPicture,
  now: DuelPicture,
): ((log: string[]) => void) | null {
  const up = turned(old, now);
  const ghosts = left(old, now)
    .map((slot) => slotIn(root, slot))
    .filter((found) => found !== null)
    .map((found): Ghost => ghostOf(found));
  if (ghosts.length === 0 && up.length === 0) return null;
  return (log) => {
    for (const ghost of ghosts) fly(ghost, goal(root, log), layer);
    for (const slot of up) flip(slotIn(root, slot));
  };
}
