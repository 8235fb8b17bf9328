/** Animations between two pictures: hands arrive from a neighbour, cards fly to their city. */

import { fly, type TransitionConfig } from "svelte/transition";
import type { WondersCard, WondersPicture } from "../gen/wonders";
import { moves } from "../lib/settings.svelte";

/** Milliseconds. */
const PASS = 220;
const FLIGHT = 280;

/** A new hand comes from the neighbour who held it; the first hand of an age comes from above. */
export function passing(node: Element, { picture }: { picture: WondersPicture }): TransitionConfig {
  // Tests and old browsers have no animations.
  if (!moves() || !("animate" in node)) return { duration: 0 };
  if (picture.turns_played === 0) return fly(node, { y: -24, duration: PASS });
  return fly(node, { x: picture.hands_go === "left" ? 90 : -90, duration: PASS });
}

/** Positions of the cards in the hand, before the DOM changes. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>(".dock [data-choice]")) {
    found.set(card.dataset.choice!, card.getBoundingClientRect());
  }
  return found;
}

/** The cards that are only in the later picture. */
export function arrivals(
  before: WondersPicture,
  after: WondersPicture,
): { seat: number; card: WondersCard }[] {
  return after.cities.flatMap((city, seat) =>
    city.cards
      .filter((card) => !before.cities[seat]?.cards.includes(card))
      .map((card) => ({ seat, card })),
  );
}

/** Animates new cards to their stacks: the viewer's from the hand, others' from above. */
export function settle(
  root: HTMLElement,
  cards: { seat: number; card: WondersCard }[],
  from: Map<string, DOMRect>,
  viewer: number | null,
): void {
  // More cards than one turn brings mean a jump in time.
  if (!moves() || cards.length > 8) return;
  for (const { seat, card } of cards) {
    const target = root.querySelector<HTMLElement>(`[data-seat="${seat}"] [data-card="${card}"]`);
    if (!target?.animate) continue;
    const rect = seat === viewer ? from.get(card) : undefined;
    const to = target.getBoundingClientRect();
    const start = rect
      ? `translate(${rect.left - to.left}px, ${rect.top - to.top}px) scale(${Math.min(2, rect.width / Math.max(1, to.width))})`
      : "translateY(-18px)";
    target.animate(
      [
        { transform: start, transformOrigin: "top left", opacity: rect ? 1 : 0, zIndex: 5 },
        { transform: "none", transformOrigin: "top left", opacity: 1, zIndex: 5 },
      ],
      { duration: FLIGHT, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  }
}
