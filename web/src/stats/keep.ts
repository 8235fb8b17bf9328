/** Keeps finished games for statistics, and what their reviews found. */

import { Engine } from "../engine/engine";
import { available } from "../engine/modules";
import type { ReviewedDecision } from "../engine/protocol";
import type { DecisionReport, GameReport } from "../gen/analysis";
import type { GameKind } from "../gen/games";
import type { SeatLine } from "../gen/protocol";
import type { Store, TableRow } from "../here/store";
import type { TableSource } from "../lib/source";
import type { PlayedGame } from "./played";

/** What is known about a game before the engine has read its record. */
export interface Ended {
  game: GameKind;
  at: number;
  seats: readonly SeatLine[];
  /** The user's seats. Statistics are about one person: games with another number are not counted. */
  mine: readonly number[];
}

/** The part of an engine that is needed here. */
export type Asked = Pick<Engine, "ask" | "close">;

export interface Tools {
  store: () => Promise<Store>;
  engine: (game: GameKind) => Asked;
}

const tools: Tools = {
  store: async () => (await import("../here/store")).openStore(),
  engine: (game) => new Engine(game),
};

const idOf = (source: Pick<TableSource, "reviewPath">) => source.reviewPath.join("/");

/** What statistics count about a game. */
async function counted(id: string, ended: Ended, record: string, with_: Tools) {
  const engine = with_.engine(ended.game);
  try {
    const { end, winners, scores, digests } = await engine.ask({ do: "digest", text: record });
    const played: PlayedGame = {
      id,
      game: ended.game,
      at: ended.at,
      seat: ended.mine[0]!,
      bots: ended.seats.map(({ name, bot }) => (bot ? name : null)),
      record,
      end: end ?? "points",
      winners,
      scores,
      digests,
    };
    return played;
  } finally {
    engine.close();
  }
}

/** Keeps a finished game, once. Returns it; null if it is not counted. */
export async function keepGame(
  source: Pick<TableSource, "reviewPath" | "record">,
  ended: Ended,
  with_ = tools,
): Promise<PlayedGame | null> {
  if (!available || ended.mine.length !== 1) return null;
  const store = await with_.store();
  const before = await store.playedGame(idOf(source));
  if (before) return before;
  const played = await counted(idOf(source), ended, await source.record(), with_);
  await store.keepPlayed(played);
  return played;
}

/** A request has a limit, and a review of many moves is long. */
function needed({ step, seat, best, line, played, moves }: DecisionReport): ReviewedDecision {
  const short = moves.map(({ move, value, reasons }) => ({
    move,
    value,
    reasons: move === best ? reasons : [],
  }));
  return { step, seat, best, line, played, moves: short };
}

/** Keeps what a review found: the user's accuracy and slips. */
export async function keepReview(
  source: Pick<TableSource, "reviewPath" | "record">,
  ended: Ended,
  report: GameReport,
  with_ = tools,
): Promise<void> {
  const played = await keepGame(source, ended, with_);
  if (!played || !report.complete) return;
  const { seat } = played;
  const decisions = report.decisions.filter((one) => one.seat === seat).map(needed);
  const engine = with_.engine(played.game);
  try {
    const { record: text } = played;
    const { game: slips } = await engine.ask({ do: "slips", text, seats: [seat], decisions });
    const accuracy = report.summary.find((one) => one.seat === seat)?.accuracy ?? null;
    const store = await with_.store();
    // A better move may have been found meanwhile.
    const now = (await store.playedGame(played.id)) ?? played;
    await store.keepPlayed({ ...now, accuracy, slips });
  } finally {
    engine.close();
  }
}

/** Finished games in this browser that were played before statistics were kept. */
export function missing(
  rows: readonly TableRow[],
  kept: readonly PlayedGame[],
  since: number,
): TableRow[] {
  const known = kept.map(({ id }) => id);
  return rows.filter(
    ({ table, finished, yours, record }) =>
      finished !== null &&
      finished.ended_at > since &&
      yours.length === 1 &&
      record === undefined &&
      !known.includes(`review/h/${table}`),
  );
}

const FORGOTTEN = "mirabilia.stats-since";

/** Games that ended before this moment were deleted from the statistics. */
export function countedSince(): number {
  return Number(localStorage.getItem(FORGOTTEN) ?? 0) || 0;
}

/** Deletes all statistics. */
export async function forget(now = Date.now(), with_ = tools): Promise<void> {
  await (await with_.store()).forgetPlayed();
  try {
    localStorage.setItem(FORGOTTEN, String(now));
  } catch {
    // Without storage there was nothing to delete.
  }
}

/** All games that are counted, the oldest first; those that are missing are added. */
export async function collect(with_ = tools): Promise<PlayedGame[]> {
  const store = await with_.store();
  const kept = await store.played();
  const since = countedSince();
  for (const row of missing(await store.list(), kept, since)) {
    const { inBrowser } = await import("../here/source");
    const source = await inBrowser(row.table);
    const { game, seats, finished, yours } = row;
    const ended = { game: game as GameKind, seats, mine: yours, at: finished!.ended_at };
    try {
      const played = await keepGame(source, ended, with_);
      if (played) kept.push(played);
    } catch {
      // A damaged game is not counted.
    }
  }
  return kept.toSorted((a, b) => a.at - b.at);
}
