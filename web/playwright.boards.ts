import base from "./playwright.config";

/** The boards of the fixtures only: no game server is needed. */
export default {
  ...base,
  testMatch: process.env.MIRABILIA_BOARDS ?? "boards.spec.ts",
  webServer: [base.webServer ?? []].flat().slice(1),
};
