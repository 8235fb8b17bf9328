/** One's own slips as puzzles: which one is asked, and for which a better move was found. */

import { Engine } from "../engine/engine";
import type { Puzzle, Verdict } from "../engine/protocol";
import type { GameKind } from "../gen/games";
import type { Store } from "../here/store";
import type { PlayedGame } from "../stats/played";

/** As many reviewed games are asked about: the last ones. */
const GAMES = 20;

export interface Slip {
  of: PlayedGame;
  /** Its place among the slips of the game, and the number of steps before it. */
  index: number;
  at: number;
}

/** The slips of the last reviewed games, the latest game first. */
export function slipsOf(games: readonly PlayedGame[], game: GameKind): Slip[] {
  return games
    .filter((one) => one.game === game && one.slips)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, GAMES)
    .flatMap((of) => of.slips!.puzzles.map(({ at }, index) => ({ of, index, at })));
}

const isFound = ({ of, at }: Slip) => of.found?.includes(at) ?? false;

export class Mistakes {
  readonly #engine: Pick<Engine, "ask" | "close">;
  readonly #store: () => Promise<Store>;
  slips: Slip[] = $state.raw([]);
  /** The slip on the board. */
  slip: Slip | null = $state.raw(null);
  now: Puzzle | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  busy = $state(true);
  /** Were better moves found everywhere? Then everything is asked again. */
  allFound = $derived(this.slips.length > 0 && this.slips.every(isFound));
  left = $derived(this.slips.filter((one) => !isFound(one)).length);

  constructor(
    readonly game: GameKind,
    engine: Pick<Engine, "ask" | "close"> = new Engine(game),
    store = async () => (await import("../here/store")).openStore(),
  ) {
    this.#engine = engine;
    this.#store = store;
  }

  async open(): Promise<void> {
    this.slips = slipsOf(await (await this.#store()).played(), this.game);
    await this.next();
  }

  /** Asks the next slip for which no better move was found, after the one on the board. */
  async next(): Promise<void> {
    const from = this.slip
      ? this.slips.findIndex(({ of, at }) => of.id === this.slip!.of.id && at === this.slip!.at) + 1
      : 0;
    const turned = [...this.slips.slice(from), ...this.slips.slice(0, from)];
    const slip = turned.find((one) => !isFound(one)) ?? turned[0] ?? null;
    this.busy = true;
    this.verdict = null;
    this.slip = slip;
    try {
      this.now = slip ? await this.#engine.ask({ do: "puzzle", ...this.#asked(slip) }) : null;
    } finally {
      this.busy = false;
    }
  }

  async answer(move: string): Promise<void> {
    const { slip } = this;
    if (!slip || this.busy || this.verdict) return;
    this.busy = true;
    try {
      const judged = await this.#engine.ask({ do: "puzzle", ...this.#asked(slip), move });
      if (judged.verdict!.solved) await this.#found(slip);
      this.verdict = judged.verdict!;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#engine.close();
  }

  #asked({ of, index }: Slip) {
    return { text: JSON.stringify(of.slips), index };
  }

  async #found({ of, at }: Slip): Promise<void> {
    const store = await this.#store();
    const game = (await store.playedGame(of.id)) ?? of;
    const found = [...(game.found ?? []).filter((one) => one !== at), at];
    await store.keepPlayed({ ...game, found });
    this.slips = slipsOf(await store.played(), this.game);
  }
}
