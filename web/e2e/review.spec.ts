/** The review as an analysis board: variations in place, values while one looks, kept and shared. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, GAMES, test, type Game } from "./table";

const RECORDS: Record<Game, string> = {
  duel: "../crates/duel/tests/records/blue-decides.rec",
  wonders: "../crates/wonders/tests/records/three.rec",
  dice: "../crates/dice/tests/records/two-players.rec",
};

/** Brings a record and waits for the board of its review. */
async function bring(page: Page, text: string): Promise<void> {
  await page.goto("/#/games");
  await page.locator('[data-area="bring"] summary').click();
  await page.locator('[data-area="bring"] textarea').fill(text);
  await page.locator('[data-area="bring"] form .primary').click();
  await expect(page).toHaveURL(/#\/review\/h\/[0-9a-f]{16}$/);
  await expect(page.locator('[data-action="branch"]')).toBeVisible({ timeout: 60_000 });
}

const pathOf = (page: Page) => page.locator('[data-area="review"]').getAttribute("data-path");
const live = (page: Page) => page.locator('[data-area="live"]');
const looks = async (page: Page) => Number((await live(page).getAttribute("data-looks")) ?? 0);

for (const game of GAMES) {
  test(`${game}: variations in place, offline; values improve; kept, shared and read again`, async ({
    page,
    context,
  }) => {
    await bring(page, readFileSync(RECORDS[game], "utf8"));
    await context.setOffline(true);
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => pathOf(page)).toBe("00000000");

    // Values appear, and improve while one looks.
    await expect.poll(() => looks(page), { timeout: 30_000 }).toBeGreaterThan(0);
    const first = await looks(page);
    await expect.poll(() => looks(page), { timeout: 30_000 }).toBeGreaterThan(first);

    // A move of the engine that was not played becomes a variation on the same page.
    const other = live(page).locator("li:not(:has(.tag)) [data-branch]").first();
    await other.click();
    // Others may decide once more before the seat does.
    await expect.poll(() => pathOf(page)).toMatch(/^0000000001/);
    const url = page.url();
    expect(url).toContain("/review/");
    await expect(page.locator('[data-area="review-board"][data-ready="true"]')).toBeVisible();
    await expect(page.locator("[data-path][aria-current]")).toBeVisible();
    const start = await pathOf(page);
    // The values of the new position begin again.
    await expect.poll(() => looks(page), { timeout: 30_000 }).toBeGreaterThan(0);
    await live(page).locator("[data-branch]").first().click();
    await expect.poll(() => pathOf(page)).not.toBe(start);
    const deep = await pathOf(page);

    // By keys: back, and up and down between the game and its variations.
    while ((await pathOf(page)) !== "0000000001") await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => pathOf(page)).toBe("0000000000");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => pathOf(page)).toBe("0000000001");
    await page.keyboard.press("End");
    await expect.poll(() => pathOf(page)).toBe(deep);
    await page.locator('[data-action="leave"]').click();
    await expect.poll(() => pathOf(page)).toBe("00000000");
    await expect(page.locator('[data-area="review-board"] .review-mark').first()).toBeVisible();

    // They are kept, and the record has them.
    await page.locator('[data-path="0000000001"]').click();
    await page.locator("[data-variation] input").fill("my idea");
    await page.locator("[data-variation] input").press("Enter");
    const saved = page.waitForEvent("download");
    await page.locator('[data-action="record"]').first().click();
    const text = readFileSync(await (await saved).path(), "utf8");
    expect(text).toContain("my idea");
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator(`[data-path="${deep}"]`)).toBeVisible({ timeout: 60_000 });
    await bring(page, text);
    await expect(page.locator(`[data-path="${deep}"]`)).toBeVisible();
    await expect(page.locator(".comment")).toHaveText("my idea");

    // Deleted ones are gone.
    await page.locator('[data-path="0000000001"]').click();
    await page.locator('[data-action="remove"]').click();
    await expect(page.locator("[data-variation]")).toHaveCount(0);
    await expect.poll(() => pathOf(page)).toBe("00000000");
  });
}

test("a move on the board of the review is a variation; the game's own move is not", async ({
  page,
}) => {
  await bring(page, readFileSync(RECORDS.duel, "utf8"));
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  const before = await pathOf(page);
  const board = page.locator('[data-area="review-board"]');
  await expect(board.locator("[data-choice] .review-mark.played")).toHaveCount(1);
  await board.locator("[data-choice]:not(:has(.review-mark))").first().click();
  await board.locator("[data-move]:not([aria-disabled='true'])").last().click();
  await expect.poll(() => pathOf(page)).toBe(before + "01");
  await page.locator('[data-action="leave"]').click();
  await expect(board.locator("[data-choice] .review-mark.variation")).toHaveCount(1);
  await board.locator("[data-choice]:has(.review-mark.played)").click();
  const played = page.locator('[data-area="live"] li:has(.tag):has-text("played") [data-branch]');
  await played.first().click();
  await expect.poll(() => pathOf(page)).toBe(before + "00");
});
