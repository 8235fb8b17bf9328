/** The user's identity on this server and their tables, kept up to date over a socket. */

import type { Me, MyTable, Notice } from "../gen/protocol";
import { api, Refused } from "../lib/api";
import { site } from "../lib/site.svelte";

/** Delays between connection attempts, in milliseconds; the last one repeats. */
const BACKOFF = [500, 1000, 2000, 5000, 10_000];

interface State {
  /** Null for a user who has not chosen a name. */
  name: string | null;
  /** Has the server given this user a key? */
  known: boolean;
  tables: MyTable[];
  /** The server is unreachable. */
  lost: boolean;
  /** A warning of the server's host. */
  warning: string | null;
}

/** Where this browser remembers the name, for games without the server. */
const KEY = "mirabilia.name";

function keptName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepName(name: string): void {
  me.name = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name is forgotten.
  }
}

export const me: State = $state({
  name: keptName(),
  known: false,
  tables: [],
  lost: false,
  warning: null,
});

let socket: WebSocket | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let told: (table: MyTable) => void = () => {};

/** Registers a callback for when it becomes the user's turn at a table. */
export function onTurn(run: (table: MyTable) => void): () => void {
  told = run;
  return () => {
    told = () => {};
  };
}

/** Tables that wait for the user first, then by latest activity. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort(
    (a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated_at - a.updated_at,
  );
}

/** Updates one table in the list: adds, replaces or removes it. */
export function noted(tables: readonly MyTable[], now: MyTable): MyTable[] {
  const others = tables.filter((table) => table.table !== now.table);
  const over = now.status === "finished" || now.status === "closed" || now.yours.length === 0;
  return sorted(over ? others : [...others, now]);
}

function take(answer: Me): void {
  me.known = answer.name !== null;
  if (answer.name !== null) keepName(answer.name);
  me.tables = sorted(answer.tables);
  me.warning = answer.warning ?? null;
  me.lost = false;
  tries = 0;
  // A user without a name has no key, and so no tables to follow.
  if (me.known) connect();
}

/** Reloads the user's identity and tables. */
export async function refresh(): Promise<void> {
  clearTimeout(timer);
  if (!site.server) return;
  try {
    take(await api.me());
  } catch (error) {
    // A refusal shows that the server is reachable.
    me.lost =
      error instanceof Refused && (error.code === "offline" || error.code.startsWith("server/"));
    if (site.server) again();
  }
}

/** Sends the user's name to the server, which issues a key to new users. */
export async function enter(name?: string): Promise<void> {
  try {
    take(await api.enter(name));
  } catch (error) {
    // Games in this browser need no server.
    const away = error instanceof Refused && ["offline", "no-server"].includes(error.code);
    if (!away || name === undefined) throw error;
    keepName(name);
  }
}

/** Says that the warning was read. */
export async function confirmWarning(): Promise<void> {
  take(await api.confirmWarning());
}

/** Closes the socket and stops reconnecting. */
export function stop(): void {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
}

function again(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), BACKOFF[Math.min(tries++, BACKOFF.length - 1)]);
}

function connect(): void {
  if (socket) return;
  const opened = new WebSocket(api.mySocket());
  socket = opened;
  opened.onmessage = (message) => {
    const notice = JSON.parse(message.data as string) as Notice;
    if (notice.is === "closing") return;
    const before = me.tables.find((table) => table.table === notice.table);
    me.tables = noted(me.tables, notice);
    if (notice.your_turn && before && !before.your_turn) told(notice);
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    socket = null;
    // Changes during the outage are not sent again, so everything is reloaded.
    again();
  };
}
