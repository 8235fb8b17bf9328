/** Words for tests: all three languages, read from the files. */

import { LANGS, settings, type Lang } from "../../lib/settings.svelte";
import { loadLanguage } from "../../lib/i18n.svelte";

/** Runs a check in every language. */
export async function inEveryLanguage(check: (lang: Lang) => void): Promise<void> {
  const before = settings.lang;
  for (const lang of LANGS) {
    await loadLanguage(lang);
    settings.lang = lang;
    check(lang);
  }
  settings.lang = before;
}
