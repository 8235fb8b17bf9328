/** Looking back in a running game: earlier moments as the viewer saw them. */

import type { AnyPicture, GameKind } from "../gen/games";
import type { Play } from "../gen/protocol";
import type { Prompt } from "../gen/tell";
import { Refused } from "../lib/api";
import { factsOf } from "../lib/facts";
import type { TableSource } from "../lib/source";

const seatOf = (line: string | undefined) => {
  const seat = /^(\d+) /.exec(line ?? "")?.[1];
  return seat === undefined ? null : Number(seat);
};

/**
 * The number of steps after which the effect of a line is visible: cards that the move revealed belong
 * to it, and so do the choices that others made in the same turn.
 */
export function momentAfter(game: GameKind, log: readonly string[], index: number): number {
  const { together, luck, again } = factsOf(game);
  let at = index + 1;
  while (luck.includes(log[at]?.split(" ", 1)[0] ?? "")) at++;
  let last = seatOf(log[index]);
  if (!together || last === null) return at;
  for (;;) {
    const seat = seatOf(log[at]);
    if (seat === null || seat < last || (seat === last && !again)) return at;
    last = seat;
    at++;
  }
}

/** All moments to step through, in order. */
export function moments(game: GameKind, log: readonly string[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < log.length; index++) {
    const at = momentAfter(game, log, index);
    if (at !== found.at(-1)) found.push(at);
  }
  return found;
}

/** What was seen at a moment. */
interface Seen {
  picture: AnyPicture;
  prompt: Prompt;
}

export class Moments {
  /** Number of steps of the shown moment; null for the present. */
  at: number | null = $state(null);
  seen: Seen | null = $state.raw(null);
  loading = $state(false);

  readonly #source: TableSource;
  // Views of this session, by step and seat, in case the source refuses earlier moments.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #kept = new Map<string, Seen>();
  #asked = 0;

  constructor(source: TableSource) {
    this.#source = source;
  }

  /** Stores the current views. */
  keep(play: Play): void {
    for (const view of play.views) this.#kept.set(`${play.steps} ${view.seat}`, view);
  }

  /** Drops the views of undone steps. */
  undone(to: number): void {
    for (const key of [...this.#kept.keys()]) {
      if (parseInt(key) > to) this.#kept.delete(key);
    }
    if (this.at !== null && this.at > to) this.now();
  }

  /** Shows a moment. False if neither the source nor this session has it. */
  async show(at: number, seat: number | null): Promise<boolean> {
    const asked = ++this.#asked;
    this.loading = true;
    let seen: Seen | undefined;
    try {
      seen = await this.#source.moment(at, seat);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      for (let step = at; !seen && step >= 0; step--) seen = this.#kept.get(`${step} ${seat}`);
    }
    if (asked !== this.#asked) return true;
    this.loading = false;
    if (!seen) return false;
    this.at = at;
    this.seen = seen;
    return true;
  }

  /** Returns to the present. */
  now(): void {
    this.#asked++;
    this.loading = false;
    this.at = null;
    this.seen = null;
  }
}
