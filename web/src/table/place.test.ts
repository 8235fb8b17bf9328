import { describe, expect, it } from "vitest";
import { place } from "./place";

const window = { width: 1280, height: 800 };
const box = (left: number, top: number, width = 100, height = 130) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a hover card", () => {
  it.each([
    [0, 0],
    [600, 300],
    [1180, 670],
    [0, 670],
    [590, 0],
  ])("stands beside a thing at %i, %i: inside the window and not over it", (left, top) => {
    const thing = box(left, top);
    const card = { width: 340, height: 260 };
    const spot = place(thing, card, window)!;
    const [right, bottom] = [spot.left + card.width, spot.top + card.height];
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.width);
    expect(bottom).toBeLessThanOrEqual(window.height);
    const apart =
      right <= thing.left ||
      spot.left >= thing.right ||
      bottom <= thing.top ||
      spot.top >= thing.bottom;
    expect(apart).toBe(true);
  });

  it("is not shown where it would cover the thing", () => {
    expect(
      place(box(20, 20, 340, 700), { width: 360, height: 300 }, { width: 390, height: 800 }),
    ).toBeNull();
  });

  it("leaves clear what one may be about to press", () => {
    const thing = box(300, 300);
    const card = { width: 340, height: 260 };
    expect(place(thing, card, window)!.left).toBe(408);
    const panel = box(700, 0, 580, 800);
    const spot = place(thing, card, window, [panel])!;
    expect(spot.left + card.width).toBeLessThanOrEqual(panel.left);
    expect(place(thing, card, window, [box(0, 0, 1280, 800)])).toBeNull();
  });
});
