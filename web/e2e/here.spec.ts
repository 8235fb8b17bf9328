/** Games in this browser: without the server, after a reload, in two tabs, moved to the server. */

import { readFileSync } from "node:fs";
import {
  clickOnce,
  decide,
  expect,
  GAMES,
  moment,
  openHere,
  playToEnd,
  seeded,
  stranger,
  test,
} from "./table";

for (const game of GAMES) {
  test(`${game}: a whole game without the network`, async ({ page, context }) => {
    await page.goto("/");
    const table = await openHere(page, game);
    await expect.poll(() => moment(page)).toBe("mine");
    await context.setOffline(true);
    const random = seeded(31);
    await playToEnd(page, (page) => clickOnce(page, random));
    await expect(page.locator('[data-area="end"]')).toBeVisible();
    expect(page.url()).toContain(table);
  });
}

test("from the home page against bots at once; a reload continues; home lists it", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator('[data-play="duel"]').click();
  await expect(page).toHaveURL(/#\/h\/[0-9a-f]{16}$/);
  await expect.poll(() => moment(page)).toBe("mine");
  await decide(page, seeded(1));
  await expect.poll(() => moment(page)).toBe("mine");
  const lines = page.locator('[data-area="log"] li');
  const before = await lines.allInnerTexts();
  await page.reload();
  await expect.poll(() => moment(page)).toBe("mine");
  expect(await lines.allInnerTexts()).toEqual(before);
  await page.goto("/#/");
  await page.locator('[data-area="yours"] a').first().click();
  await expect.poll(() => moment(page)).toBe("mine");
});

test("undo, a hint and earlier moments", async ({ page }) => {
  await page.goto("/");
  await openHere(page, "duel");
  await expect.poll(() => moment(page)).toBe("mine");
  await decide(page, seeded(2));
  await expect.poll(() => moment(page)).toBe("mine");
  const lines = page.locator('[data-area="log"] li');
  const played = await lines.count();
  await page.locator('[data-action="undo"]').click();
  await expect.poll(() => lines.count()).toBeLessThan(played);
  await page.keyboard.press("h");
  await expect(page.locator('[data-area="hint"] [data-hint]').first()).toBeVisible();
});

test("at one screen, with a curtain", async ({ page }) => {
  await page.goto("/");
  await openHere(page, "wonders", ["you", "you", "bot"]);
  const random = seeded(4);
  let curtains = 0;
  for (let moves = 0; moves < 12; moves++) {
    await expect.poll(() => moment(page)).not.toBe("others");
    if ((await moment(page)) === "curtain") {
      curtains++;
      await expect(page.locator("[data-choice], [data-move]")).toHaveCount(0);
      await page.locator('[data-action="reveal"]').click();
    } else await clickOnce(page, random);
  }
  expect(curtains).toBeGreaterThan(2);
});

test("the last tab that opens a game has it", async ({ page, context }) => {
  await page.goto("/");
  const table = await openHere(page, "duel");
  await expect.poll(() => moment(page)).toBe("mine");
  const other = await context.newPage();
  await other.goto(`/#/h/${table}`);
  await expect.poll(() => moment(other)).toBe("mine");
  await expect(page.getByText("another tab")).toBeVisible();
  await clickOnce(other, seeded(6));
  await expect.poll(() => moment(other)).toBe("mine");
});

test("a game moves to the server and goes on there with a friend", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await openHere(page, "wonders", ["you", "you", "bot"]);
  await expect.poll(() => moment(page)).toBe("curtain");
  await page.locator('[data-action="reveal"]').click();
  await page.keyboard.press("t");
  await page.locator('[data-action="move"]').click();
  await page.locator('[data-action="move-sure"]').click();
  await expect(page).toHaveURL(/#\/t\/[0-9a-z]{12}$/);
  const bo = await stranger(browser, baseURL!);
  await bo.goto(page.url());
  await bo.locator('[data-action="sit"]').first().click();
  await page.locator('[data-action="start"]').click();
  await expect.poll(() => moment(page)).toBe("mine");
  await expect.poll(() => moment(bo)).toBe("mine");
});

test("a finished game: rematch, record, list, delete", async ({ page }) => {
  await page.goto("/");
  const table = await openHere(page, "duel");
  const random = seeded(8);
  await playToEnd(page, (page) => clickOnce(page, random));
  const saved = page.waitForEvent("download");
  await page.locator('[data-action="record"]').first().click();
  expect((await saved).suggestedFilename()).toBe(`duel-${table}.rec`);
  await page.locator('[data-action="rematch"]').click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page).toHaveURL(/#\/h\//);
  await expect.poll(() => moment(page)).toBe("mine");
  await page.goto("/#/games");
  const row = page.locator(`[data-game="${table}"]`);
  await row.locator('[data-action="delete"]').click();
  await page.locator('[data-action="delete-sure"]').click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a record that the user brings is reviewed here", async ({ page, context }) => {
  await page.goto("/#/games");
  await page.locator('[data-area="bring"] summary').click();
  const text = page.locator('[data-area="bring"] textarea');
  await text.fill("mirabilia 1 duel\nseats 2\n0 build nothing\n");
  await page.locator('[data-area="bring"] form .primary').click();
  await expect(page.locator('[data-area="bring"]')).toContainText(/\(3: /);
  await text.fill(readFileSync("../crates/duel/tests/records/blue-decides.rec", "utf8"));
  await page.locator('[data-area="bring"] form .primary').click();
  await expect(page).toHaveURL(/#\/review\/h\/[0-9a-f]{16}$/);
  await context.setOffline(true);
  const review = page.locator('[data-area="review"]');
  await expect(review.locator('[data-done="true"]').first()).toBeVisible({ timeout: 120_000 });
  const at = () => review.getAttribute("data-at");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).toBe("1");
});
