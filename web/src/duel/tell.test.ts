/** The log: a whole sentence for every kind of line, in every language. */

import { beforeAll, describe, expect, it } from "vitest";
import { duelCatalogue } from "../gen/duel-catalogue";
import { loadLanguage } from "../lib/i18n.svelte";
import { LANGS, settings } from "../lib/settings.svelte";
import { NAMES, STEPS } from "./fixture";
import { room } from "./room";
import { effectText } from "./words";

beforeAll(async () => {
  await Promise.all(LANGS.map(loadLanguage));
  settings.lang = "en";
});

const check = (line: string, words: string | null) =>
  expect(room.tellStep(line, NAMES), line).toBe(words);

describe("steps", () => {
  it("are told in sentences", () => {
    check("deal first 1", "Bo is the first player.");
    check("deal tokens economy law masonry", "On the board: Economy, Law, and Masonry.");
    check("deal wonders sphinx piraeus", "To choose from: the Sphinx and Piraeus.");
    check("deal age 2 walls ? / guild", "Age II is laid out.");
    check("reveal 9 clay-pit", "Clay Pit is turned up.");
    check("deal library law economy", "Drawn from the box: Law and Economy.");
    check("0 take sphinx", "Ada takes the Sphinx.");
    check("1 build altar", "Bo builds Altar.");
    check("0 sell guard-tower", "Ada sells Guard Tower.");
    check("1 wonder piraeus with press", "Bo builds Piraeus with Press.");
    check("0 token law", "Ada takes the progress token Law.");
    check("0 destroy press", "Ada sends Press to the discard pile.");
    check("1 revive theater", "Bo builds Theater from the discard pile.");
    check("1 begin 0", "Bo decides: Ada begins.");
    check("commitment 630dcd", null);
  });

  it("of a whole game are told in every language", () => {
    const kinds = new Set(
      STEPS.map((line) =>
        line
          .replace(/^[01] /, "")
          .split(" ")
          .slice(0, 1)
          .join(),
      ),
    );
    expect([...kinds].sort()).toEqual(
      [
        "begin",
        "build",
        "deal",
        "destroy",
        "reveal",
        "revive",
        "sell",
        "take",
        "token",
        "wonder",
      ].sort(),
    );
    for (const lang of LANGS) {
      settings.lang = lang;
      for (const line of STEPS) {
        const told = room.tellStep(line, NAMES);
        // No id and no missing variable shows through.
        expect(told, `${lang}: ${line}`).toMatch(/^\S.*\.$/);
        expect(told, `${lang}: ${line}`).not.toMatch(/duel-|\{|\$|undefined/);
      }
    }
    settings.lang = "en";
  });
});

describe("words", () => {
  it("are there for every effect, in every language", () => {
    const things = [duelCatalogue.cards, duelCatalogue.wonders, duelCatalogue.tokens];
    const effects = things.flatMap((all) => Object.values(all)).flatMap((thing) => thing.effects);
    for (const lang of LANGS) {
      settings.lang = lang;
      for (const effect of effects) {
        expect(effectText(effect), effect.kind).toMatch(/^\S.*\.$/);
        expect(effectText(effect), effect.kind).not.toMatch(/duel-|\{|\$|undefined/);
      }
    }
    settings.lang = "en";
  });

  it("say what a move is", () => {
    expect(room.tellMove("build quarry")).toBe("Build Quarry");
    expect(room.tellMove("wonder sphinx with press")).toBe("Build the Sphinx with Press");
    expect(room.tellMove("begin 1")).toBe("Seat 2 begins");
  });

  it("name things and lines of the score pad", () => {
    expect(room.nameOf("great-library")).toBe("The Great Library");
    expect(room.nameOf("library")).toBe("Library");
    expect(room.categories.map(room.categoryName)).toContain("Treasury");
  });
});
