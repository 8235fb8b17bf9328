/** Where a table lives: at the server, or in this browser. The pages of a table know only this. */

import type { DiceBoards } from "../gen/dice";
import type { GameReport } from "../gen/analysis";
import type { Finished, Message, Moment, Request, ReviewState, Snapshot } from "../gen/protocol";
import type { DiceThings } from "../gen/tell";
import type { Refused } from "./api";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

/** What a connection reports. */
export interface Receiver {
  /** The sequence number of the last received event; 0 before the first message. */
  seq(): number;
  onmessage(message: Message): void;
  /** `refused` is final and has a reason. Requests without an answer must be sent again after `open`. */
  onstate(state: ConnectionState, refusal?: Refused): void;
}

/** A connection to a table. It reconnects by itself until it is closed. */
export interface Connection {
  open(receiver: Receiver): void;
  send(request: Request): void;
  /** Gets the identity that commands need, and reconnects with it. */
  enter(): Promise<void>;
  close(): void;
}

/** Custom boards of Dice, with the names and effects of their spaces. */
export type CustomBoards = DiceBoards & { things: DiceThings };

/** A report replaces the ones before it. Trouble is temporary if the review is tried again. */
export type ReviewNews = { progress: ReviewState } | { report: GameReport } | { trouble: Refused };

export interface TableSource {
  readonly id: string;
  /** Does the table live in this browser? Then there is nobody to invite or to talk to. */
  readonly here: boolean;
  /** The path segments of the table's page: `["t", id]`. */
  readonly path: string[];
  readonly reviewPath: string[];
  connect(): Connection;
  /** The table as the user may see it. */
  look(): Promise<Snapshot>;
  /** A moment of a possibly running game, as seen by one of the user's seats or the public. */
  moment(step: number, seat: number | null): Promise<Moment>;
  /** The custom board set of the table; null if it has none. */
  boards(): Promise<CustomBoards | null>;
  /** The text of the table's board file, where it is known. */
  boardFile?(): Promise<string | null>;
  /** The record of the game. */
  record(): Promise<string>;
  /** The finished game. */
  game(): Promise<Finished>;
  /** A moment of the finished game. */
  finishedMoment(step: number, seat: number | null): Promise<Moment>;
  /** Starts the review, or follows one that is running. Returns a function that stops it. */
  review(receive: (news: ReviewNews) => void): () => void;
}

/** The path segments of another table in the same place. */
export const beside = (source: TableSource, table: string): string[] => [source.path[0]!, table];
