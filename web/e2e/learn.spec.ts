/** Lessons and puzzles on a plain web host, after one visit without any network. */

import type { Page } from "@playwright/test";
import { PlainHost } from "./host";
import { expect, GAMES, moment, test } from "./table";

// The pages look for a server once.
test.use({ refused: true });

const coach = (page: Page) => page.locator('[data-area="coach"]');
const words = (page: Page) => coach(page).locator("[data-turn]");
const ready = (page: Page, area: string) =>
  page.locator(`[data-area="${area}"][data-ready="true"]`);

/** Opens the pages once, so that they are cached, and then turns the network off. */
async function offline(page: Page): Promise<string> {
  const host = await PlainHost.start();
  await page.goto(host.url);
  await expect(page.locator("[data-learn]")).toHaveCount(3);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await host.stop();
  await page.goto("about:blank");
  return host.url;
}

/**
 * A reader who knows nothing but what the coach points at: clicks what has a ring, the last one that
 * can be clicked first, until the coach goes on.
 */
async function follow(page: Page): Promise<void> {
  const before = await words(page).getAttribute("data-turn");
  const move = page.locator("[data-move].coached-move:not([disabled])");
  for (let clicks = 0; clicks < 6; clicks++) {
    if ((await words(page).getAttribute("data-turn")) !== before) return;
    if ((await move.count()) > 0) {
      await move.first().click();
      await expect(words(page)).not.toHaveAttribute("data-turn", before!);
      return;
    }
    const picks = page.locator('[data-choice].coached-move:not([aria-pressed="true"])');
    await picks.first().click();
  }
  throw new Error(`the coach stays at turn ${before}`);
}

async function followToEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    if ((await words(page).getAttribute("data-over")) === "true") return;
    await follow(page);
  }
  throw new Error("the lesson does not end");
}

for (const game of GAMES) {
  test(`${game}: a reader who follows the rings finishes the lesson, offline, and plays on`, async ({
    page,
  }) => {
    const url = await offline(page);
    await page.goto(url);
    await page.locator(`[data-learn="${game}"]`).click();
    await expect(ready(page, "learn")).toBeVisible({ timeout: 60_000 });
    await followToEnd(page);
    await expect(coach(page)).toContainText(/You know the game/);
    await page.locator('[data-action="rest"]').click();
    await expect(page).toHaveURL(/#\/h\//);
    await expect.poll(() => moment(page), { timeout: 60_000 }).toBe("mine");
  });
}

test("another move is answered and can be taken back; the lesson resumes after a reload", async ({
  page,
}) => {
  const url = await offline(page);
  await page.goto(`${url}#/learn/duel`);
  await expect(ready(page, "learn")).toBeVisible({ timeout: 60_000 });
  await follow(page);
  // Not what the coach points at.
  await page.locator('[data-choice="guard-tower"]').click();
  await page.locator('[data-move="build guard-tower"]').click();
  await expect(coach(page).locator('[data-answer="false"]')).toBeVisible();
  await page.locator('[data-action="take-back"]').click();
  await expect(words(page)).toHaveAttribute("data-turn", "1");
  await follow(page);
  await page.reload();
  await expect(words(page)).toHaveAttribute("data-turn", "2");
  await expect(coach(page)).toContainText("You are where you left off");
  // By the keyboard: the coach plays, and the words are announced.
  await page.locator('[data-action="skip"]').focus();
  await page.keyboard.press("Enter");
  await expect(words(page)).toHaveAttribute("data-turn", "3");
  await expect(words(page)).toHaveAttribute("aria-live", "polite");
});

/** Answers the puzzle with the first move that can be played. */
async function answer(page: Page): Promise<void> {
  const move = page.locator("[data-move]:not([disabled]):not([aria-disabled='true'])");
  for (let clicks = 0; clicks < 8 && (await move.count()) === 0; clicks++) {
    const choice = page.locator("[data-choice]:not([disabled]):not([aria-disabled='true'])");
    await choice.nth(clicks % (await choice.count())).click();
  }
  await move.first().click();
}

for (const game of GAMES) {
  test(`${game}: the puzzle of the day and another, offline`, async ({ page }) => {
    const url = await offline(page);
    await page.goto(`${url}#/puzzles/${game}`);
    await expect(ready(page, "puzzles")).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-daily="true"]')).toBeVisible();
    await answer(page);
    const verdict = page.locator('[data-area="verdict"]');
    await expect(verdict).toBeVisible();
    await expect(verdict).toContainText("Best:");
    const rating = page.locator("[data-rating]");
    await expect(rating).not.toHaveText("1200");
    await page.locator('[data-action="next"]').click();
    await expect(verdict).toHaveCount(0);
    await expect(page.locator('[data-daily="false"]')).toBeVisible();
    await answer(page);
    await expect(verdict).toBeVisible();
    // The tries are kept.
    const kept = await rating.innerText();
    await page.reload();
    await expect(ready(page, "puzzles")).toBeVisible({ timeout: 60_000 });
    await expect(rating).toHaveText(kept);
  });
}

test("three languages, phone and desktop: lessons and puzzles fit", async ({ page }) => {
  const url = await offline(page);
  // Every page in every language, each game in one of them.
  for (const [at, lang] of ["en", "sv", "fi"].entries()) {
    const game = GAMES[at]!;
    // Before the pages read it: a page that is open would write its own settings over it.
    await page.addInitScript((lang) => {
      if (location.protocol !== "about:")
        localStorage.setItem("mirabilia.settings", JSON.stringify({ lang }));
    }, lang);
    for (const [name, size] of [
      ["phone", { width: 390, height: 844 }],
      ["desktop", { width: 1280, height: 800 }],
    ] as const) {
      await page.setViewportSize(size);
      for (const area of ["learn", "puzzles", "deal"]) {
        await page.goto("about:blank");
        await page.goto(`${url}#/${area}/${game}`);
        await expect(ready(page, area)).toBeVisible({ timeout: 60_000 });
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${lang} ${name} ${area} ${game}`).toBeLessThanOrEqual(0);
        if (process.env.MIRABILIA_SHOTS)
          await page.screenshot({
            path: `${process.env.MIRABILIA_SHOTS}/${area}-${game}-${lang}-${name}.png`,
          });
      }
    }
  }
});

/** What can be picked, which is what was dealt. */
async function dealt(page: Page): Promise<string[]> {
  const choices = page.locator("[data-choice]");
  return choices.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.choice!));
}

test("the deal of the day is the same for everybody, and a friend's link repeats a deal", async ({
  page,
  browser,
}) => {
  const host = await PlainHost.start();
  await page.goto(`${host.url}#/deal/duel`);
  await page.locator('[data-action="deal-play"]').click();
  await expect.poll(() => moment(page), { timeout: 60_000 }).toBe("mine");
  const mine = await dealt(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${host.url}#/deal/duel`);
  await other.locator('[data-action="deal-play"]').click();
  await expect.poll(() => moment(other), { timeout: 60_000 }).toBe("mine");
  expect(await dealt(other)).toEqual(mine);
  const link = `bots=you,easy&secret=${"5e".repeat(32)}&number=7&wonders=first-game`;
  const hands: string[][] = [];
  for (const reader of [page, other]) {
    await reader.goto("about:blank");
    await reader.goto(`${host.url}#/deal/duel?${link}`);
    await reader.locator('[data-action="deal-play"]').click();
    await expect.poll(() => moment(reader), { timeout: 60_000 }).toBe("mine");
    hands.push(await dealt(reader));
  }
  expect(hands[0]).toEqual(hands[1]);
  expect(hands[0]).not.toEqual(mine);
  await host.stop();
});
