/** State of the board: what the viewer has picked, and what follows from it. */

import { tick } from "svelte";
import type { DuelPicture } from "../gen/duel";
import type { Offer, Way } from "../gen/tell";
import type { BoardProps } from "../lib/game-ui";
import { settings } from "../lib/settings.svelte";
import { explain } from "../lib/explain.svelte";
import { isCard, laidOut } from "./catalogue";
import { detailOf, firstOpen, verbOf } from "./ways";

export class Desk {
  readonly #props: () => BoardProps<DuelPicture>;
  root: HTMLElement | undefined = $state();
  title: HTMLElement | undefined = $state();
  /** The way under the pointer or focus. */
  looked = $state.raw<Way | null>(null);
  /** The seat whose city is shown on a phone. */
  #opened = $state<number | null>(null);
  /** The id of the picked thing. */
  #pick = $state<string | null>(null);

  constructor(props: () => BoardProps<DuelPicture>) {
    this.#props = props;
  }

  readonly names = $derived.by(() => {
    const { faces } = this.#props();
    return [0, 1].map((seat) => faces.find((one) => one.seat === seat)?.name ?? "");
  });
  /** The seat on the left; seat 0 for spectators. */
  readonly left = $derived.by(() => (this.#props().viewer === 1 ? 1 : 0));
  readonly shown = $derived.by(() => this.#opened ?? this.left);
  readonly offers = $derived.by(() => (this.#props().chosen === null ? this.#props().offers : []));
  readonly active = $derived.by(() => this.offers.length > 0);
  /** Ids to choose from, apart from the structure. */
  readonly ids = $derived.by(() => laidOut(this.#props().picture, this.offers));
  readonly picked = $derived.by(() => this.offerOf(this.#pick));
  /** The move that the hint advises, and the thing to pick for it. */
  readonly advised = $derived.by(() => {
    const move = this.#props().hint?.move;
    const offer = this.offers.find(({ ways }) => ways.some((way) => way.move === move));
    return move && offer ? { move, pick: offer.pick } : null;
  });
  /** The pawn's position after the hovered way, or after the first open way of the picked thing. */
  readonly ghost = $derived.by(
    () => detailOf(this.looked ?? firstOpen(this.picked))?.pawn?.is ?? null,
  );

  offerOf(id: string | null): Offer | null {
    return this.offers.find((offer) => offer.pick === id) ?? null;
  }

  show(seat: number): void {
    this.#opened = seat;
  }

  readonly explain = (kind: string, id: string): void => {
    const { picture, viewer } = this.#props();
    explain({ game: "duel", kind, id, picture, viewer, offers: this.offers });
  };

  readonly move = (text: string): void => {
    const { busy, onmove } = this.#props();
    const open = this.offers.some(({ ways }) =>
      ways.some((way) => way.move === text && !way.refusal),
    );
    if (busy || !open) return;
    const dock = this.root?.querySelector("[data-area=confirm]");
    const inside = dock?.contains(document.activeElement);
    onmove(text);
    this.unpick();
    // The focused button disappears after the move.
    if (inside) this.title?.focus({ preventScroll: true });
  };

  readonly unpick = (): void => {
    this.#pick = null;
    this.looked = null;
  };

  /** Unpicks, and returns the focus to the card. */
  readonly letGo = (): void => {
    const from = this.picked?.pick;
    this.unpick();
    if (from) this.root?.querySelector<HTMLElement>(`[data-pick="${from}"]`)?.focus();
  };

  /** Picks a thing if it is offered, otherwise explains it. */
  readonly pick = (id: string, kind: string, byKey = false): void => {
    const offer = this.offerOf(id);
    if (!offer) return this.explain(kind, id);
    if (this.picked === offer) return this.unpick();
    this.#pick = id;
    // Every card can be sold, so quick mode never sells.
    const open = offer.ways.filter((way) => !way.refusal && verbOf(way) !== "sell");
    if (settings.quick && open.length === 1) return this.move(open[0]!.move);
    void tick().then(() => {
      // Skips selling: pressing Enter twice should build.
      const first = "[data-area=confirm] [data-move]:not([aria-disabled=true], [data-verb=sell])";
      if (byKey) this.root?.querySelector<HTMLElement>(first)?.focus();
      // On a narrow screen the actions must not cover the picked card.
      const spot = this.root?.querySelector<HTMLElement>(".picked");
      spot?.scrollIntoView?.({ block: "nearest" });
    });
  };

  /** What the digit keys pick: accessible cards in slot order, or the things laid out. */
  picks(): (() => void)[] {
    const { structure } = this.#props().picture;
    const open =
      this.ids.length > 0
        ? this.ids
        : structure.flatMap(({ lies, accessible }) => (accessible && isCard(lies) ? [lies] : []));
    return open.map((id) => () => this.pick(id, "card", true));
  }
}
