/** Runs tests in all three languages. */

import { LANGS, settings, type Lang } from "../../lib/settings.svelte";
import { loadLanguage } from "../../lib/i18n.svelte";

/** Runs a check once per language. */
export async function inEveryLanguage(check: (lang: Lang) => void): Promise<void> {
  const before = settings.lang;
  for (const lang of LANGS) {
    await loadLanguage(lang);
    settings.lang = lang;
    check(lang);
  }
  settings.lang = before;
}
