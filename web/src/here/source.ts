/** Tables in this browser. */

import { LocalTable } from "../engine/local-table";
import type { Request } from "../gen/protocol";
import type { WantedTable } from "../lib/api";
import type { TableSource } from "../lib/source";
import { Keeper, type Platform } from "./keeper";
import { openStore } from "./store";

function random(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pages without a secure connection have no locks; the store then finds conflicts. */
async function lock(table: string): Promise<void> {
  if (!navigator.locks) return new Promise(() => {});
  const held = () => new Promise<void>(() => {});
  await navigator.locks.request(`mirabilia-${table}`, { steal: true }, held).catch(() => {});
}

const platform: Platform = {
  table: (game, owner) => new LocalTable(game, owner),
  store: openStore,
  lock,
  random,
};

/** The table that is kept now. Another one replaces it. */
let current: Keeper | null = null;

function keep(keeper: Keeper): Keeper {
  current?.close();
  return (current = keeper);
}

/** Opens a table in this browser and returns its id. Its luck follows from the secret. */
export async function openHere(
  wanted: WantedTable,
  name: string,
  secret?: string,
): Promise<string> {
  const keeper = keep(Keeper.open(random(16), wanted, name, platform, secret));
  await keeper.ready;
  return keeper.id;
}

/** Keeps the record of a finished game in this browser, and returns its id. */
export async function bring(text: string): Promise<string> {
  const { keepRecord } = await import("./records");
  return keepRecord(text, random(16));
}

/** Sends a command to a table that was just opened, before its page is there. */
export function sendHere(table: string, request: Request): void {
  if (current?.id === table) current.send(request);
}

export async function inBrowser(id: string): Promise<TableSource> {
  // A browser without a database refuses the table later.
  const row = await openStore()
    .then((store) => store.row(id))
    .catch(() => null);
  if (row?.record !== undefined) {
    const { fromRecord } = await import("./records");
    return fromRecord(row, row.record);
  }
  const keeper = current?.id === id && !current.ended ? current : keep(Keeper.load(id, platform));
  const moment = (at: number, seat: number | null) => keeper.moment(at, seat);
  return {
    id,
    here: true,
    path: ["h", id],
    reviewPath: ["review", "h", id],
    connect: () => keeper.connect(),
    look: () => keeper.look(),
    moment,
    boards: () => keeper.boards(),
    boardFile: () => Promise.resolve(row?.boards ?? null),
    record: () => keeper.record(),
    game: () => keeper.finished(),
    finishedMoment: moment,
    review: (receive) => keeper.review(receive),
  };
}
