/** A fake WebSocket, and tables to send through it, for tests. */

import type { Message, Play, SeatView, Settings, Snapshot } from "../../gen/protocol";

export class FakeSocket {
  static all: FakeSocket[] = [];
  /** The socket opened last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readonly url: string;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Simulates a lost connection. */
  drop(): void {
    this.onclose?.();
  }
}

export const SETTINGS: Settings = {
  listed: false,
  start: "host",
  watch: "public",
  watch_delay: 120,
  undo: "fair",
  hints: true,
  chat: true,
  clock: null,
  away: null,
  stand_in: "normal",
  pace: 600,
};

/** What a seat sees. */
export const seatView = (seat: number, picture: object, legal: string[]): SeatView => ({
  seat,
  picture: picture as never,
  legal,
  offers: [],
  prompt: { ask: { id: "table-your-turn" }, chapter: { id: "age-1" } },
  free_undo: false,
});

/** A table of Ada, Bo and a bot with this game. */
export function table(change: Partial<Snapshot> = {}, play: Partial<Play> = {}): Snapshot {
  const person = (name: string, host: boolean) => ({
    holder: { is: "person" as const, name },
    here: true,
    stand_in: false,
    left: false,
    host,
  });
  return {
    seq: 4,
    table: {
      table: "4h8k2m9q0rst",
      game: "wonders",
      status: "playing",
      seats: [
        person("Ada", true),
        person("Bo", false),
        { ...person("", false), holder: { is: "bot", bot: "easy" } },
      ],
      options: {},
      stand_in_boards: false,
      settings: SETTINGS,
      watching: 0,
      opened_at: 0,
    },
    you: { seats: [0], host: true },
    play: { steps: 2, waiting: [0, 1], chosen: [], views: [], ...play },
    fairness: { commitment: "630d", numbers: [] },
    log: ["deal age 1"],
    told: [{ id: "age-1" }],
    chat: [],
    now: Date.now(),
    ...change,
  };
}
