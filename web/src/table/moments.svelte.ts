/** Looking back in a game that runs: an earlier moment, as the viewer saw it. */

import type { AnyPicture, GameKind } from "../gen/games";
import type { Play } from "../gen/protocol";
import { api, Refused } from "../lib/api";

const seatOf = (line: string | undefined) => {
  const seat = /^(\d+) /.exec(line ?? "")?.[1];
  return seat === undefined ? null : Number(seat);
};

/**
 * How many steps the game had when what a line tells was seen: cards that a move uncovered belong to
 * it, and so do the choices that others made at the same time.
 */
export function momentAfter(game: GameKind, log: readonly string[], index: number): number {
  let at = index + 1;
  if (game === "duel") {
    while (log[at]?.startsWith("reveal ")) at++;
    return at;
  }
  let last = seatOf(log[index]);
  if (last === null) return at;
  for (;;) {
    const seat = seatOf(log[at]);
    if (seat === null || (game === "wonders" ? seat <= last : seat < last)) return at;
    last = seat;
    at++;
  }
}

/** The moments one can step to, in order. */
export function moments(game: GameKind, log: readonly string[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < log.length; index++) {
    const at = momentAfter(game, log, index);
    if (at !== found.at(-1)) found.push(at);
  }
  return found;
}

export class Moments {
  /** After so many steps, or null for now. */
  at: number | null = $state(null);
  picture: AnyPicture | null = $state.raw(null);
  loading = $state(false);

  readonly #table: string;
  // Pictures of this session, by step and seat: for servers that do not tell earlier moments.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #kept = new Map<string, AnyPicture>();
  #asked = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Remembers what is seen now. */
  keep(play: Play): void {
    for (const view of play.views) this.#kept.set(`${play.steps} ${view.seat}`, view.picture);
  }

  /** Forgets what was taken back. */
  undone(to: number): void {
    for (const key of [...this.#kept.keys()]) {
      if (parseInt(key) > to) this.#kept.delete(key);
    }
    if (this.at !== null && this.at > to) this.now();
  }

  /** Shows a moment. False when nobody remembers it. */
  async show(at: number, seat: number | null): Promise<boolean> {
    const asked = ++this.#asked;
    this.loading = true;
    let picture: AnyPicture | undefined;
    try {
      picture = (await api.tableMoment(this.#table, at, seat)).picture;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      for (let step = at; !picture && step >= 0; step--)
        picture = this.#kept.get(`${step} ${seat}`);
    }
    if (asked !== this.#asked) return true;
    this.loading = false;
    if (!picture) return false;
    this.at = at;
    this.picture = picture;
    return true;
  }

  /** Back to the present. */
  now(): void {
    this.#asked++;
    this.loading = false;
    this.at = null;
    this.picture = null;
  }
}
