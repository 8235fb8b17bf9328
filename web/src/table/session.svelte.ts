/** One sitting at a table: whose eyes look, what is asked of the server, what was said meanwhile. */

import type { Hint } from "../gen/analysis";
import type { GameKind } from "../gen/games";
import type { Answer, Event } from "../gen/protocol";
import { refresh } from "../home/me.svelte";
import { announce, toast } from "../lib/announce.svelte";
import { luckyNumber, Refused } from "../lib/api";
import { LiveTable, type Command } from "../lib/live.svelte";
import { openRoom, type Room } from "../lib/room";
import { tellEvent } from "./events";
import { Moments } from "./moments.svelte";
import { faces, seatNames } from "./people";
import { tellRefusal } from "./refusals";
import { hasSecrets, nextAtScreen, owing, viewOf } from "./turn";

/** Something that is no step of the game, told in the log after so many steps. */
export interface Note {
  after: number;
  text: string;
}

/** Events that are worth a line in the log. */
const NOTED: readonly Event["event"][] = [
  "left",
  "away",
  "back",
  "time-over",
  "handed-over",
  "undo-asked",
  "undo-answered",
  "undone",
];

export class Session {
  readonly live: LiveTable;
  readonly moments: Moments;
  room: Room | null = $state.raw(null);
  /** Who sits at the screen, where several seats share it. */
  there: number | null = $state(null);
  /** Whose eyes a watcher wants, or anybody once the game is over. */
  eyes: number | null = $state(null);
  /** A move is on its way. */
  moving = $state(false);
  /** A hint is on its way. */
  thinking = $state(false);
  notes: Note[] = $state.raw([]);
  /** Lines of chat that were not seen. */
  unread = $state(0);
  /** Is the chat on the screen? */
  chatting = $state(false);
  /** This browser has asked to play again, and knows where. */
  rematching = false;
  /** When this browser decided last, to know whether its owner has been waiting. */
  decidedAt = 0;

  #hint: Hint | null = $state.raw(null);
  /** Another move of the hint that is to be marked on the board. */
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
  /** Own seats that owe a decision. */
  due = $derived(this.playing ? owing(this.mine, this.play) : []);
  shared = $derived(this.mine.length > 1 && this.playing);
  #last = $derived(this.there !== null && this.mine.includes(this.there) ? this.there : null);
  #wanted = $derived(nextAtScreen(this.due, this.#last));
  /** Nothing is to be seen: the device goes to somebody, or nobody is there whose turn it is. */
  covered = $derived(
    this.shared && hasSecrets(this.game) && (this.#last === null || this.#wanted !== this.#last),
  );
  /** To whom the device goes. */
  passTo = $derived(this.covered ? this.#wanted : null);
  viewer = $derived.by(() => {
    if (this.over) return this.eyes ?? this.#last ?? this.mine[0] ?? null;
    if (this.mine.length === 0) return this.eyes;
    if (!this.shared) return this.mine[0]!;
    return hasSecrets(this.game) ? this.#last : (this.#wanted ?? this.mine[0]!);
  });
  view = $derived(this.play && !this.covered ? viewOf(this.play, this.viewer) : undefined);
  /** May the viewer decide something now? */
  deciding = $derived(this.viewer !== null && this.due.includes(this.viewer));
  hint = $derived(
    this.#hint && this.#hint.step === this.play?.steps && this.#hint.seat === this.viewer
      ? this.#hint
      : null,
  );
  boardHint = $derived(
    this.hint && this.marked !== null ? { ...this.hint, move: this.marked } : this.hint,
  );
  /** Own seats whose last move can be taken back at once. */
  #free = $derived(
    this.playing
      ? (this.play?.views ?? []).filter(
          (view) => view.free_undo && view.seat !== null && this.mine.includes(view.seat),
        )
      : [],
  );
  /** Others who would have to agree. */
  #others = $derived(
    (this.info?.seats ?? []).filter(
      (seat, index) =>
        seat.holder.is === "person" && !this.mine.includes(index) && !seat.stand_in && !seat.left,
    ),
  );
  /** What the undo button does: at once, ask, nothing now, or not at this table. */
  undo: "free" | "ask" | "no" = $derived.by(() => {
    if (!this.playing || this.mine.length === 0 || this.play?.undo) return "no";
    if (this.#free.length > 0) return "free";
    if (this.info?.settings.undo === "never" || this.#others.length === 0) return "no";
    const own = `${this.viewer} `;
    return this.live.log.some((line) => line.startsWith(own)) ? "ask" : "no";
  });
  /** An own seat that is asked whether somebody may take back. */
  asked = $derived(this.mine.find((seat) => this.play?.undo?.waiting.includes(seat)) ?? null);

  constructor(id: string) {
    this.live = new LiveTable(id);
    this.moments = new Moments(id);
    this.live.onevent = (event) => this.#happened(event);
  }

  end(): void {
    this.#over = true;
    this.live.end();
  }

  async loadRoom(game: GameKind): Promise<void> {
    this.room = await openRoom(game);
  }

  /** Carries out a command; a refusal is told in words. */
  async do(command: Command): Promise<Answer | null> {
    try {
      return await this.live.send(command);
    } catch (refused) {
      if (!this.#over) toast(tellRefusal(refused), "bad");
      return null;
    }
  }

  async move(move: string): Promise<void> {
    const seat = this.viewer;
    if (this.moving || seat === null || !this.play) return;
    this.moving = true;
    this.decidedAt = Date.now();
    // Whoever moves sits at the screen, also where no curtain says so.
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

  /** Sits down, with a number for the luck. */
  async sit(seat: number, name: string): Promise<Answer | null> {
    const number = luckyNumber();
    const answer = await this.do({ do: "sit", seat, name: name.trim() || null, number });
    // The list of one's tables has another one.
    if (answer) void refresh();
    return answer;
  }

  async look(at: number): Promise<void> {
    if (at >= this.live.log.length) return this.moments.now();
    const seat = this.view?.seat ?? null;
    if (!(await this.moments.show(at, seat))) {
      toast(tellRefusal(new Refused("request/not-found", "")), "bad");
    }
  }

  /** Whoever has the device has the screen now. */
  reveal(): void {
    this.there = this.passTo;
    this.dropHint();
    this.moments.now();
  }

  #happened(event: Event): void {
    if (event.event === "rematch" && this.rematching) return;
    if (event.event === "undone") this.moments.undone(event.to);
    if (event.event === "steps" && this.room) {
      for (const line of event.lines) this.#say(this.room.tellStep(line, this.names));
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
    // A wish to take back has a bar of its own.
    if (event.event !== "undo-asked") toast(text);
  }

  /** Steps that come together are said together: a live region has room for one sentence. */
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
