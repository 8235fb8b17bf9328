/** State of a review: the current stop, the board there, and the engine's report. */

import type { DecisionReport, GameReport } from "../gen/analysis";
import type { AnyPicture, GameKind } from "../gen/games";
import type { Finished, Moment, ReviewState, SeatScore } from "../gen/protocol";
import type { Prompt, Told } from "../gen/tell";
import { Refused } from "../lib/api";
import { loadGameUi, type GameUi } from "../lib/game-ui";
import { tell } from "../lib/told";
import type { ReviewNews, TableSource } from "../lib/source";
import { readRecord } from "../lib/record";
import { stopAt, stops, type Choice, type Stop } from "./stops";
import { isSlip } from "./words";

/** Whose view the board shows: the deciding seat's, the public's, or a fixed seat's. */
export type Eyes = "follow" | "public" | number;

export interface Shown {
  at: number;
  viewer: number | null;
  picture: AnyPicture;
  prompt: Prompt;
}

export class Review {
  readonly source: TableSource;
  game: Finished | null = $state.raw(null);
  ui: GameUi | null = $state.raw(null);
  record = $state("");
  log: string[] = $state.raw([]);
  /** The same steps as messages. */
  told: (Told | null)[] = $state.raw([]);
  stops: Stop[] = $state.raw([]);
  scores: SeatScore[] = $state.raw([]);
  /** The user's own seats. */
  mine: number[] = $state.raw([]);
  /** Why the game cannot be loaded. */
  failed: Refused | null = $state.raw(null);

  report: GameReport | null = $state.raw(null);
  progress: ReviewState | null = $state.raw(null);
  /** Why there is no review; temporary errors are retried. */
  trouble: Refused | null = $state.raw(null);

  /** Index of the current stop. */
  index = $state(0);
  /** The seat whose decision is shown, where several decide at once. */
  preferred: number = $state(0);
  eyes: Eyes = $state("follow");
  shown: Shown | null = $state.raw(null);
  loading = $state(false);

  // Not rendered, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #moments = new Map<string, Promise<Moment>>();
  #over = false;
  #stopReview = () => {};
  #wanted = 0;

  constructor(source: TableSource) {
    this.source = source;
    void this.#open();
  }

  /** Stops all requests. */
  end(): void {
    this.#over = true;
    this.#stopReview();
  }

  stop: Stop | null = $derived(this.stops[this.index] ?? null);
  last = $derived(this.stops.length - 1);
  /** The selected decision. */
  choice: Choice | null = $derived(
    this.stop?.choices.find((one) => one.seat === this.preferred) ?? this.stop?.choices[0] ?? null,
  );
  viewer: number | null = $derived(
    this.eyes === "public" ? null : this.eyes === "follow" ? this.#follows() : this.eyes,
  );
  #byNumber: Map<number, DecisionReport> = $derived(
    // Created anew with each report, never changed.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    new Map(this.report?.decisions.map((one) => [one.played?.number ?? -1, one])),
  );
  decision: DecisionReport | null = $derived(this.choice ? this.decisionOf(this.choice) : null);

  decisionOf(choice: Choice): DecisionReport | null {
    return this.#byNumber.get(choice.number) ?? null;
  }

  /** A step in words; steps are numbered from 1. */
  sentence(number: number, names: readonly string[]): string {
    const told = this.told[number - 1];
    return told ? tell(told, names) : (this.log[number - 1] ?? "");
  }

  #follows(): number | null {
    return this.choice?.seat ?? this.preferred;
  }

  async #open(): Promise<void> {
    try {
      const [game, record] = await Promise.all([this.source.game(), this.source.record()]);
      const ui = await loadGameUi(game.game as GameKind);
      // Users who may not see the table can still read the finished game.
      const table = await this.source.look().catch(() => null);
      if (this.#over) return;
      this.record = record;
      this.log = readRecord(record).steps;
      this.stops = stops(game.game as GameKind, this.log);
      this.told = table?.told ?? [];
      this.mine = table?.you.seats ?? [];
      this.preferred = this.mine[0] ?? 0;
      this.eyes = this.mine[0] ?? "follow";
      this.ui = ui;
      this.game = game;
      this.#stopReview = this.source.review((news) => this.#take(news));
      const end = await this.#moment(this.log.length, null);
      this.scores = end.scores ?? [];
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (!this.#over) this.failed = refused;
    }
  }

  #take(news: ReviewNews): void {
    if (this.#over) return;
    this.trouble = "trouble" in news ? news.trouble : null;
    if ("progress" in news) this.progress = news.progress;
    if ("report" in news) {
      this.report = news.report;
      this.progress = null;
    }
  }

  #moment(at: number, viewer: number | null): Promise<Moment> {
    const key = `${at}/${viewer}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = this.source.finishedMoment(at, viewer);
      this.#moments.set(key, moment);
      // A failed request is retried the next time.
      moment.catch(() => this.#moments.delete(key));
    }
    return moment;
  }

  /** Loads the board of a moment, and preloads those around it. */
  async look(at: number, viewer: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    this.loading = true;
    try {
      const { picture, prompt } = await this.#moment(at, viewer);
      if (wanted !== this.#wanted || this.#over) return;
      this.shown = { at, viewer, picture, prompt };
      const index = stopAt(this.stops, at);
      for (const near of [index + 1, index + 2, index - 1]) {
        const stop = this.stops[near];
        if (stop) this.#moment(stop.at, this.#viewerAt(stop, viewer)).catch(() => {});
      }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (wanted === this.#wanted && !this.shown) this.failed = refused;
    } finally {
      if (wanted === this.#wanted) this.loading = false;
    }
  }

  #viewerAt(stop: Stop, viewer: number | null): number | null {
    if (this.eyes !== "follow") return viewer;
    const one = stop.choices.find((choice) => choice.seat === this.preferred) ?? stop.choices[0];
    return one?.seat ?? this.preferred;
  }

  /** Goes to a stop; the index is clamped. */
  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
  }

  /** Selects a decision; the board follows unless the user chose a fixed view. */
  select(choice: Choice): void {
    this.preferred = choice.seat;
    this.go(stopAt(this.stops, choice.step));
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    if (typeof eyes === "number") this.preferred = eyes;
  }

  /** The next or previous slip of these seats; null if there is none. */
  slip(direction: 1 | -1, seats: readonly number[]): Choice | null {
    const all = this.stops.flatMap((stop) => stop.choices).filter((c) => seats.includes(c.seat));
    const here = this.choice?.number ?? (this.stop?.at ?? 0) + 1;
    const slips = all.filter((one) => isSlip(this.decisionOf(one)?.played?.word));
    return direction > 0
      ? (slips.find((one) => one.number > here) ?? null)
      : (slips.filter((one) => one.number < here).at(-1) ?? null);
  }
}
