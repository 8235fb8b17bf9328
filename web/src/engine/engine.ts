/** The engine for the pages: a game and bots in a web worker, without a server. */

import type { GameKind } from "../gen/games";
import type { FromWorker, ToWorker } from "./messages";
import { moduleUrl } from "./modules";
import {
  EngineError,
  type Answers,
  type Command,
  type Request,
  type Requests,
  type ThinkCommand,
} from "./protocol";

export { available } from "./modules";
export * from "./protocol";

/** How long a worker without a table may take to end a job, in milliseconds. */
const STOP_TIMEOUT = 200;

/** The part of `Worker` that the engine uses. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const spawn = (): WorkerLike =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

interface Job<C extends ThinkCommand> {
  request: Request<C>;
  record: string | undefined;
  update: (part: Answers[C]) => void;
  resolve: (answer: Answers[C] | null) => void;
  reject: (error: unknown) => void;
}

export interface ThinkOptions<C extends ThinkCommand> {
  /** Load this record first. It replaces the game of the engine. */
  record?: string;
  /** Receives partial results. */
  update?: (part: Answers[C]) => void;
}

/**
 * One worker with one table. Requests are answered in order. At most one job runs and one waits: a new
 * job replaces the waiting one and stops the running one.
 */
export class Engine {
  #worker: WorkerLike | null = null;
  #last = 0;
  readonly #pending = new Map<
    number,
    { resolve: (answer: never) => void; reject: (error: unknown) => void }
  >();
  #running: (Job<ThinkCommand> & { id: number; stopped: boolean }) | null = null;
  #next: Job<ThinkCommand> | null = null;
  /** Whether the worker has a table that would be lost with it. */
  #hasTable = false;
  #stopTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: GameKind,
    private readonly spawnWorker: () => WorkerLike = spawn,
    private readonly module = moduleUrl(game),
  ) {}

  /** Sends a request that takes little time. */
  ask<C extends Command>(request: { do: C } & Requests[C]): Promise<Answers[C]> {
    if (request.do === "new" || request.do === "load") this.#hasTable = true;
    return new Promise((resolve, reject) => {
      const worker = this.#connect();
      const id = ++this.#last;
      this.#pending.set(id, { resolve, reject });
      worker.postMessage({ id, ask: request } satisfies { id: number; ask: object });
    });
  }

  /** Runs a job. Resolves to null if it was stopped or replaced. */
  think<C extends ThinkCommand>(
    request: { do: C } & Requests[C],
    { record, update = () => {} }: ThinkOptions<C> = {},
  ): Promise<Answers[C] | null> {
    return new Promise((resolve, reject) => {
      this.#next?.resolve(null);
      this.#next = { request, record, update, resolve, reject } as unknown as Job<ThinkCommand>;
      if (this.#running) this.#stopRunning();
      else this.#startNext();
    });
  }

  /** Stops the running job and drops the waiting one. */
  stop(): void {
    this.#next?.resolve(null);
    this.#next = null;
    this.#stopRunning();
  }

  /** Terminates the worker. Its game is lost. */
  close(): void {
    this.#next?.resolve(null);
    this.#next = null;
    this.#running?.resolve(null);
    this.#running = null;
    this.#fail(new EngineError({ code: "engine/closed", message: "the engine was closed" }));
  }

  #connect(): WorkerLike {
    if (this.#worker) return this.#worker;
    if (!this.module) {
      const message = "the pages were built without the engine";
      throw new EngineError({ code: "engine/missing", message });
    }
    const worker = this.spawnWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = (event) => {
      const message = event.message || "the engine worker failed";
      this.#fail(new EngineError({ code: "engine/broken", message }));
    };
    worker.postMessage({ load: this.module } satisfies ToWorker);
    this.#worker = worker;
    return worker;
  }

  #startNext(): void {
    const job = this.#next;
    if (!job) return;
    this.#next = null;
    try {
      const worker = this.#connect();
      const id = ++this.#last;
      this.#running = { ...job, id, stopped: false };
      const { request: think, record } = job;
      worker.postMessage({ id, think, record } satisfies ToWorker);
    } catch (error) {
      job.reject(error);
    }
  }

  /** Asks the worker to stop. Further messages about the job are ignored. */
  #stopRunning(): void {
    const job = this.#running;
    if (!job || job.stopped) return;
    job.stopped = true;
    job.resolve(null);
    this.#worker?.postMessage({ stop: job.id } satisfies ToWorker);
    // A worker without a table can be terminated instead of waiting for it.
    if (!this.#hasTable && this.#pending.size === 0) {
      this.#stopTimer = setTimeout(() => {
        this.#worker?.terminate();
        this.#worker = null;
        this.#running = null;
        this.#startNext();
      }, STOP_TIMEOUT);
    }
  }

  #receive(message: FromWorker): void {
    const job = this.#running;
    if (job && job.id === message.id) {
      if ("part" in message) {
        if (!job.stopped) job.update(message.part);
        return;
      }
      clearTimeout(this.#stopTimer);
      this.#running = null;
      if ("error" in message) job.reject(new EngineError(message.error));
      else job.resolve("answer" in message ? (message.answer as Answers[ThinkCommand]) : null);
      this.#startNext();
      return;
    }
    const asked = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ("error" in message) asked?.reject(new EngineError(message.error));
    else if ("answer" in message) asked?.resolve(message.answer as never);
  }

  /** Rejects everything that is pending. The next request starts a new worker without a game. */
  #fail(error: EngineError): void {
    clearTimeout(this.#stopTimer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#hasTable = false;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    const job = this.#running;
    this.#running = null;
    waiting.forEach(({ reject }) => reject(error));
    job?.reject(error);
    this.#startNext();
  }
}
