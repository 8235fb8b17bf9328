import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo } from "../gen/protocol";
import { dealOf, dealOfDay, playedIn, readDeal, written } from "./deal";
import { dealsOf, friendOf, keepDeal, keepFriend, keepResult } from "./kept";
import { pack, unpack } from "./packed";

const SECRET = "ab".repeat(32);
const seats = [
  { holder: { is: "person", name: "Ada" } },
  { holder: { is: "bot", bot: "hard" } },
] as unknown as TableInfo["seats"];
const record = `mirabilia 1 duel
seats 2
options first=1 wonders=first-game
commitment ${"cd".repeat(32)}
secret ${SECRET}
numbers 0:c0ffee
deal tokens economy`;

beforeEach(() => localStorage.clear());

describe("deals", () => {
  it("are read from a finished game, and written as a link", () => {
    const deal = dealOf("duel", record, seats)!;
    expect(deal).toEqual({
      game: "duel",
      bots: [null, "hard"],
      options: { first: "1", wonders: "first-game" },
      secret: SECRET,
      number: "c0ffee",
    });
    expect(readDeal("duel", written(deal))).toEqual(deal);
    const dice = {
      ...deal,
      game: "dice" as const,
      options: { boards: "balanced 0641732b906a5de0" },
    };
    expect(readDeal("dice", written(dice))).toEqual(dice);
  });

  it("of a game that cannot be repeated are none", () => {
    expect(dealOf("duel", record.replace("secret", "# secret"), seats)).toBeNull();
    expect(dealOf("duel", `${record}\ndealt-from 3`, seats)).toBeNull();
    expect(dealOf("duel", record, [seats[0]!, seats[0]!])).toBeNull();
    for (const wrong of ["", "bots=you,easy", `bots=easy,easy&secret=${SECRET}&number=1`])
      expect(readDeal("duel", wrong)).toBeNull();
  });

  it("of a day are the same for everybody, and differ by day and game", async () => {
    const one = await dealOfDay("duel", "2026-11-18");
    expect(one).toEqual(await dealOfDay("duel", "2026-11-18"));
    expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await dealOfDay("duel", "2026-11-19")).secret).not.toBe(one.secret);
    expect((await dealOfDay("dice", "2026-11-18")).secret).not.toBe(one.secret);
    expect(one.bots.filter((level) => level === null)).toHaveLength(1);
  });

  it("carry the record of who sends the link", async () => {
    const deal = dealOf("duel", record, seats)!;
    const link = written(deal, await pack(record));
    expect(readDeal("duel", link)).toEqual(deal);
    expect(await unpack(playedIn(link)!)).toBe(record);
    expect(playedIn(written(deal))).toBeNull();
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
