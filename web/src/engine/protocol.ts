/** The requests and answers of the engine; see `docs/engine.md`. */

import type { DecisionReport, Evaluation as Values, GameReport, Hint } from "../gen/analysis";
import type { AnyPicture, GameKind, ScoreSheet } from "../gen/games";
import type { Offer, Prompt, Told } from "../gen/tell";

export type { EvaluatedMove } from "../gen/analysis";

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

/** What `verify` found; `docs/fair-luck.md`. */
export interface Verification {
  ok: boolean;
  game: GameKind;
  over: boolean;
  /** Luck steps that were drawn again and match, and those that the table began with. */
  deals: number;
  given: number;
  commitment: string | null;
  seed: string | null;
  numbers: { seat: number; number: string }[];
  /** What is wrong, and the step, counted from 1. */
  problem: string | null;
  line: number | null;
  step: number | null;
}

/** A position: a moment of the record on the table, and what was played after it. */
export interface Position {
  /** The number of steps of the record before it. Default: all. */
  at?: number;
  /** The steps after them as record lines, moves and luck. Default: none. */
  line?: string[];
}

/**
 * Who decides for the other seats of a simultaneous turn. `record` (the default): what they played in
 * the record, if it is the same turn; after that the turn waits for them. `wait`: it always waits. A
 * bot: it decides where the record does not.
 */
export type Others = "record" | "wait" | BotName;

/** A position with everything that a board shows of it. */
export interface Branch extends Seen {
  /** The position in its simplest form: `at` is the turn at which it leaves the record, and `line` has
   * nothing that the record has too. Pass both on to play from here. */
  at: number;
  line: string[];
  /** The steps of `line` in words; null for a choice that waits for other seats. */
  told: (Told | null)[];
  /** How many steps of `line` are luck that was drawn because the record's own did not fit. */
  drawn: number;
  /** The number of steps played: `at`, and `line` without choices that wait. */
  steps: number;
  turn: Turn;
  /** The legal moves of the viewer, without its seat; empty if it has nothing to decide. */
  legal: string[];
  scores: ScoreSheet[];
  /** How the game ended here; null while it goes on. */
  end: Result["end"];
  winners: number[];
}

/** The values of every move of a decision, so far. */
export interface Evaluation extends Values {
  /** The position, as in `Branch`. */
  at: number;
  line: string[];
  done: boolean;
}

/** A line of play that leaves the record, or another variation. */
export interface Variation {
  /** The number of steps of the record, or of the line that it leaves, before it. */
  at: number;
  /** What the author says about it. */
  comment?: string;
  /** Its steps as record lines, moves and luck. */
  line: string[];
  /** Variations of this line. */
  variations?: Variation[];
}

/** Where a lesson stands. */
export interface Lesson extends Shown {
  /** The learner's moves so far, without the seat: pass them on to go on from here. */
  moves: string[];
  /** Coached turns so far, and in all. */
  done: number;
  of: number;
  /** The coach's answer to the last move, if the request was `fresh`. */
  answer: { expected: boolean; say: Told[] } | null;
  /** What happened since the learner's last move. */
  told: Told[];
  /** What the coach says now. */
  say: Told[];
  /** What it points at: things that can be picked, and places on the board. */
  show: string[];
  /** The move that it hopes for. */
  expected: { move: string; pick: string; told: Told } | null;
  /** The lesson is over; `record` is the game so far, unless that is over too. */
  over: boolean;
  record?: string;
}

/** A decision on a board, outside the game on the table. */
export interface Shown extends Seen {
  game: GameKind;
  seats: number;
  /** The seat that decides, whose view it is. */
  seat: number;
  turn: Turn;
  legal: string[];
  log: string[];
  scores: ScoreSheet[];
  end: Result["end"];
  winners: number[];
}

/** One try of a person. */
export interface PuzzleTry {
  rating: number;
  solved: boolean;
  /** The date of the daily puzzle, as in 2026-11-18. */
  day?: string;
}

/** What a person's tries amount to. */
export interface PuzzlePlayer {
  rating: number;
  tries: number;
  solved: number;
  streak: number;
  longest: number;
  days: number;
}

/** The verdict on an answer, with the explanation. */
export interface Verdict {
  solved: boolean;
  say: Told[];
  best: string;
  told: Told;
  reasons: Told[];
  why: Told[];
  line: Told[];
  refutation: Told[];
  natural: Told;
  /** Percent of the victory after the best, the second-best and the natural move. */
  values: [number, number, number];
  /** How often `easy`, `normal`, `hard` and `expert` find it, in percent; null for one's own slip. */
  found: [number, number, number, number] | null;
}

/** A game with puzzles in it: a line of a file of puzzles. */
export interface PuzzleGame {
  seed: number;
  record: string;
  puzzles: { at: number; seat: number; best: string; glance: string }[];
}

/** What `slips` needs of the review of a decision. */
export type ReviewedDecision = Pick<
  DecisionReport,
  "step" | "seat" | "best" | "line" | "played"
> & {
  moves: Pick<DecisionReport["moves"][0], "move" | "value" | "reasons">[];
};

/** What statistics count about a seat. */
export interface SeatDigest {
  /** Its wonders; in Dice its city. A wonder of Duel may stay unbuilt. */
  wonders: { id: string; side?: "day" | "night"; built: boolean }[];
  /** What it did more than players usually do: the name of a style of bots. */
  plan: string | null;
  /** The first thing that it built. */
  first: string | null;
}

/** Everything that the luck of a table with one person and bots depends on. */
export interface Deal {
  game: GameKind;
  /** The levels of the bots by seat; null for the person's own seat. */
  bots: (string | null)[];
  /** Options as records write them; for Dice also `boards`. */
  options: Record<string, string>;
  /** The secret and the person's number: 64 and up to 64 hexadecimal digits. */
  secret: string;
  number: string;
  /** The deal as the last part of a link. */
  link: string;
}

/** A decision of the same seat in two games. */
export interface ComparedDecision {
  /** What this player did, and what the other did; null if that game was over. */
  mine: Told | null;
  theirs: Told | null;
  same: boolean;
}

export interface Puzzle extends Shown {
  steps: number;
  rating: number;
  tags: string[];
  verdict?: Verdict;
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
  /** With variations, the text has them as comments. Without the field it has none. */
  record: { variations?: Variation[] };
  position: { at?: number };
  /** The luck of the game on the table, drawn again. */
  verify: object;
  /** A position and, with `move` ("SEAT VERB …"), the one after it. `seat` is the viewer; the public if
   * omitted. The game on the table stays as it is. */
  branch: Position & { move?: string; seat?: number; others?: Others; seed?: Seed };
  perft: { depth?: number; luck?: number[] };
  go: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed; thorough?: boolean };
  hint: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed };
  analyse: Budget & Sliced & { seat?: number; bot?: BotName; seed?: Seed; full?: boolean };
  /** The values of all moves of a decision, in slices. `moves` are searched as well as the best one. */
  evaluate: Position & Budget & Sliced & { seat?: number; seed?: Seed; moves?: string[] };
  /** Where a lesson stands after the learner's moves. `text` is its script. */
  lesson: { text: string; moves?: string[]; fresh?: boolean };
  /** Which of `count` puzzles is that of a day, and what a person's tries amount to. */
  puzzles: { count?: number; day?: string; tries?: PuzzleTry[] };
  /** A puzzle of the first game of a text and, with a move, the verdict on it. */
  puzzle: { text: string; index?: number; move?: string };
  /** The slips of seats in a reviewed game as puzzles. */
  slips: { text: string; seats: number[]; decisions: ReviewedDecision[] };
  /** What statistics count about the game of a record. */
  digest: { text: string };
  /** The deal of a day, of the last part of a link, or of a finished game with these bots by seat. */
  deals:
    | { game: GameKind; day: string }
    | { game: GameKind; link: string }
    | { text: string; bots: (string | null)[] };
  /** The decisions of a seat in two games of the same deal. */
  compare: { mine: string; theirs: string; seat: number };
  more: Sliced;
  stop: object;
}

/** The fields of each answer. */
export interface Answers {
  new: Opened;
  load: Opened & {
    /** The variations in the comments of the record. */
    variations?: Variation[];
    /** Variations that could not be read, with the reason and the line of the record. */
    unread?: { line: number; message: string }[];
  };
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
  verify: Verification;
  branch: Branch;
  perft: { lines: number; moves: { move: string; lines: number }[] };
  go: Advice & Partial<SoFar>;
  /** In slices, an evaluation until it is done, then the hint. */
  hint: { hint?: Hint; evaluation?: Values; done?: boolean };
  analyse: { report?: GameReport } & Partial<AnalysisSlice>;
  evaluate: Evaluation;
  lesson: Lesson;
  puzzles: { daily: number | null; player: PuzzlePlayer };
  puzzle: Puzzle;
  slips: { game: PuzzleGame | null };
  digest: Result & { digests: SeatDigest[] };
  /** Null for what is no deal, or a game whose luck cannot be repeated. A link may have a packed record. */
  deals: { deal: Deal | null; played?: string };
  compare: { decisions: ComparedDecision[] };
  more: Answers["go"] | Answers["hint"] | Answers["analyse"] | Answers["evaluate"];
  stop: { stopped: boolean };
}

export type Command = keyof Requests;
export type Request<C extends Command = Command> = { [K in C]: { do: K } & Requests[K] }[C];
/** Requests that search, and can run in slices. */
export type ThinkCommand = "go" | "hint" | "analyse" | "evaluate";

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
