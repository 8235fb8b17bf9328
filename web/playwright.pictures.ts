import base from "./playwright.config";

/** `cargo xtask screenshots`: the pictures of the README. */
export default {
  ...base,
  testMatch: "pictures.ts",
  workers: 1,
};
