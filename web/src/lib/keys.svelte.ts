/** Keys: whoever is on the screen says which it listens to, and the list of them is made from that. */

import { SvelteMap } from "svelte/reactivity";
import type { MessageId } from "../gen/messages";

export interface Shortcut {
  /** As `KeyboardEvent.key` has it: `h`, `?`, `Escape`, `ArrowLeft`. */
  key: string;
  /** What it does, for the list. */
  label: MessageId;
  run: (event: KeyboardEvent) => void;
  /** Off for the moment. */
  off?: () => boolean;
}

const groups = new SvelteMap<symbol, Shortcut[]>();

/** Every shortcut there is now. */
export function shortcuts(): Shortcut[] {
  return [...groups.values()].flat();
}

/** Listens while a component lives: `$effect(() => listen([…]))`. */
export function listen(shortcuts: Shortcut[]): () => void {
  const key = Symbol();
  groups.set(key, shortcuts);
  return () => void groups.delete(key);
}

/** The page hands every key press here. Typing in a field and open dialogs are left alone. */
export function pressed(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return;
  if (document.querySelector("dialog[open]")) return;
  // The last one that was put up is asked first.
  for (const group of [...groups.values()].reverse()) {
    const found = group.find((one) => one.key === event.key && !one.off?.());
    if (found) {
      event.preventDefault();
      found.run(event);
      return;
    }
  }
}
