/** Takes the screenshots of the README: each game, light and dark, desktop and phone. */

import { clickOnce, expect, moment, open, seeded, test, type Game, type SeatWish } from "./table";

const FOLDER = "../docs/images";
const BOTS = ["normal", "easy", "hard", "normal"];

const SHOWN: { game: Game; seats: number; turns: number; options?: object }[] = [
  { game: "wonders", seats: 5, turns: 9 },
  { game: "duel", seats: 2, turns: 5, options: { wonders: "first-game" } },
  { game: "dice", seats: 3, turns: 10 },
];

const SCREENS = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "phone", width: 390, height: 800 },
];

for (const { game, seats, turns, options = {} } of SHOWN) {
  for (const screen of SCREENS) {
    for (const theme of ["light", "dark"] as const) {
      test(`${game}, ${screen.name}, ${theme}`, async ({ page }) => {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await page.goto("/");
        const others = BOTS.slice(0, seats - 1).map((bot) => ({ bot }));
        const wishes: SeatWish[] = ["you", ...others];
        const table = await open(page, game, wishes, {}, { options, name: "Ada" });
        await page.goto(`/#/t/${table}`);
        const random = seeded(4);
        for (let turn = 0; turn < turns; turn++) {
          await expect.poll(() => moment(page)).toBe("mine");
          await clickOnce(page, random);
          await page.waitForTimeout(100);
        }
        await expect.poll(() => moment(page)).toBe("mine");
        await page.keyboard.press("Escape");
        await page.waitForTimeout(9_500); // wait for the notices of the last turn to close
        await page.screenshot({ path: `${FOLDER}/${game}-${screen.name}-${theme}.png` });
      });
    }
  }
}

test("home", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.screenshot({ path: `${FOLDER}/home.png` });
});
