import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptLuck } from "../lib/luck";

const calls: [string, unknown][] = [];
const COMMITMENT = "ab".repeat(32);
let refusesNumbers = false;

vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  api: {
    open: async (wanted: unknown) => {
      calls.push(["open", wanted]);
      return { table: "t" };
    },
    look: async () => {
      calls.push(["look", null]);
      return {
        fairness: { commitment: COMMITMENT, numbers: [] },
        you: { seats: [0], host: true },
        table: { seats: [{ holder: { is: "person", name: "Bo" } }, { holder: { is: "open" } }] },
      };
    },
    command: async (_table: string, request: { do: string }) => {
      calls.push([request.do, request]);
      if (refusesNumbers && request.do === "number") throw new Error("started");
      return { id: "1", seq: 1 };
    },
  },
}));

const { openAtServer, sitFromLobby } = await import("./open");

beforeEach(() => {
  calls.length = 0;
  refusesNumbers = false;
  localStorage.clear();
});

const names = () => calls.map(([name]) => name);

describe("a table at the server", () => {
  it("alone against bots: the commitment is read, then the number leaves, then the game starts", async () => {
    await openAtServer({
      game: "duel",
      seats: ["you", { bot: "easy" }],
      settings: { start: "full" },
      number: "c0ffee",
    });
    expect(names()).toEqual(["open", "look", "number", "start"]);
    expect(calls[0]![1]).not.toHaveProperty("number");
    expect(calls[0]![1]).toMatchObject({ settings: { start: "host" } });
    expect(keptLuck("t")?.commitment).toBe(COMMITMENT);
  });

  it("with open seats waits for the others", async () => {
    await openAtServer({ game: "duel", seats: ["you", "open"], settings: { start: "full" } });
    expect(names()).toEqual(["open", "look", "number"]);
    expect(calls[0]![1]).toMatchObject({ settings: { start: "full" } });
  });

  it("keeps no number that the server refused", async () => {
    refusesNumbers = true;
    await openAtServer({ game: "duel", seats: ["you", "open"], settings: {} });
    expect(keptLuck("t")).toBe(null);
  });

  it("from the lobby: the commitment is read before the number leaves", async () => {
    await sitFromLobby("t");
    expect(names()).toEqual(["look", "sit"]);
    const sat = calls[1]![1] as { seat: number; number: string };
    expect(sat.seat).toBe(1);
    expect(keptLuck("t")).toMatchObject({ commitment: COMMITMENT, numbers: { 1: sat.number } });
  });
});
