/** Names of what is counted. */

import type { GameUi } from "../lib/game-ui";
import { t } from "../lib/i18n.svelte";

/** The name of a wonder, `id` or `id side`. */
export function boardName(ui: Pick<GameUi, "nameOf">, board: string): string {
  const [id = "", side] = board.split(" ");
  const wonder = ui.nameOf(id);
  if (side === "day") return t("stats-side-day", { wonder });
  return side === "night" ? t("stats-side-night", { wonder }) : wonder;
}
