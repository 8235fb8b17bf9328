/** A finished game under review: where one stands in it, what is seen there, and what the engine says. */

import type { DecisionReport, GameReport } from "../gen/analysis";
import type { AnyPicture, GameKind, ScoreSheet } from "../gen/games";
import type { Finished, ReviewState } from "../gen/protocol";
import { api, Refused, type Moment } from "../lib/api";
import { openRoom, type Room } from "../lib/room";
import { readRecord } from "./record";
import { stopAt, stops, type Choice, type Stop } from "./stops";
import { isSlip } from "./words";

/** Whose eyes look at the board: whoever decides, nobody's, or a seat's. */
export type Eyes = "follow" | "public" | number;

/** How long to wait before asking again how far the review is, in milliseconds. */
const POLL = 1500;
const BUSY = 5000;

export interface Shown {
  at: number;
  viewer: number | null;
  picture: AnyPicture;
}

export class Review {
  readonly id: string;
  game: Finished | null = $state.raw(null);
  room: Room | null = $state.raw(null);
  record = $state("");
  log: string[] = $state.raw([]);
  stops: Stop[] = $state.raw([]);
  scores: ScoreSheet[] = $state.raw([]);
  /** One's own seats. */
  mine: number[] = $state.raw([]);
  /** Why the game cannot be shown. */
  failed: Refused | null = $state.raw(null);

  report: GameReport | null = $state.raw(null);
  progress: ReviewState | null = $state.raw(null);
  /** Why there is no review; it is asked for again when there is hope. */
  trouble: Refused | null = $state.raw(null);

  /** Which stop one stands at. */
  index = $state(0);
  /** Whose decision is looked at, where several decide at once. */
  preferred: number = $state(0);
  eyes: Eyes = $state("follow");
  shown: Shown | null = $state.raw(null);
  loading = $state(false);

  // Nothing on the screen reads it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #moments = new Map<string, Promise<Moment>>();
  #over = false;
  #entered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(id: string) {
    this.id = id;
    void this.#open();
  }

  /** Leaves: nothing is asked any more. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  stop: Stop | null = $derived(this.stops[this.index] ?? null);
  last = $derived(this.stops.length - 1);
  /** The decision that is looked at. */
  choice: Choice | null = $derived(
    this.stop?.choices.find((one) => one.seat === this.preferred) ?? this.stop?.choices[0] ?? null,
  );
  viewer: number | null = $derived(
    this.eyes === "public" ? null : this.eyes === "follow" ? this.#follows() : this.eyes,
  );
  #byNumber: Map<number, DecisionReport> = $derived(
    // Made anew with each report, never changed.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    new Map(this.report?.decisions.map((one) => [one.played?.number ?? -1, one])),
  );
  decision: DecisionReport | null = $derived(this.choice ? this.decisionOf(this.choice) : null);

  decisionOf(choice: Choice): DecisionReport | null {
    return this.#byNumber.get(choice.number) ?? null;
  }

  #follows(): number | null {
    return this.choice?.seat ?? this.preferred;
  }

  async #open(): Promise<void> {
    try {
      const [game, record] = await Promise.all([api.game(this.id), api.record(this.id)]);
      const room = await openRoom(game.game as GameKind);
      // Whoever may not look at the table itself still reads the finished game.
      const table = await api.look(this.id).catch(() => null);
      if (this.#over) return;
      this.record = record;
      this.log = readRecord(record).steps;
      this.stops = stops(game.game as GameKind, this.log);
      this.mine = table?.you.seats ?? [];
      this.preferred = this.mine[0] ?? 0;
      this.eyes = this.mine[0] ?? "follow";
      this.room = room;
      this.game = game;
      void this.#review();
      const end = await this.#moment(this.log.length, null);
      this.scores = end.scores ?? [];
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (!this.#over) this.failed = refused;
    }
  }

  /** Has the review made, or gets the one there is; then asks again and again how far it is. */
  async #review(): Promise<void> {
    try {
      // Whoever comes by a link gets a key, as everybody who opens a table does.
      if (!this.#entered) await api.enter();
      this.#entered = true;
      this.#take(await (this.progress ? api.review(this.id) : api.askReview(this.id)));
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      // A server that began anew has forgotten what it was asked.
      if (refused.code === "review/none") this.progress = null;
      this.#later(refused);
    }
  }

  #take(answer: GameReport | ReviewState): void {
    if (this.#over) return;
    this.trouble = null;
    if ("decisions" in answer) {
      this.report = answer;
      this.progress = null;
    } else {
      this.progress = answer;
      this.#again(POLL);
    }
  }

  #later(refused: Refused): void {
    if (this.#over) return;
    this.trouble = refused;
    const hope = ["server/", "review/none", "request/too-many", "offline"];
    if (hope.some((code) => refused.code.startsWith(code))) this.#again(BUSY);
  }

  #again(wait: number): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#review(), wait);
  }

  #moment(at: number, viewer: number | null): Promise<Moment> {
    const key = `${at}/${viewer}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = api.moment(this.id, at, viewer);
      this.#moments.set(key, moment);
      // What could not be had is asked for again the next time.
      moment.catch(() => this.#moments.delete(key));
    }
    return moment;
  }

  /** Brings the board of this moment, and those around it beforehand. */
  async look(at: number, viewer: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    this.loading = true;
    try {
      const { picture } = await this.#moment(at, viewer);
      if (wanted !== this.#wanted || this.#over) return;
      this.shown = { at, viewer, picture };
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

  /** Goes to a stop; outside the game to its end. */
  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
  }

  /** Looks at one decision, and at the board as its seat saw it, unless other eyes were chosen. */
  select(choice: Choice): void {
    this.preferred = choice.seat;
    this.go(stopAt(this.stops, choice.step));
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    if (typeof eyes === "number") this.preferred = eyes;
  }

  /** The next or the last slip of these seats before here; null when there is none. */
  slip(direction: 1 | -1, seats: readonly number[]): Choice | null {
    const all = this.stops.flatMap((stop) => stop.choices).filter((c) => seats.includes(c.seat));
    const here = this.choice?.number ?? (this.stop?.at ?? 0) + 1;
    const slips = all.filter((one) => isSlip(this.decisionOf(one)?.played?.word));
    return direction > 0
      ? (slips.find((one) => one.number > here) ?? null)
      : (slips.filter((one) => one.number < here).at(-1) ?? null);
  }
}
