/** Maps routes to pages. Pages are loaded on first use. */

import type { Component } from "svelte";
import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import { GAMES } from "../lib/game-ui";
import { loadTopics } from "../lib/i18n.svelte";

export type PageName =
  | "home"
  | "table"
  | "new"
  | "lobby"
  | "games"
  | "review"
  | "rules"
  | "score"
  | "position"
  | "learn"
  | "puzzles"
  | "deal"
  | "stats"
  | "mistakes"
  | "openings"
  | "shown"
  | "settings"
  | "seat"
  | "join"
  | "unknown";

export interface Place {
  page: PageName;
  props: Record<string, string>;
  /** A page is kept while its key stays the same, and mounted anew when it changes. */
  key: string;
}

const isGame = (word: string): word is GameKind => GAMES.includes(word as GameKind);

/** Pages that each game has. */
const BY_GAME = ["learn", "puzzles", "deal", "stats", "mistakes", "openings"];

function place(page: PageName, props: Record<string, string> = {}, own = ""): Place {
  return { page, props, key: own ? `${page}/${own}` : page };
}

/** The page of a route's path segments. */
export function placeOf(path: readonly string[]): Place {
  const [first, second, third] = path;
  const unknown = place("unknown");
  /** Maximum number of segments. */
  const longest = ["rules", "review"].includes(first ?? "")
    ? 3
    : [...BY_GAME, "t", "h", "new", "score", "position", "seat", "join"].includes(first ?? "")
      ? 2
      : 1;
  if (path.length > longest) return unknown;
  switch (first) {
    case undefined:
      return place("home");
    case "lobby":
    case "games":
    case "settings":
      return place(first);
    // `t` is a table at the server, `h` one in this browser.
    case "t":
    case "h":
      return second ? place("table", { where: first, id: second }, `${first}/${second}`) : unknown;
    case "review": {
      const [where, id] = second === "h" ? ["h", third] : ["t", second];
      if (!id || (where === "t" && third)) return unknown;
      return place("review", { where, id }, `${where}/${id}`);
    }
    case "seat":
      return second ? place("seat", { code: second }, second) : unknown;
    case "join":
      return place("join", second ? { code: second } : {}, second);
    case "new":
      if (second !== undefined && !isGame(second)) return unknown;
      return place("new", { game: second ?? GAMES[0]! }, second ?? GAMES[0]!);
    case "position":
      if (second !== undefined && !isGame(second)) return unknown;
      return place("position", { game: second ?? GAMES[0]! });
    case "shown":
      return place("shown");
    case "learn":
    case "puzzles":
    case "deal":
    case "stats":
    case "mistakes":
    case "openings":
      if (second !== undefined && !isGame(second)) return unknown;
      return place(first, { game: second ?? "duel" }, second ?? "duel");
    case "score":
      if (second !== undefined && !isGame(second)) return unknown;
      return place("score", second ? { game: second } : {});
    case "rules":
      return place("rules", { ...(second && { game: second }), ...(third && { term: third }) });
    default:
      return unknown;
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every page has props of its own
type AnyPage = { default: Component<any> };
type Load = () => Promise<AnyPage>;

const loads: Record<PageName, Load> = {
  home: () => import("../home/Home.svelte"),
  new: () => import("../home/NewTable.svelte"),
  lobby: () => import("../home/Lobby.svelte"),
  join: () => import("../home/JoinPage.svelte"),
  seat: () => import("../home/TakeSeat.svelte"),
  games: () => import("../games/Games.svelte"),
  settings: () => import("../settings/SettingsPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  review: () => import("../review/ReviewPage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  score: () => import("../score/ScorePage.svelte"),
  position: () => import("../position/PositionPage.svelte"),
  learn: () => import("../learn/LearnPage.svelte"),
  puzzles: () => import("../puzzles/PuzzlePage.svelte"),
  deal: () => import("../deals/DealPage.svelte"),
  stats: () => import("../stats/StatsPage.svelte"),
  mistakes: () => import("../puzzles/MistakesPage.svelte"),
  openings: () => import("../openings/OpeningsPage.svelte"),
  shown: () => import("../share/ShownPage.svelte"),
  unknown: () => import("./NotFound.svelte"),
};

export async function loadPage(page: PageName): Promise<AnyPage["default"]> {
  // The first page is small.
  const [loaded] = await Promise.all([loads[page](), page === "home" ? null : loadTopics()]);
  return loaded.default;
}

/** Names of the pages, for the title and the menu. */
export const TITLES: Record<PageName, MessageId> = {
  home: "common-home",
  table: "common-table",
  new: "common-new",
  lobby: "common-lobby",
  games: "common-games",
  review: "common-review",
  rules: "common-rules",
  score: "common-score",
  position: "common-position",
  learn: "common-learn",
  puzzles: "common-puzzles",
  deal: "common-deal",
  stats: "common-stats",
  mistakes: "common-mistakes",
  openings: "common-openings",
  shown: "common-shown",
  settings: "common-settings",
  seat: "common-seat",
  join: "common-join",
  unknown: "common-not-found",
};
