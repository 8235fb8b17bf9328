import { describe, expect, it, vi } from "vitest";
import type { MyTable } from "../gen/protocol";
import { codeIn, seatKeyIn } from "./join";
import { noted } from "./me.svelte";
import { cutRecord } from "../lib/record";
import { readHeader } from "./record";
import { ago, moment } from "./time";

describe("codes and links", () => {
  const id = "4h8k2m9q0rst";
  it.each([
    [id, id],
    [" 4H8K-2M9Q-0RST ", id],
    ["4h8k 2m9q orst", id],
    ["https://play.example/#/t/4h8k2m9q0rst", id],
    ["Come here: http://127.0.0.1:7777/#/join/4h8k2m9q0rst?x=1 now", id],
    ["l23456789abc", "123456789abc"],
    ["", null],
    ["hello", null],
    ["4h8k2m9q0rstu", null],
    ["https://play.example/#/settings", null],
  ])("%j", (text, wanted) => {
    expect(codeIn(text)).toBe(wanted);
  });

  it("a link that takes a seat over is one", () => {
    const key = "0123456789abcdefghjkmnpqrstvwxyz".repeat(2);
    expect(seatKeyIn(`http://x/#/seat/${key}`)).toBe(key);
    expect(seatKeyIn("http://x/#/t/4h8k2m9q0rst")).toBe(null);
  });
});

const RECORD = `mirabilia 1 duel   # a game
seats 2
names Ada, Bo
commitment 00ff
numbers 0:1

deal tokens economy law masonry strategy theology
0 build quarry   # the first move
1 build lumber-yard
0 sell theater
`;

describe("records", () => {
  it("have a header for the form", () => {
    expect(readHeader(RECORD)).toEqual({
      game: "duel",
      seats: 2,
      names: ["Ada", "Bo"],
      position: false,
      steps: 4,
    });
    const position =
      "\ufeffmirabilia 1 wonders\r\nseats 3\r\nposition\r\nage 2\r\n0 coins 5\r\nend\r\n0 build baths";
    expect(readHeader(position)).toMatchObject({
      game: "wonders",
      seats: 3,
      position: true,
      steps: 1,
    });
  });

  it.each([
    ["hello", "home-record-first-line"],
    ["mirabilia 2 duel", "home-record-first-line"],
    ["mirabilia 1 chess", "home-record-game"],
    ["mirabilia 1 duel", "home-record-seats"],
    ["mirabilia 1 duel\nseats many", "home-record-seats"],
  ])("%j is none", (text, problem) => {
    expect(readHeader(text)).toEqual({ problem });
  });

  it("are cut after a step, without a commitment", () => {
    const cut = cutRecord(RECORD, 2);
    expect(cut).toContain("0 build quarry");
    expect(cut).not.toContain("lumber-yard");
    expect(cut).not.toMatch(/commitment|numbers/);
    expect(readHeader(cut)).toMatchObject({ steps: 2, names: ["Ada", "Bo"] });
    expect(readHeader(cutRecord(RECORD, 0))).toMatchObject({ steps: 0 });
  });
});

describe("one's tables", () => {
  const table = (id: string, changed: Partial<MyTable> = {}): MyTable => ({
    table: id,
    game: "duel",
    status: "playing",
    seats: [],
    clock: null,
    watch: true,
    updated_at: 0,
    yours: [0],
    your_turn: false,
    ...changed,
  });
  const ids = (tables: MyTable[]) => tables.map((one) => one.table).join(" ");

  it("that wait for the user come first, then the latest", () => {
    const now = [table("a", { updated_at: 5 }), table("b", { updated_at: 9 })];
    expect(ids(noted(now, table("c", { updated_at: 7 })))).toBe("b c a");
    expect(ids(noted(now, table("a", { your_turn: true })))).toBe("a b");
  });

  it("are removed when they are over, or the user has left", () => {
    const now = [table("a"), table("b")];
    expect(ids(noted(now, table("a", { status: "finished" })))).toBe("b");
    expect(ids(noted(now, table("b", { yours: [] })))).toBe("a");
  });
});

describe("times", () => {
  const now = Date.UTC(2026, 10, 16, 12);
  it.each([
    [5, "now"],
    [180, "3 minutes ago"],
    [7200, "2 hours ago"],
    [86_400, "yesterday"],
    [-60, "now"],
  ])("%d seconds ago", (seconds, wanted) => {
    expect(ago(now - seconds * 1000, now)).toBe(wanted);
  });

  it.each([
    ["en-GB", "16 Nov 2026, 12:00"],
    ["en-US", "Nov 16, 2026, 12:00 PM"],
    ["sv-SE", "Nov 16, 2026, 12:00 PM"],
  ])("are written as in %s", (tag, wanted) => {
    vi.stubGlobal("navigator", { languages: [tag] });
    const local = now + new Date(now).getTimezoneOffset() * 60_000;
    expect(moment(local).replaceAll("\u202f", " ")).toBe(wanted);
    vi.unstubAllGlobals();
  });
});
