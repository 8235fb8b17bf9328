/** A table in a worker of the page. It speaks the protocol of a server's socket; the page stores its
 * events. */

import type { GameKind } from "../gen/games";
import type { LocalReply, Message } from "../gen/protocol";
import { moduleUrl } from "./modules";
import type { FromTable, TableRequest, ToTable } from "./table-loop";

/** The part of `Worker` that a table uses. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const spawn = (): WorkerLike =>
  new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });

export interface TableOwner {
  /** Stores the events of a reply and of a table that it opened, in one transaction. The messages of
   * the reply wait for it. */
  store(reply: LocalReply): Promise<void>;
  /** A message as a socket would receive it. */
  message(message: Message): void;
  /** Everything else that the table did: pending work, a review, a rematch table. */
  reply(reply: LocalReply): void;
  /** The worker failed. The stored events are safe: load them again. */
  broken(why: string): void;
}

export class LocalTable {
  readonly #worker: WorkerLike;
  #last = 0;
  readonly #pending = new Map<
    number,
    { resolve: (reply: LocalReply) => void; reject: (error: Error) => void }
  >();
  /** Replies are delivered in order, each after its events were stored. */
  #delivered: Promise<void> = Promise.resolve();

  constructor(
    game: GameKind,
    private readonly owner: TableOwner,
    spawnWorker: () => WorkerLike = spawn,
    module = moduleUrl(game),
  ) {
    if (!module) throw new Error("the pages were built without the engine");
    this.#worker = spawnWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#fail(event.message || "the worker failed");
    this.#worker.postMessage({ load: module } satisfies ToTable);
  }

  /** Sends a request. Resolves after its events were stored and its messages delivered. */
  ask(request: TableRequest): Promise<LocalReply> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies ToTable);
    });
  }

  /** Sends a frame, as over a socket. The answer is a message. */
  send(frame: string): void {
    this.ask({ do: "send", frame }).catch(() => {});
  }

  /** Ends the worker. */
  close(): void {
    this.#worker.terminate();
    this.#reject("the table was closed");
  }

  #receive(data: FromTable): void {
    if ("broken" in data) {
      this.#fail(data.broken);
      return;
    }
    const { reply } = data;
    this.#delivered = this.#delivered.then(async () => {
      try {
        const { store, opened, lost } = reply;
        if (store?.length || opened || lost) await this.owner.store(reply);
      } catch (error) {
        // What is not stored must not be shown: the next load would not have it.
        this.#fail(String(error));
        return;
      }
      for (const message of reply.messages ?? []) this.owner.message(message);
      this.owner.reply(reply);
      if ("id" in data) {
        this.#pending.get(data.id)?.resolve(reply);
        this.#pending.delete(data.id);
      }
    });
  }

  #fail(why: string): void {
    this.#worker.terminate();
    this.#reject(why);
    this.owner.broken(why);
  }

  #reject(why: string): void {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    waiting.forEach(({ reject }) => reject(new Error(why)));
  }
}
