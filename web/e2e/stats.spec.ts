/** Statistics, mistakes, pictures and openings on a plain web host, after one visit without any network. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PlainHost } from "./host";
import { clickOnce, expect, moment, openHere, playToEnd, seeded, test } from "./table";

// The pages look for a server once.
test.use({ refused: true });

const ready = (page: Page, area: string) =>
  page.locator(`[data-area="${area}"][data-ready="true"]`);
const shots = process.env.MIRABILIA_SHOTS;

/** Takes a picture of the page, by day and by night, for people who want to look. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const [size, width, height] of [
      ["desktop", 1280, 800],
      ["phone", 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator("html:not([data-drawing])").waitFor();
      await page.screenshot({ path: `${shots}/${name}-${theme}-${size}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
}

test("a game is counted, its mistakes are retried, its picture is shared; all offline", async ({
  page,
  browser,
}) => {
  const host = await PlainHost.start();
  await page.goto(host.url);
  await expect(page.locator("[data-stats]")).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await host.stop();
  await page.goto("about:blank");
  await page.goto(host.url);

  // Nothing is counted yet.
  await page.locator("[data-stats]").click();
  await page.goto(`${host.url}#/stats/duel`);
  await expect(ready(page, "stats").locator('[data-area="none"]')).toBeVisible();
  await page.goto(`${host.url}#/mistakes/duel`);
  await expect(ready(page, "mistakes").locator('[data-area="none"]')).toBeVisible();

  // A game that is played at random has mistakes. The draft says what wins, on request.
  await page.goto(host.url);
  await openHere(page, "duel", undefined, host.url);
  await expect.poll(() => moment(page)).toBe("mine");
  const random = seeded(11);
  await playToEnd(page, (page) => clickOnce(page, random));

  // The picture: with the curve, as a file, with a link that carries the game.
  await page.locator('[data-action="picture"]').click();
  const picture = page.locator('[data-area="picture"]');
  await expect(picture.locator("img")).toBeVisible();
  await expect(picture).toHaveAttribute("data-curve", "true", { timeout: 120_000 });
  await expect(picture.locator("img")).toHaveAttribute("src", /^data:image\/svg/);
  await expect(picture.locator("img")).toHaveAttribute("alt", /(Guest|Easy).* won/);
  await shoot(page, "picture");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-action="save"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mirabilia-.*\.png$/);
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1260]);
  expect(png.length).toBeGreaterThan(50_000);
  if (shots) await file.saveAs(`${shots}/shared.png`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator('[data-action="moment-link"]').click();
  await expect(page.locator("body")).toContainText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/shown\?at=\d+&game=/);
  await page.keyboard.press("Escape");

  // The review counts accuracy and mistakes.
  await page.locator('[data-action="review"]').click();
  const review = page.locator('[data-area="review"]');
  await expect(review).toHaveAttribute("data-counted", "true", { timeout: 120_000 });
  await page.goto(`${host.url}#/stats/duel`);
  await ready(page, "stats").waitFor();
  await expect(page.locator("[data-accuracy]")).toHaveText(/^\d/);
  await expect(page.locator("[data-games]")).toHaveText("1");
  await shoot(page, "stats");

  // A mistake again: the same board, another move.
  await page.locator('[data-action="retry"]').click();
  await expect(ready(page, "mistakes")).toBeVisible({ timeout: 60_000 });
  expect(
    Number(await page.locator('[data-area="mistakes"]').getAttribute("data-left")),
  ).toBeGreaterThan(0);
  await shoot(page, "mistakes");
  for (let clicks = 0; clicks < 12; clicks++) {
    if ((await page.locator('[data-area="verdict"]').count()) > 0) break;
    await clickOnce(page, random);
  }
  await expect(page.locator('[data-area="verdict"]')).toContainText("You played:");
  await shoot(page, "mistakes-verdict");
  await page.locator('[data-action="next"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-area="verdict"]')).toHaveCount(0);

  // Everything as a file, and everything gone.
  await page.goto(`${host.url}#/stats/duel`);
  await ready(page, "stats").waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-action="export"]').click(),
  ]);
  const all = JSON.parse(readFileSync(await saved.path(), "utf8")) as { games: { game: string }[] };
  expect(all.games.map(({ game }) => game)).toEqual(["duel"]);
  await page.locator('[data-action="delete"]').click();
  await page.locator('[data-action="delete-yes"]').click();
  await expect(page.locator('[data-area="none"]')).toBeVisible();
  await page.reload();
  await expect(ready(page, "stats").locator('[data-area="none"]')).toBeVisible();

  // A friend opens the link at the decisive moment.
  const again = await PlainHost.start();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(again.url + link.slice(link.indexOf("#")));
  const shown = friend.locator('[data-area="review"]');
  // Nothing is decided before the deal, which has a few steps.
  const at = Number(/at=(\d+)/.exec(link)![1]);
  await expect(shown.locator("h1")).toBeVisible({ timeout: 60_000 });
  await expect(shown).toHaveAttribute("data-at", at > 12 ? /^[1-9]/ : /^\d/);
  await friend.goto("about:blank");
  await friend.goto(`${again.url}#/shown?game=broken`);
  await expect(friend.locator('[data-area="broken"]')).toBeVisible();
  await friend.context().close();
  await again.stop();
});

test("openings: every game offline, and the draft shows what wins on request", async ({ page }) => {
  const host = await PlainHost.start();
  await page.goto(host.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await host.stop();
  for (const game of ["duel", "wonders", "dice"]) {
    await page.goto("about:blank");
    await page.goto(`${host.url}#/openings/${game}`);
    const area = ready(page, "openings");
    await expect(area).toBeVisible({ timeout: 60_000 });
    expect(await area.locator("[data-key]").count()).toBeGreaterThan(10);
    await expect(area).toContainText(/games with \d players/);
    await shoot(page, `openings-${game}`);
  }
  await page.locator('[data-field="seats"]').selectOption("2");
  await expect(ready(page, "openings")).toContainText("games with 2 players");
  // The draft of a table whose wonders are drafted.
  const deal = `bots=you,easy&secret=${"5e".repeat(32)}&number=7`;
  await page.goto(`${host.url}#/deal/duel?${deal}`);
  await page.locator('[data-action="deal-play"]').click();
  await expect.poll(() => moment(page), { timeout: 60_000 }).toBe("mine");
  await expect(page.locator('[data-area="what-wins"]')).toHaveCount(0);
  await page.locator('[data-action="what-wins"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-area="what-wins"] [data-key]')).toHaveCount(4);
  await shoot(page, "draft");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-area="what-wins"]')).toHaveCount(0);
});

test("three languages, phone and desktop: statistics and openings fit", async ({ page }) => {
  const host = await PlainHost.start();
  await page.goto(host.url);
  for (const lang of ["en", "sv", "fi"]) {
    await page.addInitScript((lang) => {
      if (location.protocol !== "about:")
        localStorage.setItem("mirabilia.settings", JSON.stringify({ lang }));
    }, lang);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["stats/dice", "mistakes/dice", "openings/wonders"]) {
        await page.goto("about:blank");
        await page.goto(`${host.url}#/${path}`);
        await expect(ready(page, path.split("/")[0]!)).toBeVisible({ timeout: 60_000 });
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${lang} ${path} ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
  await host.stop();
});
