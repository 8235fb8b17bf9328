/** A browser and a terminal at one table. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  type Game,
  type SeatWish,
  clickOnce,
  expect,
  open,
  playToEnd,
  seeded,
  test,
} from "./table";

/** Joins a table from a terminal in line mode, and plays the first choice of every decision. */
function sitDown(link: string) {
  const home = mkdtempSync(join(tmpdir(), "mirabilia-"));
  const program = process.env["MIRABILIA_PROGRAM"] ?? "../target/debug/mirabilia";
  const args = ["play", "--join", link, "--name", "Cia", "--plain", "--lang", "en"];
  const env = { ...process.env, XDG_DATA_HOME: home, HOME: home };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (data) => (said += String(data)));
  child.stderr.on("data", (data) => (said += String(data)));
  // The program reads a line only when it asks a question.
  child.stdin.write("1\n".repeat(1000));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return {
    said: () => said,
    end: async () => {
      child.stdin.end();
      const code = await ended;
      rmSync(home, { recursive: true, force: true });
      return code;
    },
  };
}

const TABLES: [Game, SeatWish[]][] = [
  ["duel", ["you", "open"]],
  ["wonders", ["you", "open", { bot: "easy" }]],
  ["dice", ["you", "open"]],
];

for (const [game, seats] of TABLES) {
  test(`${game}: a browser plays a terminal`, async ({ page, baseURL }) => {
    await page.goto("/");
    const table = await open(page, game, seats, { start: "full" }, { name: "Ada" });
    await page.goto(`/#/t/${table}`);
    const terminal = sitDown(`${baseURL}/#/t/${table}`);
    const random = seeded(3);
    await playToEnd(page, (page) => clickOnce(page, random));
    await expect(page.locator('[data-area="end"]')).toBeVisible();
    // A supremacy has no score pad, which would name both.
    await expect(page.locator("body")).toContainText("Cia");
    await expect.poll(terminal.said).toContain("━━ The end ━");
    expect(terminal.said()).toContain("Ada");
    expect(await terminal.end()).toBe(0);
  });
}
