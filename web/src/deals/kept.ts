/** The deals of the day that were played in this browser. */

import type { GameKind } from "../gen/games";

const KEY = "mirabilia.deals";

export interface KeptDeal {
  day: string;
  table: string;
  /** The result, once the game is over. */
  result?: { won: boolean; totals: number[]; seat: number; end: string };
}

type All = Partial<Record<GameKind, KeptDeal[]>>;
/** As many days are kept. */
const MOST = 60;

function read(): All {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as All | null;
    return all && typeof all === "object" ? all : {};
  } catch {
    return {};
  }
}

export function dealsOf(game: GameKind): KeptDeal[] {
  const kept: unknown = read()[game];
  return Array.isArray(kept) ? (kept as KeptDeal[]) : [];
}

/** Keeps a deal; it replaces the one of the same day unless that has a result. */
export function keepDeal(game: GameKind, deal: KeptDeal): void {
  const others = dealsOf(game).filter(({ day }) => day !== deal.day);
  const all = { ...read(), [game]: [...others, deal].slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Keeps the result of a table if it is a deal of a day without a result: only the first try counts. */
export function keepResult(
  game: GameKind,
  table: string,
  result: KeptDeal["result"],
): KeptDeal | null {
  const deal = dealsOf(game).find((one) => one.table === table);
  if (!deal || !result) return deal ?? null;
  if (!deal.result) keepDeal(game, { ...deal, result });
  return dealsOf(game).find((one) => one.table === table) ?? null;
}

const FRIENDS = "mirabilia.friends";
/** As many records of friends are kept. */
const MOST_FRIENDS = 20;

function friends(): [string, string][] {
  try {
    const all = JSON.parse(localStorage.getItem(FRIENDS) ?? "[]") as unknown;
    return Array.isArray(all) ? (all as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Keeps the record of a friend who played the deal of this table. */
export function keepFriend(table: string, record: string): void {
  try {
    const all = [...friends(), [table, record]].slice(-MOST_FRIENDS);
    localStorage.setItem(FRIENDS, JSON.stringify(all));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function friendOf(table: string): string | null {
  return friends().find(([one]) => one === table)?.[1] ?? null;
}
