/** The result of a deal of the day in words. */

import type { GameKind } from "../gen/games";
import { t, tid } from "../lib/i18n.svelte";
import type { KeptDeal } from "./kept";

export function resultText(game: GameKind, deal: KeptDeal): string {
  const { result } = deal;
  if (!result) return "";
  const totals = result.totals.map((total, seat) => (seat === result.seat ? `[${total}]` : total));
  return t("deal-share", {
    game: tid("game", game),
    day: deal.day,
    result: t(result.won ? "deal-won" : "deal-lost"),
    how: tid("deal-end", result.end),
    totals: totals.join(" : "),
  });
}
