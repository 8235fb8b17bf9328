/** Notifies the user of turns at other tables. */

import { onTurn } from "../home/me.svelte";
import { toast } from "../lib/announce.svelte";
import { t, tid } from "../lib/i18n.svelte";
import { notify } from "../table/notice";
import { play } from "../ui/sound";

/** `here` is the table on the screen, which has its own notifications. */
export function watchTurns(here: () => string | null): () => void {
  return onTurn((table) => {
    if (table.table === here()) return;
    const game = tid("game", table.game);
    toast(t("common-your-turn-at", { game }));
    play("turn");
    void notify(game, table.table);
  });
}
