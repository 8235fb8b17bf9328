/** Symbols that stand on their own on the board. */

import type { Figure } from "../lib/game-ui";
import { t } from "../lib/i18n.svelte";

export const figures: Record<string, () => Figure> = {
  coins: () => ({ name: t("figure-coins"), about: t("dice-figure-coins") }),
  points: () => ({ name: t("figure-points"), about: t("figure-points-about") }),
  resources: () => ({ name: t("figure-resources"), about: t("dice-figure-resources") }),
  bonuses: () => ({ name: t("figure-bonuses"), about: t("dice-figure-bonuses") }),
};
