/** The pages on a plain web host, and then without any network at all. */

import type { Page } from "@playwright/test";
import { PlainHost } from "./host";
import { clickOnce, expect, GAMES, moment, openHere, playToEnd, seeded, test } from "./table";

/** Waits until every file of the pages is cached. */
async function cached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test.describe("a plain web host", () => {
  // The pages look for a server once.
  test.use({ refused: true });

  for (const game of GAMES) {
    test(`${game}: after one visit, a whole game and its review without the network`, async ({
      context,
    }) => {
      const host = await PlainHost.start();
      const page = await context.newPage();
      await page.goto(host.url);
      await expect(page.locator('[data-area="no-server"]')).toBeVisible();
      await expect(page.locator("[data-friends]")).toHaveCount(0);
      await cached(page);
      await host.stop();

      await page.goto("about:blank");
      await page.goto(host.url);
      const table = await openHere(page, game, undefined, host.url);
      await expect.poll(() => moment(page)).toBe("mine");
      const random = seeded(37);
      for (let moves = 0; moves < 5; moves++) {
        await expect.poll(() => moment(page)).toBe("mine");
        await clickOnce(page, random);
      }
      // Another visit continues the game.
      await page.goto("about:blank");
      await page.goto(`${host.url}#/h/${table}`);
      await playToEnd(page, (page) => clickOnce(page, random));
      await page.locator('[data-action="review"]').click();
      const review = page.locator('[data-area="review"]');
      await expect(review.locator('[data-done="true"]').first()).toBeVisible({ timeout: 120_000 });
      // Another move becomes a variation.
      await page.locator('[data-area="live"] li:not(:has(.tag)) [data-branch]').first().click();
      await expect(review).toHaveAttribute("data-path", /^01/);
      await page.goto(`${host.url}#/games`);
      await expect(page.locator(`[data-game="${table}"]`)).toBeVisible();
      await page.goto(`${host.url}#/rules/${game}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.goto(`${host.url}#/score/${game}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.goto(`${host.url}#/position/${game}`);
      await expect(page.locator("[data-advice]").first()).toBeVisible({ timeout: 60_000 });
    });
  }

  test("three languages, phone and desktop: every page fits", async ({ context }) => {
    const host = await PlainHost.start();
    const page = await context.newPage();
    await page.goto(host.url);
    for (const lang of ["en", "sv", "fi"]) {
      await page.evaluate(
        (lang) => localStorage.setItem("mirabilia.settings", JSON.stringify({ lang })),
        lang,
      );
      await page.goto("about:blank");
      for (const size of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        for (const path of ["", "games", "rules", "score/dice", "position/duel", "position/dice"]) {
          await page.goto(`${host.url}#/${path}`);
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          await expect(page.getByRole("heading").first()).toBeVisible();
          if (path.startsWith("position"))
            await expect(page.locator("[data-field]").first()).toBeVisible({ timeout: 60_000 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${lang} ${path} ${size.width}`).toBeLessThanOrEqual(size.width);
        }
      }
    }
    await host.stop();
  });
});
