/** The WebAssembly modules of the pages: one per game, loaded only when a game needs it. */

import type { GameKind } from "../gen/games";

const built = import.meta.glob<string>("./mirabilia-*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The URL of the module of a game; null if the pages were built without it. */
export const moduleUrl = (game: GameKind): string | null =>
  built[`./mirabilia-${game}.wasm`] ?? null;

/** Whether games can run in the page. Otherwise the page uses the server. */
export const available = moduleUrl("duel") !== null && typeof WebAssembly === "object";
