/** Opens tables at the server, so that no number leaves before the commitment was read. */

import { api, luckyNumber, type WantedTable } from "../lib/api";
import { contribute } from "../lib/luck";

/**
 * Opens a table and returns its id. The request has no number: the server commits to its secret first.
 * A table without open seats would begin at once, so it waits for the host, who starts it here.
 */
export async function openAtServer(wanted: WantedTable): Promise<string> {
  const rest = { ...wanted };
  delete rest.number;
  const full = !(rest.seats ?? []).includes("open");
  const starts = full && rest.settings?.start === "full";
  const settings = starts ? { ...rest.settings, start: "host" as const } : rest.settings;
  const { table } = await api.open({ ...rest, ...(settings && { settings }) });
  const { fairness, you } = await api.look(table);
  for (const seat of you.seats) {
    await contribute(table, fairness.commitment, seat, async (number) =>
      number === null
        ? null
        : api.command(table, { id: luckyNumber(), do: "number", seat, number }).catch(() => null),
    );
  }
  if (starts) await api.command(table, { id: luckyNumber(), do: "start" });
  return table;
}

/** Takes an open seat of a table in the lobby. */
export async function sitFromLobby(table: string): Promise<void> {
  const { fairness, table: info } = await api.look(table);
  const seat = info.seats.findIndex(({ holder }) => holder.is === "open");
  const id = luckyNumber();
  // Without an open seat the server says why.
  if (seat < 0) return void (await api.command(table, { id, do: "sit" }));
  await contribute(table, fairness.commitment, seat, (number) =>
    api.command(table, { id, do: "sit", seat, number }),
  );
}
