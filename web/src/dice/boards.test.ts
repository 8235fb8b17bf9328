import { describe, expect, it } from "vitest";
import { Refused } from "../lib/api";
import { loadBoards, whyMissing } from "./boards.svelte";

describe("boards that cannot be loaded", () => {
  const failing = (error: unknown) => ({ boards: () => Promise.reject(error as Error) });

  it("say why: no table, no answer, or what went wrong", async () => {
    await loadBoards("a", null);
    expect(whyMissing("a")).toBe("none");
    await loadBoards("b", failing(new Refused("offline", "the server does not answer")));
    expect(whyMissing("b")).toBe("offline");
    for (const error of [new Refused("server/broken", "disk full"), new TypeError("no things")]) {
      await loadBoards("c", failing(error));
      expect(whyMissing("c")).toEqual({ refused: error });
    }
  });
});
