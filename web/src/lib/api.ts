/** Requests to the server. `docs/protocol.md` says what there is. */

import type {
  Answer,
  BoardSet,
  Created,
  Finished,
  FinishedPage,
  HandOver,
  LobbyRow,
  Me,
  NewTable,
  Refusal,
  Request,
  ReviewState,
  Snapshot,
} from "../gen/protocol";
import type { GameReport } from "../gen/analysis";
import type { AnyPicture, ScoreSheet } from "../gen/games";

/** The server said no, or did not answer; then the code is `offline`. */
export class Refused extends Error {
  constructor(
    readonly code: Refusal["code"] | "offline",
    message: string,
    readonly now: Snapshot | null = null,
  ) {
    super(message);
  }
}

async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch("/api" + path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "the server does not answer");
  }
  if (response.ok) return response;
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error: Refusal };
    throw new Refused(error.code, error.message, error.now ?? null);
  } catch (refused) {
    if (refused instanceof Refused) throw refused;
    throw new Refused("server/broken", text || response.statusText);
  }
}

const get = async <T>(path: string) => (await ask("GET", path)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown = {}) =>
  (await ask("POST", path, body)).json() as Promise<T>;

/** What a seat, or the public, saw at a moment. */
export interface Moment {
  steps: number;
  of: number;
  line: string | null;
  picture: AnyPicture;
  scores?: ScoreSheet[];
}

export const api = {
  me: () => get<Me>("/me"),
  enter: (name?: string) => post<Me>("/me", name ? { name } : {}),
  lobby: (game?: string) => get<LobbyRow[]>("/tables" + (game ? `?game=${game}` : "")),
  open: (table: Partial<Omit<NewTable, "settings">> & { settings?: object }) =>
    post<Created>("/tables", table),
  look: (table: string) => get<Snapshot>(`/tables/${table}`),
  /** One command without a socket, as lists use it. */
  command: (table: string, request: Request) => post<Answer>(`/tables/${table}/commands`, request),
  /** A moment of a game that may still run, as one of one's seats (or the public) saw it. */
  tableMoment: (table: string, at: number, seat: number | null) =>
    get<Moment>(`/tables/${table}/view?at=${at}` + (seat === null ? "" : `&seat=${seat}`)),
  handOver: (table: string, seat: number) =>
    post<HandOver>(`/tables/${table}/seats/${seat}/hand-over`),
  takeSeat: (key: string) => post<Created>("/hand-over", { key }),
  games: (query: URLSearchParams) => get<FinishedPage>("/games?" + query),
  game: (table: string) => get<Finished>(`/games/${table}`),
  record: async (table: string) => (await ask("GET", `/games/${table}/record`)).text(),
  moment: (table: string, at: number, seat: number | null) =>
    get<Moment>(`/games/${table}/view?at=${at}` + (seat === null ? "" : `&seat=${seat}`)),
  review: (table: string) => get<GameReport | ReviewState>(`/games/${table}/review`),
  askReview: (table: string) => post<GameReport | ReviewState>(`/games/${table}/review`),
  boards: () => get<BoardSet[]>("/boards"),
  checkBoards: (text: string) => post<BoardSet>("/boards/check", text),
};

/** What this browser adds to the luck: 16 random bytes. */
export function luckyNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
