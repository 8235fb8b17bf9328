import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import type { GameKind } from "../gen/games";
import { GAMES } from "../lib/game-ui";
import { LANGS, type Lang } from "../lib/settings.svelte";
import { fold } from "./search";
import { linesOf, plain, readParts, readRules, type Part, type Rules, type Section } from "./text";

// Vitest runs in the folder of the pages.
const read = (path: string) => readFileSync(`../${path}`, "utf8");
const load = (lang: Lang, game: GameKind): Rules =>
  readRules(read(`locales/${lang}/rules/${game}.md`));

const parts = (section: Section): Part[] => linesOf(section).flat();

/** What must be the same in every language: structure, symbols, links, rule numbers. */
function bones(section: Section) {
  return {
    id: section.id,
    blocks: section.blocks.map((block) =>
      block.is === "list" ? `list of ${block.items.length}` : block.is,
    ),
    marks: parts(section)
      .flatMap((part) => {
        if (part.is === "symbol") return [`{${part.name}}`];
        if (part.is === "section") return [`#${part.id}`];
        if (part.is === "thing") return [`${part.kind}:${part.id}`];
        if (part.is === "rules") return [`R ${part.numbers.replaceAll(/\s+/g, " ")}`];
        if (part.is === "strong") return ["strong"];
        return [];
      })
      .sort(),
  };
}

const ids: Record<GameKind, Record<string, object>> = {
  wonders: { card: wondersCatalogue.cards, wonder: wondersCatalogue.wonders },
  duel: {
    card: duelCatalogue.cards,
    wonder: duelCatalogue.wonders,
    token: duelCatalogue.tokens,
  },
  dice: { die: Object.fromEntries(diceCatalogue.boards[0]!.dice.map((die) => [die.id, die])) },
};

describe.each(GAMES)("the rules of %s", (game) => {
  const english = load("en", game);

  it.each(LANGS)("say the same in %s, section by section", (lang) => {
    const here = load(lang, game);
    expect(here.sections.map((section) => section.id)).toEqual(
      english.sections.map((section) => section.id),
    );
    for (const [at, section] of here.sections.entries()) {
      expect(bones(section)).toEqual(bones(english.sections[at]!));
    }
  });

  it.each(LANGS)("have a title and words everywhere in %s", (lang) => {
    for (const section of load(lang, game).sections) {
      expect(section.title, section.id).not.toBe("");
      expect(parts(section).length, section.id).toBeGreaterThan(0);
      for (const line of linesOf(section)) {
        expect(plain(line), section.id).not.toMatch(/[{}[\]*]|\(R /);
      }
    }
  });

  it("start with the goal and the turn, and end with the glossary", () => {
    const order = english.sections.map((section) => section.id);
    expect(order.slice(0, 2)).toEqual(["goal", "turn"]);
    expect(order.at(-1)).toBe("glossary");
    expect(order.length).toBeGreaterThanOrEqual(25);
    expect(new Set(order).size).toBe(order.length);
    expect(order).not.toContain("all");
  });

  it("link to sections and things that exist", () => {
    const sections = new Set(english.sections.map((section) => section.id));
    for (const part of english.sections.flatMap(parts)) {
      if (part.is === "section") expect(sections, part.text).toContain(part.id);
      if (part.is === "thing") expect(Object.keys(ids[game][part.kind]!)).toContain(part.id);
    }
  });

  it.each(LANGS)("call things as the board does in %s", (lang) => {
    const messages = read(`locales/${lang}/${game}.ftl`);
    const stems = (text: string) =>
      fold(text)
        .split(/[ -]/)
        .map((word) => word.slice(0, 4));
    for (const part of load(lang, game).sections.flatMap(parts)) {
      if (part.is !== "thing") continue;
      const key = `${game}-${part.kind}-${part.id}`;
      const name = new RegExp(`^${key} = (.*)$`, "m").exec(messages)?.[1] ?? "";
      // Inflection changes endings, so only the beginning of a word is compared.
      expect(stems(name), `${part.text} for ${key}`).toEqual(
        expect.arrayContaining([
          expect.toSatisfy((stem: string) => stems(part.text).includes(stem)),
        ]),
      );
    }
  });

  it("cite numbered rules that exist", () => {
    const numbered = new Set(
      [...read(`docs/rules/${game}.md`).matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(
        (match) => match[1]!,
      ),
    );
    const cited = english.sections
      .flatMap(parts)
      .flatMap((part) =>
        part.is === "rules" ? part.numbers.split(/[,–\s]+/).filter(Boolean) : [],
      );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((number) => !numbered.has(number))).toEqual([]);
  });
});

describe("reading", () => {
  it("parses a line", () => {
    expect(
      readParts("**Age** {coin} of [chains](#chain) and [Forum](card:forum). (R 2.1,\n3.4)"),
    ).toEqual([
      { is: "strong", text: "Age" },
      { is: "text", text: " " },
      { is: "symbol", name: "coin" },
      { is: "text", text: " of " },
      { is: "section", id: "chain", text: "chains" },
      { is: "text", text: " and " },
      { is: "thing", kind: "card", id: "forum", text: "Forum" },
      { is: "text", text: ". " },
      { is: "rules", numbers: "2.1,\n3.4" },
    ]);
  });

  it.each(["{camelot}", "[a](b)"])("refuses %s", (line) => {
    expect(() => readParts(line)).toThrow();
  });

  it("joins lines and keeps lists and paragraphs apart", () => {
    const { sections } = readRules(
      "# G\n\n## a: A\n\nOne\ntwo.\n\n- x\n  y\n- z\n\n### B\n\nEnd.\n",
    );
    expect(sections).toHaveLength(1);
    expect(sections[0]!.blocks.map((block) => block.is)).toEqual([
      "paragraph",
      "list",
      "heading",
      "paragraph",
    ]);
    expect(linesOf(sections[0]!).map(plain)).toEqual(["One two.", "x y", "z", "B", "End."]);
  });
});
