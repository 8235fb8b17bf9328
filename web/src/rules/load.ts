/** Loads the rules of a game in a language, once. */

import type { GameKind } from "../gen/games";
import type { Lang } from "../lib/settings.svelte";
import { readRules, type Rules } from "./text";

const files = import.meta.glob<string>("../../../locales/*/rules/*.md", {
  query: "?raw",
  import: "default",
});
const read = new Map<string, Promise<Rules>>();

export function loadRules(lang: Lang, game: GameKind): Promise<Rules> {
  const path = `../../../locales/${lang}/rules/${game}.md`;
  const known = read.get(path);
  if (known) return known;
  const load = files[path];
  if (!load) return Promise.reject(new Error(`no rules at ${path}`));
  const rules = load().then(readRules);
  read.set(path, rules);
  // A failed load is retried the next time.
  rules.catch(() => read.delete(path));
  return rules;
}
