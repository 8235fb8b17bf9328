/** A live table: the received state, and pending commands. */

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
import type { Told } from "../gen/tell";
import { Refused } from "./api";
import type { Connection, ConnectionState, TableSource } from "./source";

/** A command without its id. */
export type Command = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;

interface PendingCommand {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

export class LiveTable {
  /** The state of the connection. */
  connection: ConnectionState = $state("connecting");
  /** Why the table cannot be shown, if `connection` is `refused`. */
  refusal: Refused | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  you: You = $state.raw({ seats: [], host: false });
  play: Play | null = $state.raw(null);
  fairness: Fairness | null = $state.raw(null);
  /** The steps so far, as this user may see them. */
  log: string[] = $state.raw([]);
  /** The same steps as messages; null for a step that needs no words. */
  told: (Told | null)[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Sequence number of the last received event. */
  seq = $state(0);
  /** Milliseconds by which the server's clock is ahead of the local one. */
  ahead = $state(0);
  /** Number of pending commands. */
  pending = $state(0);

  /** Called for every event in order; the page announces, animates and plays sounds. */
  onevent: (event: Event) => void = () => {};

  readonly #connection: Connection;
  // Not rendered, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, PendingCommand>();
  #closed = false;
  /** Has a key been requested already? */
  #entered = false;
  #ids = 0;
  readonly #me = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(source: TableSource) {
    this.#connection = source.connect();
    this.#connection.open({
      seq: () => this.seq,
      onmessage: (message) => {
        if (!this.#closed) this.#receive(message);
      },
      onstate: (state, refusal) => {
        this.connection = state;
        this.refusal = refusal ?? null;
        if (state !== "open") return;
        for (const { request } of this.#waiting.values()) this.#connection.send(request);
      },
    });
  }

  /** Closes the connection for good. */
  /** Hides what a person has said, who was muted: the server sends nothing more of them. */
  forgetChat(name: string): void {
    this.chat = this.chat.filter((line) => line.name !== name);
  }

  end(): void {
    this.#closed = true;
    this.#connection.close();
    const gone = new Refused("offline", "left the table");
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    this.pending = 0;
  }

  /** Sends a command. It is sent again after a lost connection, and executed once. */
  send(command: Command): Promise<Answer> {
    const request = { id: `${this.#me}-${++this.#ids}`, ...command } as Request;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.pending = this.#waiting.size;
      if (this.connection === "open") this.#connection.send(request);
    });
  }

  #receive(message: Message): void {
    switch (message.is) {
      case "table":
        this.#replace(message);
        break;
      case "events":
        if (message.table) this.info = message.table;
        if (message.you) this.you = message.you;
        if (message.play) this.play = this.#keepUnchanged(message.play);
        if (message.fairness) this.fairness = message.fairness;
        this.seq = message.seq;
        this.ahead = message.now - Date.now();
        // `play` is the state after all events; without it, `chosen` is updated from the events.
        for (const event of message.events) this.#apply(event, Boolean(message.play));
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

  #replace(snapshot: Snapshot): void {
    this.info = snapshot.table;
    this.you = snapshot.you;
    this.play = snapshot.play;
    this.fairness = snapshot.fairness;
    this.log = snapshot.log;
    this.told = snapshot.told;
    this.chat = snapshot.chat;
    this.seq = snapshot.seq;
    this.ahead = snapshot.now - Date.now();
  }

  /**
   * After a reconnect the whole game is sent again. If nothing happened meanwhile, boards keep their
   * picture and what was picked on it.
   */
  #keepUnchanged(play: Play): Play {
    const old = this.play;
    if (!old || old.steps !== play.steps) return play;
    const views = play.views.map((view, index) => {
      const before = old.views[index];
      return before && JSON.stringify(before) === JSON.stringify(view) ? before : view;
    });
    return { ...play, views };
  }

  #apply(event: Event, settled: boolean): void {
    switch (event.event) {
      case "steps":
        this.log = [...this.log.slice(0, event.from), ...event.lines];
        this.told = [...this.told.slice(0, event.from), ...event.told];
        break;
      case "undone":
        this.log = this.log.slice(0, event.to);
        this.told = this.told.slice(0, event.to);
        break;
      case "said":
        this.chat = [...this.chat.slice(-199), event.line];
        break;
      case "chose":
      case "withdrew":
        if (!settled) this.#updateChosen(event.seat, event.event === "chose");
        break;
    }
    this.onevent(event);
  }

  /** `chose` and `withdrew` events of other seats come without `play`. */
  #updateChosen(seat: number, chose: boolean): void {
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
    if (error.now) this.#replace(error.now);
    if (error.code === "request/no-key" && !this.#entered) {
      void this.#requestKey(waiting);
      return;
    }
    waiting.reject(new Refused(error.code, error.message, error.now ?? null, error.why ?? null));
  }

  /** A spectator without a key gets one on the first command. */
  async #requestKey(waiting: PendingCommand): Promise<void> {
    this.#entered = true;
    this.#waiting.set(waiting.request.id, waiting);
    this.pending = this.#waiting.size;
    // The new identity starts from sequence 0.
    this.seq = 0;
    try {
      await this.#connection.enter();
    } catch (refused) {
      this.#entered = false;
      this.#waiting.delete(waiting.request.id);
      this.pending = this.#waiting.size;
      waiting.reject(refused as Refused);
    }
  }
}
