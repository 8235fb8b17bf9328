/** Who one is on this server, and one's tables as they are now: told by a socket. */

import type { Me, MyTable, Notice } from "../gen/protocol";
import { api, Refused } from "../lib/api";

/** Waits between attempts to connect, in milliseconds; the last one again and again. */
const WAITS = [500, 1000, 2000, 5000, 10_000];

interface State {
  /** None for somebody the server does not know yet. */
  name: string | null;
  tables: MyTable[];
  /** Has the server answered yet? */
  asked: boolean;
  /** The server does not answer. */
  lost: boolean;
}

export const me: State = $state({ name: null, tables: [], asked: false, lost: false });

let socket: WebSocket | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let told: (table: MyTable) => void = () => {};

/** Called when it becomes one's turn somewhere. */
export function onTurn(run: (table: MyTable) => void): () => void {
  told = run;
  return () => {
    told = () => {};
  };
}

/** Those where one is awaited first, then those where something happened last. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort(
    (a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated_at - a.updated_at,
  );
}

/** Takes in one table as it is now: new, changed, or over and gone from the list. */
export function noted(tables: readonly MyTable[], now: MyTable): MyTable[] {
  const others = tables.filter((table) => table.table !== now.table);
  const over = now.status === "finished" || now.status === "closed" || now.yours.length === 0;
  return sorted(over ? others : [...others, now]);
}

function take(answer: Me): void {
  me.name = answer.name;
  me.tables = sorted(answer.tables);
  me.asked = true;
  me.lost = false;
  tries = 0;
  // Whoever has no name has no key, and no tables to be told about.
  if (answer.name !== null) connect();
}

/** Asks again who one is and where one sits. */
export async function refresh(): Promise<void> {
  clearTimeout(timer);
  try {
    take(await api.me());
  } catch (error) {
    // A server that refuses is there; one that does not answer is asked again.
    me.lost =
      error instanceof Refused && (error.code === "offline" || error.code.startsWith("server/"));
    again();
  }
}

/** Tells the server one's name; it gives a key to whoever has none. */
export async function enter(name?: string): Promise<void> {
  take(await api.enter(name));
}

/** Leaves: no socket, no further attempts. */
export function stop(): void {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
}

function again(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), WAITS[Math.min(tries++, WAITS.length - 1)]);
}

function connect(): void {
  if (socket) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${scheme}//${location.host}/api/me/socket`);
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
    // What ended meanwhile is not told again, so all is asked anew.
    again();
  };
}
