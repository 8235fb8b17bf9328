import { expect, test } from "vitest";
import { refusalCodes } from "../gen/protocol";
import { Refused } from "../lib/api";
import { tellRefusal } from "./refusals";
import { inEveryLanguage } from "./testing/words";

test("every refusal has words in every language", async () => {
  await inEveryLanguage((lang) => {
    for (const code of [...refusalCodes, "offline"] as const) {
      const text = tellRefusal(new Refused(code, ""));
      expect(text, `${lang} ${code}`).toMatch(/^\p{Lu}.*\.$|^\p{Lu}.*\?$/u);
      expect(text, `${lang} ${code}`).not.toContain("refusal-");
    }
  });
});

test("details of the server are shown where it has any", () => {
  const settings = new Refused("table/bad-settings", "watch_delay 5; expected 30 to 3600");
  expect(tellRefusal(settings)).toContain("watch_delay 5; expected 30 to 3600");
  const taken = new Refused("seat/taken", "seat 1 is taken by Bo");
  expect(tellRefusal(taken)).not.toContain("seat 1");
});

test("other errors are reported as a fault of the server", () => {
  expect(tellRefusal(new TypeError("x is not a function"))).not.toContain("function");
});

test("refusals of the rules are shown as the rules word them", () => {
  const why = { id: "duel-why-turn", args: { name: { seat: 1 } } };
  const refused = new Refused("play/illegal", "it is not your turn", null, why);
  expect(tellRefusal(refused, ["Ada", "Bo"])).toBe("Bo decides now.");
});

test("what is wrong with a file is told after what was refused", () => {
  const second = { id: "record-second", args: { key: "seats" } };
  const why = { id: "file-line", args: { n: 3, why: second } };
  const text = tellRefusal(new Refused("table/bad-record", "record: line 3: …", null, why));
  expect(text).toMatch(/^The game cannot be continued .*\(line 3: a second "seats" line\)$/);
});
