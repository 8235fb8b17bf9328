import { beforeEach, expect, test } from "vitest";
import type { TableOwner } from "../engine/local-table";
import type { TableRequest } from "../engine/table-loop";
import type { LocalEvent, LocalReply, Message } from "../gen/protocol";
import type { Refused } from "../lib/api";
import type { ReviewNews } from "../lib/source";
import { table as snapshot } from "../table/testing/socket";
import { Keeper, type Platform } from "./keeper";
import { MemoryStore } from "./testing/memory";

const ID = "4h8k2m9q0rst";
const event = (seq: number): LocalEvent => ({ seq, at: 0, body: `{"n":${seq}}` });
const whole: Message = { is: "table", ...snapshot() };

/** A table with two events after it was opened, and one more per command. */
class FakeTable {
  static last: FakeTable;
  /** Damaged events at the end of loaded tables. */
  static lost = 0;
  asked: TableRequest[] = [];
  seq = 0;
  closed = false;
  /** Added to the next reply. */
  more: LocalReply = {};

  constructor(readonly owner: TableOwner) {
    FakeTable.last = this;
  }

  async ask(request: TableRequest): Promise<LocalReply> {
    this.asked.push(request);
    return this.deliver({ ...this.#reply(request), ...this.more });
  }

  async deliver(reply: LocalReply): Promise<LocalReply> {
    this.more = {};
    if (reply.store || reply.opened || reply.lost) await this.owner.store(reply);
    for (const message of reply.messages ?? []) this.owner.message(message);
    this.owner.reply(reply);
    return reply;
  }

  close(): void {
    this.closed = true;
  }

  #reply(request: TableRequest): LocalReply {
    switch (request.do) {
      case "open":
        this.seq = 2;
        return { store: [event(1), event(2)] };
      case "load":
        this.seq = request.events.length;
        return FakeTable.lost ? { lost: FakeTable.lost } : {};
      case "connect":
        return { messages: [whole] };
      case "send": {
        const { id } = JSON.parse(request.frame) as { id: string };
        const seq = ++this.seq;
        return { store: [event(seq)], messages: [{ is: "answer", id, seq }] };
      }
      case "record":
        return { record: "mirabilia 1 duel\n" };
      default:
        return {};
    }
  }
}

let store: MemoryStore;
let steal: () => void;
let seen: unknown[];
const platform: Platform = {
  table: (_game, owner) => new FakeTable(owner),
  store: () => Promise.resolve(store),
  lock: () => new Promise((resolve) => (steal = resolve)),
  random: (digits) => "7".repeat(digits),
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const seqs = () => store.logs.get(ID)?.map(({ seq }) => seq);
const move = { id: "a", do: "move", seat: 0, at: 2, move: "pass" } as const;

/** Opens a table with a page that notes what it gets. */
async function opened(): Promise<Keeper> {
  const seats = ["you", { bot: "easy" }] as ("you" | { bot: string })[];
  const keeper = Keeper.open(ID, { game: "wonders", seats }, "Ada", platform);
  return connected(keeper);
}

async function connected(keeper: Keeper): Promise<Keeper> {
  keeper.connect().open({
    seq: () => 0,
    onmessage: (message) => seen.push(message.is),
    onstate: (state, refusal?: Refused) => seen.push(refusal?.code ?? state),
  });
  await settle();
  return keeper;
}

beforeEach(() => {
  store = new MemoryStore();
  seen = [];
  FakeTable.lost = 0;
});

test("a new table is stored with a row for lists", async () => {
  await opened();
  expect(seen).toEqual(["open", "table"]);
  expect(seqs()).toEqual([1, 2]);
  const row = store.rows.get(ID);
  expect(row).toMatchObject({ game: "wonders", status: "playing", yours: [0], your_turn: true });
  expect(row?.seats.map(({ name }) => name)).toEqual(["Ada", "Bo", "easy"]);
});

test("messages come after their events are stored", async () => {
  const keeper = await opened();
  const append = store.append.bind(store);
  store.append = async (additions) => {
    await settle();
    seen.push("stored");
    await append(additions);
  };
  seen = [];
  keeper.send(move);
  await settle();
  await settle();
  expect(seen).toEqual(["stored", "answer"]);
});

test("a loaded table continues after its events", async () => {
  (await opened()).send(move);
  await settle();
  const keeper = await connected(Keeper.load(ID, platform));
  expect(FakeTable.last.asked[0]).toMatchObject({ do: "load", events: [{}, {}, { seq: 3 }] });
  keeper.send({ ...move, id: "b" });
  await settle();
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

test("damaged events are deleted, and the game goes on before them", async () => {
  (await opened()).send(move);
  await settle();
  FakeTable.lost = 1;
  const loading = Keeper.load(ID, platform);
  await loading.ready;
  FakeTable.last.seq = 2;
  loading.send({ ...move, id: "b" });
  await settle();
  expect(seqs()).toEqual([1, 2, 3]);
});

test("an unknown table is refused", async () => {
  await connected(Keeper.load("nowhere", platform));
  expect(seen).toEqual(["table/none"]);
});

test("a finished game is listed with its result", async () => {
  const keeper = await opened();
  const ending = { end: "points", winners: [2], scores: [{ seat: 0, total: 41, by: {} }] };
  const { table, play } = snapshot();
  await FakeTable.last.deliver({
    store: [event(3)],
    messages: [
      {
        is: "events",
        seq: 3,
        events: [],
        now: 0,
        table: { ...table, status: "finished" },
        play: { ...play!, waiting: [], ending },
      },
    ],
  });
  expect(await keeper.finished()).toMatchObject({ end: "points", winners: [2], totals: [41] });
  expect(store.rows.get(ID)).toMatchObject({ status: "finished", your_turn: false });
});

test("a rematch is stored together with its announcement", async () => {
  const keeper = await opened();
  FakeTable.last.more = { opened: { table: "next", events: [event(1)] } };
  keeper.send({ id: "r", do: "rematch" });
  await settle();
  expect(FakeTable.last.asked.at(-1)).toMatchObject({ spare: { table: "7".repeat(16) } });
  expect([...store.rows.keys()]).toEqual([ID, "next"]);
  expect(store.rows.get("next")).toMatchObject({ status: "open", game: "wonders" });
});

test("a full disk ends the table, and nothing is shown that is not stored", async () => {
  const keeper = await opened();
  seen = [];
  store.full = true;
  keeper.send(move);
  await settle();
  expect(seen).toEqual(["here/no-store"]);
  expect(FakeTable.last.closed).toBe(true);
});

test("another tab that writes first, or takes the table, ends it here", async () => {
  const keeper = await opened();
  seen = [];
  store.logs.get(ID)!.push(event(3));
  keeper.send(move);
  await settle();
  expect(seen).toEqual(["here/elsewhere"]);
  seen = [];
  await connected(Keeper.load(ID, platform));
  steal();
  await settle();
  expect(seen.at(-1)).toBe("here/elsewhere");
});

test("a failed worker is reported", async () => {
  await opened();
  FakeTable.last.owner.broken("out of memory");
  expect(seen.at(-1)).toBe("here/no-engine");
});

test("a review reports its progress and its reports until it is stopped", async () => {
  const keeper = await opened();
  const news: ReviewNews[] = [];
  const stop = keeper.review((one) => news.push(one));
  const report = { decisions: [] } as never;
  await FakeTable.last.deliver({ review: { done: 1, of: 4 } });
  await FakeTable.last.deliver({ review: { done: 2, of: 4, report } });
  stop();
  await FakeTable.last.deliver({ review: { done: 4, of: 4, report } });
  expect(news.map((one) => Object.keys(one)[0])).toEqual(["progress", "report", "progress"]);
  await settle();
  expect(FakeTable.last.asked.at(-1)).toEqual({ do: "stop" });
});
