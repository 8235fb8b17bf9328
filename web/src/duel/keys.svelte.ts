/** The keys of the board: digits pick, letters act, Enter confirms, Escape lets go. */

import { listen } from "../lib/keys.svelte";
import { settings } from "../lib/settings.svelte";
import { explainable } from "./explains";

export interface Keyed {
  root: () => HTMLElement | undefined;
  /** What the digits pick, in order. */
  picks: () => (() => void)[];
  active: () => boolean;
  picked: () => boolean;
  unpick: () => void;
  move: (text: string) => void;
  explain: (kind: string, id: string) => void;
}

/** Listens while the component lives. */
export function useKeys({ root, picks, active, picked, unpick, move, explain }: Keyed): void {
  const buttons = (verb?: string) =>
    [
      ...(root()?.querySelectorAll<HTMLElement>(
        `[data-area="confirm"] [data-move]${verb ? `[data-verb="${verb}"]` : ""}`,
      ) ?? []),
    ].filter((one) => one.getAttribute("aria-disabled") !== "true");

  /** Goes to the next button of a kind; Enter then presses it. In a hurry it is pressed at once. */
  function go(verb: string) {
    const all = buttons(verb);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[(at + 1) % Math.max(all.length, 1)];
    if (!next) return;
    if (settings.quick && all.length === 1) move(next.dataset.move!);
    else next.focus();
  }

  const onButton = () => document.activeElement?.matches("button, a, summary, input") ?? false;

  $effect(() =>
    listen([
      ...Array.from({ length: 9 }, (_, at) => ({
        key: String(at + 1),
        label: "duel-key-pick" as const,
        run: () => picks()[at]?.(),
        off: () => !active() || picks()[at] === undefined,
      })),
      { key: "b", label: "duel-key-build", run: () => go("build"), off: () => !picked() },
      { key: "w", label: "duel-key-wonder", run: () => go("wonder"), off: () => !picked() },
      { key: "s", label: "duel-key-sell", run: () => go("sell"), off: () => !picked() },
      {
        key: "Enter",
        label: "duel-key-confirm",
        run: () => {
          const first = buttons("build")[0] ?? (buttons().length === 1 ? buttons()[0] : undefined);
          if (first) move(first.dataset.move!);
        },
        // A button that has the focus is pressed by the browser itself.
        off: () => !picked() || onButton(),
      },
      { key: "Escape", label: "duel-key-unpick", run: unpick, off: () => !picked() },
      {
        key: "i",
        label: "duel-key-explain",
        run: () => {
          const what = explainable(document.activeElement);
          if (what) explain(...what);
        },
        off: () => explainable(document.activeElement) === null,
      },
    ]),
  );
}
