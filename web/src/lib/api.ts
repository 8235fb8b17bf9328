/** Requests to the server, as described in `docs/protocol.md`. */

import type {
  Answer,
  BlockedPerson,
  BoardSet,
  Created,
  Finished,
  FinishedPage,
  HandOver,
  KeyInfo,
  LobbyRow,
  Me,
  Moment,
  NewTable,
  PersonAt,
  Refusal,
  Request,
  ReviewState,
  Settings,
  Snapshot,
} from "../gen/protocol";
import type { GameReport } from "../gen/analysis";
import { Refused } from "./refused";
import { hadNoServer, rememberServer, site } from "./site.svelte";
import type { CustomBoards } from "./source";

export { Refused };

/** A new table; what is omitted has its default. */
export type WantedTable = Partial<Omit<NewTable, "settings">> & { settings?: Partial<Settings> };

/** The path of the interface: beside the page, so that the pages can be served from any folder. */
const API = new URL("api", document.baseURI).pathname;

/** The address of a socket. */
function socketUrl(path: string): string {
  const url = new URL(API + path, document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

async function ask(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Response> {
  if (!site.server) throw noServer();
  let response: Response;
  try {
    response = await fetch(API + path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    if (hadNoServer()) throw noServer();
    throw new Refused("offline", "the server does not answer");
  }
  if (response.ok) return response;
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error: Refusal };
    throw new Refused(error.code, error.message, error.now ?? null, error.why ?? null);
  } catch (refused) {
    if (refused instanceof Refused) throw refused;
    // Our server explains its refusals. A plain web host does not know the path or the method.
    if ([404, 405, 501].includes(response.status)) throw noServer();
    throw new Refused("server/broken", text || response.statusText);
  }
}

function noServer(): Refused {
  site.server = false;
  rememberServer(false);
  return new Refused("no-server", "the pages come from a plain web host");
}

/** The answer as JSON. Some web hosts answer every path with a page. */
async function json<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    const answer = JSON.parse(text) as T;
    rememberServer(true);
    return answer;
  } catch {
    throw noServer();
  }
}

/** A table's id in a path: links can contain any text. */
const at = encodeURIComponent;

const get = async <T>(path: string) => json<T>(await ask("GET", path));
const post = async <T>(path: string, body: unknown = {}) => json<T>(await ask("POST", path, body));
const remove = async <T>(path: string) => json<T>(await ask("DELETE", path));

export const api = {
  me: () => get<Me>("/me"),
  enter: (name?: string) => post<Me>("/me", name ? { name } : {}),
  /** Says that a warning of the server's host was read. */
  confirmWarning: () => post<Me>("/me", { confirm: true }),
  keys: () => get<KeyInfo[]>("/me/keys"),
  revokeKey: (id: string) => remove<KeyInfo[]>(`/me/keys/${at(id)}`),
  blocks: () => get<BlockedPerson[]>("/me/blocks"),
  unblock: (id: string) => remove<BlockedPerson[]>(`/me/blocks/${at(id)}`),
  /** The address of everything that the server stores about the user. */
  dataUrl: () => `${API}/me/data`,
  deleteMe: () => remove<unknown>("/me"),
  /** Mutes or blocks somebody at a table. */
  block: (table: string, person: PersonAt) =>
    post<BlockedPerson>(`/tables/${at(table)}/block`, person),
  /** Reports somebody at a table to the host of the server. */
  report: async (table: string, person: PersonAt) => {
    await ask("POST", `/tables/${at(table)}/report`, person);
  },
  lobby: (game?: string) => get<LobbyRow[]>("/tables" + (game ? `?game=${game}` : "")),
  open: (table: WantedTable) => post<Created>("/tables", table),
  /** The address of the socket of a table; `seq` is the last event that the client has. */
  socket: (table: string, seq: number) =>
    socketUrl(`/tables/${at(table)}/socket` + (seq > 0 ? `?from=${seq}` : "")),
  /** The address of the socket with changes at the user's tables. */
  mySocket: () => socketUrl("/me/socket"),
  look: (table: string) => get<Snapshot>(`/tables/${at(table)}`),
  /** Sends one command without opening a socket. */
  command: (table: string, request: Request) =>
    post<Answer>(`/tables/${at(table)}/commands`, request),
  /** A moment of a possibly running game, as seen by one of the user's seats or the public. */
  tableMoment: (table: string, step: number, seat: number | null) =>
    get<Moment>(`/tables/${at(table)}/view?at=${step}` + (seat === null ? "" : `&seat=${seat}`)),
  handOver: (table: string, seat: number) =>
    post<HandOver>(`/tables/${at(table)}/seats/${seat}/hand-over`),
  takeSeat: (key: string) => post<Created>("/hand-over", { key }),
  games: (query: URLSearchParams) => get<FinishedPage>("/games?" + query),
  game: (table: string) => get<Finished>(`/games/${at(table)}`),
  /** The address of a game's record, for downloads. */
  recordUrl: (table: string) => `${API}/games/${at(table)}/record`,
  record: async (table: string) => (await ask("GET", `/games/${at(table)}/record`)).text(),
  moment: (table: string, step: number, seat: number | null) =>
    get<Moment>(`/games/${at(table)}/view?at=${step}` + (seat === null ? "" : `&seat=${seat}`)),
  review: (table: string) => get<GameReport | ReviewState>(`/games/${at(table)}/review`),
  askReview: (table: string) => post<GameReport | ReviewState>(`/games/${at(table)}/review`),
  /** The custom board set of a table; null if it has none. */
  tableBoards: async (table: string) => {
    try {
      return await get<CustomBoards>(`/tables/${at(table)}/boards`);
    } catch (refused) {
      if (refused instanceof Refused && refused.code !== "offline") return null;
      throw refused;
    }
  },
  boards: () => get<BoardSet[]>("/boards"),
  checkBoards: (text: string) => post<BoardSet>("/boards/check", text),
};

/** This browser's contribution to the seed of the game: 16 random bytes in hexadecimal. */
export function luckyNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
