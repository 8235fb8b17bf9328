/** Notifies the user of turns at other tables. */

import { onTurn } from "../home/me.svelte";
import { toast } from "../lib/announce.svelte";
import { t, tid } from "../lib/i18n.svelte";
import { chime, notify } from "../table/notice";

/** `here` is the table on the screen, which has its own notifications. */
export function watchTurns(here: () => string | null): () => void {
  return onTurn((table) => {
    if (table.table === here()) return;
    const game = tid("game", table.game);
    toast(t("common-your-turn-at", { game }));
    chime();
    void notify(game, table.table);
  });
}
