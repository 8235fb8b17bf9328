/** Helpers of all tests: opening tables, playing moves, watching the console. */

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { withEngine } from "../playwright.config";

export type Game = "wonders" | "duel" | "dice";
export const GAMES: Game[] = ["wonders", "duel", "dice"];
/** The address of a game against bots that was opened in the page. */
export const OPENED = withEngine ? /#\/h\/[0-9a-f]{16}$/ : /#\/t\/[0-9a-z]{12}$/;

export type SeatWish = "you" | "open" | { bot: string };

/** Fails a test if the console of any of its pages shows an error or a warning. */
export const test = base.extend<{ refused: boolean; quiet: void }>({
  /** Does the test provoke refusals by the server? Browsers log these to the console. */
  refused: [false, { option: true }],
  quiet: [
    async ({ context, refused }, use) => {
      const complaints = watch(context, refused);
      await unfold(context);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Collects the errors and warnings of all pages of a browser context. */
export function watch(context: BrowserContext, refused = false): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    // Browsers log connections that a test cuts on purpose.
    if (refused && /status of 4\d\d/.test(message.text())) return;
    const own =
      /blocked by Playwright|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to/.test(
        message.text(),
      );
    if (["error", "warning"].includes(message.type()) && !own) complaints.push(message.text());
  });
  return complaints;
}

/** You on the first seat, bots of level `easy` on all others. */
export function against(game: Game, seats = game === "duel" ? 2 : 3): SeatWish[] {
  return ["you", ...Array.from({ length: seats - 1 }, () => ({ bot: "easy" }))];
}

/** Opens a table for the page's user through the API. */
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

/** Opens the panel with the log, which narrower windows fold away: tests read it. */
export async function unfold(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage["mirabilia.settings"] ??= '{"panel":true}';
    } catch {
      // A page without storage.
    }
  });
}

/** A page in another user's browser. */
export async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await unfold(context);
  return context.newPage();
}

/** What the user of the page can do now, and whether the game is over. */
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

/** What can be picked. Without the dice and spaces of Dice that only say why they lead to no move. */
export const CHOICES =
  '[data-choice]:not([disabled], [aria-disabled="true"], .out, .space:not(.open))';

/** Makes a random choice by clicks. */
export async function clickOnce(page: Page, random: () => number): Promise<void> {
  const move = page.locator("[data-move]:not([disabled]):not([aria-disabled='true'])");
  if ((await move.count()) === 0) {
    const choice = page.locator(CHOICES);
    const count = await choice.count();
    if (count === 0) return;
    await choice.nth(Math.floor(random() * count)).click({ timeout: 5_000 });
  }
  const count = await move.count();
  if (count > 0) await move.nth(Math.floor(random() * count)).click({ timeout: 5_000 });
}

/** Clicks until a decision is in the log. Until then it is still the user's turn. */
export async function decide(page: Page, random: () => number): Promise<void> {
  const lines = page.locator('[data-area="log"] li');
  const before = await lines.count();
  await expect
    .poll(async () => {
      if ((await lines.count()) <= before) await clickOnce(page, random);
      return lines.count();
    })
    .toBeGreaterThan(before);
}

/** What makes the page scroll sideways: the innermost elements that end right of the window. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Not `innerWidth`: a phone zooms out until a page that is too wide fits.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const right = (one: Element) => Math.round(one.getBoundingClientRect().right);
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (one) => right(one) > clientWidth,
    );
    const inner = beyond.filter(
      (one) => !beyond.some((other) => other !== one && one.contains(other)),
    );
    const name = (one: Element) => one.cloneNode(false) as Element;
    return inner.slice(0, 5).map((one) => `${right(one)} px: ${name(one).outerHTML}`);
  });
}

/** Plays until the game is over. `act` makes one decision, as a user would. */
export async function playToEnd(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  // Leaves the rest of the test some of its time.
  const deadline = Date.now() + base.info().timeout - 40_000;
  let now: Moment = "others";
  let missed = "no click was missed";
  while (Date.now() < deadline) {
    now = await moment(page);
    if (now === "over") return;
    if (now === "others") await page.waitForTimeout(30);
    // A card that was clicked just after it was taken explains itself instead.
    else if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
    // An element may disappear before it is clicked, when others have decided.
    else
      await act(page).catch((error: Error) => {
        if (!/Timeout|detached|closed/.test(error.message)) throw error;
        missed = error.message;
      });
  }
  const main = await page.locator("main").innerText();
  throw new Error(`the game did not end; last moment: ${now}; ${missed}; the page says:\n${main}`);
}

/** A seeded random number generator, so that tests make the same choices every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Opens a table in the browser by its form; bots answer without delay. Returns the table's id. */
export async function openHere(
  page: Page,
  game: Game,
  seats: ("you" | "bot")[] = against(game).map((seat) => (seat === "you" ? "you" : "bot")),
  /** The address of the pages. */
  base = "/",
): Promise<string> {
  const form = {
    seats: seats.map((who) => ({ who, bot: "easy", name: "" })),
    settings: { pace: 0 },
  };
  await page.evaluate(
    ([game, form]) =>
      localStorage.setItem("mirabilia.last", JSON.stringify({ form: { [game]: form } })),
    [game, form] as const,
  );
  await page.goto(`${base}#/new/${game}`);
  await page.locator("[data-open]").click();
  await expect(page).toHaveURL(/#\/h\/[0-9a-f]{16}$/);
  return page.url().split("/").pop()!;
}
