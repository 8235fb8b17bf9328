/** The connection to a table at the server: a WebSocket that is replaced when it fails. */

import type { Message, Request } from "../gen/protocol";
import { api, Refused } from "./api";
import type { Connection, Receiver } from "./source";

/** Delays between connection attempts, in milliseconds; the last one repeats. */
const BACKOFF = [200, 500, 1000, 2000, 5000];
/** Milliseconds without a message after a command until the connection counts as dead. */
const TIMEOUT = 5000;

export class SocketConnection implements Connection {
  readonly #table: string;
  #receiver!: Receiver;
  #socket: WebSocket | null = null;
  #state: "connecting" | "open" | "lost" | "refused" = "connecting";
  /** Commands that this socket has not answered; hints may take longer and do not count. */
  readonly #unanswered = new Set<string>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
  }

  open(receiver: Receiver): void {
    this.#receiver = receiver;
    this.#connect();
    addEventListener("online", this.#check);
    addEventListener("offline", this.#check);
    document.addEventListener("visibilitychange", this.#check);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#timeout);
    removeEventListener("online", this.#check);
    removeEventListener("offline", this.#check);
    document.removeEventListener("visibilitychange", this.#check);
    this.#socket?.close();
  }

  send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
    if (request.do === "hint") return;
    if (request.do !== "ping") this.#unanswered.add(request.id);
    this.#startTimeout();
  }

  async enter(): Promise<void> {
    await api.enter();
    if (!this.#closed) this.#reconnect();
  }

  /** Network or visibility changed: reconnects at once, or checks that the socket is alive. */
  #check = () => {
    if (document.visibilityState !== "visible") return;
    if (this.#state === "lost") {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.#state === "open") {
      this.send({ id: "ping", do: "ping" });
    }
  };

  #tell(state: "open" | "lost" | "refused", refusal?: Refused): void {
    this.#state = state;
    this.#receiver.onstate(state, refusal);
  }

  #startTimeout(): void {
    this.#timeout ??= setTimeout(() => this.#reconnect(), TIMEOUT);
  }

  #clearTimeout(): void {
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
  }

  /** Replaces this socket with a new one. */
  #reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#clearTimeout();
    clearTimeout(this.#timer);
    this.#tell("lost");
    this.#connect();
  }

  #connect(): void {
    const seq = this.#receiver.seq();
    const socket = new WebSocket(api.socket(this.#table, seq));
    this.#socket = socket;
    this.#unanswered.clear();
    let opened = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.#tell("open");
    };
    socket.onmessage = (message) => {
      if (this.#closed || socket !== this.#socket) return;
      // Only a message resets the backoff: a server that accepts connections may still fail.
      this.#attempts = 0;
      this.#clearTimeout();
      const told = JSON.parse(message.data as string) as Message;
      if (told.is === "answer") this.#unanswered.delete(told.id);
      // The connection is alive, but an answer may still be missing.
      if (this.#unanswered.size > 0) this.#startTimeout();
      this.#receiver.onmessage(told);
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      this.#clearTimeout();
      this.#tell("lost");
      if (!opened) void this.#findRefusal();
      const wait = BACKOFF[Math.min(this.#attempts++, BACKOFF.length - 1)]!;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** A socket that never opened gives no reason; a request for the table does. */
  async #findRefusal(): Promise<void> {
    try {
      await api.look(this.#table);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      const { code } = refused;
      const passing =
        code === "offline" || code === "request/too-many" || code.startsWith("server/");
      // The timer tries again.
      if (passing || this.#closed) return;
      clearTimeout(this.#timer);
      // Ignores the next attempt if it is already under way.
      this.#socket = null;
      this.#tell("refused", refused);
    }
  }
}
