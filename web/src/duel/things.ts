/** What cards, wonders and tokens are called and do, as the rules tell it. */

import { duelThings } from "../gen/duel-things";
import { t, tid } from "../lib/i18n.svelte";
import { tell, tellAll } from "../lib/told";

const byId = new Map(duelThings.map((thing) => [thing.id, thing]));

/** What a card, wonder, token or part of the table is called. */
export function nameOf(id: string): string {
  const thing = byId.get(id);
  if (thing) return tell(thing.name);
  if (id === "track") return t("duel-track");
  if (id === "science") return t("duel-science");
  if (id === "?" || id === "guild") return t(id === "guild" ? "duel-back-guild" : "duel-back-any");
  return id;
}

/** What it does. */
export const effectsText = (id: string): string => tellAll(byId.get(id)?.effects);

/** Sentences about its cost, what makes it free, and what it makes free later. */
export const moreText = (id: string): string[] =>
  (byId.get(id)?.more ?? []).map((message) => tell(message));

const CHAINS = ["duel-explain-free-with", "duel-explain-opens"];

/** Name, effects and chains, for screen readers. */
export function labelOf(id: string): string {
  const chains = byId.get(id)?.more?.filter((message) => CHAINS.includes(message.id));
  return [`${nameOf(id)}.`, effectsText(id), tellAll(chains)].filter(Boolean).join(" ");
}

/** The name of a face-down card. */
export const backName = (lies: string, age: number): string =>
  lies === "guild" ? t("duel-back-guild") : t("duel-back", { n: 1, age: tid("duel-age", age) });
