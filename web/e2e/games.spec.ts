/** A whole game of each kind: by clicks, by keyboard alone, on a phone. */

import {
  against,
  CHOICES,
  clickOnce,
  expect,
  GAMES,
  moment,
  open,
  OPENED,
  playToEnd,
  seeded,
  test,
  tooWide,
} from "./table";

for (const game of GAMES) {
  test(`${game}: from the first page to the last point, by clicks`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`[data-play="${game}"]`).click();
    await expect(page).toHaveURL(OPENED);
    // Tables opened from the home page slow down their bots; this game would take minutes.
    await expect.poll(() => moment(page)).toBe("mine");

    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    const random = seeded(7);
    await playToEnd(page, (page) => clickOnce(page, random));
    const end = page.locator('[data-area="end"]');
    await expect(end).toBeVisible();
    const look = await page.request.get(`/api/tables/${table}`);
    const { play } = (await look.json()) as {
      play: { ending: { end: string; scores: { total: number }[] } };
    };
    // The total that the page counts up to is the server's.
    if (play.ending.end === "points") {
      for (const { total } of play.ending.scores) await expect(end).toContainText(String(total));
    }
  });

  test(`${game}: by keyboard alone`, async ({ page }) => {
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    const random = seeded(11);
    await playToEnd(page, async (page) => {
      const ready = "[data-move]:not([disabled]):not([aria-disabled='true'])";
      const first = page.locator(`${ready}, ${CHOICES}`);
      // Tab and Enter reach everything; `focus` stands for repeated presses of Tab.
      const moves = page.locator(ready);
      if ((await moves.count()) === 0) {
        const nth = Math.floor(random() * (await first.count()));
        await first.nth(nth).focus({ timeout: 2_000 });
        await page.keyboard.press("Enter");
      }
      if ((await moves.count()) > 0) {
        await moves.nth(Math.floor(random() * (await moves.count()))).focus({ timeout: 2_000 });
        await page.keyboard.press("Enter");
      }
    });
    await expect(page.locator('[data-area="end"]')).toBeVisible();
  });

  test(`${game}: on a phone, without scrolling sideways`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
      locale: "en-GB",
    });
    const page = await context.newPage();
    await page.goto("/");
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    const random = seeded(13);
    const wide: string[] = [];
    await playToEnd(page, async (page) => {
      wide.push(...(await tooWide(page)));
      await clickOnce(page, random);
    });
    expect(wide).toEqual([]);
    await expect(page.locator('[data-area="end"]')).toBeVisible();
    await context.close();
  });
}

test("keys: a digit picks, Enter confirms, Escape unpicks", async ({ page }) => {
  const table = await open(page, "wonders", against("wonders"));
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  const moves = page.locator("[data-move]:not([disabled]):not([aria-disabled='true'])");
  await page.keyboard.press("1");
  await expect(moves.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(moves).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
