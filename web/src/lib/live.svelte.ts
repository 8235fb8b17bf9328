/** A table as it is now: the socket, what it told, and the commands that are on their way. */

import type {
  Answer,
  ChatLine,
  Event,
  Fairness,
  Message,
  Play,
  Request,
  Snapshot,
  TableInfo,
  You,
} from "../gen/protocol";
import { api, Refused } from "./api";

/** A command without its id. */
export type Command = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;

export type Line = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

/** Waits between attempts to connect, in milliseconds; the last one again and again. */
const WAITS = [200, 500, 1000, 2000, 5000];
/** A server that says nothing for so long after it was asked something is not there. */
const SILENCE = 5000;

export class LiveTable {
  readonly id: string;
  /** How the socket is. */
  line: Line = $state("connecting");
  /** Why the table cannot be seen, when `line` is `refused`. */
  refusal: Refused | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  you: You = $state.raw({ seats: [], host: false });
  play: Play | null = $state.raw(null);
  fairness: Fairness | null = $state.raw(null);
  /** The steps so far, as this person may know them. */
  log: string[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** The last event that was seen. */
  seq = $state(0);
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  ahead = $state(0);
  /** How many commands are on their way. */
  pending = $state(0);

  /** Told of every event in order; the page announces, animates and plays sounds by it. */
  onevent: (event: Event) => void = () => {};

  #socket: WebSocket | null = null;
  // Nothing on the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  /** Has this table asked for a key already? */
  #entered = false;
  #ids = 0;
  readonly #me = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(id: string) {
    this.id = id;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Leaves for good: no more messages, no more attempts. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    const gone = new Refused("offline", "left the table");
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    this.pending = 0;
  }

  /** Carries out a command; after a broken line it is sent again, and done once. */
  send(command: Command): Promise<Answer> {
    const request = { id: `${this.#me}-${++this.#ids}`, ...command } as Request;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.pending = this.#waiting.size;
      if (this.line === "open") this.#put(request);
    });
  }

  /** The network or the page came back, or went: a socket may be dead and not know it. */
  #hurry = () => {
    if (document.visibilityState !== "visible") return;
    if (this.line === "lost") {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.line === "open") {
      this.#put({ id: `${this.#me}-ping`, do: "ping" });
    }
  };

  #put(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
    // Whatever comes shows that the line holds. A hint may take its time.
    if (request.do !== "hint") this.#silence ??= setTimeout(() => this.#again(), SILENCE);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Gives this socket up for another one. */
  #again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#heard();
    clearTimeout(this.#timer);
    this.line = "lost";
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const from = this.seq > 0 ? `?from=${this.seq}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket${from}`);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.line = "open";
      for (const { request } of this.#waiting.values()) this.#put(request);
    };
    socket.onmessage = (message) => {
      if (this.#over || socket !== this.#socket) return;
      // A server that lets one in and says nothing is not hurried.
      this.#tries = 0;
      this.#heard();
      this.#take(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = () => {
      if (this.#over || socket !== this.#socket) return;
      this.#heard();
      this.line = "lost";
      if (!opened) void this.#whyNot();
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** A socket that never opened does not say why; the table itself does. */
  async #whyNot(): Promise<void> {
    try {
      const response = await fetch(`/api/tables/${this.id}`);
      if (response.ok || response.status >= 500 || response.status === 429) return;
      const { error } = (await response.json()) as {
        error: { code: Refused["code"]; message: string };
      };
      if (this.#over) return;
      clearTimeout(this.#timer);
      // The next attempt may be under way: it has nothing to say any more.
      this.#socket = null;
      this.refusal = new Refused(error.code, error.message);
      this.line = "refused";
    } catch {
      // No server at all: the timer tries again.
    }
  }

  #take(message: Message): void {
    switch (message.is) {
      case "table":
        this.#whole(message);
        break;
      case "events":
        if (message.table) this.info = message.table;
        if (message.you) this.you = message.you;
        if (message.play) this.play = this.#same(message.play);
        if (message.fairness) this.fairness = message.fairness;
        this.seq = message.seq;
        this.ahead = message.now - Date.now();
        // `play` is as it is after all of them; without it, who has chosen follows from the events.
        for (const event of message.events) this.#happened(event, Boolean(message.play));
        break;
      case "presence":
        if (this.info) {
          const seats = this.info.seats.map((seat, index) =>
            seat.holder.is === "person" ? { ...seat, here: message.here[index] ?? false } : seat,
          );
          this.info = { ...this.info, seats, watching: message.watching };
        }
        break;
      case "answer":
        this.#answered(message);
        break;
      case "closing":
        break;
    }
  }

  #whole(snapshot: Snapshot): void {
    this.info = snapshot.table;
    this.you = snapshot.you;
    this.play = snapshot.play;
    this.fairness = snapshot.fairness;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.seq = snapshot.seq;
    this.ahead = snapshot.now - Date.now();
  }

  /**
   * After a line that broke the game is told again. Where nothing happened meanwhile, boards keep the
   * picture they had, and what was picked on it.
   */
  #same(play: Play): Play {
    const old = this.play;
    if (!old || old.steps !== play.steps) return play;
    const views = play.views.map((view, index) => {
      const before = old.views[index];
      return before && JSON.stringify(before) === JSON.stringify(view) ? before : view;
    });
    return { ...play, views };
  }

  #happened(event: Event, settled: boolean): void {
    switch (event.event) {
      case "steps":
        this.log = [...this.log.slice(0, event.from), ...event.lines];
        break;
      case "undone":
        this.log = this.log.slice(0, event.to);
        break;
      case "said":
        this.chat = [...this.chat.slice(-199), event.line];
        break;
      case "chose":
      case "withdrew":
        if (!settled) this.#moved(event.seat, event.event === "chose");
        break;
    }
    this.onevent(event);
  }

  /** `chose` and `withdrew` of others come without `play`. */
  #moved(seat: number, chose: boolean): void {
    if (!this.play) return;
    const { waiting, chosen } = this.play;
    const without = (seats: number[]) => seats.filter((other) => other !== seat);
    const sorted = (seats: number[]) => [...without(seats), seat].sort((a, b) => a - b);
    this.play = {
      ...this.play,
      waiting: chose ? without(waiting) : sorted(waiting),
      chosen: chose ? sorted(chosen) : without(chosen),
    };
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    this.pending = this.#waiting.size;
    const { error } = answer;
    if (!error) return waiting.resolve(answer);
    if (error.now) this.#whole(error.now);
    if (error.code === "request/no-key" && !this.#entered) {
      void this.#enter(waiting);
      return;
    }
    waiting.reject(new Refused(error.code, error.message, error.now ?? null));
  }

  /** Whoever watched without a key and wants to do something gets one, and comes again with it. */
  async #enter(waiting: Waiting): Promise<void> {
    this.#entered = true;
    try {
      await api.enter();
    } catch (refused) {
      this.#entered = false;
      return waiting.reject(refused as Refused);
    }
    if (this.#over) return waiting.reject(new Refused("offline", "left the table"));
    this.#waiting.set(waiting.request.id, waiting);
    this.pending = this.#waiting.size;
    // The other person that one is now has seen nothing yet.
    this.seq = 0;
    this.#again();
  }
}
