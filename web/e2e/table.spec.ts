/** Around the game: reload, lost connections, undo, hints, log, languages. */

import { against, clickOnce, expect, GAMES, moment, open, seeded, test } from "./table";

for (const game of GAMES) {
  test(`${game}: a reload in the middle of a turn loses nothing`, async ({ page }) => {
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
    await page.locator('[data-choice]:not([aria-disabled="true"])').first().click();
    await page.reload();
    await expect.poll(() => moment(page)).toBe("mine");
    await clickOnce(page, seeded(3));
    await expect.poll(() => moment(page)).toBe("mine");
  });

  test(`${game}: a hint, marked and explained`, async ({ page }) => {
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
    await page.keyboard.press("h");
    const panel = page.locator('[data-area="hint"]');
    await expect(panel.locator("[data-hint]").first()).toBeVisible();
    await expect(panel).toContainText("%");
  });
}

test("a lost connection is shown, and the game goes on after the reconnect", async ({
  page,
  context,
}) => {
  const table = await open(page, "duel", against("duel"));
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  await context.setOffline(true);
  // An open socket does not notice by itself that it is dead; the next command does.
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await clickOnce(page, seeded(3));
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  // The page shows the old moment until it is connected again, so ask the server: it has the deal
  // and the first choice.
  const steps = async () => {
    const look = await page.request.get(`/api/tables/${table}`);
    return ((await look.json()) as { play: { steps: number } }).play.steps;
  };
  await expect.poll(steps).toBeGreaterThan(2);
  await expect.poll(() => moment(page)).toBe("mine");
});

test("undo against bots", async ({ page }) => {
  const table = await open(page, "wonders", against("wonders"), { undo: "always" });
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  const steps = async () => {
    const look = await page.request.get(`/api/tables/${table}`);
    return ((await look.json()) as { play: { steps: number } }).play.steps;
  };
  const before = await steps();
  await clickOnce(page, seeded(4));
  await expect.poll(steps).toBeGreaterThan(before);
  await expect.poll(() => moment(page)).toBe("mine");
  await page.keyboard.press("u");
  await expect.poll(steps).toBe(before);
  await expect.poll(() => moment(page)).toBe("mine");
});

test("the log tells all, and a click shows the moment", async ({ page }) => {
  const table = await open(
    page,
    "duel",
    against("duel"),
    {},
    { options: { wonders: "first-game" } },
  );
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  for (let turn = 0; turn < 3; turn++) {
    await clickOnce(page, seeded(turn));
    await expect.poll(() => moment(page)).toBe("mine");
  }
  const log = page.locator('[data-area="log"]');
  await log.locator("[data-step]").nth(2).click();
  await expect(page.locator('[data-area="moment"]')).toBeVisible();
  // No move can be made while an earlier moment is shown.
  await expect(page.locator("[data-move]")).toHaveCount(0);
  await page.locator('[data-action="now"]').click();
  await expect(page.locator('[data-area="moment"]')).toHaveCount(0);
  await expect.poll(() => moment(page)).toBe("mine");
});

test("languages change at once, in the middle of a game", async ({ page }) => {
  const table = await open(
    page,
    "duel",
    against("duel"),
    {},
    { options: { wonders: "first-game" } },
  );
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  const words = new Set<string>();
  for (const lang of ["en", "sv", "fi"]) {
    await page.goto("/#/settings");
    await page.locator(`[data-option="lang"] [value="${lang}"]`).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.goto(`/#/t/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
    words.add(await page.locator('[data-area="log"]').innerText());
  }
  expect(words.size).toBe(3);
});
