/** What lies before a player: the table as they see it, what they have picked, and what that would do. */

import type { DiceBoards, DiceCity, DicePicture } from "../gen/dice";
import type { BoardProps } from "../lib/room";
import { settings } from "../lib/settings.svelte";
import { explain } from "../lib/explain.svelte";
import { nextStep, total } from "./sheet";
import { type Outcome, outcome, pieces } from "./price";
import { myTurn, type MyTurn, type Task } from "./turn";
import { type Asker, whyNotDie, whyNotSpace } from "./why";

/** Something that was picked and waits for confirmation. */
export interface Pick {
  die: string | null;
  space: string | null;
  /** `pass`, `wonder`, `decline`, or the id of a bonus. */
  other: string | null;
}

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
  readonly turn: MyTurn | null = $derived.by(() =>
    this.viewer === null || !this.me
      ? null
      : myTurn(this.set, this.picture, this.viewer, this.props.log),
  );
  /** May the viewer decide something now? */
  readonly deciding: boolean = $derived.by(
    () => this.props.legal.length > 0 && this.props.chosen === null && !this.props.busy,
  );
  /** What is asked of the viewer. */
  readonly task: Task | null = $derived.by(() =>
    this.props.legal.length > 0 && this.props.chosen === null ? (this.turn?.now ?? null) : null,
  );
  readonly asker: Asker | null = $derived.by(() =>
    this.viewer === null
      ? null
      : {
          set: this.set,
          picture: this.picture,
          seat: this.viewer,
          log: this.props.log,
          names: this.names,
          task: this.task,
        },
  );
  /** What each legal move leads to, the cheapest first. */
  readonly outcomes: Outcome[] = $derived.by(() => {
    const { viewer } = this;
    if (viewer === null || this.props.chosen !== null) return [];
    const free = this.task?.kind === "free-die";
    const all = this.props.legal.map((move) => outcome(this.set, this.picture, viewer, move, free));
    return all.sort((a, b) => (a.price?.total ?? 0) - (b.price?.total ?? 0));
  });
  /** The next step of the own wonder. */
  readonly step: string | null = $derived.by(() =>
    this.me ? (nextStep(this.set, this.me)?.space.id ?? null) : null,
  );
  /** The moves that fit what is picked. */
  readonly candidates: Outcome[] = $derived.by(() => this.outcomes.filter((one) => this.fits(one)));
  /** What is picked, and nothing else? */
  readonly picked: boolean = $derived.by(
    () => this.pick.die !== null || this.pick.space !== null || this.pick.other !== null,
  );
  /** The spaces that the picked die reaches, each with its cheapest price. */
  readonly lit: Readonly<Record<string, number>> = $derived.by(() => {
    const { die } = this.pick;
    const crossing = this.task?.kind === "cross" || this.task?.kind === "cross-up-to";
    const found: Record<string, number> = {};
    for (const one of this.outcomes) {
      if (!one.place || !one.price || (die !== null ? one.die !== die : !crossing)) continue;
      found[one.place.space.id] ??= one.price.total;
    }
    return found;
  });
  /** The spaces that can be crossed now, by whatever means. */
  readonly open: readonly string[] = $derived.by(() =>
    this.outcomes.flatMap((one) => (one.place ? [one.place.space.id] : [])),
  );
  /** What the shown hint advises. */
  readonly advised: { die: string | null; target: string | null; verb: string } | null =
    $derived.by(() => {
      const { hint } = this.props;
      return hint && hint.seat === this.viewer ? pieces(hint.move) : null;
    });
  readonly points: number = $derived.by(() => (this.me ? total(this.me) : 0));

  private fits(one: Outcome): boolean {
    const { die, space, other } = this.pick;
    if (other !== null) return other === (one.bonus ?? one.move);
    if (die !== null && one.die !== die) return false;
    return space === null ? die !== null : one.place?.space.id === space;
  }

  /** Picks a die; again, the next of its spaces, and in the end nothing. */
  takeDie(id: string): void {
    this.choose(
      this.pick.die === id && this.pick.space === null ? NOTHING : { ...NOTHING, die: id },
    );
  }

  /** Goes through the spaces of a die, for the keyboard. */
  nextSpace(die: string): void {
    const mine = this.outcomes.filter((one) => one.die === die);
    if (this.pick.die !== die || mine.length < 2) {
      this.choose({ ...NOTHING, die });
      return;
    }
    const at = mine.findIndex((one) => one.place?.space.id === this.pick.space);
    this.pick = { ...NOTHING, die, space: mine[(at + 1) % mine.length]?.place?.space.id ?? null };
  }

  /** Picks a space, with the die that is picked if it leads there. */
  takeSpace(id: string): void {
    if (id === this.step) {
      this.take("wonder");
      return;
    }
    const { die, space } = this.pick;
    if (space === id) {
      this.choose({ ...NOTHING, die });
      return;
    }
    const both =
      die !== null && this.outcomes.some((one) => one.die === die && one.place?.space.id === id);
    this.choose({ ...NOTHING, die: both ? die : null, space: id });
  }

  /** Picks something else: `pass`, `wonder`, `decline`, a bonus. */
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
  make(one: Outcome): void {
    if (!this.deciding) return;
    this.props.onmove(one.move);
  }

  /** Why what is picked cannot be done. */
  readonly why: string | null = $derived.by(() => {
    const { die, space, other } = this.pick;
    if (!this.asker || this.candidates.length > 0 || !this.picked) return null;
    if (space !== null) return this.whyNotSpace(space);
    if (die !== null) return this.whyNotDie(die);
    return other === "wonder" && this.step !== null ? this.whyNotSpace(this.step) : null;
  });

  whyNotDie(id: string): string | null {
    return this.asker && whyNotDie(this.asker, id, this.props.legal);
  }

  whyNotSpace(id: string): string | null {
    return this.asker && whyNotSpace(this.asker, id, this.props.legal);
  }

  /** Shows the explanation of a die, space, bonus or building. */
  explain(kind: string, id: string): void {
    explain({ game: "dice", kind, id, picture: this.picture as never, viewer: this.viewer });
  }
}
