/** State of the page: the described position, what is wrong with it, and the advice for it. */

import { Engine, EngineError, type Answers, type Evaluation, type Seen } from "../engine/engine";
import type { Hint, ReasonReport } from "../gen/analysis";
import type { GameKind } from "../gen/games";
import type { Told } from "../gen/tell";
import { SEATS } from "../lib/game-ui";
import { carriedOver, fieldsOf, headerOf, withField, type Owner } from "./text";

/** Typing pauses for so long before the position is read, in milliseconds. */
const PAUSE = 300;
/** An evaluation ends here at the latest. */
const ITERATIONS = 20_000;

export interface Problem {
  /** The field it is about; null if it is about the whole. */
  field: { seat: Owner; name: string } | null;
  /** The line of the text, counted from 1. */
  line: number | null;
  message: string;
}

export interface AdvisedMove {
  move: string;
  told?: Told;
  value: number;
  error: number;
  /** Known once the search is over. */
  reasons: ReasonReport[];
}

export interface Advice {
  seat: number;
  moves: AdvisedMove[];
  iterations: number;
  exact: boolean;
  done: boolean;
}

const KEY = "mirabilia.position.";

export class Desk {
  readonly game: GameKind;
  text = $state("");
  /** The seat that asks. */
  seat = $state(0);
  problem: Problem | null = $state.raw(null);
  /** The table as the seat sees it, once the position is right. */
  seen: (Seen & { viewer: number }) | null = $state.raw(null);
  /** The seats that decide; empty if chance is due. */
  deciders: number[] = $state.raw([]);
  advice: Advice | null = $state.raw(null);
  /** Why there is no engine. */
  broken: string | null = $state(null);
  readonly #engine: Engine;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(game: GameKind, engine = new Engine(game)) {
    this.game = game;
    this.#engine = engine;
    const kept = localStorage.getItem(KEY + game);
    if (kept) this.write(kept, 0);
    else void this.reset();
  }

  seats = $derived(Number(headerOf(this.text, "seats")?.[0] ?? 0));
  /** The board set of Dice. */
  boards = $derived(headerOf(this.text, "boards")?.[0] ?? null);
  /** The names in the header; empty if there are none. */
  names = $derived(
    (headerOf(this.text, "names") ?? [])
      .join(" ")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );

  /** Starts with the template of the game. */
  async reset(seats = this.seats || SEATS[this.game].min, keep = false): Promise<void> {
    const old = this.text;
    const options: Record<string, string> = this.boards ? { boards: this.boards } : {};
    try {
      const { game } = this;
      const { text } = await this.#engine.ask({ do: "template", game, seats, options });
      this.write(keep ? carriedOver(text, old) : text, 0);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Replaces the text. It is read when nothing else is written for a while. */
  write(text: string, pause = PAUSE): void {
    this.text = text;
    this.#turn++;
    this.#engine.stop();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), pause);
    try {
      localStorage.setItem(KEY + this.game, text);
    } catch {
      // Without storage the text is only here.
    }
  }

  set(seat: Owner, name: string, words: string[] | null): void {
    this.write(withField(this.text, seat, name, words), 0);
  }

  ask(seat: number): void {
    this.seat = seat;
    this.write(this.text, 0);
  }

  close(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    this.#engine.close();
  }

  async #read(): Promise<void> {
    const turn = ++this.#turn;
    const { text } = this;
    try {
      const { turn: due, seats } = await this.#engine.ask({ do: "load", text });
      const deciders = due && "seats" in due ? due.seats : [];
      if (turn !== this.#turn) return;
      if (this.seat >= seats) this.seat = 0;
      const viewer = deciders.includes(this.seat) ? this.seat : (deciders[0] ?? this.seat);
      const seen = await this.#engine.ask({ do: "view", seat: viewer });
      if (turn !== this.#turn) return;
      this.problem = null;
      this.broken = null;
      this.deciders = deciders;
      this.seen = { ...seen, viewer };
      this.advice = null;
      if (deciders.length > 0) await this.#advise(viewer, turn);
    } catch (error) {
      if (turn === this.#turn) this.#refused(error);
    }
  }

  async #advise(seat: number, turn: number): Promise<void> {
    const update = ({ evaluation, hint }: Answers["hint"]) => {
      if (turn !== this.#turn) return;
      if (hint) this.advice = fromHint(hint);
      else if (evaluation) this.advice = fromEvaluation(evaluation);
    };
    const request = { do: "hint", seat, iterations: ITERATIONS } as const;
    const answer = await this.#engine.think(request, { update });
    if (answer) update(answer);
  }

  #refused(error: unknown): void {
    if (!(error instanceof EngineError)) throw error;
    this.advice = null;
    const { code, line, message } = error;
    if (["engine/missing", "engine/broken", "engine/closed"].includes(code)) {
      this.broken = message;
      return;
    }
    const at = fieldsOf(this.text).find((one) => one.at + 1 === line);
    // The page shows the place, so the message need not.
    const field = at ? { seat: at.seat, name: at.name } : null;
    this.problem = { field, line, message: message.replace(/^line \d+: /, "") };
  }
}

type Values = Pick<Evaluation, "seat" | "moves" | "iterations" | "exact">;

function fromEvaluation({ seat, moves, iterations, exact }: Values): Advice {
  return {
    seat,
    moves: moves.map((one) => ({ ...one, reasons: [] })),
    iterations,
    exact,
    done: false,
  };
}

function fromHint({ seat, moves, iterations, exact }: Hint): Advice {
  return { seat, moves, iterations, exact, done: true };
}
