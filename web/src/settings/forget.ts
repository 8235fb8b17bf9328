/** Deletes what this program has kept in this browser. */

const OURS = "mirabilia.";

/** Settings, the tables used last, score pads: everything under our names. Seats are the server's. */
export function forgetAll(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key);
  }
}
