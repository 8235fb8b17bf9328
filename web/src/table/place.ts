/** Where a card stands beside a thing: never over it, inside the window, on the side with most room. */

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

export function place(thing: Box, card: Size, window: Size): Spot | null {
  const inside = (at: number, size: number, all: number) =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  const room = {
    right: window.width - thing.right - card.width,
    left: thing.left - card.width,
    below: window.height - thing.bottom - card.height,
    above: thing.top - card.height,
  };
  const [side, free] = (Object.entries(room) as [keyof typeof room, number][]).reduce(
    (best, one) => (one[1] > best[1] ? one : best),
  );
  // No room anywhere: nothing is better than a card over the thing.
  if (free < GAP) return null;
  const top = inside(thing.top, card.height, window.height);
  const left = inside((thing.left + thing.right - card.width) / 2, card.width, window.width);
  if (side === "right") return { left: thing.right + GAP, top };
  if (side === "left") return { left: thing.left - card.width - GAP, top };
  if (side === "below") return { left, top: thing.bottom + GAP };
  return { left, top: thing.top - card.height - GAP };
}
