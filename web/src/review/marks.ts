/** Marks on the things of a board: what was played, and what variations play. */

export type MarkKind = "played" | "variation";

export interface Mark {
  /** What is picked on the board, as `data-choice` names it. */
  pick: string;
  kind: MarkKind;
  /** The accessible name of the mark. */
  label: string;
}

/** A tick and a fork, on a 24-unit grid. */
const SIGNS: Record<MarkKind, string> = {
  played: "M4 13l5 5L20 6",
  variation: "M7 21V3M7 14c0-5 10-2 10-9M13 8l4-4 4 4",
};
const SVG = "http://www.w3.org/2000/svg";

function badge({ kind, label }: Mark): HTMLElement {
  const mark = document.createElement("span");
  mark.className = `review-mark ${kind}`;
  mark.title = label;
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", label);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[kind]);
  svg.append(path);
  mark.append(svg);
  return mark;
}

/**
 * Draws the marks into a board, and again whenever the board replaces what is marked. The boards of the
 * games do not know about marks, only about what can be chosen.
 */
export function marked(board: HTMLElement, marks: readonly Mark[]): () => void {
  const drawn = new Map<Mark, HTMLElement>();
  const draw = () => {
    for (const mark of marks) {
      const place = board.querySelector<HTMLElement>(`[data-choice="${CSS.escape(mark.pick)}"]`);
      const old = drawn.get(mark);
      if (old && old.parentElement === place) continue;
      old?.remove();
      drawn.delete(mark);
      if (!place) continue;
      const made = badge(mark);
      place.append(made);
      drawn.set(mark, made);
    }
  };
  draw();
  const observer = new MutationObserver(draw);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ["data-choice"] });
  return () => {
    observer.disconnect();
    for (const mark of drawn.values()) mark.remove();
  };
}
