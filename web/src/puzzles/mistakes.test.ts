import { expect, it } from "vitest";
import { MemoryStore } from "../here/testing/memory";
import type { PlayedGame } from "../stats/played";
import { Mistakes, slipsOf } from "./mistakes.svelte";

const slips = (...steps: number[]) => ({
  seed: 0,
  record: "r",
  puzzles: steps.map((at) => ({ at, seat: 0, best: "a", glance: "b" })),
});
const game = (id: string, at: number, steps: number[]) =>
  ({ id, game: "duel", at, slips: slips(...steps) }) as PlayedGame;

/** An engine for which the move `a` is right. */
const engine = (asked: unknown[]) => ({
  ask: ((request: { index: number; move?: string }) => {
    asked.push(request);
    const verdict = request.move && { solved: request.move === "a" };
    return Promise.resolve({ seats: 2, seat: 0, ...(verdict && { verdict }) });
  }) as never,
  close: () => {},
});

it("asks the slips of the latest game first", () => {
  const games = [
    game("old", 1, [3]),
    game("new", 2, [5, 9]),
    { ...game("other", 3, [1]), game: "dice" as const },
    { ...game("unreviewed", 4, []), slips: undefined },
    { ...game("flawless", 5, []), slips: null },
  ];
  expect(slipsOf(games, "duel").map(({ of, at }) => [of.id, at])).toEqual([
    ["new", 5],
    ["new", 9],
    ["old", 3],
  ]);
});

it("asks a slip until a better move is found, and begins again when all are", async () => {
  const store = new MemoryStore();
  await store.keepPlayed(game("a", 1, [5, 9]));
  const asked: { index: number; move?: string }[] = [];
  const mistakes = new Mistakes("duel", engine(asked), () => Promise.resolve(store));
  await mistakes.open();
  expect([mistakes.slip?.at, mistakes.left]).toEqual([5, 2]);
  await mistakes.answer("b");
  expect([mistakes.verdict?.solved, mistakes.left]).toEqual([false, 2]);
  await mistakes.answer("a");
  expect(asked.filter(({ move }) => move)).toHaveLength(1); // only the first answer counts
  await mistakes.next();
  expect(mistakes.slip?.at).toBe(9);
  await mistakes.answer("a");
  expect(store.games.get("a")?.found).toEqual([9]);
  await mistakes.next();
  expect(mistakes.slip?.at).toBe(5);
  await mistakes.answer("a");
  expect([mistakes.left, mistakes.allFound]).toEqual([0, true]);
  await mistakes.next();
  expect(mistakes.slip).not.toBeNull();
});

it("without reviewed games there is nothing to ask", async () => {
  const store = new MemoryStore();
  const mistakes = new Mistakes("duel", engine([]), () => Promise.resolve(store));
  await mistakes.open();
  expect([mistakes.now, mistakes.busy, mistakes.slips]).toEqual([null, false, []]);
});
