/** What the place that serves the pages offers. */

/** `cargo xtask site` marks its pages: they have no server. */
const built = document.documentElement.dataset["server"] !== "none";

export const site = $state({
  /** Is there a game server? False for pages from a plain web host. */
  server: built,
});
