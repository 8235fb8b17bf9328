/** The page stays responsive while the engine works: no task of the main thread over 50 ms. */

import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { clickOnce, expect, moment, openHere, seeded, test } from "./table";

/** The longest task, in milliseconds. */
const LONGEST = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The duration, and the part of it that the thread was running, in microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * The longest tasks of a page's main thread while something happens: by the clock, and in CPU time, which
 * other programs on a busy machine do not prolong.
 */
async function longest(browser: Browser, page: Page, run: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = traceEvents.filter(
    (event) =>
      event.ph === "X" &&
      event.name.endsWith("RunTask") &&
      mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid),
  );
  const most = (of: "dur" | "tdur") => Math.max(0, ...tasks.map((task) => (task[of] ?? 0) / 1000));
  return { tasks: tasks.length, clock: most("dur"), cpu: most("tdur") };
}

// A measurement: `npx playwright test smooth`, with nothing else running. The same page took 42 to 76 ms
// on one machine within an hour, so `cargo xtask test` leaves it out.
test("while bots think and while a review runs", { tag: "@measure" }, async ({ page, browser }) => {
  await page.goto("/");
  await openHere(page, "wonders");
  await expect.poll(() => moment(page)).toBe("mine");
  const random = seeded(51);
  // The first turn loads what later turns have.
  await clickOnce(page, random);
  await expect.poll(() => moment(page)).toBe("mine");
  const bots = await longest(browser, page, async () => {
    for (let moves = 0; moves < 6; moves++) {
      await expect.poll(() => moment(page)).toBe("mine");
      await clickOnce(page, random);
    }
    await expect.poll(() => moment(page)).toBe("mine");
  });

  await page.goto("/#/games");
  await page.locator('[data-area="bring"] summary').click();
  const record = readFileSync("../crates/duel/tests/records/blue-decides.rec", "utf8");
  await page.locator('[data-area="bring"] textarea').fill(record);
  await page.locator('[data-area="bring"] form .primary').click();
  const live = page.locator('[data-area="live"]');
  await expect(live).toBeVisible({ timeout: 60_000 });
  const review = await longest(browser, page, async () => {
    for (let steps = 0; steps < 6; steps++) {
      await page.keyboard.press("ArrowRight");
      await expect
        .poll(async () => Number((await live.getAttribute("data-looks")) ?? 0))
        .toBeGreaterThan(0);
      await page.waitForTimeout(300);
    }
  });
  console.log(`figures ${JSON.stringify({ bots, review })}`);
  for (const { tasks, cpu } of [bots, review]) {
    expect(tasks).toBeGreaterThan(20);
    expect(cpu).toBeLessThan(LONGEST);
  }
});
