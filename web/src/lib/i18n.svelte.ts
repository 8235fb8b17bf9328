/** Words: Fluent messages of `locales/`, the same files the terminal reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { MessageId } from "../gen/messages";
import type { Lang } from "./settings.svelte";
import { settings } from "./settings.svelte";

export type { MessageId };
export type Args = Record<string, FluentVariable>;

/** One piece a language: many small files would cost a request each. */
const pieces: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./words/en"),
  sv: () => import("./words/sv"),
  fi: () => import("./words/fi"),
};
const bundles = new SvelteMap<Lang, FluentBundle>();

/** Loads all words of a language; English stands in for what another language lacks. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (!bundles.has(lang)) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of (await pieces[lang]()).default) {
      bundle.addResource(new FluentResource(text));
    }
    bundles.set(lang, bundle);
  }
  if (lang !== "en" && !bundles.has("en") && import.meta.env.DEV) await loadLanguage("en");
}

/** Switches at once; what is on the screen follows. */
export async function setLanguage(lang: Lang): Promise<void> {
  await loadLanguage(lang);
  settings.lang = lang;
}

/** The message in the language of this browser's owner. */
export function t(id: MessageId, args?: Args): string {
  const bundle = bundles.get(settings.lang) ?? bundles.get("en");
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

/** A message whose id is made up of parts: `tid("wonders-card", card)`. A test sees that all exist. */
export function tid(...parts: (string | number)[]): string {
  return t(parts.join("-").replaceAll("_", "-") as MessageId);
}

/** `a, b and c` in the language of this browser's owner. */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.lang, { type }).format(items);
}

/** A share as a percentage: 0.574 is `57 %`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, {
    style: "percent",
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(share);
}
