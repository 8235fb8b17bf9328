import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine, EngineError, type WorkerLike } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

class FakeWorker implements WorkerLike {
  heard: ToWorker[] = [];
  ended = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.onmessage!.call(this as never, { data: message } as MessageEvent);
  }
  last(): ToWorker {
    return this.heard.at(-1)!;
  }
}

let workers: FakeWorker[] = [];
const make = () =>
  new Engine(
    "duel",
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    "there.wasm",
  );

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the engine", () => {
  it("starts its worker with the first request", async () => {
    const engine = make();
    expect(workers).toHaveLength(0);
    const answer = engine.ask({ do: "record" });
    const [worker] = workers;
    expect(worker!.heard).toEqual([{ load: "there.wasm" }, { id: 1, ask: { do: "record" } }]);
    worker!.say({ id: 1, answer: { text: "mirabilia 1 duel\n" } });
    expect(await answer).toEqual({ text: "mirabilia 1 duel\n" });
  });

  it("passes refusals on", async () => {
    const engine = make();
    const refused = engine.ask({ do: "step", text: "0 fly" });
    workers[0]!.say({ id: 1, error: { code: "step/illegal", message: "no wings" } });
    await expect(refused).rejects.toThrow("no wings");
    await expect(refused).rejects.toMatchObject({ code: "step/illegal", line: null });
  });

  it("reports that the pages were built without the module", async () => {
    const engine = new Engine("duel", () => new FakeWorker(), null);
    const missing = { code: "engine/missing" };
    await expect(engine.ask({ do: "record" })).rejects.toMatchObject(missing);
    await expect(engine.think({ do: "go" })).rejects.toMatchObject(missing);
  });

  it("runs one job; a new one replaces the waiting one and stops the running one", async () => {
    const engine = make();
    const parts: unknown[] = [];
    const first = engine.think({ do: "go", seat: 0 }, { update: (part) => parts.push(part) });
    const [worker] = workers;
    worker!.say({ id: 1, part: { move: "a" } as never });
    const second = engine.think({ do: "go", seat: 1 });
    const third = engine.think({ do: "go", seat: 2 });
    expect(await first).toBeNull();
    expect(await second).toBeNull();
    // The next job starts after the worker has confirmed; messages until then are ignored.
    worker!.say({ id: 1, part: { move: "late" } as never });
    expect(worker!.heard.filter((message) => "think" in message)).toHaveLength(1);
    expect(worker!.last()).toEqual({ stop: 1 });
    worker!.say({ id: 1, stopped: true });
    expect(worker!.last()).toEqual({ id: 2, think: { do: "go", seat: 2 }, record: undefined });
    worker!.say({ id: 2, answer: { move: "b" } });
    expect(await third).toEqual({ move: "b" });
    expect(parts).toEqual([{ move: "a" }]);
  });

  it("accepts an answer that crossed the stop as the end of the job", async () => {
    const engine = make();
    const job = engine.think({ do: "go" });
    engine.stop();
    expect(await job).toBeNull();
    workers[0]!.say({ id: 1, answer: { move: "too late" } });
    const next = engine.think({ do: "hint", seat: 0 });
    workers[0]!.say({ id: 2, answer: { hint: {} } });
    expect(await next).toEqual({ hint: {} });
  });

  it("terminates a worker that does not stop, unless it has a table", async () => {
    const engine = make();
    void engine.think({ do: "analyse" }, { record: "one" });
    const next = engine.think({ do: "analyse" }, { record: "two" });
    vi.advanceTimersByTime(1000);
    expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
    expect(workers[1]!.last()).toEqual({ id: 2, think: { do: "analyse" }, record: "two" });
    workers[1]!.say({ id: 2, answer: { report: {} } });
    expect(await next).toEqual({ report: {} });
  });

  it("waits for a worker with a table", () => {
    const engine = make();
    void engine.ask({ do: "new", game: "duel" });
    workers[0]!.say({ id: 1, answer: {} });
    void engine.think({ do: "go" });
    engine.stop();
    vi.advanceTimersByTime(10_000);
    expect(workers.map((worker) => worker.ended)).toEqual([false]);
  });

  it("rejects what is pending when the worker fails, and starts a new one", async () => {
    const engine = make();
    const asked = engine.ask({ do: "record" });
    const job = engine.think({ do: "go" });
    workers[0]!.onerror!.call(workers[0] as never, { message: "out of memory" } as ErrorEvent);
    await expect(asked).rejects.toThrow(EngineError);
    await expect(job).rejects.toMatchObject({ code: "engine/broken", message: "out of memory" });
    void engine.ask({ do: "record" });
    expect(workers).toHaveLength(2);
  });

  it("rejects requests and ends jobs when it is closed", async () => {
    const engine = make();
    const asked = engine.ask({ do: "record" });
    const job = engine.think({ do: "go" });
    const next = engine.think({ do: "go" });
    engine.close();
    await expect(asked).rejects.toMatchObject({ code: "engine/closed" });
    expect(await job).toBeNull();
    expect(await next).toBeNull();
    expect(workers[0]!.ended).toBe(true);
  });
});
