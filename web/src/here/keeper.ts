/** Keeps a table of this browser: stores what happens, and connects the page to the table's worker. */

import { LocalTable, type TableOwner } from "../engine/local-table";
import type { TableRequest } from "../engine/table-loop";
import type { GameKind } from "../gen/games";
import type {
  Finished,
  LocalReply,
  Message,
  Moment,
  NewTable,
  Request,
  Snapshot,
} from "../gen/protocol";
import { Refused, type WantedTable } from "../lib/api";
import type { Connection, CustomBoards, Receiver, ReviewNews } from "../lib/source";
import { firstRow, RowKeeper } from "./rows";
import { Conflict, type Addition, type Store, type TableRow } from "./store";

/** Iterations per decision of a review. */
const REVIEW = 1000;

export interface Platform {
  table: (game: GameKind, owner: TableOwner) => Pick<LocalTable, "ask" | "close">;
  store: () => Promise<Store>;
  /** Takes the table away from other tabs; resolves if another tab takes it. */
  lock: (table: string) => Promise<void>;
  /** Random hexadecimal digits. */
  random: (digits: number) => string;
}

/** Why the table cannot be kept. */
function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof Conflict) return new Refused("here/elsewhere", error.message);
  return new Refused("here/no-store", String(error));
}

function succeed(reply: LocalReply): LocalReply {
  if (reply.error) throw new Refused(reply.error.code, reply.error.message);
  return reply;
}

export class Keeper {
  readonly id: string;
  /** Why the table is not kept any longer. */
  ended: Refused | null = null;
  /** Resolves when the table is there. */
  ready: Promise<void>;
  readonly #platform: Platform;
  #table: Pick<LocalTable, "ask" | "close"> | null = null;
  #rows!: RowKeeper;
  /** The sequence number of the last stored event. */
  #seq = 0;
  #receiver: Receiver | null = null;
  #review: ((news: ReviewNews) => void) | null = null;

  private constructor(id: string, platform: Platform) {
    this.id = id;
    this.#platform = platform;
    this.ready = Promise.reject(new Refused("table/none", "not begun"));
  }

  /** Opens a new table. Its luck follows from the secret. */
  static open(
    id: string,
    wanted: WantedTable,
    name: string,
    platform: Platform,
    secret = platform.random(64),
  ): Keeper {
    const keeper = new Keeper(id, platform);
    keeper.#begin(async () => {
      keeper.#start(firstRow(id, wanted, name));
      await keeper.#ask({ do: "open", table: id, secret, name, new: wanted as NewTable });
      // The messages complete the row.
      await keeper.#store(await keeper.#ask({ do: "connect" }));
    });
    return keeper;
  }

  /** Loads a stored table. */
  static load(id: string, platform: Platform): Keeper {
    const keeper = new Keeper(id, platform);
    keeper.#begin(async () => {
      const store = await platform.store();
      const [row, events] = await Promise.all([store.row(id), store.events(id)]);
      if (!row || events.length === 0) throw new Refused("table/none", "no such table");
      keeper.#start(row);
      keeper.#seq = events.at(-1)!.seq;
      const { boards } = row;
      await keeper.#ask({ do: "load", events, ...(boards !== undefined && { boards }) });
    });
    return keeper;
  }

  #begin(begin: () => Promise<void>): void {
    this.ready.catch(() => {});
    this.ready = begin().catch((error: unknown) => {
      this.#end(refusalOf(error));
      throw this.ended!;
    });
    // The connection reports the failure.
    this.ready.catch(() => {});
  }

  #start(row: TableRow): void {
    this.#rows = new RowKeeper(row);
    try {
      this.#table = this.#platform.table(row.game as GameKind, {
        store: (reply) => this.#store(reply),
        message: (message) => this.#receiver?.onmessage(message),
        reply: (reply) => this.#took(reply),
        broken: (why) => this.#end(new Refused("here/no-engine", why)),
      });
    } catch (error) {
      throw new Refused("here/no-engine", String(error));
    }
    const elsewhere = () => this.#end(refusalOf(new Conflict("open elsewhere")));
    void this.#platform.lock(this.id).then(elsewhere);
  }

  async #ask(request: TableRequest): Promise<LocalReply> {
    if (this.ended) throw this.ended;
    try {
      return succeed(await this.#table!.ask(request));
    } catch (error) {
      throw this.ended ?? error;
    }
  }

  /** A request of the page, once the table is there. */
  async #request(request: TableRequest): Promise<LocalReply> {
    await this.ready;
    return this.#ask(request);
  }

  /** Connects a page, as a socket does. A table in this browser has one at a time. */
  connect(): Connection {
    let closed = false;
    const open = (receiver: Receiver) => {
      if (closed) return;
      this.#receiver = receiver;
      receiver.onstate("open");
      const from = receiver.seq();
      void this.#ask({ do: "connect", ...(from > 0 && { from }) }).catch(() => {});
    };
    return {
      open: (receiver) => {
        this.ready.then(
          () => open(receiver),
          (refused: Refused) => receiver.onstate("refused", refused),
        );
      },
      send: (request) => this.send(request),
      enter: () => Promise.resolve(),
      close: () => {
        closed = true;
        this.#receiver = null;
      },
    };
  }

  /** Sends a command. The answer is a message. */
  send(request: Request): void {
    const { random } = this.#platform;
    const spare =
      request.do === "rematch" ? { spare: { table: random(16), secret: random(64) } } : {};
    const frame = JSON.stringify(request);
    void this.#request({ do: "send", frame, ...spare }).catch(() => {});
  }

  async look(): Promise<Snapshot> {
    const { messages } = await this.#request({ do: "connect" });
    return messages![0] as Message & { is: "table" };
  }

  async moment(at: number, seat: number | null): Promise<Moment> {
    return (await this.#request({ do: "moment", at, ...(seat !== null && { seat }) })).moment!;
  }

  /** The boards of a game of Dice; null in other games. */
  async boards(): Promise<CustomBoards | null> {
    try {
      return (await this.#request({ do: "boards" })).boards as CustomBoards;
    } catch (refused) {
      if (refused instanceof Refused && refused.code === "request/not-found") return null;
      throw refused;
    }
  }

  async record(): Promise<string> {
    return (await this.#request({ do: "record" })).record!;
  }

  async finished(): Promise<Finished> {
    await this.ready;
    const row = await (await this.#platform.store()).row(this.id);
    if (!row?.finished) throw new Refused("table/not-over", "the game is not over");
    return row.finished;
  }

  review(receive: (news: ReviewNews) => void): () => void {
    this.#review = receive;
    this.#request({ do: "review", iterations: REVIEW }).catch((error: unknown) =>
      receive({ trouble: refusalOf(error) }),
    );
    return () => {
      if (this.#review !== receive) return;
      this.#review = null;
      void this.#request({ do: "stop" }).catch(() => {});
    };
  }

  /** Ends the worker. Everything is stored already. */
  close(): void {
    this.#end(new Refused("offline", "left the table"));
  }

  /** Stores the events of a reply, together with a table that it opened. */
  async #store(reply: LocalReply): Promise<void> {
    const { store: events = [], messages = [], opened, lost } = reply;
    try {
      const store = await this.#platform.store();
      if (lost) await store.cut(this.id, (this.#seq -= lost));
      for (const message of messages) this.#rows.see(message);
      const row = this.#rows.row(Date.now());
      const additions: Addition[] = [{ row, after: this.#seq, events }];
      if (opened) {
        const next = { ...row, table: opened.table, status: "open" as const, finished: null };
        additions.push({ row: next, after: 0, events: opened.events });
      }
      await store.append(additions);
      this.#seq = events.at(-1)?.seq ?? this.#seq;
    } catch (error) {
      this.#end(refusalOf(error));
      throw error;
    }
  }

  #took({ review, error }: LocalReply): void {
    if (!review) {
      if (error) this.#review?.({ trouble: new Refused(error.code, error.message) });
      return;
    }
    const { report, done, of } = review;
    if (report) this.#review?.({ report });
    if (done < of) this.#review?.({ progress: { done, of, queued: false } });
  }

  #end(why: Refused): void {
    if (this.ended) return;
    this.ended = why;
    this.#table?.close();
    this.#receiver?.onstate("refused", why);
  }
}
