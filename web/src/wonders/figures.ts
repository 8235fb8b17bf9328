/** Symbols that stand on their own on the board. */

import type { Figure } from "../lib/game-ui";
import { t } from "../lib/i18n.svelte";
import { catalogue } from "./catalogue";

const [first, second, third] = catalogue.ages.map((age) => age.victory);

export const figures: Record<string, () => Figure> = {
  coins: () => ({
    name: t("figure-coins"),
    about: t("wonders-figure-coins", { n: catalogue.coins_per_point }),
  }),
  points: () => ({ name: t("figure-points"), about: t("figure-points-about") }),
  shields: () => ({ name: t("figure-shields"), about: t("wonders-figure-shields") }),
  goods: () => ({ name: t("figure-goods"), about: t("wonders-figure-goods") }),
  price: () => ({ name: t("figure-price"), about: t("wonders-figure-price") }),
  science: () => ({
    name: t("figure-science"),
    about: t("wonders-figure-science", { n: catalogue.science_set }),
  }),
  conflicts: () => ({
    name: t("figure-conflicts"),
    about: t("wonders-figure-conflicts", {
      first: first!,
      second: second!,
      third: third!,
      lost: catalogue.defeat,
    }),
  }),
};
