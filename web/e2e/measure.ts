/** Interaction to next paint in a game of seven, for every click and key of a few turns. */

import { clickOnce, expect, moment, open, seeded, test, type SeatWish } from "./table";

declare global {
  interface Window {
    slow: number[];
  }
}

for (const [screen, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 360, height: 740 }],
] as const) {
  test(`7 Wonders with seven seats, ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.slow = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId) window.slow.push(entry.duration);
        }
      }).observe({
        type: "event",
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    const seats: SeatWish[] = ["you", ...Array.from({ length: 6 }, () => ({ bot: "easy" }))];
    const table = await open(page, "wonders", seats);
    await page.goto(`/#/t/${table}`);
    const random = seeded(2);
    let clicks = 0;
    while (clicks < 40 && (await moment(page)) !== "over") {
      if ((await moment(page)) !== "mine") continue;
      await clickOnce(page, random);
      clicks += 2;
    }
    await page.waitForTimeout(500);
    const slow = (await page.evaluate(() => window.slow)).sort((a, b) => a - b);
    const at = (share: number) =>
      slow[Math.min(slow.length - 1, Math.floor(slow.length * share))] ?? 0;
    const [p75, p98, most] = [at(0.75), at(0.98), slow.at(-1) ?? 0];
    console.log(
      `${screen}: ${clicks} clicks, ${slow.length} over 16 ms; 75 % ${p75} ms, 98 % ${p98} ms, most ${most} ms`,
    );
    console.log(`figures ${JSON.stringify({ screen, clicks, p75, p98, most })}`); // for `cargo xtask bench`
    expect(clicks).toBeGreaterThan(20);
  });
}
