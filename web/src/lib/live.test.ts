import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../gen/protocol";
import { FakeSocket, seatView, table } from "../table/testing/socket";
import { Refused } from "./api";
import { atServer } from "./server";
import { LiveTable, type Command } from "./live.svelte";

let live: LiveTable;
const told: Event[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  told.length = 0;
  live = new LiveTable(atServer("4h8k2m9q0rst"));
  live.onevent = (event) => told.push(event);
});

afterEach(() => {
  live.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.tell({ is: "table", ...table() });
  return FakeSocket.last;
}

const move = { do: "move", seat: 0, at: 2, move: "build baths" } as const;

/** Sends a command whose answer the test does not wait for. */
function ask(command: Command): void {
  live.send(command).catch(() => {});
}

test("the first message is the whole table", () => {
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/4h8k2m9q0rst\/socket$/);
  begin();
  expect(live.connection).toBe("open");
  expect([live.seq, live.play?.steps, live.log]).toEqual([4, 2, ["deal age 1"]]);
});

test("after a lost connection it resumes after the last event", () => {
  begin().tell({ is: "events", seq: 7, events: [], now: Date.now() });
  FakeSocket.last.drop();
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.url).toMatch(/\?from=7$/);
  FakeSocket.last.open();
  expect(live.connection).toBe("open");
});

test("attempts back off until the server sends a message", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  begin();
  for (const wait of [200, 500, 1000, 2000, 5000, 5000]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test("unanswered commands are sent again with the same id, and answered once", async () => {
  const first = begin();
  const done = live.send(move);
  expect(first.sent).toMatchObject([move]);
  first.drop();
  expect(live.pending).toBe(1);
  vi.advanceTimersByTime(200);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual(first.sent);
  FakeSocket.last.tell({ is: "answer", id: first.sent[0]!.id as string, seq: 9 });
  await expect(done).resolves.toMatchObject({ seq: 9 });
  expect(live.pending).toBe(0);
});

test("a command whose answer does not come is sent again, also if other messages come", () => {
  const first = begin();
  ask(move);
  vi.advanceTimersByTime(4000);
  first.tell({ is: "events", seq: 7, events: [], now: Date.now() });
  vi.advanceTimersByTime(4999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual(first.sent);
});

test("commands wait while the connection is down", () => {
  begin().drop();
  ask(move);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([move]);
});

test("a refused stale move carries the current table", async () => {
  const socket = begin();
  const done = live.send(move);
  const now = table({ seq: 8, log: ["deal age 1", "0 sell baths"] }, { steps: 5, waiting: [1] });
  const error = { code: "play/stale" as const, message: "made at step 2", now };
  socket.tell({ is: "answer", id: socket.sent[0]!.id as string, seq: 8, error });
  await expect(done).rejects.toMatchObject({ code: "play/stale" });
  expect([live.seq, live.play?.steps, live.log.length]).toEqual([8, 5, 2]);
});

test("events are reported in order, and the log follows them", () => {
  const decided = (seat: number) => ({ id: "tell-decided", args: { name: { seat } } });
  const pass = { id: "passed" };
  const events: Event[] = [
    { event: "chose", seat: 1, stand_in: false },
    { event: "steps", from: 1, lines: ["0 ?", "1 ?"], told: [decided(0), decided(1)] },
    { event: "steps", from: 1, lines: ["0 pass", "1 pass", "roll 1"], told: [pass, pass, null] },
    { event: "undone", to: 2 },
  ];
  begin().tell({ is: "events", seq: 9, events, now: Date.now() });
  expect(told).toEqual(events);
  expect(live.log).toEqual(["deal age 1", "0 pass"]);
  expect(live.told).toEqual([{ id: "age-1" }, pass]);
});

test("who has chosen follows from the events when the game is not sent", () => {
  const socket = begin();
  const chose: Event = { event: "chose", seat: 0, stand_in: false };
  socket.tell({ is: "events", seq: 5, events: [chose], now: 0 });
  expect([live.play?.waiting, live.play?.chosen]).toEqual([[1], [0]]);
  socket.tell({ is: "events", seq: 6, events: [{ event: "withdrew", seat: 0 }], now: 0 });
  expect([live.play?.waiting, live.play?.chosen]).toEqual([[0, 1], []]);
});

test("an unchanged picture keeps its identity after a reconnect", () => {
  const view = seatView(0, { age: 1 }, ["sell baths"]);
  FakeSocket.last.open();
  FakeSocket.last.tell({ is: "table", ...table({}, { views: [view] }) });
  const before = live.play!.views[0];
  const { play } = table({}, { views: [view] });
  FakeSocket.last.tell({ is: "events", seq: 4, events: [], play, now: 0 });
  expect(live.play!.views[0]).toBe(before);
  const other = { ...view, legal: [] };
  FakeSocket.last.tell({
    is: "events",
    seq: 5,
    events: [],
    play: { ...play!, views: [other] },
    now: 0,
  });
  expect(live.play!.views[0]!.legal).toEqual([]);
});

test("a connection without an answer to a command is replaced", () => {
  const dead = begin();
  ask(move);
  vi.advanceTimersByTime(5000);
  expect(dead.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([move]);
  // Messages of the replaced socket are ignored.
  dead.tell({ is: "events", seq: 99, events: [], now: 0 });
  expect(live.seq).toBe(4);
});

test("a hint has no timeout", () => {
  begin();
  ask({ do: "hint", seat: 0, at: 2 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a refused table says why, and is not retried", async () => {
  const error = { code: "table/none", message: "no table" };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ error }), { status: 404 })),
  );
  FakeSocket.last.drop();
  await vi.waitFor(() => expect(live.connection).toBe("refused"));
  expect(live.refusal).toMatchObject({ code: "table/none" });
  const tries = FakeSocket.all.length;
  FakeSocket.last.drop();
  vi.advanceTimersByTime(60_000);
  expect([live.connection, FakeSocket.all.length]).toEqual(["refused", tries]);
});

test("a client without a key gets one on its first command", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify({ name: null, tables: [] })));
  });
  const socket = begin();
  const done = live.send({ do: "sit", name: "Bo" });
  const error = { code: "request/no-key" as const, message: "who are you?" };
  socket.tell({ is: "answer", id: socket.sent[0]!.id as string, seq: 0, error });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  expect(asked).toEqual(["/api/me"]);
  FakeSocket.last.open();
  expect(FakeSocket.last.url).not.toContain("from");
  expect(FakeSocket.last.sent).toEqual(socket.sent);
  FakeSocket.last.tell({ is: "answer", id: socket.sent[0]!.id as string, seq: 5 });
  await expect(done).resolves.toMatchObject({ seq: 5 });
});

test("leaving rejects pending commands", async () => {
  begin();
  const done = live.send(move);
  live.end();
  await expect(done).rejects.toBeInstanceOf(Refused);
  expect(live.pending).toBe(0);
});
