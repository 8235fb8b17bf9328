/** The tables of this browser, for lists. */

import { openStore, type TableRow } from "./store";

export const here: { tables: TableRow[] } = $state({ tables: [] });

/** Reads the list again. A browser without a database has no tables. */
export async function refreshHere(): Promise<void> {
  try {
    const rows = await (await openStore()).list();
    here.tables = rows.sort((a, b) => b.updated_at - a.updated_at);
  } catch {
    here.tables = [];
  }
}

export async function deleteHere(table: string): Promise<void> {
  await (await openStore()).delete(table);
  await refreshHere();
}
