/** The requests and answers of the engine; see `docs/engine.md`. */

import type { DecisionReport, GameReport, Hint } from "../gen/analysis";
import type { AnyPicture, GameKind, ScoreSheet } from "../gen/games";
import type { Offer, Prompt, Told } from "../gen/tell";

/** A non-negative integer or 64 hexadecimal digits. */
export type Seed = number | string;

export type BotName = "random" | "easy" | "normal" | "greedy" | "hard" | "search" | "expert";

/** What the game waits for: luck, these seats, or nothing because it is over. */
export type Turn = { luck: true } | { seats: number[] } | null;

export interface SetUp {
  game: GameKind;
  /** Default: the smallest table of the game. */
  seats?: number;
  options?: Record<string, string | number | boolean>;
}

export interface Budget {
  iterations?: number;
  time_ms?: number;
}

/** Answer after about this many milliseconds; `more` continues until `done`. */
export interface Sliced {
  slice_ms?: number;
}

export interface Opened extends Stepped {
  game: GameKind;
  seats: number;
}

export interface Stepped {
  steps: number;
  turn: Turn;
}

export interface Seen {
  view: AnyPicture;
  prompt: Prompt;
  offers: Offer[];
  /** The seat's pending choice in a simultaneous turn. */
  chosen?: string;
}

export interface Result extends Opened {
  over: boolean;
  end: "points" | "military" | "science" | null;
  scores: ScoreSheet[];
  winners: number[];
}

export interface Advice {
  seat: number;
  bot: BotName;
  move: string;
  /** The expected share of the victory, from 0 to 1. */
  value: number;
  moves: { move: string; value: number; visits: number }[];
}

/** The progress of a sliced `go`. */
export interface SoFar {
  /** The expected continuation, as record lines. */
  line: string[];
  iterations: number;
  exact: boolean;
  done: boolean;
}

/** The progress of a sliced `analyse`. Each pass ends with a report. */
export interface AnalysisSlice {
  /** The decisions of this slice. */
  decisions: DecisionReport[];
  analysed: number;
  of: number;
  done: boolean;
}

/** The fields of each request. */
export interface Requests {
  new: SetUp & { names?: string[]; seed?: Seed };
  load: { text: string };
  template: SetUp;
  boards: { text: string };
  step: { text: string };
  deal: { seed?: Seed };
  undo: { to: number };
  withdraw: { seat: number };
  legal: { seat?: number };
  view: { seat?: number; at?: number };
  log: { seat?: number; from?: number };
  result: object;
  record: object;
  position: { at?: number };
  perft: { depth?: number; luck?: number[] };
  go: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed; thorough?: boolean };
  hint: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed };
  analyse: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed; full?: boolean };
  more: Sliced;
  stop: object;
}

/** The fields of each answer. */
export interface Answers {
  new: Opened;
  load: Opened;
  template: { text: string };
  boards: { boards: string };
  step: Stepped;
  deal: Stepped & { dealt: string[] };
  undo: Stepped;
  withdraw: Stepped;
  legal: { seat: number | null; moves: string[] };
  view: Seen;
  log: { lines: string[]; told: (Told | null)[] };
  result: Result;
  record: { text: string };
  position: { text: string };
  perft: { lines: number; moves: { move: string; lines: number }[] };
  go: Advice & Partial<SoFar>;
  hint: { hint: Hint; done?: boolean };
  analyse: { report?: GameReport } & Partial<AnalysisSlice>;
  more: Answers["go"] | Answers["hint"] | Answers["analyse"];
  stop: { stopped: boolean };
}

export type Command = keyof Requests;
export type Request<C extends Command = Command> = { [K in C]: { do: K } & Requests[K] }[C];
/** Requests that search, and can run in slices. */
export type ThinkCommand = "go" | "hint" | "analyse";

/** Why the engine refused a request. */
export interface Fault {
  code: string;
  message: string;
  /** The refused line of a record, counted from 1. */
  line?: number;
  /** The rules' reason against a move. */
  why?: Told;
}

/** A refused request, or an engine that is `engine/missing`, `engine/broken` or `engine/closed`. */
export class EngineError extends Error {
  readonly code: string;
  readonly line: number | null;
  readonly why: Told | null;

  constructor(readonly fault: Fault) {
    super(fault.message);
    this.name = "EngineError";
    this.code = fault.code;
    this.line = fault.line ?? null;
    this.why = fault.why ?? null;
  }
}
