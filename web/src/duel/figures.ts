/** Symbols that stand on their own on the board. */

import { duelCatalogue } from "../gen/duel-catalogue";
import type { Figure } from "../lib/game-ui";
import { t } from "../lib/i18n.svelte";

export const figures: Record<string, () => Figure> = {
  coins: () => ({
    name: t("figure-coins"),
    about: t("duel-figure-coins", { n: duelCatalogue.coins_per_point }),
  }),
  points: () => ({ name: t("figure-points"), about: t("figure-points-about") }),
  goods: () => ({ name: t("figure-goods"), about: t("duel-figure-goods") }),
};
