/** A store in memory, for tests. */

import type { LocalEvent } from "../../gen/protocol";
import type { Variations } from "../../review/tree";
import type { PlayedGame } from "../../stats/played";
import { Conflict, type Addition, type Store, type TableRow } from "../store";

export class MemoryStore implements Store {
  readonly rows = new Map<string, TableRow>();
  readonly logs = new Map<string, LocalEvent[]>();
  readonly reviews = new Map<string, Variations[]>();
  readonly games = new Map<string, PlayedGame>();
  /** Makes the next write fail, as a full disk does. */
  full = false;

  list = () => Promise.resolve([...this.rows.values()]);
  row = (table: string) => Promise.resolve(this.rows.get(table) ?? null);
  events = (table: string) => Promise.resolve([...(this.logs.get(table) ?? [])]);

  async append(additions: readonly Addition[]): Promise<void> {
    await Promise.resolve();
    if (this.full) throw new Error("the disk is full");
    const last = (table: string) => this.logs.get(table)?.at(-1)?.seq ?? 0;
    if (additions.some(({ row, after }) => last(row.table) !== after)) throw new Conflict();
    for (const { row, events } of additions) {
      this.rows.set(row.table, row);
      this.logs.set(row.table, [...(this.logs.get(row.table) ?? []), ...events]);
    }
  }

  async cut(table: string, after: number): Promise<void> {
    const kept = (await this.events(table)).filter((event) => event.seq <= after);
    this.logs.set(table, kept);
  }

  delete(table: string): Promise<void> {
    this.rows.delete(table);
    this.logs.delete(table);
    this.reviews.delete(`review/h/${table}`);
    return Promise.resolve();
  }

  variations = (review: string) => Promise.resolve(this.reviews.get(review) ?? null);

  keepVariations(review: string, variations: readonly Variations[]): Promise<void> {
    this.reviews.set(review, [...variations]);
    return Promise.resolve();
  }

  played = () => Promise.resolve([...this.games.values()]);
  playedGame = (id: string) => Promise.resolve(this.games.get(id) ?? null);

  keepPlayed(game: PlayedGame): Promise<void> {
    this.games.set(game.id, game);
    return Promise.resolve();
  }

  forgetPlayed(): Promise<void> {
    this.games.clear();
    return Promise.resolve();
  }

  forgetAll(): Promise<void> {
    if (this.full) return Promise.reject(new Error("the disk is full"));
    for (const all of [this.rows, this.logs, this.reviews, this.games]) all.clear();
    return Promise.resolve();
  }
}
