/** Moves a game of this browser to a table at the server. */

import type { NewSeat, Snapshot } from "../gen/protocol";
import { openAtServer } from "../home/open";
import type { TableSource } from "../lib/source";
import { openStore } from "./store";

/** The first seat of the user stays; others at the same screen get open seats, for their own devices. */
export function seatsAtServer({ table, you }: Pick<Snapshot, "table" | "you">): NewSeat[] {
  return table.seats.map(({ holder }, seat) => {
    if (holder.is === "bot") return { bot: holder.bot };
    return seat === you.seats[0] ? "you" : "open";
  });
}

/** Opens a table at the server that continues the game, and returns its id. */
export async function moveToServer(source: TableSource): Promise<string> {
  const [snapshot, record] = await Promise.all([source.look(), source.record()]);
  const row = await (await openStore()).row(source.id);
  const { game, settings, seats } = snapshot.table;
  const own = seats[snapshot.you.seats[0] ?? -1]?.holder;
  return openAtServer({
    game,
    seats: seatsAtServer(snapshot),
    record,
    ...(row?.boards !== undefined && { boards: row.boards }),
    ...(own?.is === "person" && { name: own.name }),
    // The host can free the seats of bots for friends before the game continues.
    settings: { ...settings, start: "host", chat: true, watch: "public", undo: "fair" },
  });
}
