import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameReport } from "../gen/analysis";
import { MemoryStore } from "../here/testing/memory";
import type { TableRow } from "../here/store";
import { accuracies, mean, opponents, planOf, points, running, slipsLeft, tally } from "./count";
import { totals, wondersOf } from "./count";
import { collect, countedSince, forget, keepGame, keepReview, missing, type Tools } from "./keep";
import { floorOf, frame, pathOf, placed } from "./line";
import type { PlayedGame } from "./played";

vi.mock("../engine/modules", () => ({ available: true }));

const wonder = (id: string, built = true) => ({ id, built });
const digest = (plan: string, ...wonders: PlayedGame["digests"][0]["wonders"]) => ({
  wonders,
  plan,
  first: "quarry",
});

/** A game of Duel against Easy that seat 0 won by 60 to 50. */
const game = (changes: Partial<PlayedGame> = {}): PlayedGame => ({
  id: "review/h/a",
  game: "duel",
  at: 1000,
  seat: 0,
  bots: [null, "easy"],
  record: "mirabilia 1 duel\n",
  end: "points",
  winners: [0],
  scores: [
    { seat: 0, total: 60, by: { civil: 20, coins: 4 } },
    { seat: 1, total: 50, by: { civil: 10, coins: 8 } },
  ],
  digests: [digest("science", wonder("sphinx"), wonder("colossus", false)), digest("civil")],
  ...changes,
});

describe("counting", () => {
  it("tallies results, with shared victories and the fair share", () => {
    const games = [
      game(),
      game({ id: "b", winners: [1], bots: [null, "hard"] }),
      game({ id: "c", winners: [0, 1], end: "points" }),
      game({ id: "d", end: "military", winners: [1] }),
    ];
    expect(tally(games, opponents)).toEqual([
      { key: "easy", games: 3, won: 1.5, fair: 1.5 },
      { key: "hard", games: 1, won: 0, fair: 0.5 },
    ]);
    expect(tally(games, ({ end }) => [end])[0]).toMatchObject({ key: "points", games: 3 });
    expect(tally(games, wondersOf).map(({ key }) => key)).toEqual(["sphinx"]);
    expect(tally(games, planOf)).toMatchObject([{ key: "science", games: 4 }]);
    // Two bots of one level are one kind of opponent.
    expect(tally([game({ bots: [null, "easy", "easy"] })], opponents)).toMatchObject([
      { key: "easy", games: 1 },
    ]);
  });

  it("names people and sides", () => {
    expect(opponents(game({ bots: [null, null] }))).toEqual(["people"]);
    const night = { id: "gizah", side: "night" as const, built: true };
    expect(wondersOf(game({ digests: [digest("civil", night)] }))).toEqual(["gizah night"]);
  });

  it("compares points with winners', only where points decide", () => {
    const lost = game({ winners: [1] });
    const supremacy = game({ end: "science", winners: [1] });
    expect(points([game(), lost, supremacy], ["civil", "coins"])).toEqual([
      { category: "civil", mine: 20, winners: 15 },
      { category: "coins", mine: 4, winners: 6 },
    ]);
    expect(points([supremacy], ["civil"])).toEqual([]);
    expect(totals([game(), supremacy])).toEqual([60]);
  });

  it("follows accuracy over reviewed games", () => {
    const games = [
      game(),
      game({ accuracy: 80 }),
      game({ accuracy: null }),
      game({ accuracy: 90 }),
    ];
    expect(accuracies(games).map(({ accuracy }) => accuracy)).toEqual([80, 90]);
    expect(running([80, 90, 100], 2)).toEqual([80, 85, 95]);
    expect(mean([])).toBeNull();
  });

  it("draws the scale so that differences are seen", () => {
    expect(floorOf([91, 99])).toBe(80);
    expect(floorOf([43, 99])).toBe(40);
    expect(floorOf([0])).toBe(0);
    const box = frame(300, 50);
    expect(box.y(100)).toBeLessThan(box.y(50));
    const [only] = placed(box, [75]);
    const [first, last] = placed(box, [75, 80]);
    expect(first!.x).toBeLessThan(only!.x);
    expect(last!.x).toBeGreaterThan(only!.x);
    expect(pathOf([{ x: 1, y: 2 }, last!])).toMatch(/^M1.0 2.0L/);
  });
});

describe("keeping", () => {
  let store: MemoryStore;
  let asked: unknown[];
  const slips = { seed: 0, record: "r", puzzles: [{ at: 7, seat: 0, best: "a", glance: "b" }] };
  const tools = (): Tools => ({
    store: () => Promise.resolve(store),
    engine: () => ({
      ask: ((request: { do: string }) => {
        asked.push(request);
        const { end, winners, scores, digests } = game();
        const answer = request.do === "slips" ? { game: slips } : { end, winners, scores, digests };
        return Promise.resolve(answer);
      }) as never,
      close: () => {},
    }),
  });
  const source = { reviewPath: ["review", "h", "a"], record: () => Promise.resolve("text") };
  const seats = [
    { name: "Ada", bot: false },
    { name: "easy", bot: true },
  ];
  const ended = { game: "duel" as const, at: 5, seats, mine: [0] };

  beforeEach(() => {
    store = new MemoryStore();
    asked = [];
    localStorage.clear();
  });

  it("keeps a game once, as the engine reads its record", async () => {
    await keepGame(source, ended, tools());
    await keepGame(source, ended, tools());
    expect(asked).toEqual([{ do: "digest", text: "text" }]);
    expect([...store.games.values()]).toMatchObject([
      { id: "review/h/a", seat: 0, bots: [null, "easy"], record: "text", winners: [0] },
    ]);
  });

  it("does not count games of several people at one screen, or watched ones", async () => {
    expect(await keepGame(source, { ...ended, mine: [0, 1] }, tools())).toBeNull();
    expect(await keepGame(source, { ...ended, mine: [] }, tools())).toBeNull();
    expect(store.games.size).toBe(0);
  });

  it("keeps accuracy and slips of a complete review, and what was found since", async () => {
    const move = (move: string) => ({ move, value: 0.5, reasons: ["why"], visits: 9 });
    const report = {
      complete: true,
      decisions: [
        { seat: 0, step: 7, best: "a", moves: [move("a"), move("b")] },
        { seat: 1, step: 8, best: "a", moves: [] },
      ],
      summary: [
        { seat: 0, accuracy: 88.5 },
        { seat: 1, accuracy: 70 },
      ],
    } as unknown as GameReport;
    await keepReview(source, ended, { ...report, complete: false }, tools());
    expect(store.games.get("review/h/a")?.slips).toBeUndefined();
    await keepReview(source, ended, report, tools());
    expect(asked.at(-1)).toMatchObject({ seats: [0], decisions: [{ seat: 0, step: 7 }] });
    // Only what is needed is sent.
    expect(asked.at(-1)).toMatchObject({
      decisions: [
        {
          moves: [
            { move: "a", value: 0.5, reasons: ["why"] },
            { move: "b", value: 0.5, reasons: [] },
          ],
        },
      ],
    });
    const kept = store.games.get("review/h/a")!;
    expect(kept).toMatchObject({ accuracy: 88.5, slips });
    expect(slipsLeft([kept], "duel")).toBe(1);
    store.games.set(kept.id, { ...kept, found: [7] });
    await keepReview(source, ended, report, tools());
    expect(slipsLeft([...store.games.values()], "duel")).toBe(0);
  });

  it("finds earlier games of this browser, but no deleted or brought ones", async () => {
    const row = (table: string, changes: Partial<TableRow> = {}) =>
      ({ table, yours: [0], finished: { ended_at: 50 }, ...changes }) as TableRow;
    const rows = [
      row("a"),
      row("b"),
      row("c", { finished: null }),
      row("d", { yours: [] }),
      row("e", { record: "r" }),
    ];
    expect(missing(rows, [game()], 0).map(({ table }) => table)).toEqual(["b"]);
    expect(missing(rows, [], 60)).toEqual([]);
    await keepGame(source, ended, tools());
    await forget(60, tools());
    expect([store.games.size, countedSince()]).toEqual([0, 60]);
    expect(await collect(tools())).toEqual([]);
  });
});
