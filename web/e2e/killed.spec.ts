/** A browser that is killed in the middle of a game goes on with it. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import config from "../playwright.config";
import { clickOnce, expect, moment, openHere, seeded, test, unfold } from "./table";

/** The process of the browser that uses a profile; its helpers end with it. */
function browserOf(profile: string): number {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      const isMain = !words.some((word) => word.startsWith("--type="));
      if (isMain && words.includes(`--user-data-dir=${profile}`)) return Number(pid);
    } catch {
      // The process has ended.
    }
  }
  throw new Error("the browser does not run");
}

test("a game goes on after SIGKILL to the browser", async ({ baseURL }) => {
  test.skip(process.platform !== "linux", "finds the process by /proc");
  const profile = mkdtempSync(join(tmpdir(), "mirabilia-profile-"));
  const { launchOptions, viewport, locale } = config.use!;
  const start = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      viewport: viewport ?? null,
      locale: locale ?? "en-GB",
      reducedMotion: "reduce",
    });
    await unfold(context);
    return context;
  };
  try {
    let context = await start();
    let page = await context.newPage();
    await page.goto("/");
    const table = await openHere(page, "duel");
    const random = seeded(41);
    const lines = () => page.locator('[data-area="log"] li').allInnerTexts();
    for (let moves = 0; moves < 6; moves++) {
      await expect.poll(() => moment(page)).toBe("mine");
      const told = (await lines()).length;
      await clickOnce(page, random);
      // Until the click has its effect, it is still one's own turn.
      await expect.poll(async () => (await lines()).length).toBeGreaterThan(told);
    }
    await expect.poll(() => moment(page)).toBe("mine");
    const before = await lines();
    expect(before.length).toBeGreaterThan(3);
    const ended = new Promise((resolve) => context.once("close", resolve));
    process.kill(browserOf(profile), "SIGKILL");
    await ended;

    context = await start();
    page = await context.newPage();
    await page.goto(`/#/h/${table}`);
    await expect.poll(() => moment(page)).toBe("mine");
    expect(await lines()).toEqual(before);
    await clickOnce(page, random);
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(before.length);
    await context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
