import { expect, test } from "vitest";
import { capitalised, loadLanguage, t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

test("negative numbers have a minus sign, and hyphens stay", async () => {
  settings.lang = "en";
  await loadLanguage("en");
  expect(t("wonders-tokens", { n: -3 })).toBe("Conflict tokens worth −3");
  expect(t("home-name-kept", { name: "A-1", n: -1 })).toContain("A-1");
});

test("titles begin with a capital letter", () => {
  expect(capitalised("grå tärning 1")).toBe("Grå tärning 1");
  expect(capitalised("ö")).toBe("Ö");
  expect(capitalised("")).toBe("");
});
