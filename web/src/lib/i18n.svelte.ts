/** Translations: the Fluent messages of `locales/`, shared with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { MessageId } from "../gen/messages";
import type { Lang } from "./settings.svelte";
import { settings } from "./settings.svelte";
import type { Topic } from "./words/later";

export type { MessageId };
export type Args = Record<string, FluentVariable>;

/** One chunk per language: many small files would each cost a request. */
const pieces: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./words/en"),
  sv: () => import("./words/sv"),
  fi: () => import("./words/fi"),
};
const bundles = new SvelteMap<Lang, FluentBundle>();

/** Loads all messages of a language. During development English fills in missing messages. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (!bundles.has(lang)) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of (await pieces[lang]()).default) {
      bundle.addResource(new FluentResource(text));
    }
    bundles.set(lang, bundle);
    // Tests mount components without their pages.
    if (import.meta.env.DEV) await loadTopics(lang);
  }
  if (lang !== "en" && !bundles.has("en") && import.meta.env.DEV) await loadLanguage("en");
}

/** Topics that a page has asked for, with the languages in which they are loaded. */
const topics: Partial<Record<Topic, Lang[]>> = {};

/** Loads the messages of a topic, in this language and in others that are chosen later. */
export async function loadTopic(topic: Topic, lang: Lang = settings.lang): Promise<void> {
  const loaded = (topics[topic] ??= []);
  if (loaded.includes(lang)) return;
  const { topicWords } = await import("./words/later");
  const text = await topicWords(lang, topic);
  if (loaded.includes(lang)) return;
  loaded.push(lang);
  bundles.get(lang)?.addResource(new FluentResource(text));
}

/** Loads what every page but the first needs. */
export async function loadTopics(lang?: Lang): Promise<void> {
  const { TOPICS } = await import("./words/later");
  await Promise.all(TOPICS.map((topic) => loadTopic(topic, lang)));
}

/** Loads the messages of lessons and puzzles. */
export const loadLearnWords = () => loadTopic("learn");

/** Switches the language of the whole page. */
export async function setLanguage(lang: Lang): Promise<void> {
  await loadLanguage(lang);
  for (const topic of Object.keys(topics) as Topic[]) await loadTopic(topic, lang);
  settings.lang = lang;
}

/** Formats a message in the user's language. */
export function t(id: MessageId, args?: Args): string {
  const bundle = bundles.get(settings.lang) ?? bundles.get("en");
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const text = bundle.formatPattern(message.value, args);
  const negative = args && Object.values(args).some((arg) => typeof arg === "number" && arg < 0);
  // English writes negative numbers with a hyphen unless told otherwise.
  return negative ? text.replaceAll(/(?<![\p{L}\d])-(?=\d)/gu, "−") : text;
}

/** The text as the start of a sentence or as a title: with a capital letter. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(settings.lang) + text.slice(first.length);
}

/** A message with a composed id: `tid("wonders-card", card)`. A test checks that all exist. */
export function tid(...parts: (string | number)[]): string {
  return t(parts.join("-").replaceAll("_", "-") as MessageId);
}

/** Joins items with commas, and a conjunction before the last one. */
export function joined(items: readonly string[], between: "list-and" | "list-or"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${t(between)} ${items.at(-1)}`;
}

/** `a, b and c` in the user's language. */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return joined(items, type === "conjunction" ? "list-and" : "list-or");
}

/** The browser's regional variant of the user's language, for dates and numbers: `en-GB`. */
export function locale(): string {
  const { lang } = settings;
  const regional = (tag: string) => tag === lang || tag.startsWith(`${lang}-`);
  return navigator.languages.find(regional) ?? lang;
}

/** Formats a fraction as a percentage: 0.574 is `57 %`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), {
    style: "percent",
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(share);
}
