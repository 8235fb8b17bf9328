/** Drawings are loaded when a board first shows them: they never delay the first move. */

import { flushSync, type Component, type ComponentProps } from "svelte";

const loaders = {
  back: () => import("../art/CardBack.svelte"),
  card: () => import("../art/CardPicture.svelte"),
  city: () => import("../art/wonders/CityScene.svelte"),
  wonder: () => import("../art/duel/WonderPicture.svelte"),
  road: () => import("../art/duel/Road.svelte"),
  token: () => import("../art/duel/TokenCoin.svelte"),
  forum: () => import("../art/dice/Forum.svelte"),
  plan: () => import("../art/dice/CityPlan.svelte"),
  armies: () => import("../art/ceremony/Armies.svelte"),
  supremacy: () => import("../art/ceremony/Supremacy.svelte"),
  victory: () => import("../art/ceremony/Victory.svelte"),
};

export type ArtName = keyof typeof loaders;
type Loaded<K extends ArtName> = Awaited<ReturnType<(typeof loaders)[K]>>["default"];
export type ArtProps<K extends ArtName> = ComponentProps<Loaded<K>>;

let all: Partial<Record<ArtName, Component<never>>> = $state.raw({});
// Not rendered, so it need not be reactive.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Set<ArtName>();

/** The component of a drawing, or null until it is loaded. A failed load leaves the place empty. */
export function artOf<K extends ArtName>(name: K): Component<ArtProps<K>> | null {
  if (!asked.has(name)) {
    asked.add(name);
    loaders[name]().then(
      (module) => (all = { ...all, [name]: module.default }),
      () => asked.delete(name),
    );
  }
  return (all[name] as Component<ArtProps<K>> | undefined) ?? null;
}

/** How long drawings may take in one task before the next frame draws the others, in milliseconds. */
const SLICE = 8;
let waiting: (() => void)[] = [];

function drawSome(): void {
  const until = performance.now() + SLICE;
  while (waiting.length > 0) {
    waiting.shift()!();
    flushSync();
    if (performance.now() > until) break;
  }
  if (waiting.length > 0) soon();
  mark();
}

/** Tells tests and screenshots whether drawings are still to come. */
const mark = () => document.documentElement.toggleAttribute("data-drawing", waiting.length > 0);

// A hidden page has no frames.
const soon = () =>
  document.visibilityState === "hidden" ? setTimeout(drawSome) : requestAnimationFrame(drawSome);

/** Draws in one of the next frames, not in the task that puts up the board. Returns how to cancel it. */
export function whenThereIsTime(draw: () => void): () => void {
  if (waiting.length === 0) soon();
  waiting.push(draw);
  mark();
  return () => {
    waiting = waiting.filter((one) => one !== draw);
    mark();
  };
}
