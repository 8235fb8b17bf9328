/** Rings around the things of a board that the coach points at. The boards know nothing of coaches. */

import type { GameKind } from "../gen/games";

/** Places that scripts name. Seat 0 is the learner's. */
const PLACES: Record<GameKind, Record<string, string>> = {
  duel: {
    structure: '[data-area="structure"]',
    track: '[data-area="track"]',
    wonders: '[data-wonders="0"]',
    coins: '[data-summary="0"]',
  },
  wonders: {
    hand: ".hand",
    wonder: '[data-seat="0"]',
    coins: '[data-seat="0"]',
    left: '[data-seat="1"]',
    right: '[data-seat="2"]',
  },
  dice: {
    forum: ".forum",
    coins: ".holdings",
    wonder: ".area.wonder",
    barracks: ".area.barracks_east",
    university: ".area.university",
  },
};

/** What the coach points at now, as selectors: the move it hopes for, what is picked, and places. */
export function selectors(game: GameKind, show: readonly string[], move: string | null): string[] {
  const choices = [...show, ...(move?.split(" ") ?? [])];
  const picks = choices.map((one) => `[data-choice=${JSON.stringify(one)}]`);
  const places = show.flatMap((one) => PLACES[game][one] ?? []);
  const way = move === null ? [] : [`[data-move=${JSON.stringify(move)}]`];
  return [...new Set([...picks, ...places, ...way])];
}

const MARK = "coached";
const STRONG = "coached-move";

/** Marks everything that matches, and again whenever the board changes. Returns a function to stop. */
export function spotlight(board: HTMLElement, all: readonly string[]): () => void {
  const draw = () => {
    const wanted = new Set<Element>();
    for (const selector of all)
      for (const element of board.querySelectorAll(selector)) wanted.add(element);
    for (const element of board.querySelectorAll(`.${MARK}`))
      if (!wanted.has(element)) element.classList.remove(MARK, STRONG);
    for (const element of wanted) {
      const strong = element.matches("[data-choice], [data-move]");
      if (!element.classList.contains(MARK)) element.classList.add(MARK);
      if (strong && !element.classList.contains(STRONG)) element.classList.add(STRONG);
    }
  };
  draw();
  const observer = new MutationObserver(draw);
  const attributeFilter = ["data-choice", "data-move", "class"];
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter });
  return () => {
    observer.disconnect();
    for (const element of board.querySelectorAll(`.${MARK}`))
      element.classList.remove(MARK, STRONG);
  };
}
