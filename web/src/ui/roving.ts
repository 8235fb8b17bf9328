/** Roving tabindex: one element of a group is in the tab order, arrow keys move to the others. */

import type { Action } from "svelte/action";

export interface Roving {
  /** Selector of the elements; by default every enabled button and link. */
  items?: string;
  /** Arrow keys move by position on the screen instead of document order. */
  grid?: boolean;
  /** Only up and down move. */
  upright?: boolean;
}

const USUAL = "button:not(:disabled), a[href], [data-roving]";
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Index of the nearest rectangle in a direction, preferring straight over diagonal. */
export function nearest(
  from: DOMRect,
  others: readonly DOMRect[],
  [dx, dy]: readonly [number, number],
): number {
  const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [x, y] = middle(from) as [number, number];
  let best = -1;
  let least = Infinity;
  others.forEach((rect, index) => {
    const [ox, oy] = middle(rect) as [number, number];
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    // Ignores overlaps by a few pixels and rectangles that lie mostly in another direction.
    if (along < 4 || across > along * (dx ? 1.2 : 4)) return;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

export const roving: Action<HTMLElement, Roving | undefined> = (group, given) => {
  let options = given ?? {};
  let current: HTMLElement | null = null;

  const items = () =>
    [...group.querySelectorAll<HTMLElement>(options.items ?? USUAL)].filter(
      (item) => item.closest("[data-roving-stop]") === null,
    );

  /** Puts exactly one element into the tab order. Runs whenever the group's content changes. */
  function settle() {
    const all = items();
    if (!current || !all.includes(current)) {
      current =
        all.find((item) => item.matches('[aria-selected="true"], [aria-pressed="true"]')) ??
        all[0] ??
        null;
    }
    for (const item of all) {
      const index = item === current ? 0 : -1;
      if (item.tabIndex !== index || !item.hasAttribute("tabindex")) item.tabIndex = index;
    }
  }

  function target(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    const step = STEPS[key];
    if (!step || (options.upright && step[0] !== 0)) return undefined;
    if (options.grid) {
      const others = all.filter((item) => item !== from);
      const rects = others.map((item) => item.getBoundingClientRect());
      return others[nearest(from.getBoundingClientRect(), rects, step)];
    }
    const at = all.indexOf(from) + step[0] + step[1];
    return all[(at + all.length) % all.length];
  }

  function onkeydown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>(options.items ?? USUAL);
    const all = items();
    if (!from || !all.includes(from)) return;
    const next = target(event.key, from, all);
    if (!next) return;
    event.preventDefault();
    current = next;
    settle();
    next.focus();
  }

  function onfocusin(event: FocusEvent) {
    const item = (event.target as HTMLElement).closest<HTMLElement>(options.items ?? USUAL);
    if (!item || item === current || !items().includes(item)) return;
    current = item;
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  group.addEventListener("keydown", onkeydown);
  group.addEventListener("focusin", onfocusin);
  settle();

  return {
    update(now) {
      options = now ?? {};
      settle();
    },
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", onkeydown);
      group.removeEventListener("focusin", onfocusin);
    },
  };
};
