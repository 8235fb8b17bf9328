/** Times in the language of this browser's owner. */

import { settings } from "../lib/settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was: `5 minutes ago`, `yesterday`. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** Day and time: `16 Nov 2026, 18:32`. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(
    at,
  );
}
