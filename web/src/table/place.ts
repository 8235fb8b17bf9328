/**
 * Where a card stands beside a thing: never over it nor over what must stay clear, inside the window, on
 * the side with most room.
 */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

export function place(thing: Box, card: Size, window: Size, clear: Box[] = []): Spot | null {
  const inside = (at: number, size: number, all: number) =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  const room = {
    right: window.width - thing.right - card.width,
    left: thing.left - card.width,
    below: window.height - thing.bottom - card.height,
    above: thing.top - card.height,
  };
  const top = inside(thing.top, card.height, window.height);
  const left = inside((thing.left + thing.right - card.width) / 2, card.width, window.width);
  const spots: Record<keyof typeof room, Spot> = {
    right: { left: thing.right + GAP, top },
    left: { left: thing.left - card.width - GAP, top },
    below: { left, top: thing.bottom + GAP },
    above: { left, top: thing.top - card.height - GAP },
  };
  const covers = (spot: Spot) =>
    clear.some(
      (box) =>
        spot.left < box.right &&
        box.left < spot.left + card.width &&
        spot.top < box.bottom &&
        box.top < spot.top + card.height,
    );
  const sides = (Object.keys(room) as (keyof typeof room)[])
    // No room anywhere: nothing is better than a card over the thing.
    .filter((side) => room[side] >= GAP && !covers(spots[side]))
    .toSorted((a, b) => room[b] - room[a]);
  return sides[0] ? spots[sides[0]] : null;
}
