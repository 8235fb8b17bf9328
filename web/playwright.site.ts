import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** The static site, from a plain file server that the tests start: MIRABILIA_SITE is its folder. */
export default defineConfig({
  ...base,
  testMatch: ["offline.spec.ts", "learn.spec.ts", "stats.spec.ts"],
  testIgnore: [],
  webServer: undefined,
});
