/** Which page an address leads to. Pages are loaded when they are first seen. */

import type { Component } from "svelte";
import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import { GAMES } from "../lib/room";

export type PageName =
  | "home"
  | "table"
  | "new"
  | "lobby"
  | "games"
  | "review"
  | "rules"
  | "score"
  | "settings"
  | "seat"
  | "join"
  | "unknown";

export interface Place {
  page: PageName;
  props: Record<string, string>;
  /** Places with the same key are one page that changes; others begin anew. */
  key: string;
}

const isGame = (word: string): word is GameKind => GAMES.includes(word as GameKind);

function place(page: PageName, props: Record<string, string> = {}, own = ""): Place {
  return { page, props, key: own ? `${page}/${own}` : page };
}

/** The place of the words between the slashes of an address. */
export function placeOf(path: readonly string[]): Place {
  const [first, second, third] = path;
  const unknown = place("unknown");
  /** How many words an address of this kind may have. */
  const longest =
    first === "rules"
      ? 3
      : ["t", "new", "review", "score", "seat", "join"].includes(first ?? "")
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
    case "t":
      return second ? place("table", { id: second }, second) : unknown;
    case "review":
      return second ? place("review", { id: second }, second) : unknown;
    case "seat":
      return second ? place("seat", { code: second }, second) : unknown;
    case "join":
      return place("join", second ? { code: second } : {}, second);
    case "new":
      if (second !== undefined && !isGame(second)) return unknown;
      return place("new", { game: second ?? GAMES[0]! }, second ?? GAMES[0]!);
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

/** Pages of other rooms, by their files: one that is not there is an unknown page, not a broken build. */
const rooms = import.meta.glob<AnyPage>([
  "../table/TablePage.svelte",
  "../review/ReviewPage.svelte",
  "../rules/RulesPage.svelte",
  "../score/ScorePage.svelte",
]);

const unknown: Load = () => import("./NotFound.svelte");

const loads: Record<PageName, Load> = {
  home: () => import("../home/Home.svelte"),
  new: () => import("../home/NewTable.svelte"),
  lobby: () => import("../home/Lobby.svelte"),
  join: () => import("../home/JoinPage.svelte"),
  seat: () => import("../home/TakeSeat.svelte"),
  games: () => import("../games/Games.svelte"),
  settings: () => import("../settings/SettingsPage.svelte"),
  table: rooms["../table/TablePage.svelte"] ?? unknown,
  review: rooms["../review/ReviewPage.svelte"] ?? unknown,
  rules: rooms["../rules/RulesPage.svelte"] ?? unknown,
  score: rooms["../score/ScorePage.svelte"] ?? unknown,
  unknown,
};

export async function loadPage(page: PageName): Promise<AnyPage["default"]> {
  return (await loads[page]()).default;
}

/** What a page is called, in the title and in the menu. */
export const TITLES: Record<PageName, MessageId> = {
  home: "common-home",
  table: "common-table",
  new: "common-new",
  lobby: "common-lobby",
  games: "common-games",
  review: "common-review",
  rules: "common-rules",
  score: "common-score",
  settings: "common-settings",
  seat: "common-seat",
  join: "common-join",
  unknown: "common-not-found",
};
