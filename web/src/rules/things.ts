/** All cards, wonders and other things of a game, in groups, for the tables of the rules. */

import type { GameKind } from "../gen/games";
import { t, tid } from "../lib/i18n.svelte";
import type { Colour } from "../ui/types";

export interface Thing {
  /** The kind, as `explain` expects it. */
  kind: string;
  id: string;
  name: string;
  /** The colour of a card or die. */
  colour: Colour | null;
  /** What it costs: coins to the bank, and symbols of goods. */
  cost: { coins: number; goods: string[]; words: string } | null;
  /** What it does, in words. */
  does: string;
}

export interface ThingGroup {
  id: string;
  title: string;
  things: Thing[];
}

/** Groups of cards by age, and one of guilds. */
export function cardGroups<C extends { age: number; guild: boolean }>(
  cards: readonly C[],
  thing: (card: C) => Thing,
  ageTerm: "age" | "duel-age" = "age",
): ThingGroup[] {
  const group = (id: string, title: string, of: readonly C[]) => ({
    id,
    title,
    things: of.map(thing),
  });
  return [
    ...[1, 2, 3].map((age) => {
      const own = cards.filter((card) => card.age === age && !card.guild);
      return group(`age-${age}`, tid(ageTerm, age), own);
    }),
    group(
      "guild-cards",
      t("rules-group-guilds"),
      cards.filter((card) => card.guild),
    ),
  ];
}

const loads: Record<GameKind, () => Promise<{ groups: () => ThingGroup[] }>> = {
  wonders: () => import("./things/wonders"),
  duel: () => import("./things/duel"),
  dice: () => import("./things/dice"),
};

/** Returns a function that lists the groups in the current language. */
export async function loadThings(game: GameKind): Promise<() => ThingGroup[]> {
  return (await loads[game]()).groups;
}
