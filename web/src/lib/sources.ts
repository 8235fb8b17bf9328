/** Finds the source of a table. Tables in this browser are loaded on first use. */

import { atServer } from "./server";
import type { TableSource } from "./source";

/** `t` is a table at the server, `h` one in this browser; as in the routes. */
export async function sourceOf(where: string, id: string): Promise<TableSource> {
  if (where === "t") return atServer(id);
  const { inBrowser } = await import("../here/source");
  return inBrowser(id);
}
