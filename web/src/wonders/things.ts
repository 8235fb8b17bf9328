/** What cards, wonders and stages are called, cost and do, as the rules tell it. */

import type { Told } from "../gen/tell";
import type { WondersCard, WondersCity } from "../gen/wonders";
import { wondersThings } from "../gen/wonders-things";
import { t, tid } from "../lib/i18n.svelte";
import { tell, tellAll, tellValue } from "../lib/told";
import { card } from "./catalogue";

const byId = new Map(wondersThings.map((thing) => [thing.id, thing]));

/** What a card or wonder is called; a stage goes by its wonder. */
export function nameOf(id: string): string {
  const thing = byId.get(id.split(":", 1)[0]!);
  return thing ? tell(thing.name) : id;
}

/** The id of a stage; places count from 0. */
export const stageId = ({ wonder, side }: Pick<WondersCity, "wonder" | "side">, place: number) =>
  `${wonder}:${side}:${place}`;

/** What a card, wonder or stage does. */
export const effectsText = (id: string): string => tellAll(byId.get(id)?.effects);

/** What it costs, what makes it free, what it makes free later, and how many copies there are. */
export const moreOf = (id: string): Told[] => byId.get(id)?.more ?? [];

/** What it costs, as part of a sentence: `2 clay and 1 ore`. */
export function costText(id: string): string {
  const cost = moreOf(id).find((message) => message.id === "wonders-costs")?.args?.["cost"];
  return cost === undefined ? "" : tellValue(cost);
}

const CHAINS = ["wonders-free-with", "wonders-opens"];

/** What makes a card free, and what it makes free. */
export const chainsText = (id: string): string =>
  tellAll(moreOf(id).filter((message) => CHAINS.includes(message.id)));

/** Name, colour, effects and chains of a card, for screen readers. */
export function labelOf(id: WondersCard): string {
  const label = t("wonders-card-named", {
    card: nameOf(id),
    colour: tid("colour", card(id).colour),
    effect: effectsText(id),
  });
  return [label, chainsText(id)].filter(Boolean).join(" ");
}
