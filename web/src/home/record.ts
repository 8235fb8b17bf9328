/** What the header of a pasted record says. */

import type { GameKind } from "../gen/games";
import type { MessageId } from "../gen/messages";
import { GAMES } from "../lib/game-ui";
import { readRecord } from "../lib/record";

export interface Header {
  game: GameKind;
  seats: number;
  names: string[];
  /** Does it begin with a described position? */
  position: boolean;
  /** Number of steps. */
  steps: number;
}

/** A record without a readable header; `problem` says what is missing. */
export interface Unread {
  problem: MessageId;
}

/** Reads as much as the form needs. */
export function readHeader(text: string): Header | Unread {
  const { head, steps } = readRecord(text);
  const [mark, version, game] = head[0]?.split(/\s+/) ?? [];
  if (mark !== "mirabilia" || version !== "1") return { problem: "home-record-first-line" };
  if (!GAMES.includes(game as GameKind)) return { problem: "home-record-game" };
  const valueOf = (name: string) =>
    head.find((line) => line.startsWith(name + " "))?.slice(name.length + 1);
  const seats = Number(valueOf("seats"));
  if (!Number.isInteger(seats) || seats < 2 || seats > 7) return { problem: "home-record-seats" };
  return {
    game: game as GameKind,
    seats,
    names: (valueOf("names") ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    position: head.includes("position"),
    steps: steps.length,
  };
}
