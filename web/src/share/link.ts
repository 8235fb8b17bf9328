/** Links to a game that somebody else can open, at a moment. */

import { pack, unpack } from "../deals/packed";
import { href, link } from "../lib/route.svelte";
import type { TableSource } from "../lib/source";

/** A review at a server, or a game of this browser with its whole record in the link. */
export async function gameLink(
  source: Pick<TableSource, "here" | "reviewPath" | "record">,
  at: number | null,
): Promise<string> {
  const moment = at === null ? "" : `at=${at}`;
  if (!source.here) return link(...source.reviewPath) + (moment && `?${moment}`);
  const packed = await pack(await source.record());
  const page = location.href.split("#", 1)[0] + href("shown");
  return `${page}?${[moment, `game=${packed}`].filter(Boolean).join("&")}`;
}

/** The record in such a link; null if it was cut or changed. */
export async function recordIn(query: URLSearchParams): Promise<string | null> {
  const packed = query.get("game");
  return packed === null ? null : unpack(packed);
}

/** The moment in a link: the number of steps before it. */
export function momentIn(query: URLSearchParams): number | null {
  const at = query.get("at");
  return at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null;
}
