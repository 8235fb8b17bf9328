import { describe, expect, it, vi } from "vitest";
import type { FromWorker } from "./messages";
import type { Module } from "./module";
import { EngineError } from "./protocol";
import { SLICE, WorkerLoop } from "./worker-loop";

/** A loop whose module needs this many slices per job. */
function start(slices: number) {
  const asked: object[] = [];
  const posted: FromWorker[] = [];
  let left = 0;
  const ask = vi.fn((request: { do: string }) => {
    asked.push(request);
    if (request.do === "go") left = slices;
    if (request.do === "go" || request.do === "more") {
      left -= 1;
      return { move: "build quarry", iterations: slices - left, done: left === 0 };
    }
    if (request.do === "step") throw new EngineError({ code: "step/illegal", message: "no" });
    return { done: request.do };
  });
  const module = { ask } as unknown as Module;
  /** Each pause ends when the test calls its function. */
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const made = new WorkerLoop(
    async () => module,
    (message) => posted.push(message),
    pause,
  );
  made.handle({ load: "there" });
  return { loop: made, asked, posted, pauses };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("the worker loop", () => {
  it("answers requests", async () => {
    const { loop: made, posted } = start(1);
    made.handle({ id: 1, ask: { do: "result" } });
    made.handle({ id: 2, ask: { do: "step", text: "0 fly" } });
    await soon();
    expect(posted).toEqual([
      { id: 1, answer: { done: "result" } },
      { id: 2, error: { code: "step/illegal", message: "no" } },
    ]);
  });

  it("runs a job slice by slice until it is done", async () => {
    const { loop: made, asked, posted, pauses } = start(3);
    made.handle({ id: 7, think: { do: "go", seat: 1 }, record: "a record" });
    for (let slice = 1; slice < 3; slice++) {
      await soon();
      pauses[slice - 1]!();
    }
    await soon();
    expect(asked).toEqual([
      { do: "load", text: "a record" },
      { do: "go", seat: 1, slice_ms: SLICE },
      { do: "more" },
      { do: "more" },
    ]);
    expect(posted).toEqual([
      { id: 7, answer: { move: "build quarry", iterations: 3, done: true } },
    ]);
  });

  it("answers requests between slices, and stops a job on request", async () => {
    const { loop: made, asked, posted, pauses } = start(99);
    made.handle({ id: 1, think: { do: "go" } });
    await soon();
    made.handle({ id: 2, ask: { do: "result" } });
    await soon();
    expect(posted).toEqual([{ id: 2, answer: { done: "result" } }]);
    made.handle({ stop: 1 });
    pauses[0]!();
    await soon();
    expect(posted.at(-1)).toEqual({ id: 1, stopped: true });
    expect(asked.at(-1)).toEqual({ do: "stop" });
  });

  it("reports why there is no module", async () => {
    const posted: FromWorker[] = [];
    const made = new WorkerLoop(
      () => Promise.reject(new Error("404")),
      (message) => posted.push(message),
      async () => {},
    );
    made.handle({ load: "nowhere" });
    made.handle({ id: 1, ask: { do: "result" } });
    await soon();
    expect(posted).toEqual([
      { id: 1, error: { code: "engine/missing", message: expect.stringContaining("404") } },
    ]);
  });
});
