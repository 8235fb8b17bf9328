/** Every page passes axe without serious findings, light and dark; review, score pad, rules. */

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  against,
  clickOnce,
  expect,
  GAMES,
  moment,
  open,
  OPENED,
  playToEnd,
  seeded,
  test,
} from "./table";

async function finds(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/**
 * Buttons and links whose visible words are not in their name, so that users who speak to their
 * computer cannot press them. Figures beside symbols are told in words.
 */
async function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[aria-label]:is(button, a)")].flatMap((one) => {
      const name = one.getAttribute("aria-label")!.toLowerCase();
      const words: string[] = [];
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement!;
        const { width, height } = parent.getBoundingClientRect();
        const text = texts.currentNode.textContent!.trim().toLowerCase().replaceAll("\u00ad", "");
        if (width > 1 && height > 1)
          words.push(...text.split(" · ").filter((part) => /\p{L}{2}/u.test(part)));
      }
      const missing = words.filter((word) => !name.includes(word));
      return missing.length > 0 ? [`${missing.join(", ")} in ${name}`] : [];
    }),
  );
}

const PAGES = [
  "",
  "new/wonders",
  "new/duel",
  "new/dice",
  "lobby",
  "games",
  "rules",
  "rules/duel",
  "rules/dice",
  "score",
  "score/duel",
  "score/dice",
  "settings",
  "nowhere",
];

const THEMES = ["light", "dark"] as const;

for (const theme of THEMES) {
  test(`pages without serious findings, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const path of PAGES) {
      await page.goto(`/#/${path}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForTimeout(300);
      expect(await finds(page), path).toEqual([]);
    }
  });
}

for (const game of GAMES) {
  test(`${game}: table without serious findings, light and dark`, async ({ page }) => {
    const check = async (moment: string) => {
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        expect(await finds(page), `${moment}, ${theme}`).toEqual([]);
      }
      expect(await misnamed(page), moment).toEqual([]);
    };
    const waiting = await open(page, game, against(game), { start: "host" });
    await page.goto(`/#/t/${waiting}`);
    await expect(page.locator('[data-action="start"]')).toBeVisible();
    await check("waiting");
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
    await check("playing");
    await page.locator('[data-choice]:not([aria-disabled="true"])').first().click();
    await check("choosing");
    const random = seeded(21);
    await playToEnd(page, (page) => clickOnce(page, random));
    await check("end");
    // The review of the same game, and a new game from a position in its middle.
    await page.locator('[data-action="review"]').click();
    const review = page.locator('[data-area="review"]');
    await expect(review).toBeVisible();
    await expect(review.locator('[data-done="true"]').first()).toBeVisible({ timeout: 60_000 });
    await check("review");
    const at = () => review.getAttribute("data-at");
    const before = await at();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).not.toBe(before);
    await review.locator("[data-number] button").nth(3).click();
    await page.locator("details:has([data-action='try']) > summary").click();
    await page.locator('[data-action="try"]').click();
    await expect(page).toHaveURL(OPENED);
    await expect.poll(() => moment(page)).toBe("mine");
  });
}

test.describe("malformed links", () => {
  test.use({ refused: true });

  test("show a page", async ({ page }) => {
    for (const path of ["t/abc%", "review/%E0%A4%A", "%", "rules/duel/%zz"]) {
      await page.goto(`/#/${path}`);
      await expect(page.getByRole("heading").first(), path).toBeVisible();
    }
  });
});

test("after a game: a date of the region, a rematch at once", async ({ page }) => {
  await page.goto("/");
  const table = await open(page, "duel", against("duel"), {}, { name: "Ada" });
  await page.goto(`/#/t/${table}`);
  const random = seeded(23);
  await playToEnd(page, (page) => clickOnce(page, random));

  // The browser's locale is en-GB.
  await page.goto("/#/games");
  const row = page.locator(`[data-game="${table}"]`);
  await expect(row).toContainText(/\d{1,2} \p{L}{3,4} \d{4}, \d{2}:\d{2}/u);

  await page.goto(`/#/t/${table}`);
  await page.locator('[data-action="rematch"]').click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect.poll(() => moment(page)).toBe("mine");
});

test.describe("board files", () => {
  test.use({ refused: true });

  test("a custom one can be played on, a broken one is refused with its line", async ({ page }) => {
    await page.goto("/#/new/dice");
    const file = page.locator('input[type="file"]').first();
    const load = (text: string) =>
      file.setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    await load("nonsense");
    await expect(page.getByRole("alert").first()).toContainText(/line 1/);
    const mine = readFileSync("../crates/dice/boards/balanced.toml", "utf8");
    await load(mine.replace(/^name = .*$/m, 'name = "ours"'));
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await expect(page.locator('[data-option="boards"] :checked')).toHaveValue("own file");
    await page.locator("[data-open]").click();
    await expect(page).toHaveURL(OPENED);
    await expect(page.getByText("ours").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("ours").first()).toBeVisible();
    await expect.poll(() => moment(page)).toBe("mine");
  });
});
