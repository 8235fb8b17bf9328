/** A lesson: the engine says where it stands, this keeps the learner's moves. */

import { Engine } from "../engine/engine";
import type { Lesson } from "../engine/protocol";
import type { GameKind } from "../gen/games";
import { keepLesson, lessonMoves } from "./progress";
import { script } from "./scripts";

export class LessonState {
  readonly #engine: Engine;
  #text: Promise<string>;
  /** Where the lesson stands; null until it is loaded. */
  stage: Lesson | null = $state.raw(null);
  busy = $state(true);
  /** Does the coach wait for the learner to take back a move, or to go on? */
  asks = $state(false);
  /** Was it resumed? */
  resumed = $state(false);

  constructor(
    readonly game: GameKind,
    engine = new Engine(game),
    text: Promise<string> = script(game),
  ) {
    this.#engine = engine;
    this.#text = text;
  }

  /** Resumes the lesson, or starts it. */
  async open(): Promise<void> {
    const kept = lessonMoves(this.game);
    try {
      await this.#go(kept, false);
    } catch (error) {
      // The script has changed since.
      if (kept.length === 0) throw error;
      await this.#go([], false);
    }
    // A lesson that is over starts again.
    if (this.stage?.over) await this.#go([], false);
    this.resumed = (this.stage?.moves.length ?? 0) > 0;
  }

  async play(move: string): Promise<void> {
    if (this.busy || !this.stage) return;
    await this.#go([...this.stage.moves, move], true);
    this.resumed = false;
    this.asks = this.stage.answer !== null && !this.stage.answer.expected;
  }

  /** Plays the move that the coach hopes for. */
  async skip(): Promise<void> {
    const move = this.stage?.expected?.move;
    if (move !== undefined) await this.play(move);
  }

  async takeBack(): Promise<void> {
    if (this.busy || !this.stage) return;
    this.asks = false;
    await this.#go(this.stage.moves.slice(0, -1), false);
  }

  goOn(): void {
    this.asks = false;
  }

  async restart(): Promise<void> {
    this.asks = false;
    this.resumed = false;
    await this.#go([], false);
  }

  close(): void {
    this.#engine.close();
  }

  async #go(moves: string[], fresh: boolean): Promise<void> {
    this.busy = true;
    try {
      const text = await this.#text;
      this.stage = await this.#engine.ask({ do: "lesson", text, moves, fresh });
      keepLesson(this.game, this.stage.moves, this.stage.over);
    } finally {
      this.busy = false;
    }
  }
}
