/** The tables of this browser: their events, in order, and a row for lists. */

import type { Finished, LocalEvent, MyTable } from "../gen/protocol";
import type { Variations } from "../review/tree";
import type { PlayedGame } from "../stats/played";

/** A table in lists. */
export interface TableRow extends MyTable {
  /** How it ended, once it is over. */
  finished: Finished | null;
  /** The text of its board file, if it has custom boards. */
  boards?: string;
  /** The record of a game that the user brought; it has no events. */
  record?: string;
}

/** New events of a table. */
export interface Addition {
  row: TableRow;
  /** The sequence number of the last event before these. */
  after: number;
  events: readonly LocalEvent[];
}

/** Another tab has changed the table. */
export class Conflict extends Error {}

export interface Store {
  /** All tables, in any order. */
  list(): Promise<TableRow[]>;
  row(table: string): Promise<TableRow | null>;
  /** The events of a table, in order. */
  events(table: string): Promise<LocalEvent[]>;
  /** Appends events and replaces rows: all or nothing. Throws a `Conflict` if a table has others. */
  append(additions: readonly Addition[]): Promise<void>;
  /** Deletes the events after this one. */
  cut(table: string, after: number): Promise<void>;
  /** Deletes a table, and the variations of its review. */
  delete(table: string): Promise<void>;
  /** The variations of a review, by its path; null if there are none. */
  variations(review: string): Promise<Variations[] | null>;
  keepVariations(review: string, variations: readonly Variations[]): Promise<void>;
  /** The games that statistics count, in any order. */
  played(): Promise<PlayedGame[]>;
  playedGame(id: string): Promise<PlayedGame | null>;
  keepPlayed(game: PlayedGame): Promise<void>;
  /** Deletes what statistics count. */
  forgetPlayed(): Promise<void>;
  /** Deletes all of the above. */
  forgetAll(): Promise<void>;
}

/** Increment this and extend `onupgradeneeded` when the stores change. */
const VERSION = 3;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Without an error of its own, the code below aborted it.
    transaction.onabort = () => reject(transaction.error ?? new Conflict("changed elsewhere"));
  });
}

/** The keys of events are `[table, seq]`. */
const keysOf = (table: string, after = 0) =>
  IDBKeyRange.bound([table, after], [table, Infinity], true);

class IndexedStore implements Store {
  constructor(private readonly db: IDBDatabase) {}

  list(): Promise<TableRow[]> {
    return done(this.db.transaction("tables").objectStore("tables").getAll());
  }

  async row(table: string): Promise<TableRow | null> {
    const request = this.db.transaction("tables").objectStore("tables").get(table);
    return (await done<TableRow | undefined>(request)) ?? null;
  }

  events(table: string): Promise<LocalEvent[]> {
    return done(this.db.transaction("events").objectStore("events").getAll(keysOf(table)));
  }

  append(additions: readonly Addition[]): Promise<void> {
    const transaction = this.#write();
    const log = transaction.objectStore("events");
    for (const { row, after, events } of additions) {
      const last = log.openKeyCursor(keysOf(row.table), "prev");
      last.onsuccess = () => {
        const [, seq] = (last.result?.key ?? [row.table, 0]) as [string, number];
        if (seq !== after) return transaction.abort();
        for (const event of events) log.add(event, [row.table, event.seq]);
        transaction.objectStore("tables").put(row);
      };
    }
    return committed(transaction);
  }

  cut(table: string, after: number): Promise<void> {
    const transaction = this.#write();
    transaction.objectStore("events").delete(keysOf(table, after));
    return committed(transaction);
  }

  delete(table: string): Promise<void> {
    const transaction = this.#write();
    transaction.objectStore("tables").delete(table);
    transaction.objectStore("events").delete(keysOf(table));
    transaction.objectStore("variations").delete(`review/h/${table}`);
    return committed(transaction);
  }

  async variations(review: string): Promise<Variations[] | null> {
    const request = this.db.transaction("variations").objectStore("variations").get(review);
    return (await done<Variations[] | undefined>(request)) ?? null;
  }

  keepVariations(review: string, variations: readonly Variations[]): Promise<void> {
    const transaction = this.#write();
    transaction.objectStore("variations").put(variations, review);
    return committed(transaction);
  }

  played(): Promise<PlayedGame[]> {
    return done(this.db.transaction("played").objectStore("played").getAll());
  }

  async playedGame(id: string): Promise<PlayedGame | null> {
    const request = this.db.transaction("played").objectStore("played").get(id);
    return (await done<PlayedGame | undefined>(request)) ?? null;
  }

  keepPlayed(game: PlayedGame): Promise<void> {
    const transaction = this.db.transaction("played", "readwrite");
    transaction.objectStore("played").put(game);
    return committed(transaction);
  }

  forgetPlayed(): Promise<void> {
    const transaction = this.db.transaction("played", "readwrite");
    transaction.objectStore("played").clear();
    return committed(transaction);
  }

  /** Stores are cleared and the database stays: deleting it would wait for the other tabs. */
  forgetAll(): Promise<void> {
    const all = [...this.db.objectStoreNames];
    const transaction = this.db.transaction(all, "readwrite");
    for (const name of all) transaction.objectStore(name).clear();
    return committed(transaction);
  }

  #write(): IDBTransaction {
    return this.db.transaction(["tables", "events", "variations"], "readwrite");
  }
}

let opened: Promise<Store> | undefined;

/** Opens the database. Fails where the browser has none, as in some private windows. */
export function openStore(): Promise<Store> {
  opened ??= new Promise<Store>((resolve, reject) => {
    const request = indexedDB.open("mirabilia", VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore("tables", { keyPath: "table" });
        request.result.createObjectStore("events");
      }
      if (oldVersion < 2) request.result.createObjectStore("variations");
      if (oldVersion < 3) request.result.createObjectStore("played", { keyPath: "id" });
    };
    request.onsuccess = () => {
      // A newer version of the pages in another tab may change the database.
      request.result.onversionchange = () => request.result.close();
      resolve(new IndexedStore(request.result));
    };
    request.onerror = () => reject(request.error!);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}
