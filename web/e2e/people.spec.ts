/** Several people at one table: two browsers, a shared screen, spectators, names and chat. */

import { withEngine } from "../playwright.config";
import {
  against,
  clickOnce,
  expect,
  moment,
  open,
  playToEnd,
  seeded,
  stranger,
  test,
  watch,
} from "./table";

test("two browsers play each other, invited by link", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  const table = await open(page, "duel", ["you", "open"], { start: "host" }, { name: "Ada" });
  await page.goto(`/#/t/${table}`);
  await expect(page.locator('[data-area="invite"]')).toContainText(table);

  const bo = await stranger(browser, baseURL!);
  const complaints = watch(bo.context());
  await bo.goto(`/#/t/${table}`);
  await bo.locator('[data-action="sit"]').first().click();
  await expect(page.locator('[data-action="start"]')).toBeEnabled();
  await page.locator('[data-action="start"]').click();

  const ada = playToEnd(page, (page) => clickOnce(page, seeded(1)));
  const other = playToEnd(bo, (page) => clickOnce(page, seeded(2)));
  await Promise.all([ada, other]);
  await expect(bo.locator('[data-area="end"]')).toBeVisible();
  // Each browser draws the deals again by itself, if it has the rules.
  const redrawn = bo.locator('[data-area="end"] [data-redrawn]');
  await expect(redrawn).toHaveAttribute("data-redrawn", withEngine ? "same" : "undrawn");
  await expect(bo.locator('[data-area="end"] [data-verdict="kept"]')).toHaveCount(1);
  // A rematch takes both players to the same table.
  await page.locator('[data-action="rematch"]').click();
  await expect(bo.locator('[data-action="next"]')).toBeVisible();
  await bo.locator('[data-action="next"]').click();
  await expect.poll(() => bo.url()).toBe(page.url());
  expect(complaints).toEqual([]);
});

test("seven at one screen, with a curtain between them", async ({ page }) => {
  // Some 380 clicks, with a board that is put up anew for each of 126 decisions.
  test.slow();
  await page.goto("/");
  const names = ["Ada", "Bo", "Cecilia", "David", "Eeva", "Frans", "Greta"];
  const seats = names.map(() => "you" as const);
  const table = await open(page, "wonders", seats, {}, { names });
  await page.goto(`/#/t/${table}`);
  const asked: string[] = [];
  const random = seeded(5);
  await playToEnd(page, async (page) => {
    if ((await moment(page)) === "curtain") {
      // The covered page contains no hand at all.
      await expect(page.locator("[data-choice], [data-move]")).toHaveCount(0);
      asked.push(await page.locator('[data-area="curtain"]').innerText());
      await page.locator('[data-action="reveal"]').click({ timeout: 5_000 });
    } else {
      await clickOnce(page, random);
    }
  });
  for (const name of names)
    expect(
      asked.some((text) => text.includes(name)),
      name,
    ).toBe(true);
});

test("a spectator sees no hand", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  const table = await open(page, "wonders", against("wonders"));
  await page.goto(`/#/t/${table}`);
  await expect.poll(() => moment(page)).toBe("mine");
  const eve = await stranger(browser, baseURL!);
  const sent: string[] = [];
  eve.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => sent.push(String(payload))),
  );
  await eve.goto(`/#/t/${table}`);
  await expect(eve.locator('[data-area="watch"]')).toBeVisible();
  await expect(eve.locator("[data-choice], [data-move]")).toHaveCount(0);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  for (const frame of sent) {
    const message = JSON.parse(frame) as { play?: { views: { picture: { hand: unknown[] } }[] } };
    for (const view of message.play?.views ?? []) expect(view.picture.hand).toEqual([]);
  }
});

test("names and chat with markup stay text", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  const evil = "<img src=x onerror=alert(1)>";
  const table = await open(page, "duel", ["you", "open"], { start: "full" }, { name: evil });
  const bo = await stranger(browser, baseURL!);
  bo.on("dialog", () => expect("a dialog").toBe("never shown"));
  await bo.goto(`/#/t/${table}`);
  await expect(bo.getByText(evil).first()).toBeVisible();
  await bo.locator('[data-action="sit"]').first().click();
  await page.goto(`/#/t/${table}`);
  const words = `<b onclick="alert(2)">hello</b>`;
  await page.request.post(`/api/tables/${table}/commands`, {
    data: { id: "say-1", do: "say", text: words },
  });
  for (const one of [page, bo]) {
    // Shortcuts work once the table is loaded.
    await expect(one.locator('[data-area="log"]')).toBeVisible();
    await one.keyboard.press("c");
    await expect(one.locator('[data-area="chat"]').getByText(words)).toBeVisible();
    expect(await one.locator("img[src='x'], b[onclick]").count()).toBe(0);
  }
});

test("a name may contain joined emoji", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-name]").click();
  const name = "Ada 👩🏽\u200d🚀";
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-name]")).toContainText(name);
});
