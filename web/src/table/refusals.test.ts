import { expect, test } from "vitest";
import { Refused } from "../lib/api";
import { CODES, tellRefusal } from "./refusals";
import { inEveryLanguage } from "./testing/words";

test("every refusal has words in every language", async () => {
  await inEveryLanguage((lang) => {
    for (const code of CODES) {
      const text = tellRefusal(new Refused(code, ""));
      expect(text, `${lang} ${code}`).toMatch(/^\p{Lu}.*\.$|^\p{Lu}.*\?$/u);
      expect(text, `${lang} ${code}`).not.toContain("refusal-");
    }
  });
});

test("the server says more where it knows more", () => {
  const settings = new Refused("table/bad-settings", "watch_delay 5; expected 30 to 3600");
  expect(tellRefusal(settings)).toContain("watch_delay 5; expected 30 to 3600");
  const taken = new Refused("seat/taken", "seat 1 is taken by Bo");
  expect(tellRefusal(taken)).not.toContain("seat 1");
});

test("what is no refusal at all is a mistake", () => {
  expect(tellRefusal(new TypeError("x is not a function"))).not.toContain("function");
});
