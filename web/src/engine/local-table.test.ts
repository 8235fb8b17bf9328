import { describe, expect, it, vi } from "vitest";
import type { LocalReply } from "../gen/protocol";
import { LocalTable, type TableOwner, type WorkerLike } from "./local-table";
import type { Module } from "./module";
import { TableLoop, type FromTable, type TableRequest, type ToTable } from "./table-loop";

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A loop whose module answers with these replies, in order. */
function loop(replies: LocalReply[]) {
  const asked: TableRequest[] = [];
  const posted: FromTable[] = [];
  const table = (request: TableRequest) => {
    asked.push(request);
    return replies.shift() ?? {};
  };
  const pauses: (() => void)[] = [];
  const made = new TableLoop({
    load: async () => ({ table }) as unknown as Module,
    post: (message) => posted.push(message),
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  });
  void made.handle({ load: "there" });
  return { made, asked, posted, pauses };
}

describe("the loop of a table", () => {
  it("lets bots think in slices and passes news on", async () => {
    const work = { kind: "bot", seat: 1 } as const;
    const moved: LocalReply = { store: [{ seq: 9, at: 1, body: "{}" }] };
    const { made, asked, posted, pauses } = loop([{ work }, { work }, moved]);
    await made.handle({ id: 1, request: { do: "connect" } });
    for (let slice = 0; slice < 2; slice++) {
      await soon();
      pauses[slice]!();
    }
    await soon();
    expect(asked.map((request) => request.do)).toEqual(["connect", "work", "work"]);
    expect(posted).toEqual([{ id: 1, reply: { work } }, { reply: moved }]);
    expect(pauses).toHaveLength(2);
  });

  it("stops thinking when a command left nothing to do", async () => {
    const { made, asked, pauses } = loop([{ work: { kind: "bot", seat: 1 } }, {}]);
    await made.handle({ id: 1, request: { do: "connect" } });
    await made.handle({ id: 2, request: { do: "send", frame: "{}" } });
    pauses[0]!();
    await soon();
    expect(asked.map((request) => request.do)).toEqual(["connect", "send"]);
  });

  it("wakes the table when a move is due", async () => {
    vi.useFakeTimers({ now: 1000 });
    try {
      const { made, asked } = loop([{ wake_at: 1600 }]);
      await made.handle({ id: 1, request: { do: "connect" } });
      await vi.advanceTimersByTimeAsync(599);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked[1]).toEqual({ do: "wake", now: 1600 });
    } finally {
      vi.useRealTimers();
    }
  });
});

class FakeWorker implements WorkerLike {
  heard: ToTable[] = [];
  ended = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  postMessage(message: ToTable): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromTable): void {
    this.onmessage!.call(this as never, { data: message } as MessageEvent);
  }
}

function table(store: TableOwner["store"]) {
  const worker = new FakeWorker();
  const seen: string[] = [];
  const owner: TableOwner = {
    store,
    message: (message) => seen.push(message.is),
    reply: () => seen.push("reply"),
    broken: (why) => seen.push(`broken: ${why}`),
  };
  return { made: new LocalTable("duel", owner, () => worker, "there.wasm"), worker, seen };
}

const reply: LocalReply = {
  store: [{ seq: 1, at: 1, body: "{}" }],
  messages: [{ is: "presence", seq: 1, here: [true], watching: 0 }],
};

describe("a table of the page", () => {
  it("delivers messages after their events were stored", async () => {
    let stored = () => {};
    const { made, worker, seen } = table(() => new Promise<void>((done) => (stored = done)));
    const asked = made.ask({ do: "connect" });
    expect(worker.heard).toEqual([{ load: "there.wasm" }, { id: 1, request: { do: "connect" } }]);
    worker.say({ id: 1, reply });
    await soon();
    expect(seen).toEqual([]);
    stored();
    expect(await asked).toEqual(reply);
    expect(seen).toEqual(["presence", "reply"]);
  });

  it("shows nothing that could not be stored", async () => {
    const { made, worker, seen } = table(() => Promise.reject(new Error("the disk is full")));
    const asked = made.ask({ do: "connect" });
    worker.say({ id: 1, reply });
    await expect(asked).rejects.toThrow("the disk is full");
    expect(seen).toEqual(["broken: Error: the disk is full"]);
    expect(worker.ended).toBe(true);
  });
});
