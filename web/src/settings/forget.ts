/** Deletes everything that this program has stored in the browser. */

import type { Store } from "../here/store";

const OURS = "mirabilia.";

/** The database of games; null where the browser has none, so that nothing can be in it. */
async function games(): Promise<Store | null> {
  if (typeof indexedDB === "undefined") return null;
  return (await import("../here/store")).openStore();
}

/**
 * Deletes settings, games, statistics, progress and score pads. Seats at a server's tables are stored
 * there. Throws if the games could not be deleted; then everything is still there.
 */
export async function forgetAll(open = games): Promise<void> {
  await (await open())?.forgetAll();
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key);
  }
}
