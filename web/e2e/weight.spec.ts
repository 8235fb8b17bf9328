/** How many bytes a browser downloads: the first page, and everything in one language. */

import type { Page } from "@playwright/test";
import { against, expect, GAMES, moment, open, test } from "./table";

/** Bytes transferred so far, without requests to the API. */
export async function weigh(page: Page): Promise<() => number> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  let bytes = 0;
  const urls = new Map<string, string>();
  line.on("Network.responseReceived", ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!urls.get(requestId)?.includes("/api/")) bytes += encodedDataLength;
  });
  return () => bytes;
}

// Requests of a service worker would not be counted.
test.use({ serviceWorkers: "block" });

test("the first page weighs less than 130 kB, with all three games and their drawings less than 340 kB", async ({
  page,
}) => {
  const bytes = await weigh(page);
  await page.goto("/");
  await expect(page.locator("[data-play]")).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  const first = bytes();
  for (const game of GAMES) {
    const table = await open(page, game, against(game));
    await page.goto(`/#/t/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
  }
  const played = bytes();
  for (const path of [
    "new/dice",
    "games",
    "rules/wonders",
    "rules/duel",
    "rules/dice",
    "score/duel",
    "settings",
  ]) {
    await page.goto(`/#/${path}`);
    await page.waitForLoadState("networkidle");
  }
  const all = bytes();
  const kB = (n: number) => `${(n / 1000).toFixed(0)} kB`;
  console.log(`first page ${kB(first)}, all three games ${kB(played)}, everything ${kB(all)}`);
  console.log(`figures ${JSON.stringify({ first, played, all })}`); // for `cargo xtask bench`
  expect(first).toBeLessThan(130_000);
  expect(played).toBeLessThan(340_000);
  expect(all).toBeLessThan(420_000);
});
