/** Animations of cards: flying to a destination, turning over. The game does not wait for them. */

import { moves } from "../lib/settings.svelte";

const FLIGHT = 280;
const FLIP = 240;

const can = (element: Element): boolean => moves() && typeof element.animate === "function";

/** A copy of an element, to animate after the element itself is removed. */
export interface Ghost {
  rect: DOMRect;
  node: HTMLElement;
}

export function ghostOf(element: HTMLElement): Ghost {
  const node = element.cloneNode(true) as HTMLElement;
  // A copy of a canvas is empty.
  const drawings = element.querySelectorAll("canvas");
  node.querySelectorAll("canvas").forEach((copy, at) => {
    const drawing = drawings[at]!;
    if (drawing.width > 0) copy.getContext("2d")?.drawImage(drawing, 0, 0);
  });
  for (const one of [node, ...node.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["id", "data-choice", "data-explain", "data-move", "data-pick", "data-slot"])
      one.removeAttribute(name);
  }
  return { rect: element.getBoundingClientRect(), node };
}

/** Animates a ghost to an element, and removes it there. */
export function fly(ghost: Ghost, target: Element | null, layer: HTMLElement): void {
  if (!target || !can(layer) || ghost.rect.width === 0) return;
  const { rect, node } = ghost;
  const to = target.getBoundingClientRect();
  const from = layer.getBoundingClientRect();
  if (to.width === 0) return;
  node.setAttribute("aria-hidden", "true");
  node.setAttribute("inert", "");
  const { style } = node;
  // Keeps the size of elements that are sized by their container.
  style.setProperty("--w", `${rect.width}px`);
  style.position = "absolute";
  style.left = `${rect.left - from.left}px`;
  style.top = `${rect.top - from.top}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
  style.margin = "0";
  style.zIndex = "20";
  style.pointerEvents = "none";
  layer.append(node);
  const dx = to.left + to.width / 2 - rect.left - rect.width / 2;
  const dy = to.top + Math.min(to.height / 2, 60) - rect.top - rect.height / 2;
  const flight = node.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.45)`, opacity: 0.35 },
    ],
    { duration: FLIGHT, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => node.remove();
}

/** Turns a card over. */
export function flip(element: Element | null): void {
  if (!element || !can(element)) return;
  element.animate(
    [
      { transform: "perspective(600px) rotateY(90deg)" },
      { transform: "perspective(600px) rotateY(0)" },
    ],
    { duration: FLIP, easing: "ease-out" },
  );
}
