/** Shortcuts of the board: digits pick, letters choose a way, Enter confirms, Escape unpicks. */

import { listen } from "../lib/keys.svelte";
import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import { explainable } from "../lib/explain.svelte";

/** Registers the shortcuts while the component is mounted. */
export function useKeys(desk: Desk): void {
  const buttons = (verb?: string) =>
    [
      ...(desk.root?.querySelectorAll<HTMLElement>(
        `[data-area="confirm"] [data-move]${verb ? `[data-verb="${verb}"]` : ""}`,
      ) ?? []),
    ].filter((one) => one.getAttribute("aria-disabled") !== "true");

  /** Focuses the next button of a kind, for Enter. In quick mode presses the only one. */
  function go(verb: string) {
    const all = buttons(verb);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[(at + 1) % Math.max(all.length, 1)];
    if (!next) return;
    if (settings.quick && all.length === 1) desk.move(next.dataset.move!);
    else next.focus();
  }

  const onButton = () => document.activeElement?.matches("button, a, summary, input") ?? false;

  $effect(() =>
    listen([
      ...Array.from({ length: 9 }, (_, at) => ({
        key: String(at + 1),
        label: "duel-key-pick" as const,
        run: () => desk.picks()[at]?.(),
        off: () => !desk.active || desk.picks()[at] === undefined,
      })),
      { key: "b", label: "duel-key-build", run: () => go("build"), off: () => !desk.picked },
      { key: "w", label: "duel-key-wonder", run: () => go("wonder"), off: () => !desk.picked },
      { key: "s", label: "duel-key-sell", run: () => go("sell"), off: () => !desk.picked },
      {
        key: "Enter",
        label: "duel-key-confirm",
        run: () => {
          const first = buttons("build")[0] ?? (buttons().length === 1 ? buttons()[0] : undefined);
          if (first) desk.move(first.dataset.move!);
        },
        // The browser itself presses a focused button.
        off: () => !desk.picked || onButton(),
      },
      { key: "Escape", label: "duel-key-unpick", run: desk.letGo, off: () => !desk.picked },
      {
        key: "i",
        label: "duel-key-explain",
        run: () => {
          const what = explainable(document.activeElement);
          if (what) desk.explain(...what);
        },
        off: () => explainable(document.activeElement) === null,
      },
    ]),
  );
}
