import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cut, fold, needles, search, shorter } from "./search";
import { readRules } from "./text";

const load = (lang: string, game: string) =>
  readRules(readFileSync(`../locales/${lang}/rules/${game}.md`, "utf8")).sections;
const ids = (lang: string, game: string, query: string) =>
  search(load(lang, game), needles(query)).map((section) => section.id);

describe("searching the rules", () => {
  it.each([
    ["en", "duel", "military supremacy", "military-victory"],
    ["en", "wonders", "CHAINS", "chain"],
    ["sv", "duel", "kedjor", "chain"],
    ["sv", "wonders", "militara konflikter", "military"],
    ["fi", "dice", "kiltalaitos", "guild-court"],
    ["fi", "wonders", "poistopakka", "discard"],
  ])("finds in %s %s by %s first %s", (lang, game, query, first) => {
    expect(ids(lang, game, query)[0]).toBe(first);
  });

  it("ranks hits within one line above hits across a section", () => {
    const order = ids("en", "wonders", "coin brown");
    expect(order.indexOf("commerce")).toBeLessThan(order.indexOf("ages"));
  });

  it("wants all words", () => {
    expect(ids("en", "wonders", "seventh babylon")).toContain("babylon");
    expect(ids("en", "wonders", "seventh babylon zzz")).toEqual([]);
  });

  it("keeps of the glossary only what matches", () => {
    const glossary = search(load("en", "duel"), needles("treasury")).find(
      (section) => section.id === "glossary",
    )!;
    const block = glossary.blocks[0]!;
    expect(block.is === "list" && block.items.length).toBe(1);
  });

  it("offers shorter words for typing errors", () => {
    expect(shorter(["conflicts"])).toEqual([["conflict"], ["conflic"], ["confli"], ["confl"]]);
    expect(shorter(["ore"])).toEqual([]);
    const words = shorter(needles("militaryy")).find(
      (some) => search(load("en", "duel"), some).length > 0,
    );
    expect(words).toEqual(["military"]);
  });

  it("folds without changing offsets", () => {
    expect(fold("Ä ÖRE ﬁ ß 𝔄İ")).toHaveLength("Ä ÖRE ﬁ ß 𝔄İ".length);
    expect(fold("Läntinen")).toBe("lantinen");
  });

  it("highlights hits and keeps the text", () => {
    expect(cut("Militär, militar", ["militar"])).toEqual([
      { text: "Militär", hit: true },
      { text: ", ", hit: false },
      { text: "militar", hit: true },
    ]);
    expect(cut("aaa", ["aa"])).toEqual([{ text: "aaa", hit: true }]);
    expect(cut("", ["a"])).toEqual([]);
  });
});
