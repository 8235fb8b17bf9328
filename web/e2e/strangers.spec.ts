/** A table among strangers: consent, mute, removal, one's own data. */

import type { Browser, Page } from "@playwright/test";
import { expect, open, stranger, test } from "./table";

/** A running game of Duel between the page's user and another browser. */
async function duel(page: Page, browser: Browser, baseURL: string): Promise<[string, Page]> {
  await page.goto("/");
  const table = await open(page, "duel", ["you", "open"], { start: "host" }, { name: "Ada" });
  await page.goto(`/#/t/${table}`);
  const bo = await stranger(browser, baseURL);
  await bo.goto(`/#/t/${table}`);
  await bo.locator('[data-action="sit"]').first().click();
  await page.locator('[data-action="start"]').click();
  await expect(bo.locator('[data-action="menu"]')).toBeVisible();
  await expect(page.locator('[data-action="menu"]')).toBeVisible();
  return [table, bo];
}

/** Sends a command as the page's user. */
async function command(page: Page, table: string, command: object): Promise<void> {
  const id = Math.random().toString(36).slice(2);
  const answer = await page.request.post(`/api/tables/${table}/commands`, {
    data: { id, ...command },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the panel with the seats. */
async function seats(page: Page): Promise<void> {
  await page.locator('[data-action="menu"]').click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
}

test("a change that touches fairness is shown to the others, who answer it", async ({
  page,
  browser,
  baseURL,
}) => {
  const [table, bo] = await duel(page, browser, baseURL!);
  const snapshot = async () =>
    (
      (await (await page.request.get(`/api/tables/${table}`)).json()) as {
        table: { settings: { hints: boolean } };
      }
    ).table.settings;
  const settings = { ...(await snapshot()), hints: false };
  await command(page, table, { do: "settings", settings });
  await expect(bo.locator('[data-area="proposal"]')).toBeVisible();
  expect((await snapshot()).hints).toBe(true);
  await expect(page.locator('[data-area="proposal"]')).toBeVisible();
  // The bar ignores clicks in its first half second.
  await expect(async () => {
    await bo.locator('[data-action="proposal-yes"]').click({ timeout: 1_000 });
    await expect(bo.locator('[data-area="proposal"]')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect.poll(async () => (await snapshot()).hints).toBe(false);
});

test("a muted person is not heard, and the host removes them", async ({
  page,
  browser,
  baseURL,
}) => {
  const [table, bo] = await duel(page, browser, baseURL!);
  await command(bo, table, { do: "say", text: "noise" });
  await seats(page);
  await page.locator('[data-action="person"]').click();
  await page.locator('[data-action="mute"]').click();
  await command(bo, table, { do: "say", text: "more noise" });
  await command(page, table, { do: "say", text: "peace" });
  const heard = async () =>
    (
      (await (await page.request.get(`/api/tables/${table}`)).json()) as {
        chat: { text: string }[];
      }
    ).chat.map((line) => line.text);
  expect(await heard()).toEqual(["peace"]);

  await page.locator('[data-action="person"]').click();
  await page.locator('dialog[open] [data-action="remove"]').click();
  await expect(page.locator("body")).toContainText("a bot plays on");
});

test("one's own data is downloaded and deleted", async ({ page, browser, baseURL }) => {
  const [table, bo] = await duel(page, browser, baseURL!);
  await page.goto("/#/settings");
  // The table was opened behind the page's back: the page asks who the user is when it loads.
  await page.reload();
  await expect(page.locator('[data-area="my-data"]')).toContainText("this one");
  const waiting = page.waitForEvent("download");
  await page.locator('[data-action="export"]').click();
  expect((await waiting).suggestedFilename()).toBe("mirabilia.json");
  const data = (await (await page.request.get("/api/me/data")).json()) as {
    name: string;
    tables: { table: string }[];
  };
  expect([data.name, data.tables[0]!.table]).toEqual(["Ada", table]);

  await page.locator('[data-action="delete-me"]').click();
  await page.locator('[data-action="delete-sure"]').click();
  await expect(page.locator('[data-area="my-data"]')).toBeHidden();
  expect((await page.request.get("/api/me")).status()).toBe(200);
  await expect
    .poll(async () => await (await bo.request.get(`/api/tables/${table}`)).text())
    .not.toContain("Ada");
});
