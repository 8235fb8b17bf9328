/** How a game is drawn: the contract between the pages and the games. Each game has one `ui.ts`. */

import type { Component } from "svelte";
import type { Hint } from "../gen/analysis";
import type { AnyPicture, GameKind } from "../gen/games";
import type { Ending } from "../gen/protocol";
import type { Offer, Prompt } from "../gen/tell";
import type { Sound } from "../ui/sound";
import type { TableSource } from "./source";

/** A player as boards show them. */
export interface Face {
  seat: number;
  name: string;
  bot: boolean;
  /** Is it one of the user's own seats? */
  mine: boolean;
  /** Owes a decision. */
  thinking: boolean;
  /** Has chosen and waits for the others. */
  chosen: boolean;
  /** Connected; always true for bots. */
  here: boolean;
}

/** Props of a board, at the table and in the review. */
export interface BoardProps<P = AnyPicture> {
  /** The game as the viewer may see it. */
  picture: P;
  faces: Face[];
  /** The seat whose view is shown; null for spectators. The board is oriented towards this seat. */
  viewer: number | null;
  /** The viewer's legal moves as records write them; empty if the viewer decides nothing. */
  legal: string[];
  /** What the viewer can pick, with the price and consequences of each way; empty if `legal` is. */
  offers: Offer[];
  /** What is decided now, and by whom: the heading of the board. */
  prompt: Prompt;
  /** The viewer's choice, while others are still deciding. */
  chosen: string | null;
  /** A move is being sent: nothing else can be chosen. */
  busy: boolean;
  /** Makes a move of `legal`. The board asks for confirmation first, unless quick mode is on. */
  onmove: (move: string) => void;
  /** Withdraws `chosen`. */
  onwithdraw: () => void;
  /** The current hint; the board marks the advised move. */
  hint: Hint | null;
  /** The steps so far; `?` stands for what the viewer may not know. */
  log: string[];
  /** How the game ended. */
  ending: Ending | null;
  /** The table, for what is loaded later: custom board sets, the record at the end. */
  source: Pick<TableSource, "boards" | "record"> | null;
}

/** Props of an explanation. */
export interface ExplainProps<P = AnyPicture> {
  /** `card`, `wonder`, `token`, `die`, `space`, `bonus`, … as the game names them. */
  kind: string;
  id: string;
  /** The current game, for prices; null on the rules page. */
  picture: P | null;
  viewer: number | null;
  /** The viewer's current offers, for prices and reasons. */
  offers?: Offer[];
}

/** A symbol that stands on its own on a board: what it is called, and what it means. */
export interface Figure {
  name: string;
  about: string;
}

export interface GameUi<P = AnyPicture> {
  game: GameKind;
  Board: Component<BoardProps<P>>;
  /** Shows cost, effects and chains of a thing, its current price, and why it cannot be built. */
  Explain: Component<ExplainProps<P>>;
  /** What is heard when one picture follows another. */
  heard?: (old: P, now: P) => Sound[];
  /** The name of a card, wonder, token, die, space or bonus. */
  nameOf: (id: string) => string;
  /** The symbols that `data-explain="figure:…"` names. */
  figures: Record<string, () => Figure>;
  /** The lines of the score pad, in order. */
  categories: readonly string[];
  /** The name of a line of the score pad. */
  categoryName: (category: string) => string;
}

const loaders: Record<GameKind, () => Promise<{ ui: unknown }>> = {
  wonders: () => import("../wonders/ui"),
  duel: () => import("../duel/ui"),
  dice: () => import("../dice/ui"),
};

/** Loads the components of a game, once. */
export async function loadGameUi(game: GameKind): Promise<GameUi> {
  return (await loaders[game]()).ui as GameUi;
}

export const GAMES: readonly GameKind[] = ["wonders", "duel", "dice"];
/** The numbers of players. */
export const SEATS: Record<GameKind, { min: number; max: number }> = {
  wonders: { min: 3, max: 7 },
  duel: { min: 2, max: 2 },
  dice: { min: 2, max: 7 },
};
