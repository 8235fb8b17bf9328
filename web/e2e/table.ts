/** What the tests share: opening tables, playing whatever is to be played, watching the console. */

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";

export type Game = "wonders" | "duel" | "dice";
export const GAMES: Game[] = ["wonders", "duel", "dice"];
export type SeatWish = "you" | "open" | { bot: string };

/** Every page of a test: what its console complained of fails the test. */
export const test = base.extend<{ refused: boolean; quiet: void }>({
  /** Does the test let the server refuse something? Browsers write that to the console. */
  refused: [false, { option: true }],
  quiet: [
    async ({ context, refused }, use) => {
      const complaints = watch(context, refused);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Collects errors and warnings of all pages of a browser. */
export function watch(context: BrowserContext, refused = false): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    // A line that was cut on purpose is the browser's own complaint.
    if (refused && /status of 4\d\d/.test(message.text())) return;
    const own =
      /blocked by Playwright|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to/.test(
        message.text(),
      );
    if (["error", "warning"].includes(message.type()) && !own) complaints.push(message.text());
  });
  return complaints;
}

/** Bots of the level `easy` on all seats but the first. */
export function against(game: Game, seats = game === "duel" ? 2 : 3): SeatWish[] {
  return ["you", ...Array.from({ length: seats - 1 }, () => ({ bot: "easy" }))];
}

/** Opens a table as the page's person, without forms. */
export async function open(
  page: Page,
  game: Game,
  seats: SeatWish[],
  settings: object = {},
  more: object = {},
): Promise<string> {
  const response = await page.request.post("/api/tables", {
    data: { game, seats, settings: { start: "full", pace: 0, ...settings }, ...more },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { table: string }).table;
}

/** Another person's browser. */
export async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** What the page may do now, and whether the game is over. */
type Moment = "over" | "mine" | "curtain" | "others";

export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    if (document.querySelector('[data-area="end"]')) return "over";
    if (document.querySelector('[data-area="curtain"]')) return "curtain";
    const choices = '[data-choice]:not([disabled]):not([aria-disabled="true"])';
    const moves = "[data-move]:not([disabled]):not([aria-disabled='true'])";
    return document.querySelector(`${choices}, ${moves}`) ? "mine" : "others";
  });
}

/** Takes the first thing that can be done, by clicks. */
export async function clickOnce(page: Page, random: () => number): Promise<void> {
  const move = page.locator("[data-move]:not([disabled]):not([aria-disabled='true'])");
  if ((await move.count()) === 0) {
    const choice = page.locator('[data-choice]:not([disabled]):not([aria-disabled="true"])');
    const count = await choice.count();
    if (count === 0) return;
    await choice.nth(Math.floor(random() * count)).click({ timeout: 5_000 });
  }
  const count = await move.count();
  if (count > 0) await move.nth(Math.floor(random() * count)).click({ timeout: 5_000 });
}

/** Plays on until the game is over. `act` does what a person would to make one decision. */
export async function playToEnd(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const deadline = Date.now() + 200_000;
  while (Date.now() < deadline) {
    const now = await moment(page);
    if (now === "over") return;
    if (now === "others") await page.waitForTimeout(30);
    // What was seen may be gone in the next moment, when others have decided.
    else
      await act(page).catch((error: Error) => {
        if (!/Timeout|detached|closed/.test(error.message)) throw error;
      });
  }
  throw new Error("the game did not end");
}

/** The same choices every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
