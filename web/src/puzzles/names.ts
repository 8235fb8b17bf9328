/** Names of the players of a puzzle. */

import { t } from "../lib/i18n.svelte";
import { botNames } from "../table/people";

/** Bots by their levels, and the user. */
export function namesAt(
  { seats, seat }: { seats: number; seat: number },
  levels: readonly (string | null)[] = Array.from({ length: seats }, () => "expert"),
): string[] {
  const bots = botNames(levels.map((level, at) => (at === seat ? null : level)));
  return bots.map((name, at) =>
    at === seat ? t("learn-you") : (name ?? t("review-seat", { n: at + 1 })),
  );
}
