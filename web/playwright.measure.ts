import base from "./playwright.config";

/** `npm run measure`: the time from a click to the next paint. Not a test: machines differ. */
export default {
  ...base,
  testMatch: "measure.ts",
  workers: 1,
};
