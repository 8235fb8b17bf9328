/** Puzzles: which one is asked, the answer, and what the tries amount to. */

import { Engine } from "../engine/engine";
import type { Puzzle, PuzzlePlayer, Verdict } from "../engine/protocol";
import type { GameKind } from "../gen/games";
import { listed, puzzleFile, type ListedPuzzle } from "./files";
import { keepTry, today, tries } from "./tries";

/** Of the puzzles that were not tried, one of this many nearest to the user's rating is asked. */
const NEAREST = 8;

export class Puzzles {
  readonly #engine: Engine;
  readonly #file: Promise<string>;
  list: ListedPuzzle[] = $state.raw([]);
  player: PuzzlePlayer | null = $state.raw(null);
  /** The puzzle on the board. */
  now: Puzzle | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  busy = $state(true);
  /** Is the puzzle on the board that of today? */
  isDaily = $state(false);
  tag = $state("");
  #daily: ListedPuzzle | null = null;
  #current: ListedPuzzle | null = null;

  constructor(
    readonly game: GameKind,
    engine = new Engine(game),
    file = puzzleFile(game),
  ) {
    this.#engine = engine;
    this.#file = file;
    file.catch(() => {});
  }

  get dailyDone(): boolean {
    return tries(this.game).some(({ day }) => day === today());
  }

  /** The tags that there are. */
  readonly tags: string[] = $derived(
    this.list
      .flatMap(({ tags }) => tags)
      .filter((tag, at, all) => all.indexOf(tag) === at)
      .sort(),
  );

  async open(): Promise<void> {
    this.list = listed(await this.#file);
    await this.#count();
    if (this.dailyDone) await this.next();
    else await this.daily();
  }

  /** Asks the puzzle of the day. */
  async daily(): Promise<void> {
    await this.#ask(this.#daily, true);
  }

  /** Asks a puzzle that was not tried, near the user's rating. */
  async next(): Promise<void> {
    const tried = tries(this.game).map(({ id }) => id);
    const all = this.list.filter(({ tags }) => this.tag === "" || tags.includes(this.tag));
    const fresh = all.filter((one) => !tried.includes(one.id) && one !== this.#current);
    const rating = this.player?.rating ?? 0;
    const near = (fresh.length > 0 ? fresh : all).toSorted(
      (a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating),
    );
    const pick = near[Math.floor(Math.random() * Math.min(NEAREST, near.length))];
    await this.#ask(pick ?? null, false);
  }

  /** Answers the puzzle. Only the first answer counts. */
  async answer(move: string): Promise<void> {
    const one = this.#current;
    if (!one || this.busy || this.verdict) return;
    this.busy = true;
    try {
      const { line: text, index } = one;
      const judged = await this.#engine.ask({ do: "puzzle", text, index, move });
      const { solved } = judged.verdict!;
      const day = this.isDaily && !this.dailyDone ? { day: today() } : {};
      keepTry(this.game, {
        id: one.id,
        at: Date.now(),
        rating: one.rating,
        solved,
        ...day,
      });
      await this.#count();
      this.verdict = judged.verdict!;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#engine.close();
  }

  async #count(): Promise<void> {
    const mine = tries(this.game).map(({ rating, solved, day }) => ({
      rating,
      solved,
      ...(day && { day }),
    }));
    const day = today();
    const count = this.list.length;
    const found = await this.#engine.ask({ do: "puzzles", count, day, tries: mine });
    this.player = found.player;
    this.#daily = found.daily === null ? null : (this.list[found.daily] ?? null);
  }

  async #ask(one: ListedPuzzle | null, daily: boolean): Promise<void> {
    this.busy = true;
    this.verdict = null;
    this.isDaily = daily;
    this.#current = one;
    try {
      this.now = one
        ? await this.#engine.ask({ do: "puzzle", text: one.line, index: one.index })
        : null;
    } finally {
      this.busy = false;
    }
  }
}
