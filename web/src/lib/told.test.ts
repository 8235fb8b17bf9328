/** Formatting messages of the rules gives the same text as `Words::tell` in Rust. */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../gen/tell";
import { loadLanguage } from "./i18n.svelte";
import { LANGS, settings, type Lang } from "./settings.svelte";
import { tell, tellAll } from "./told";

beforeAll(() => Promise.all(LANGS.map(loadLanguage)));
afterEach(() => void (settings.lang = "en"));

const NAMES = ["Ada", "Bo"];
const say = (message: Told, lang: Lang = "en") => {
  settings.lang = lang;
  return tell(message, NAMES);
};
const goods = (...of: [string, number][]): Told[] =>
  of.map(([good, n]) => ({ id: `duel-n-${good}`, args: { n } }));

describe("a message", () => {
  it("puts numbers into plurals, in every language", () => {
    const coins = (n: number): Told => ({ id: "kit-coins", args: { n } });
    expect(say(coins(1))).toBe("1 coin");
    expect(say(coins(3))).toBe("3 coins");
    expect(say(coins(3), "sv")).toBe("3 mynt");
  });

  it("names seats, and numbers those without a name", () => {
    const said = (seat: number): Told => ({ id: "tell-decided", args: { name: { seat } } });
    expect(say(said(1))).toBe("Bo has decided.");
    expect(say(said(5))).toBe("5 has decided.");
  });

  it("nests other messages, whole or in lists", () => {
    const builds: Told = {
      id: "duel-tell-wonder",
      args: {
        name: { seat: 0 },
        wonder: { id: "duel-inside-sphinx" },
        card: { id: "duel-card-press" },
      },
    };
    expect(say(builds)).toBe("Ada builds the Sphinx with Press.");
    const made = (of: Told[]): Told => ({ id: "duel-bill-own", args: { goods: { and: of } } });
    expect(say(made(goods(["clay", 2])))).toBe("Makes 2 clay.");
    expect(say(made(goods(["clay", 2], ["wood", 1], ["glass", 1])))).toBe(
      "Makes 2 clay, 1 wood and 1 glass.",
    );
    const one: Told = {
      id: "duel-effect-produces-one",
      args: { goods: { or: [{ id: "duel-good-glass" }, { id: "duel-good-papyrus" }] } },
    };
    expect(say(one)).toContain("one of glass or papyrus,");
    expect(say(one, "sv")).toContain("glas eller papyrus");
  });

  it("sets lists and sentences one after another", () => {
    const [a, b] = goods(["clay", 2], ["wood", 1]);
    const text = (value: NonNullable<Told["args"]>[string]): Told => ({
      id: "tell-text",
      args: { text: value },
    });
    expect(say(text({ list: [a!, b!] }))).toBe("2 clay, 1 wood");
    expect(say(text({ sentences: [a!, b!] }))).toBe("2 clay 1 wood");
    expect(say(text({ and: [] }))).toBe("");
    expect(say(text("as it stands"))).toBe("as it stands");
    expect(tellAll([a!, b!])).toBe("2 clay 1 wood");
  });

  it("without words is its id", () =>
    expect(say({ id: "no-such-message" })).toBe("no-such-message"));
});
