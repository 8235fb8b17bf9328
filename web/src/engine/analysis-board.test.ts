import { describe, expect, it, vi } from "vitest";
import { AnalysisBoard } from "./analysis-board";
import { EngineError, type Engine } from "./engine";

function board(load: () => Promise<unknown> = () => Promise.resolve({ steps: 9 })) {
  const engine = {
    ask: vi.fn((request: { do: string }) =>
      request.do === "load" ? load() : Promise.resolve({ text: "with comments" }),
    ),
    think: vi.fn(() => Promise.resolve(null)),
    stop: vi.fn(),
    close: vi.fn(),
  };
  return { engine, board: new AnalysisBoard("duel", "a record", engine as unknown as Engine) };
}

describe("the analysis board", () => {
  it("loads its record once, before the first request", async () => {
    const { engine, board: made } = board();
    await made.branch({ at: 3, move: "0 build quarry", seat: 0 });
    await made.branch({ at: 3 });
    expect(engine.ask.mock.calls.map(([request]) => request)).toEqual([
      { do: "load", text: "a record" },
      { do: "branch", at: 3, move: "0 build quarry", seat: 0 },
      { do: "branch", at: 3 },
    ]);
    expect(await made.opened()).toEqual({ steps: 9 });
  });

  it("evaluates positions until it is stopped", async () => {
    const { engine, board: made } = board();
    const update = vi.fn();
    const line = ["0 build quarry"];
    await made.evaluate({ at: 3, line }, update, { seat: 1, moves: ["build press"] });
    const request = { do: "evaluate", at: 3, line, seat: 1, moves: ["build press"] };
    expect(engine.think).toHaveBeenCalledWith({ ...request, iterations: 1_000_000 }, { update });
    made.stop();
    expect(engine.stop).toHaveBeenCalledOnce();
  });

  it("writes the record with variations, and without any as it came", async () => {
    const { engine, board: made } = board();
    expect(await made.record([])).toBe("a record");
    const variations = [{ at: 3, line: ["0 sell quarry"] }];
    expect(await made.record(variations)).toBe("with comments");
    expect(engine.ask).toHaveBeenLastCalledWith({ do: "record", variations });
  });

  it("rejects every request if the record is refused", async () => {
    const refused = new EngineError({ code: "record/refused", message: "line 3: fly", line: 3 });
    const { board: made } = board(() => Promise.reject(refused));
    await expect(made.opened()).rejects.toBe(refused);
    await expect(made.branch({})).rejects.toBe(refused);
    await expect(made.evaluate({}, () => {})).rejects.toBe(refused);
  });
});
