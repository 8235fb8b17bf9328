/** Deletes everything that this program has stored in the browser. */

const OURS = "mirabilia.";

/** Deletes settings, last used tables and score pads. Seats are stored on the server. */
export function forgetAll(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key);
  }
}
