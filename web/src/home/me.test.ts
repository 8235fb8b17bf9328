import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Me, MyTable } from "../gen/protocol";
import { me, onTurn, refresh, stop } from "./me.svelte";

const table = (id: string, your_turn: boolean): MyTable => ({
  table: id,
  game: "duel",
  status: "playing",
  seats: [],
  clock: null,
  watch: true,
  updated_at: 0,
  yours: [0],
  your_turn,
});

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  tell(notice: object) {
    this.onmessage({ data: JSON.stringify(notice) });
  }
  close() {
    this.onclose();
  }
}

let answer: Me | null;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answer = { name: "Ada", tables: [table("a", false)] };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () =>
    answer
      ? Promise.resolve(new Response(JSON.stringify(answer)))
      : Promise.reject(new TypeError("gone")),
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("notices", () => {
  it("are not requested without a key", async () => {
    answer = { name: null, tables: [] };
    await refresh();
    expect(me.known).toBe(false);
    expect(FakeSocket.all).toHaveLength(0);
  });

  it("change the list, and say when a turn begins", async () => {
    const turns: string[] = [];
    const end = onTurn((one) => turns.push(one.table));
    await refresh();
    const [socket] = FakeSocket.all;
    expect(socket!.url).toMatch(/^ws:.*\/api\/me\/socket$/);
    // The first notices describe the current state, not news.
    socket!.tell({ is: "table", ...table("b", true) });
    socket!.tell({ is: "table", ...table("a", true) });
    socket!.tell({ is: "table", ...table("a", true) });
    socket!.tell({ is: "closing" });
    expect(turns).toEqual(["a"]);
    expect(me.tables.map((one) => one.table).sort()).toEqual(["a", "b"]);
    socket!.tell({ is: "table", ...table("b", true), status: "finished" });
    expect(me.tables.map((one) => one.table)).toEqual(["a"]);
    end();
  });

  it("resume after a lost connection", async () => {
    await refresh();
    answer = null;
    FakeSocket.all[0]!.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(me.lost).toBe(true);
    // A game that ended meanwhile is removed from the list.
    answer = { name: "Ada", tables: [] };
    await vi.advanceTimersByTimeAsync(5000);
    expect(me.lost).toBe(false);
    expect(me.tables).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("end when the page is left", async () => {
    await refresh();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
