/** Applies settings to the document: language, colour scheme, motion and text size. */

import type { Settings } from "../lib/settings.svelte";

const GROUND = { light: "#f4efe4", dark: "#141b2b" };

const asks = (query: string) => typeof matchMedia !== "undefined" && matchMedia(query).matches;

/** Sets attributes of `<html>`; `auto` follows the system. */
export function dress(settings: Settings, html: HTMLElement = document.documentElement): void {
  const dark =
    settings.theme === "auto" ? asks("(prefers-color-scheme: dark)") : settings.theme === "dark";
  const less =
    settings.motion === "auto"
      ? asks("(prefers-reduced-motion: reduce)")
      : settings.motion === "less";
  const theme = dark ? "dark" : "light";
  html.lang = settings.lang;
  html.dataset.theme = theme;
  html.dataset.motion = less ? "less" : "full";
  html.dataset.text = String(settings.text);
  // The colour of the browser's toolbar, on phones.
  for (const meta of html.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", GROUND[theme]);
  }
}

/** Watches the system's colour scheme and motion preference. Returns a function to stop. */
export function onSystemChange(run: () => void): () => void {
  if (typeof matchMedia === "undefined") return () => {};
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map(
    (query) => matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", run);
  return () => {
    for (const query of queries) query.removeEventListener("change", run);
  };
}
