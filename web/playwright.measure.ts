import base from "./playwright.config";

/** `npm run measure`: how long a click takes until it is seen. Not a test: machines differ. */
export default {
  ...base,
  testMatch: "measure.ts",
  workers: 1,
};
