import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The program and the browser; `cargo xtask test` sets both. */
const program = process.env.MIRABILIA_PROGRAM ?? "../target/debug/mirabilia";
const browser = process.env.MIRABILIA_CHROMIUM ?? "/usr/bin/chromium";
export const address = process.env.MIRABILIA_E2E_ADDR ?? "127.0.0.1:7791";
/** The boards of the fixtures, built and served without a game server. */
const port = Number(process.env.MIRABILIA_STAGE_PORT ?? 7792);
export const stage = `http://127.0.0.1:${port}`;
const built = "node_modules/.vite/stage";

/** Were the pages built with the engine? Then games against bots run in the browser. */
export const withEngine =
  existsSync("dist/assets") && readdirSync("dist/assets").some((name) => name.endsWith(".wasm"));

const NEED_ENGINE = ["here", "review", "position", "killed", "smooth"].map(
  (name) => `${name}.spec.ts`,
);

/** Tests of the static site. */
const ON_SITE = ["offline.spec.ts", "learn.spec.ts", "stats.spec.ts"];

/** Many clients from one address, bots that answer at once, shallow but quick reviews. */
const flags = [
  "--db memory:",
  "--limit-requests 5000 --limit-sockets 1000 --limit-tables 10000 --limit-people 10000",
  "--limit-connections 5000 --limit-storage 100000 --limit-listed 1000 --limit-exports 1000",
  "--limit-commands 1000 --bot-time-ms 50 --hint-time-ms 100 --review-time-ms 5",
].join(" ");

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  // Games in the browser need the engine; the static site has a configuration of its own.
  testIgnore: withEngine ? ON_SITE : [...ON_SITE, ...NEED_ENGINE],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // The server deals at random, so a second try is another game. A test that needed it is listed as flaky.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://${address}`,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    // Snapshots of boards, which are drawings of thousands of paths, would take most of the time.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser,
      // Chromium's sandbox does not work for root, and containers run as root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: [
    {
      command: `${program} serve --addr ${address} ${flags}`,
      url: `http://${address}/readyz`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
    {
      command: `npx vite build --mode stage --outDir ${built} && npx vite preview --outDir ${built} --host 127.0.0.1 --port ${port} --strictPort`,
      url: `${stage}/stage.html`,
      // Whoever names the port may have started it already.
      reuseExistingServer: process.env.MIRABILIA_STAGE_PORT !== undefined,
      timeout: 300_000,
    },
  ],
});
