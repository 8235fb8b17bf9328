/** State of a review: the position that is looked at, the board there, and the engine's report. */

import type { DecisionReport, GameReport } from "../gen/analysis";
import type { GameKind } from "../gen/games";
import type { Finished, ReviewState, SeatScore } from "../gen/protocol";
import type { Told } from "../gen/tell";
import { Refused } from "../lib/api";
import { factsOf } from "../lib/facts";
import { loadGameUi, type GameUi } from "../lib/game-ui";
import { tell } from "../lib/told";
import type { ReviewNews, TableSource } from "../lib/source";
import { readRecord } from "../lib/record";
import type { Lab } from "./lab.svelte";
import { Looker, type Shown } from "./looker.svelte";
import { stopAt, stops, type Choice, type Stop } from "./stops";
import * as trees from "./tree";
import type { Node, Path } from "./tree";
import { isSlip } from "./words";

/** Whose view the board shows: the deciding seat's, the public's, or a fixed seat's. */
export type Eyes = "follow" | "public" | number;

const EMPTY: Node = { id: "", at: 0, line: [], own: [], told: [], children: [] };

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
  /** Do the user’s statistics have it? */
  counted = $state(false);
  /** Why there is no review; temporary errors are retried. */
  trouble: Refused | null = $state.raw(null);

  /** The game with its variations. */
  tree: Node = $state.raw(EMPTY);
  /** The position that is looked at. */
  path: Path = $state("");
  /** The engine, where the pages have it: for other moves, and values while one looks. */
  lab: Lab | null = $state.raw(null);
  /** Why the engine refused the game. */
  noLab: string | null = $state(null);

  /** The seat whose decision is shown, where several decide at once. */
  preferred: number = $state(0);
  eyes: Eyes = $state("follow");
  readonly #looker: Looker;

  #over = false;
  #stopReview = () => {};

  /** `at` is the moment to begin with: a number of steps. */
  constructor(
    source: TableSource,
    private readonly at: number | null = null,
  ) {
    this.source = source;
    this.#looker = new Looker(this);
    void this.#open();
  }

  /** Stops all requests. */
  end(): void {
    this.#over = true;
    this.#stopReview();
    this.lab?.close();
  }

  /** The board that is shown; that of the previous position while the next one loads. */
  get shown(): Shown | null {
    return this.#looker.shown;
  }
  get loading(): boolean {
    return this.#looker.loading;
  }

  node: Node = $derived(trees.nodeAt(this.tree, this.path) ?? this.tree);
  /** Is the position one of the game? Otherwise it is in a variation. */
  isPlayed = $derived(trees.isPlayed(this.path));
  /** Index of the current stop; in a variation, of the one where it begins. */
  index = $derived(trees.playedDepth(this.path));
  stop: Stop | null = $derived(this.stops[this.index] ?? null);
  last = $derived(this.stops.length - 1);
  /** The selected decision of the game. */
  choice: Choice | null = $derived.by(() => {
    if (!this.isPlayed || !this.stop) return null;
    const { choices } = this.stop;
    return choices.find((one) => one.seat === this.preferred) ?? choices[0] ?? null;
  });
  /** The seat whose decision is evaluated; null where nobody decides. */
  deciding: number | null = $derived.by(() => {
    const seats = trees.decidersOf(this.node);
    return seats.includes(this.preferred) ? this.preferred : (seats[0] ?? null);
  });
  viewer: number | null = $derived(
    this.eyes === "public"
      ? null
      : this.eyes === "follow"
        ? (this.deciding ?? this.preferred)
        : this.eyes,
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

  /** The decision that a variation is named after, in words. */
  sentenceOf(path: Path, names: readonly string[]): string {
    const node = trees.nodeAt(this.tree, path);
    if (!node) return "";
    const siblings = trees.nodeAt(this.tree, trees.parentOf(path))?.children ?? [];
    const line = trees.leading(node, siblings);
    const told = node.told[line];
    return told ? tell(told, names) : (node.own[line] ?? "");
  }

  /** The game, for operations on the tree. */
  get of(): trees.Game {
    return { game: this.game!.game as GameKind, log: this.log, told: this.told };
  }
  /** Do all seats decide at once? */
  get together(): boolean {
    return factsOf(this.of.game).together;
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
      this.tree = trees.played(this.stops, this.log);
      this.told = table?.told ?? [];
      this.mine = table?.you.seats ?? [];
      this.preferred = this.mine[0] ?? 0;
      this.eyes = this.mine[0] ?? "follow";
      this.ui = ui;
      if (this.at !== null) this.go(stopAt(this.stops, this.at));
      this.game = game;
      this.#stopReview = this.source.review((news) => this.#take(news));
      const end = await this.source.finishedMoment(this.log.length, null);
      this.scores = end.scores ?? [];
      const { openLab } = await import("./lab.svelte");
      if (!this.#over) await openLab(this);
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
      void this.#count(news.report).catch(() => {}); // without storage nothing is counted
    }
  }

  /** Keeps accuracy and slips for the user's statistics. */
  async #count(report: GameReport): Promise<void> {
    const { game, mine, source } = this;
    if (!game || mine.length !== 1) return;
    const { keepReview } = await import("../stats/keep");
    const ended = { game: game.game as GameKind, at: game.ended_at, seats: game.seats, mine };
    await keepReview(source, ended, report);
    this.counted = true;
  }

  /** Loads the board of the current position. */
  async look(path: Path, viewer: number | null): Promise<void> {
    const refused = await this.#looker.look(path, viewer);
    if (refused && !this.shown && !this.#over) this.failed = refused;
  }

  /** Goes to a stop of the game; the index is clamped. */
  go(index: number): void {
    this.path = trees.playedPath(Math.min(this.last, Math.max(0, index)));
  }

  /** The positions before and after the current one on its line; null at its ends. */
  before: Path | null = $derived(this.path === "" ? null : trees.parentOf(this.path));
  after: Path | null = $derived(
    this.node.children[0] ? this.path + this.node.children[0].id : null,
  );

  to(path: Path | null): void {
    if (path !== null) this.path = path;
  }

  /** To the end of the line, or to the start of the game. */
  far(direction: 1 | -1): void {
    this.path = direction > 0 ? trees.endOf(this.tree, this.path) : "";
  }

  /** To the variation beside this one. */
  beside(direction: 1 | -1): Path | null {
    return trees.beside(this.tree, this.path, direction);
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
