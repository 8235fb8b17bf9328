/** State of the board: what the viewer has picked, and which ways of the offers match it. */

import type { DiceBoards, DiceCity, DicePicture, DiceTask } from "../gen/dice";
import type { Offer } from "../gen/tell";
import type { BoardProps } from "../lib/game-ui";
import { settings } from "../lib/settings.svelte";
import { explain } from "../lib/explain.svelte";
import { tell } from "../lib/told";
import { nextStep } from "./sheet";
import { isOpen, type Use, usesOf } from "./ways";

/** A pick that waits for confirmation. */
export type Pick = Omit<Use, "way">;

const NOTHING: Pick = { die: null, space: null, other: null };

export class Desk {
  readonly #props: () => BoardProps<DicePicture>;
  readonly set: DiceBoards;
  pick: Pick = $state.raw(NOTHING);

  constructor(set: DiceBoards, props: () => BoardProps<DicePicture>) {
    this.set = set;
    this.#props = props;
  }

  get props(): BoardProps<DicePicture> {
    return this.#props();
  }
  get picture(): DicePicture {
    return this.#props().picture;
  }
  get viewer(): number | null {
    return this.#props().viewer;
  }

  readonly names: string[] = $derived.by(() =>
    this.picture.cities.map(
      ({ seat }) => this.props.faces.find((face) => face.seat === seat)?.name ?? String(seat + 1),
    ),
  );
  /** The viewer's own city. */
  readonly me: DiceCity | null = $derived.by(() =>
    this.viewer === null ? null : (this.picture.cities[this.viewer] ?? null),
  );
  readonly offers: Offer[] = $derived.by(() =>
    this.props.chosen === null ? this.props.offers : [],
  );
  /** Does the viewer owe a decision? */
  readonly deciding: boolean = $derived.by(() => this.offers.length > 0 && !this.props.busy);
  /** What the viewer decides. */
  readonly task: DiceTask | null = $derived.by(() =>
    this.offers.length > 0 ? (this.picture.tasks[0] ?? null) : null,
  );
  /** The next step of the viewer's wonder. */
  readonly step: string | null = $derived.by(() =>
    this.me ? (nextStep(this.set, this.me)?.space.id ?? null) : null,
  );
  /** All ways, open and closed, the cheapest first. */
  readonly uses: Use[] = $derived.by(() => usesOf(this.set, this.offers, this.step));
  readonly possible: Use[] = $derived.by(() => this.uses.filter(isOpen));
  /** Open ways that match the pick. */
  readonly candidates: Use[] = $derived.by(() => this.possible.filter((one) => this.fits(one)));
  /** Is anything picked? */
  readonly picked: boolean = $derived.by(
    () => this.pick.die !== null || this.pick.space !== null || this.pick.other !== null,
  );
  /** The spaces that the picked die reaches, each with its lowest price. */
  readonly lit: Readonly<Record<string, number>> = $derived.by(() => {
    const { die } = this.pick;
    const found: Record<string, number> = {};
    for (const one of this.possible) {
      if (one.space === null || one.other !== null || one.die !== die) continue;
      found[one.space] ??= one.way.price ?? 0;
    }
    return found;
  });
  /** The spaces that can be crossed now, with any die or none. */
  readonly open: readonly string[] = $derived.by(() =>
    this.possible.flatMap((one) => one.space ?? []),
  );
  /** The way that the current hint advises. */
  readonly advised: Use | null = $derived.by(() => {
    const { hint } = this.props;
    return this.uses.find((one) => one.way.move === hint?.move) ?? null;
  });

  private fits(one: Use): boolean {
    const { die, space, other } = this.pick;
    if (other !== null) return other === one.other;
    if (die !== null && one.die !== die) return false;
    return space === null ? die !== null : one.space === space;
  }

  /** Picks a die, or unpicks it. */
  takeDie(id: string): void {
    this.choose(
      this.pick.die === id && this.pick.space === null ? NOTHING : { ...NOTHING, die: id },
    );
  }

  /** Picks a die, then cycles through its spaces, for the keyboard. */
  nextSpace(die: string): void {
    const mine = this.possible.filter((one) => one.die === die);
    if (this.pick.die !== die || mine.length < 2) {
      this.choose({ ...NOTHING, die });
      return;
    }
    const at = mine.findIndex((one) => one.space === this.pick.space);
    this.pick = { ...NOTHING, die, space: mine[(at + 1) % mine.length]?.space ?? null };
  }

  /** Picks a space, together with the picked die if that die reaches it. */
  takeSpace(id: string): void {
    if (this.uses.some((one) => one.other === "wonder" && one.space === id)) {
      this.take("wonder");
      return;
    }
    const { die, space } = this.pick;
    if (space === id) {
      this.choose({ ...NOTHING, die });
      return;
    }
    const both = die !== null && this.possible.some((one) => one.die === die && one.space === id);
    this.choose({ ...NOTHING, die: both ? die : null, space: id });
  }

  /** Picks `pass`, `wonder`, `decline` or a bonus. */
  take(other: string): void {
    this.choose(this.pick.other === other ? NOTHING : { ...NOTHING, other });
  }

  unpick(): void {
    this.pick = NOTHING;
  }

  private choose(pick: Pick): void {
    this.pick = pick;
    if (settings.quick && this.deciding && this.candidates.length === 1)
      this.make(this.candidates[0]!);
  }

  /** Makes a move. */
  make(one: Use): void {
    if (!this.deciding) return;
    this.props.onmove(one.way.move);
  }

  /** Why the pick is not possible. */
  readonly why: string | null = $derived.by(() =>
    this.picked && this.candidates.length === 0 ? this.whyNot((one) => this.fits(one)) : null,
  );

  /** Why none of these ways is open; null if one is. Refusals of the space itself come first. */
  private whyNot(of: (one: Use) => boolean): string | null {
    const found = this.uses.filter(of);
    if (found.some(isOpen)) return null;
    const { refusal } = (found.find((one) => one.die === null) ?? found[0])?.way ?? {};
    return refusal ? tell(refusal, this.names) : null;
  }

  whyNotDie(id: string): string | null {
    return this.whyNot((one) => one.die === id);
  }

  whyNotSpace(id: string): string | null {
    return this.whyNot((one) => one.space === id);
  }

  /** Opens the explanation of a die, space, bonus or building. */
  explain(kind: string, id: string): void {
    const { picture, viewer, offers } = this;
    explain({ game: "dice", kind, id, picture: picture as never, viewer, offers });
  }
}
