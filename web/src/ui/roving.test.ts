import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nearest, roving } from "./roving";

let group: HTMLElement;
let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<div><button id="a"></button><button id="b" disabled></button><button id="c" aria-disabled="true"></button><a id="d" href="#x"></a></div>';
  group = document.querySelector("div")!;
  const action = roving(group, undefined);
  end = () => (action as { destroy: () => void }).destroy();
});
afterEach(() => end());

const at = (id: string) => document.getElementById(id)!;
const order = () =>
  [...group.querySelectorAll<HTMLElement>("*")]
    .filter((item) => item.tabIndex === 0 && !item.hasAttribute("disabled"))
    .map((item) => item.id);
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("roving", () => {
  it("has exactly one in the tab order", () => {
    expect(order()).toEqual(["a"]);
  });

  it("wraps around with the arrow keys, skipping disabled buttons but not aria-disabled ones", () => {
    at("a").focus();
    const seen = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft"].map((key) => {
      expect(press(key)).toBe(true);
      return document.activeElement!.id;
    });
    expect(seen).toEqual(["c", "d", "a", "d"]);
    expect(order()).toEqual(["d"]);
  });

  it("knows Home and End, and leaves other keys and chords alone", () => {
    at("c").focus();
    press("End");
    expect(document.activeElement!.id).toBe("d");
    press("Home");
    expect(document.activeElement!.id).toBe("a");
    expect(press("Enter")).toBe(false);
    expect(press("ArrowRight", { altKey: true })).toBe(false);
    expect(document.activeElement!.id).toBe("a");
  });

  it("follows the focus wherever it comes from", () => {
    at("d").focus();
    expect(order()).toEqual(["d"]);
  });

  it("picks another element when the one in the tab order is removed", async () => {
    at("a").remove();
    await Promise.resolve();
    expect(order()).toEqual(["c"]);
  });

  it("includes elements that are added later", async () => {
    group.append(Object.assign(document.createElement("a"), { id: "e", href: "#e" }));
    await Promise.resolve();
    expect(order()).toEqual(["a"]);
    at("a").focus();
    press("End");
    expect(document.activeElement!.id).toBe("e");
  });
});

describe("nearest", () => {
  const rect = (left: number, top: number) => new DOMRect(left, top, 10, 10);
  // Two rows of a pyramid: one above, two below; plus one beside and one far to the right.
  const others = [rect(0, 0), rect(-10, 40), rect(12, 40), rect(90, 20), rect(-30, 21)];
  it.each([
    [[0, -1], 0],
    [[0, 1], 2],
    [[1, 0], 3],
    [[-1, 0], 4],
  ] as const)("in direction %j it is %i", (direction, index) => {
    expect(nearest(rect(5, 20), others, direction)).toBe(index);
  });
  it("is nothing at the edge", () => {
    expect(nearest(rect(200, 200), others, [1, 0])).toBe(-1);
  });
});
