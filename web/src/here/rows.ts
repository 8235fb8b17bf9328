/** The row of a table in lists, made from the messages to its player. */

import type { Finished, Message, Play, SeatInfo, SeatLine } from "../gen/protocol";
import type { WantedTable } from "../lib/api";
import type { TableRow } from "./store";

const line = ({ holder }: SeatInfo): SeatLine => ({
  name: holder.is === "person" ? holder.name : holder.is === "bot" ? holder.bot : null,
  bot: holder.is === "bot",
});

/** The row of a new table, before its first message. */
export function firstRow(table: string, wanted: WantedTable, name: string): TableRow {
  const seats = (wanted.seats ?? []).map((seat): SeatLine => {
    if (typeof seat === "object") return { name: seat.bot, bot: true };
    return { name: seat === "you" ? name : null, bot: false };
  });
  return {
    table,
    game: wanted.game!,
    status: "open",
    seats,
    clock: null,
    watch: false,
    yours: [],
    your_turn: false,
    updated_at: 0,
    finished: null,
    ...(wanted.boards != null && { boards: wanted.boards }),
  };
}

export class RowKeeper {
  #row: TableRow;
  #play: Play | null = null;

  constructor(row: TableRow) {
    this.#row = row;
  }

  see(message: Message): void {
    if (message.is !== "table" && message.is !== "events") return;
    const { table: info, you, play } = message;
    if (you) this.#row = { ...this.#row, yours: you.seats };
    if (play) this.#play = play;
    if (!info) return;
    const { status, settings, seats } = info;
    const watch = settings.watch !== "nobody";
    this.#row = { ...this.#row, status, seats: seats.map(line), clock: settings.clock, watch };
  }

  /** The row after all messages so far. */
  row(now: number): TableRow {
    const { table, game, status, seats, yours, finished } = this.#row;
    const waiting = this.#play?.waiting ?? [];
    const ending = status === "finished" ? this.#play?.ending : null;
    const end: Finished | null = ending
      ? {
          table,
          game,
          seats,
          winners: ending.winners,
          end: ending.end,
          totals: ending.scores.map((score) => score.total),
          ended_at: finished?.ended_at ?? now,
        }
      : finished;
    this.#row = {
      ...this.#row,
      your_turn: status === "playing" && yours.some((seat) => waiting.includes(seat)),
      updated_at: now,
      finished: end,
    };
    return this.#row;
  }
}
