/**
 * Frame times of the animations, from Chromium's trace: `MIRABILIA_BOARDS=frames.ts npx playwright test
 * --config playwright.boards.ts --workers 1`. Not a test of every change: machines differ.
 */

import type { Browser, Page } from "@playwright/test";
import { show } from "./boards";
import { expect, test } from "./table";

/** Two moments of a game: what changes between them is animated. */
const CHANGES = [
  { game: "wonders", from: "first-turn", to: "three-ways-to-pay" },
  { game: "wonders", from: "three-ways-to-pay", to: "seventh-card" },
  { game: "duel", from: "age-1", to: "card" },
  { game: "duel", from: "card", to: "age-3" },
  { game: "duel", from: "age-3", to: "over~military" },
  { game: "dice", from: "bonus", to: "action" },
];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The duration, and the part of it that the thread was running, in microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The tasks of the page's main thread in milliseconds of CPU time, in order. */
async function tasks(browser: Browser, page: Page, run: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const main = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  return traceEvents
    .filter(
      (event) =>
        event.ph === "X" &&
        event.name.endsWith("RunTask") &&
        main.some(({ pid, tid }) => pid === event.pid && tid === event.tid),
    )
    .sort((a, b) => a.ts - b.ts)
    .map((event) => (event.tdur ?? 0) / 1000);
}

test.use({ reducedMotion: "no-preference" });

for (const { game, from, to } of CHANGES) {
  test(`${game}: from ${from} to ${to}`, async ({ page, browser }) => {
    await show(page, { game, moment: from, still: "" });
    const go = (name: string) =>
      page.evaluate((name) => {
        const { stage } = window as unknown as { stage: { show: (name: string) => void } };
        stage.show(name);
      }, name);
    // Drawings are made once; the first change of a game loads those of the second moment.
    await go(to);
    await page.waitForTimeout(1_500);
    await go(from);
    await page.waitForTimeout(1_500);
    const all = await tasks(browser, page, async () => {
      await go(to);
      await page.waitForTimeout(1_800);
    });
    const sorted = all.toSorted((a, b) => b - a);
    const figures = {
      game,
      from,
      to,
      tasks: all.length,
      // The first is the new picture itself; the others are frames of the animation.
      longest: sorted.slice(0, 3).map((one) => Math.round(one)),
    };
    console.log(`figures ${JSON.stringify(figures)}`);
    expect(all.length).toBeGreaterThan(20);
  });
}
