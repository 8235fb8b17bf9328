/** The loop of a worker with a local table: answers requests, lets bots think in slices with messages
 * in between, and wakes the table when something is due. */

import type { LocalReply, LocalRequest } from "../gen/protocol";
import type { Module } from "./module";

/** The length of a slice in milliseconds. A command waits at most that long. */
export const SLICE = 25;

/** A request without the time, which the worker adds. */
export type TableRequest = LocalRequest extends infer R
  ? R extends { now: number }
    ? Omit<R, "now">
    : R
  : never;

export type ToTable =
  /** The URL of the module; the first message. */
  { load: string } | { id: number; request: TableRequest };

export type FromTable =
  | { id: number; reply: LocalReply }
  /** What the table did by itself: a bot moved, a hint is ready, a clock expired. */
  | { reply: LocalReply }
  /** The module cannot be used any more. The stored events are safe. */
  | { id?: number; broken: string };

export interface Platform {
  load(url: string): Promise<Module>;
  post(message: FromTable): void;
  /** Resolves after pending messages were handled. */
  pause(): Promise<void>;
}

export class TableLoop {
  #module: Promise<Module> | null = null;
  #thinking = false;
  #hasWork = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly platform: Platform) {}

  async handle(message: ToTable): Promise<void> {
    if ("load" in message) {
      this.#module = this.platform.load(message.load);
      // Each request reports the failure.
      this.#module.catch(() => {});
      return;
    }
    const { id, request } = message;
    try {
      const reply = await this.#ask(request);
      this.platform.post({ id, reply });
      this.#continue(reply);
    } catch (error) {
      this.platform.post({ id, broken: String(error) });
    }
  }

  async #ask(request: TableRequest): Promise<LocalReply> {
    if (!this.#module) throw new Error("no module was loaded");
    const module = await this.#module;
    return module.table({ ...request, now: Date.now() } as LocalRequest);
  }

  /** Goes on with what is left to do after a reply. */
  #continue(reply: LocalReply): void {
    clearTimeout(this.#timer);
    this.#hasWork = reply.work != null;
    if (this.#hasWork && !this.#thinking) void this.#think();
    if (reply.wake_at != null) {
      const wait = Math.max(0, reply.wake_at - Date.now());
      this.#timer = setTimeout(() => void this.#run({ do: "wake" }), wait);
    }
  }

  async #think(): Promise<void> {
    this.#thinking = true;
    while (this.#hasWork) {
      await this.platform.pause();
      if (this.#hasWork) await this.#run({ do: "work", slice_ms: SLICE });
    }
    this.#thinking = false;
  }

  /** Sends a request of the loop itself. Only replies with news are passed on. */
  async #run(request: TableRequest): Promise<void> {
    try {
      const reply = await this.#ask(request);
      const isNews = (field: string) => field !== "work" && field !== "wake_at";
      if (Object.keys(reply).some(isNews)) this.platform.post({ reply });
      this.#continue(reply);
    } catch (error) {
      this.#hasWork = false;
      this.platform.post({ broken: String(error) });
    }
  }
}
