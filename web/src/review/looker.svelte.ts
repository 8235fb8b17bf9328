/** Loads the boards of a review: from the engine, or from where the game lives. */

import type { AnyPicture } from "../gen/games";
import type { Ending, Moment } from "../gen/protocol";
import type { Offer, Prompt } from "../gen/tell";
import { Refused } from "../lib/api";
import type { Review } from "./review.svelte";
import { stopAt, type Stop } from "./stops";
import { nodeAt, type Node, type Path } from "./tree";

/** A board as it is shown. */
export interface Shown {
  path: Path;
  viewer: number | null;
  picture: AnyPicture;
  prompt: Prompt;
  /** What the viewer can do; nothing without the engine. */
  offers: Offer[];
  legal: string[];
  /** How a variation ended. */
  ending: Ending | null;
  /** How many steps of luck were drawn, because the game does not tell them. */
  drawn: number;
}

export class Looker {
  shown: Shown | null = $state.raw(null);
  loading = $state(false);
  // Not rendered, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #moments = new Map<string, Promise<Moment>>();
  #wanted = 0;

  constructor(private readonly review: Review) {}

  /** Shows the board of a position, unless another one is wanted before it is there. */
  async look(path: Path, viewer: number | null): Promise<Refused | null> {
    const node = nodeAt(this.review.tree, path);
    if (!node) return null;
    const wanted = ++this.#wanted;
    this.loading = true;
    try {
      const shown = await this.#board(node, path, viewer);
      if (wanted === this.#wanted) this.shown = shown;
      return null;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      return wanted === this.#wanted ? refused : null;
    } finally {
      if (wanted === this.#wanted) this.loading = false;
    }
  }

  async #board(node: Node, path: Path, viewer: number | null): Promise<Shown> {
    const { lab } = this.review;
    if (lab) {
      const { view, prompt, offers, legal, end, winners, scores, drawn } = await lab.look(
        node,
        viewer,
      );
      const ending = end && { end, winners, scores };
      return { path, viewer, picture: view, prompt, offers, legal, ending, drawn };
    }
    const { picture, prompt } = await this.#moment(node.at, viewer);
    const { stops } = this.review;
    const index = stopAt(stops, node.at);
    for (const near of [index + 1, index + 2, index - 1]) {
      const stop = stops[near];
      if (stop) this.#moment(stop.at, this.#viewerAt(stop, viewer)).catch(() => {});
    }
    return { path, viewer, picture, prompt, offers: [], legal: [], ending: null, drawn: 0 };
  }

  #moment(at: number, viewer: number | null): Promise<Moment> {
    const key = `${at}/${viewer}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = this.review.source.finishedMoment(at, viewer);
      this.#moments.set(key, moment);
      // A failed request is retried the next time.
      moment.catch(() => this.#moments.delete(key));
    }
    return moment;
  }

  #viewerAt(stop: Stop, viewer: number | null): number | null {
    const { eyes, preferred } = this.review;
    if (eyes !== "follow") return viewer;
    const one = stop.choices.find((choice) => choice.seat === preferred) ?? stop.choices[0];
    return one?.seat ?? preferred;
  }
}
