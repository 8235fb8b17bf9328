/** What one does at the board: what is picked, and what that means now. */

import { tick } from "svelte";
import type { DuelPicture } from "../gen/duel";
import type { BoardProps } from "../lib/room";
import { settings } from "../lib/settings.svelte";
import type { Option } from "./actions";
import { after } from "./after";
import { explainThis } from "./explains";
import { isCard } from "./facts";
import { playsAgain, readMove, subject } from "./moves";
import { endOf, offered, phaseOf } from "./phase";

export class Desk {
  readonly #props: () => BoardProps<DuelPicture>;
  root: HTMLElement | undefined = $state();
  title: HTMLElement | undefined = $state();
  /** The action that the pointer or the focus is on. */
  looked = $state.raw<Option | null>(null);
  /** Whose city is open on a phone. */
  #opened = $state<number | null>(null);
  /** A slot of an age, or something offered. */
  #spot = $state<{ age: number; slot: number } | null>(null);
  #thing = $state<string | null>(null);

  constructor(props: () => BoardProps<DuelPicture>) {
    this.#props = props;
  }

  readonly names = $derived.by(() => {
    const { faces } = this.#props();
    return [0, 1].map((seat) => faces.find((one) => one.seat === seat)?.name ?? "");
  });
  /** The seat at the left; whoever watches sees seat 0 there. */
  readonly left = $derived.by(() => (this.#props().viewer === 1 ? 1 : 0));
  readonly shown = $derived.by(() => this.#opened ?? this.left);
  readonly phase = $derived.by(() => phaseOf(this.#props().picture));
  readonly active = $derived.by(
    () => this.#props().legal.length > 0 && this.#props().chosen === null,
  );
  readonly ids = $derived.by(() => offered(this.#props().picture, this.#props().log));
  readonly end = $derived.by(() => endOf(this.#props().picture, this.#props().ending));
  /** Is this a further turn of the same seat? */
  readonly again = $derived.by(
    () => this.phase === "card" && playsAgain(this.#props().log, this.#props().picture.to_move),
  );
  readonly slot = $derived.by(() => {
    const { picture } = this.#props();
    if (this.#spot?.age !== picture.age || this.ids.length > 0) return null;
    return picture.structure.find((one) => one.slot === this.#spot?.slot)?.slot ?? null;
  });
  readonly choice = $derived.by(() =>
    this.#thing !== null && this.active && this.ids.includes(this.#thing) ? this.#thing : null,
  );
  readonly picked = $derived.by(() => this.slot !== null || this.choice !== null);
  /** The move that a hint advises, and what it is about. */
  readonly advised = $derived.by(() => {
    const { hint, legal } = this.#props();
    return hint && this.active && legal.includes(hint.move) ? hint.move : null;
  });
  readonly advisedThing = $derived.by(() => {
    const move = this.advised ? readMove(this.advised) : null;
    return move ? subject(move) : null;
  });
  /** Where the pawn would stand: after the action one looks at, or after building what is picked. */
  readonly ghost = $derived.by(() => {
    const { picture, viewer } = this.#props();
    if (this.looked) return this.looked.outcome.pawn.to;
    const lies = picture.structure.find((one) => one.slot === this.slot)?.lies;
    if (viewer === null || !lies || !isCard(lies)) return null;
    return after(picture, viewer, { verb: "build", card: lies }).pawn.to;
  });

  show(seat: number): void {
    this.#opened = seat;
  }

  readonly explain = (kind: string, id: string): void => {
    explainThis(kind, id, this.#props().picture, this.#props().viewer);
  };

  readonly move = (text: string): void => {
    const { busy, legal, onmove } = this.#props();
    if (busy || !legal.includes(text)) return;
    const dock = this.root?.querySelector("[data-area=confirm]");
    const inside = dock?.contains(document.activeElement);
    onmove(text);
    this.unpick();
    // What had the focus goes away with the move.
    if (inside) this.title?.focus({ preventScroll: true });
  };

  readonly unpick = (): void => {
    this.#spot = null;
    this.#thing = null;
    this.looked = null;
  };

  /** Lets go, and gives the focus back to the card. */
  readonly letGo = (): void => {
    const from = this.slot;
    this.unpick();
    if (from !== null) this.root?.querySelector<HTMLElement>(`[data-slot="${from}"]`)?.focus();
  };

  readonly pickSlot = (slot: number, byKey = false): void => {
    const { picture, viewer, legal } = this.#props();
    const lies = picture.structure.find((one) => one.slot === slot)?.lies ?? "?";
    if (viewer === null || this.phase !== "card") {
      this.explain(isCard(lies) ? "card" : "back", lies);
      return;
    }
    if (this.slot === slot) return this.unpick();
    this.#spot = { age: picture.age, slot };
    // Everything can be sold, so selling is nothing that one does without saying so.
    const moves = legal.filter((text) => text.endsWith(` ${lies}`) && !text.startsWith("sell "));
    this.#goOn(this.active ? moves : [], byKey);
  };

  readonly pickThing = (id: string, byKey = false): void => {
    if (this.choice === id) return this.unpick();
    this.#thing = id;
    const moves = this.#props().legal.filter((text) => {
      const read = readMove(text);
      return read !== null && subject(read) === id;
    });
    this.#goOn(moves, byKey);
  };

  /** In a hurry the only thing to do is done; whoever picks by key goes on by key. */
  #goOn(moves: string[], byKey: boolean): void {
    if (settings.quick && moves.length === 1) return this.move(moves[0]!);
    void tick().then(() => {
      // Not to selling: whoever presses Enter twice means to build.
      const first = "[data-area=confirm] [data-move]:not([aria-disabled=true], [data-verb=sell])";
      if (byKey) this.root?.querySelector<HTMLElement>(first)?.focus();
      // On a small screen the dock must not hide what was picked.
      const spot = this.root?.querySelector<HTMLElement>(".picked");
      spot?.scrollIntoView?.({ block: "nearest" });
    });
  }

  /** What the digits pick: open cards in the order of the slots, or what is offered. */
  picks(): (() => void)[] {
    if (this.ids.length > 0) return this.ids.map((id) => () => this.pickThing(id, true));
    return this.#props()
      .picture.structure.filter((one) => one.accessible)
      .map((one) => () => this.pickSlot(one.slot, true));
  }
}
