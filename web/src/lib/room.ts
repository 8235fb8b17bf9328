/** What a game's room offers to the table, the review and the lists. Each game has one `room.ts`. */

import type { Component } from "svelte";
import type { Hint } from "../gen/analysis";
import type { AnyPicture, GameKind } from "../gen/games";
import type { Ending } from "../gen/protocol";

/** Who sits where, as boards show it. */
export interface Face {
  seat: number;
  name: string;
  bot: boolean;
  /** One of this browser's own seats? */
  mine: boolean;
  /** Owes a decision. */
  thinking: boolean;
  /** Has chosen and waits for others. */
  chosen: boolean;
  /** Connected; always true for bots. */
  here: boolean;
}

/** What a board gets, in the game and in the review. */
export interface BoardProps<P = AnyPicture> {
  /** The game as the viewer may see it. */
  picture: P;
  faces: Face[];
  /** Whose eyes: a seat, or nobody's for those who watch. The board turns so that it sits below. */
  viewer: number | null;
  /** What the viewer may do now, as records write it; empty when there is nothing to decide. */
  legal: string[];
  /** What the viewer has chosen, while others think. */
  chosen: string | null;
  /** A move is on its way: nothing else can be chosen. */
  busy: boolean;
  /** Makes a move of `legal`. The board has asked for confirmation, if the settings want it. */
  onmove: (move: string) => void;
  /** Takes back `chosen`. */
  onwithdraw: () => void;
  /** The hint that is shown, to mark what it advises. */
  hint: Hint | null;
  /** The lines of the record so far, `?` for what the viewer may not know. */
  log: string[];
  /** How the game ended. */
  ending: Ending | null;
  /** The id of the table, for what the catalogue does not have (board sets of one's own). */
  table: string | null;
}

/** What is asked when something is to explain itself. */
export interface ExplainProps<P = AnyPicture> {
  /** `card`, `wonder`, `token`, `die`, `space`, `bonus`, … as the room calls them. */
  kind: string;
  id: string;
  /** The game as it stands, for prices; null in the rules. */
  picture: P | null;
  viewer: number | null;
}

export interface Room<P = AnyPicture> {
  game: GameKind;
  Board: Component<BoardProps<P>>;
  /** Name, cost, effect in a sentence, chains, what it costs the viewer now and why not. */
  Explain: Component<ExplainProps<P>>;
  /**
   * A line of the record in words: `Ada builds the Quarry for 1 coin.` Null for lines nobody needs to
   * read. `names` by seat.
   */
  tellStep: (line: string, names: string[]) => string | null;
  /** A move (no seat) as advice in a few words: `Build the Quarry`. */
  tellMove: (move: string) => string;
  /** What a card, wonder, token, die, space or bonus id is called. */
  nameOf: (id: string) => string;
  /** The lines of the score pad in order. */
  categories: readonly string[];
  /** What a line of the score pad is called. */
  categoryName: (category: string) => string;
}

const doors: Record<GameKind, () => Promise<{ room: unknown }>> = {
  wonders: () => import("../wonders/room"),
  duel: () => import("../duel/room"),
  dice: () => import("../dice/room"),
};

/** Loads a game's room, once. */
export async function openRoom(game: GameKind): Promise<Room> {
  return (await doors[game]()).room as Room;
}

export const GAMES: readonly GameKind[] = ["wonders", "duel", "dice"];
/** How many can play. */
export const SEATS: Record<GameKind, { min: number; max: number }> = {
  wonders: { min: 3, max: 7 },
  duel: { min: 2, max: 2 },
  dice: { min: 2, max: 7 },
};
