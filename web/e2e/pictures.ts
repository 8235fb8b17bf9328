/**
 * Takes screenshots of the boards of the fixtures. By default the small set of `docs/images`; with
 * MIRABILIA_PICTURES=folder every phase of every game at all sizes, light and dark.
 */

import { PHASES, show, SIZES } from "./boards";
import { expect, test } from "./table";

const all = process.env.MIRABILIA_PICTURES;
const FOLDER = all ?? "../docs/images";
const THEMES = ["light", "dark"] as const;

const SMALL = { wonders: "three-ways-to-pay", duel: "card", dice: "action" };

for (const [game, phases] of Object.entries(PHASES)) {
  for (const moment of all ? phases : [SMALL[game as keyof typeof SMALL]]) {
    test(`${game}, ${moment}`, async ({ page }) => {
      const sizes = all ? Object.keys(SIZES) : ["desktop", "phone"];
      for (const size of sizes as (keyof typeof SIZES)[]) {
        for (const theme of THEMES) {
          await show(page, { game, moment, size, theme });
          const name = all ? `${game}-${moment}-${size}-${theme}` : `${game}-${size}-${theme}`;
          await page.screenshot({ path: `${FOLDER}/${name}.png` });
        }
      }
    });
  }
}

if (!all) {
  test("the draft of Duel", async ({ page }) => {
    await show(page, { game: "duel", moment: "draft" });
    await page.screenshot({ path: `${FOLDER}/duel-draft.png` });
  });

  test("home", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("canvas.art")).toHaveCount(3);
    await page.locator("html:not([data-drawing])").waitFor();
    await page.screenshot({ path: `${FOLDER}/home.png` });
  });
}
