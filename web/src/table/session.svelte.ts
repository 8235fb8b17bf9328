/** The session at a table: whose view is shown, commands to the table, and notices. */

import type { Hint } from "../gen/analysis";
import type { GameKind } from "../gen/games";
import type { Answer, Event } from "../gen/protocol";
import { refresh } from "../home/me.svelte";
import { factsOf } from "../lib/facts";
import { announce, toast } from "../lib/announce.svelte";
import { Refused } from "../lib/api";
import { LiveTable, type Command } from "../lib/live.svelte";
import { loadGameUi, type GameUi } from "../lib/game-ui";
import { contribute } from "../lib/luck";
import type { TableSource } from "../lib/source";
import { tell } from "../lib/told";
import { tellEvent } from "./events";
import { Moments } from "./moments.svelte";
import { faces, seatNames } from "./people";
import { tellRefusal } from "./refusals";
import { nextAtScreen, owing, viewOf } from "./turn";

/** A log entry that is not a step of the game, shown after a number of steps. */
export interface Note {
  after: number;
  text: string;
}

/** Events that get a line in the log. */
const NOTED: readonly Event["event"][] = [
  "left",
  "away",
  "back",
  "time-over",
  "handed-over",
  "undo-asked",
  "undo-answered",
  "undone",
  "settings",
  "proposed",
  "proposal-answered",
  "removed",
];

export class Session {
  readonly live: LiveTable;
  readonly moments: Moments;
  ui: GameUi | null = $state.raw(null);
  /** The seat at the screen, where several seats share it. */
  there: number | null = $state(null);
  /** The view that a spectator chose, or any user after the game. */
  eyes: number | null = $state(null);
  /** A move is being sent. */
  moving = $state(false);
  /** A hint is being computed. */
  thinking = $state(false);
  notes: Note[] = $state.raw([]);
  /** Number of unread chat messages. */
  unread = $state(0);
  /** Is the chat visible? */
  chatting = $state(false);
  /** This browser requested the rematch, so it needs no notice. */
  rematching = false;
  /** Time of the user's last decision, to tell whether they have been waiting. */
  decidedAt = 0;

  #hint: Hint | null = $state.raw(null);
  /** Another move of the hint, to be marked on the board. */
  marked: string | null = $state(null);
  #said: string[] = [];
  #over = false;

  info = $derived.by(() => this.live.info);
  play = $derived.by(() => this.live.play);
  mine = $derived.by(() => this.live.you.seats);
  playing = $derived(this.info?.status === "playing");
  over = $derived(this.info?.status === "finished");
  game = $derived((this.info?.game ?? "wonders") as GameKind);
  names = $derived(this.info ? seatNames(this.info) : []);
  faces = $derived.by(() => (this.info ? faces(this.info, this.live.you, this.play) : []));
  /** The user's seats that owe a decision. */
  due = $derived(this.playing ? owing(this.mine, this.play) : []);
  shared = $derived(this.mine.length > 1 && this.playing);
  #last = $derived(this.there !== null && this.mine.includes(this.there) ? this.there : null);
  #wanted = $derived(nextAtScreen(this.due, this.#last));
  /** Hides the board: the device is being passed on, or no seat at the screen is known. */
  covered = $derived(
    this.shared &&
      factsOf(this.game).has_secrets &&
      (this.#last === null || this.#wanted !== this.#last),
  );
  /** The seat that gets the device. */
  passTo = $derived(this.covered ? this.#wanted : null);
  viewer = $derived.by(() => {
    if (this.over) return this.eyes ?? this.#last ?? this.mine[0] ?? null;
    if (this.mine.length === 0) return this.eyes;
    if (!this.shared) return this.mine[0]!;
    return factsOf(this.game).has_secrets ? this.#last : (this.#wanted ?? this.mine[0]!);
  });
  view = $derived(this.play && !this.covered ? viewOf(this.play, this.viewer) : undefined);
  /** Does the viewer owe a decision? */
  deciding = $derived(this.viewer !== null && this.due.includes(this.viewer));
  hint = $derived(
    this.#hint && this.#hint.step === this.play?.steps && this.#hint.seat === this.viewer
      ? this.#hint
      : null,
  );
  boardHint = $derived(
    this.hint && this.marked !== null ? { ...this.hint, move: this.marked } : this.hint,
  );
  /** The user's seats whose last move can be undone without asking. */
  #free = $derived(
    this.playing
      ? (this.play?.views ?? []).filter(
          (view) => view.free_undo && view.seat !== null && this.mine.includes(view.seat),
        )
      : [],
  );
  /** Other people who would have to agree to an undo. */
  #others = $derived(
    (this.info?.seats ?? []).filter(
      (seat, index) =>
        seat.holder.is === "person" && !this.mine.includes(index) && !seat.stand_in && !seat.left,
    ),
  );
  /** What the undo button does: undo at once, ask, or nothing. */
  undo: "free" | "ask" | "no" = $derived.by(() => {
    if (!this.playing || this.mine.length === 0 || this.play?.undo) return "no";
    if (this.#free.length > 0) return "free";
    if (this.info?.settings.undo === "never" || this.#others.length === 0) return "no";
    const own = `${this.viewer} `;
    return this.live.log.some((line) => line.startsWith(own)) ? "ask" : "no";
  });
  /** One of the user's seats that is asked to allow an undo. */
  asked = $derived(this.mine.find((seat) => this.play?.undo?.waiting.includes(seat)) ?? null);

  constructor(readonly source: TableSource) {
    this.live = new LiveTable(source);
    this.moments = new Moments(source);
    this.live.onevent = (event) => this.#happened(event);
  }

  end(): void {
    this.#over = true;
    this.live.end();
  }

  async loadUi(game: GameKind): Promise<void> {
    this.ui = await loadGameUi(game);
  }

  /** Sends a command; a refusal is shown as a toast. */
  async do(command: Command): Promise<Answer | null> {
    try {
      return await this.live.send(command);
    } catch (refused) {
      if (!this.#over) toast(tellRefusal(refused, this.names), "bad");
      return null;
    }
  }

  async move(move: string): Promise<void> {
    const seat = this.viewer;
    if (this.moving || seat === null || !this.play) return;
    this.moving = true;
    this.decidedAt = Date.now();
    // The seat that moves is at the screen, also in games without a curtain.
    this.there = seat;
    await this.do({ do: "move", seat, at: this.play.steps, move });
    this.moving = false;
  }

  async withdraw(): Promise<void> {
    const seat = this.viewer;
    if (seat === null || !this.play) return;
    await this.do({ do: "withdraw", seat, at: this.play.steps });
  }

  async takeBack(): Promise<void> {
    if (!this.play || this.undo === "no") return;
    const own = this.#free.find((view) => view.seat === this.viewer) ?? this.#free[0];
    const seat = own?.seat ?? this.viewer;
    if (seat === null) return;
    this.moments.now();
    await this.do({ do: "undo", seat, at: this.play.steps });
  }

  async answerUndo(yes: boolean): Promise<void> {
    if (this.asked !== null) await this.do({ do: "undo-answer", seat: this.asked, yes });
  }

  async askHint(): Promise<void> {
    const seat = this.viewer;
    if (this.thinking || !this.deciding || seat === null || !this.play) return;
    this.thinking = true;
    this.marked = null;
    const answer = await this.do({ do: "hint", seat, at: this.play.steps });
    this.thinking = false;
    if (answer?.hint) this.#hint = answer.hint;
  }

  dropHint(): void {
    this.#hint = null;
    this.marked = null;
  }

  /** Takes a seat, with a contribution to the seed. */
  async sit(seat: number, name: string): Promise<Answer | null> {
    const answer = await this.#contribute(seat, (number) =>
      this.do({ do: "sit", seat, name: name.trim() || null, number }),
    );
    // Updates the list of the user's tables.
    if (answer) void refresh();
    return answer;
  }

  /** Sends a number for a seat, once the commitment of the table was read. */
  #contribute(seat: number, send: (number: string | null) => Promise<Answer | null>) {
    return contribute(this.source.id, this.live.fairness?.commitment, seat, send);
  }

  /** A rematch has a new seed: contributes to it, and starts the game if no other person plays. */
  async joinRematch(): Promise<void> {
    for (const seat of this.mine) {
      await this.#contribute(seat, async (number) =>
        number === null ? null : this.do({ do: "number", seat, number }),
      );
    }
    const waits = this.info?.seats.some(
      ({ holder }, seat) => holder.is !== "bot" && !this.mine.includes(seat),
    );
    if (!waits && this.live.you.host) await this.do({ do: "start" });
  }

  async look(at: number): Promise<void> {
    if (at >= this.live.log.length) return this.moments.now();
    const seat = this.view?.seat ?? null;
    if (!(await this.moments.show(at, seat))) {
      toast(tellRefusal(new Refused("request/not-found", "")), "bad");
    }
  }

  /** Uncovers the board for the seat that got the device. */
  reveal(): void {
    this.there = this.passTo;
    this.dropHint();
    this.moments.now();
  }

  #happened(event: Event): void {
    if (event.event === "rematch" && this.rematching) return;
    if (event.event === "undone") this.moments.undone(event.to);
    if (event.event === "steps") {
      for (const told of event.told) this.#say(told && tell(told, this.names));
      return;
    }
    const text = tellEvent(event, this.names, this.mine);
    if (event.event === "said") {
      const own = event.line.seat !== null && this.mine.includes(event.line.seat);
      if (this.chatting || own) return this.#say(text);
      this.unread++;
    }
    if (text === null) return;
    if (NOTED.includes(event.event)) {
      const after = event.event === "undone" ? event.to : this.live.log.length;
      const kept = this.notes.map((note) => ({ ...note, after: Math.min(note.after, after) }));
      this.notes = [...kept, { after, text }];
    }
    // Undo requests have their own bar.
    if (event.event !== "undo-asked") toast(text);
  }

  /** Announces steps that arrive together as one text: a live region holds only one. */
  #say(text: string | null): void {
    if (!text) return;
    if (this.#said.length === 0) {
      setTimeout(() => {
        announce(this.#said.join(" "));
        this.#said = [];
      }, 60);
    }
    this.#said.push(text);
  }
}
