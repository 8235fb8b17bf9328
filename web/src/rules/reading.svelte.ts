/** The section in view: the last heading above the upper third of the window. */

import { untrack } from "svelte";

export function reading(body: () => HTMLElement | undefined): { readonly current: string | null } {
  let current: string | null = $state(null);

  $effect(() => {
    const root = body();
    if (!root) return;
    let asked = false;
    const look = () => {
      asked = false;
      let last: string | null = null;
      for (const heading of root.querySelectorAll<HTMLElement>("h2[id^='rules-']")) {
        if (heading.getBoundingClientRect().top > innerHeight / 3) break;
        last = heading.id.slice("rules-".length);
      }
      current = last;
    };
    const ask = () => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(look);
    };
    untrack(ask);
    addEventListener("scroll", ask, { passive: true });
    return () => removeEventListener("scroll", ask);
  });

  return {
    get current() {
      return current;
    },
  };
}
