/** The analysis board of a record: positions after other moves, their values while a search runs, and
 * the record with variations. */

import type { GameKind } from "../gen/games";
import { Engine } from "./engine";
import type { Answers, Branch, Evaluation, Position, Requests, Variation } from "./protocol";

/** Iterations of an evaluation without a limit. The caller usually stops it before. */
const ITERATIONS = 1_000_000;

export interface EvaluateOptions {
  /** Required if several seats decide at once. */
  seat?: number;
  /** Moves to search as well as the best one: the one that was played, the one that is shown. */
  moves?: string[];
  iterations?: number;
}

export class AnalysisBoard {
  readonly #engine: Engine;
  readonly #loaded: Promise<Answers["load"]>;

  /** Loads a record. The promise of `opened` is rejected if the engine refuses it. */
  constructor(
    game: GameKind,
    private readonly text: string,
    engine = new Engine(game),
  ) {
    this.#engine = engine;
    this.#loaded = engine.ask({ do: "load", text });
    // Each request reports the failure.
    this.#loaded.catch(() => {});
  }

  /** The record: its length, its variations, and those that could not be read. */
  opened(): Promise<Answers["load"]> {
    return this.#loaded;
  }

  /** A position as a viewer sees it and, with `move`, the one after that move. */
  async branch(position: Requests["branch"]): Promise<Branch> {
    await this.#loaded;
    return this.#engine.ask({ do: "branch", ...position });
  }

  /**
   * Evaluates the moves of a decision. `update` receives the values about ten times per second. A new
   * evaluation replaces the running one, which then resolves to null.
   */
  async evaluate(
    position: Position,
    update: (evaluation: Evaluation) => void,
    { seat, moves, iterations = ITERATIONS }: EvaluateOptions = {},
  ): Promise<Evaluation | null> {
    await this.#loaded;
    const request = { do: "evaluate", ...position, seat, moves, iterations } as const;
    return this.#engine.think(request, { update });
  }

  /** The record with these variations as comments: old readers see the game as it was played. */
  async record(variations: Variation[]): Promise<string> {
    if (variations.length === 0) return this.text;
    await this.#loaded;
    return (await this.#engine.ask({ do: "record", variations })).text;
  }

  /** Stops the evaluation at once. */
  stop(): void {
    this.#engine.stop();
  }

  /** Ends the worker. */
  close(): void {
    this.#engine.close();
  }
}
