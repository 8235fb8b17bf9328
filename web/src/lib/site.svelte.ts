/** What the place that serves the pages offers. */

/** `cargo xtask site` marks its pages: they have no server. */
const built = document.documentElement.dataset["server"] !== "none";

export const site = $state({
  /** Is there a game server? False for pages from a plain web host. */
  server: built,
});

/** Pages from a plain web host that are not marked remember it: without a network they cannot find out. */
const KEY = "mirabilia.no-server";

/** Remembers whether there is a game server here. */
export function rememberServer(there: boolean): void {
  try {
    if (there) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "1");
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Was there no game server when the host of the pages last answered? */
export function hadNoServer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
