/** The best moves of a described table. */

import { expect, GAMES, test } from "./table";

for (const game of GAMES) {
  test(`${game}: a described table, checked while one types, with the best moves`, async ({
    page,
    context,
  }) => {
    await page.goto(`/#/position/${game}`);
    const best = page.locator("[data-advice]").first();
    await expect(best).toBeVisible({ timeout: 30_000 });
    // The service worker has everything only when it is active.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await expect(page.locator('[data-area="advice"][data-done="true"]')).toBeVisible({
      timeout: 60_000,
    });
    await expect(best.locator("ul li").first()).toBeVisible();

    // A thing that cannot be there is refused next to its field, and advice goes.
    const seat = page.locator('[data-seat="0"]');
    const field = seat.locator('[data-field="cards"], [data-field="crossed"]').first();
    await field.locator('[data-action="pick"]').click();
    const picker = page.locator('[data-area="picker"]:visible');
    await picker.locator("[data-pick]").last().click();
    await page.keyboard.press("Escape");
    await expect(field.locator('[data-area="problem"]')).toBeVisible();
    await expect(best).toHaveCount(0);
    await field.locator("[data-chip]").last().click();
    await expect(best).toBeVisible({ timeout: 30_000 });

    // The text is the same position.
    await page.getByRole("tab").nth(1).click();
    const text = page.locator("textarea");
    const whole = await text.inputValue();
    expect(whole).toContain("position\n");
    await text.fill(whole.replace("\nend\n", "\n0 gold 3\nend\n"));
    await expect(page.locator("[aria-invalid] ~ .error")).toContainText("gold");
    await text.fill(whole);
    await expect(best).toBeVisible({ timeout: 30_000 });
    // It is kept.
    await page.reload();
    await page.getByRole("tab").nth(1).click();
    await expect(text).toHaveValue(whole);
  });
}
