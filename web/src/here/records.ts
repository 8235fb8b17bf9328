/** Games of records that the user brings: kept in this browser, and reviewed by the engine. */

import { Engine, EngineError } from "../engine/engine";
import type { GameKind } from "../gen/games";
import type { Moment, Snapshot } from "../gen/protocol";
import { readHeader } from "../home/record";
import { Refused } from "../lib/api";
import type { ReviewNews, TableSource } from "../lib/source";
import { openStore, type TableRow } from "./store";

/** Iterations per decision of a review. */
const ITERATIONS = 1000;

/** What the engine refused, as the pages know it. */
async function refusing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const where = error.line === null ? "" : `${error.line}: `;
    throw new Refused("table/bad-record", where + error.message);
  }
}

/** Checks the record of a finished game. Returns its row for lists. */
async function rowOf(text: string, id: string): Promise<TableRow> {
  const header = readHeader(text);
  if ("problem" in header) throw new Refused("table/bad-record", "no header");
  const { game, names } = header;
  const engine = new Engine(game);
  try {
    const result = await refusing(async () => {
      await engine.ask({ do: "load", text });
      return engine.ask({ do: "result" });
    });
    if (!result.over) throw new Refused("table/not-over", "the game is not over");
    const seats = result.scores.map(({ seat }) => ({ name: names[seat] ?? null, bot: false }));
    return {
      table: id,
      game,
      status: "finished",
      seats,
      clock: null,
      watch: false,
      yours: [],
      your_turn: false,
      updated_at: Date.now(),
      record: text,
      finished: {
        table: id,
        game,
        seats,
        winners: result.winners,
        end: result.end ?? "points",
        totals: result.scores.map((score) => score.total),
        ended_at: Date.now(),
      },
    };
  } finally {
    engine.close();
  }
}

/** Checks the record of a finished game and keeps it. Returns its id. */
export async function keepRecord(text: string, id: string): Promise<string> {
  const row = await rowOf(text, id);
  await (await openStore()).append([{ row, after: 0, events: [] }]);
  return id;
}

/** A game that somebody shows. Nothing of it is kept but the user's variations, by the record's hash. */
export async function shownGame(text: string): Promise<TableSource> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const bytes = Array.from(new Uint8Array(hash).slice(0, 8));
  const id = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return fromRecord(await rowOf(text, id), text);
}

/** The game of a record, for its review. */
export function fromRecord(row: TableRow, record: string): TableSource {
  const id = row.table;
  const game = row.game as GameKind;
  let board: Engine | null = null;
  let analyst: Engine | null = null;

  async function loaded(): Promise<Engine> {
    if (!board) {
      board = new Engine(game);
      await refusing(() => board!.ask({ do: "load", text: record }));
    }
    return board;
  }

  async function moment(at: number, seat: number | null): Promise<Moment> {
    const engine = await loaded();
    const viewer = seat === null ? {} : { seat };
    const { view: picture, prompt } = await engine.ask({ do: "view", at, ...viewer });
    const { steps, scores } = await engine.ask({ do: "result" });
    return { steps: at, of: steps, picture, prompt, ...(at === steps && { scores }) };
  }

  function review(receive: (news: ReviewNews) => void): () => void {
    const engine = (analyst ??= new Engine(game));
    const update = (part: { report?: unknown; analysed?: number; of?: number }) => {
      if (part.report) receive({ report: part.report as never });
      else receive({ progress: { done: part.analysed ?? 0, of: part.of ?? 0, queued: false } });
    };
    const request = { do: "analyse", iterations: ITERATIONS } as const;
    refusing(() => engine.think(request, { record, update })).then(
      (answer) => answer?.report && receive({ report: answer.report }),
      (error: unknown) =>
        receive({ trouble: error instanceof Refused ? error : new Refused("here/no-engine", "") }),
    );
    return () => engine.stop();
  }

  const none = () => Promise.reject(new Refused("table/over", "the game is over"));
  return {
    id,
    here: true,
    path: ["review", "h", id],
    reviewPath: ["review", "h", id],
    connect: () => ({
      open: (receiver) => receiver.onstate("refused", new Refused("table/over", "")),
      send: () => {},
      enter: none,
      close: () => {},
    }),
    async look() {
      const { lines: log, told } = await (await loaded()).ask({ do: "log" });
      return { log, told, you: { seats: [], host: false } } as unknown as Snapshot;
    },
    moment,
    boards: () => Promise.resolve(null),
    record: () => Promise.resolve(record),
    game: () => Promise.resolve(row.finished!),
    finishedMoment: moment,
    review,
  };
}
