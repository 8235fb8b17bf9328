import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { LANGS } from "../lib/settings.svelte";
import { COLOURS, GOODS, SCIENCE } from "./types";

const faces = diceCatalogue.boards.flatMap((board) => board.dice.flatMap((die) => die.faces));
const goods = [wondersCatalogue, duelCatalogue].flatMap((all) => [...all.raw, ...all.manufactured]);
const science = [...wondersCatalogue.symbols, ...duelCatalogue.symbols];
const bots = ["random", "easy", "normal", "greedy", "hard", "search", "expert"];

/** Every id of `things.ftl` that is composed from the catalogues. */
const wanted = new Set(
  [
    ...["wonders", "duel", "dice"].map((game) => `game-${game}`),
    ...[...goods, ...GOODS].map((good) => `goods-${good}`),
    ...[...science, ...SCIENCE].map((symbol) => `science-${symbol}`),
    ...faces.map((face) => `face-${face}`),
    ...COLOURS.map((colour) => `colour-${colour}`),
    ...wondersCatalogue.colours.map((colour) => `kind-${colour}`),
    ...bots.flatMap((bot) => [`bot-${bot}`, `bot-${bot}-about`]),
    ...["day", "night"].map((side) => `side-${side}`),
    ...[1, 2, 3].map((age) => `age-${age}`),
  ].map((id) => id.replaceAll("_", "-")),
);

function ids(lang: string): string[] {
  const text = readFileSync(`../locales/${lang}/things.ftl`, "utf8");
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!);
}

describe.each(LANGS)("things in %s", (lang) => {
  it("names everything the games have", () => {
    const there = ids(lang);
    expect([...wanted].filter((id) => !there.includes(id))).toEqual([]);
  });

  it("has the same ids as English, each once", () => {
    expect(ids(lang)).toEqual(ids("en"));
    expect(new Set(ids(lang)).size).toBe(ids(lang).length);
  });
});
