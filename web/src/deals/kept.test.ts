import { beforeEach, describe, expect, it } from "vitest";
import { dealsOf, friendOf, keepDeal, keepFriend, keepResult } from "./kept";
import { pack, unpack } from "./packed";

const record = "mirabilia 1 duel\nseats 2\n";

beforeEach(() => localStorage.clear());

describe("deals", () => {
  it("carry the record of who sends the link", async () => {
    expect(await unpack(await pack(record))).toBe(record);
    // As the terminal packs it; a test of crates/learn/src/deal reads what browsers pack.
    const terminal =
      "7cmxDYAwDATA3lO8xAKEjRwlhSVT4OCCfWAFFvBiqdOmTnm6U4yzqDASilelVvluOGhHdtGCy9nsoTRy7dq53RBfvPFTBw";
    const moves = "0 build quarry\n1 build quarry\n".repeat(20);
    expect(await unpack(terminal)).toBe(`${record}${moves}# åäö\n`);
    expect(await unpack("%%%")).toBeNull();
    keepFriend("a", record);
    expect([friendOf("a"), friendOf("b")]).toEqual([record, null]);
  });

  it("count by their first result", () => {
    keepDeal("duel", { day: "2026-11-18", table: "a" });
    const result = { won: true, totals: [60, 50], seat: 0, end: "points" };
    expect(keepResult("duel", "other", result)).toBeNull();
    expect(keepResult("duel", "a", result)?.result).toEqual(result);
    expect(keepResult("duel", "a", { ...result, won: false })?.result?.won).toBe(true);
    expect(dealsOf("dice")).toEqual([]);
  });
});
