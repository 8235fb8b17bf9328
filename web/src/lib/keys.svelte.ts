/** Keyboard shortcuts: components register theirs while mounted, and the help dialog lists them. */

import { SvelteMap } from "svelte/reactivity";
import type { MessageId } from "../gen/messages";

export interface Shortcut {
  /** The value of `KeyboardEvent.key`: `h`, `?`, `Escape`, `ArrowLeft`. */
  key: string;
  /** What it does, for the help dialog. */
  label: MessageId;
  run: (event: KeyboardEvent) => void;
  /** Is it disabled at the moment? */
  off?: () => boolean;
}

const groups = new SvelteMap<symbol, Shortcut[]>();

/** All registered shortcuts. */
export function shortcuts(): Shortcut[] {
  return [...groups.values()].flat();
}

/** Registers shortcuts until the returned function is called: `$effect(() => listen([…]))`. */
export function listen(shortcuts: Shortcut[]): () => void {
  const key = Symbol();
  groups.set(key, shortcuts);
  return () => void groups.delete(key);
}

/** Handles every key press of the page, except in form fields and while a dialog is open. */
export function pressed(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return;
  if (document.querySelector("dialog[open]")) return;
  // The latest registration takes precedence.
  for (const group of [...groups.values()].reverse()) {
    const found = group.find((one) => one.key === event.key && !one.off?.());
    if (found) {
      event.preventDefault();
      found.run(event);
      return;
    }
  }
}
