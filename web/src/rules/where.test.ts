import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { duelCatalogue } from "../gen/duel-catalogue";
import type { GameKind } from "../gen/games";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { readRules } from "./text";
import { sectionOf } from "./where";

const set = diceCatalogue.boards[0]!;
const all: [GameKind, string, string[]][] = [
  ["wonders", "card", Object.keys(wondersCatalogue.cards)],
  ["wonders", "wonder", Object.keys(wondersCatalogue.wonders).map((id) => `${id}:night:0`)],
  ["duel", "card", Object.keys(duelCatalogue.cards)],
  ["duel", "wonder", Object.keys(duelCatalogue.wonders)],
  ["duel", "token", Object.keys(duelCatalogue.tokens)],
  ["dice", "die", set.dice.map((die) => die.id)],
  ["dice", "bonus", set.bonuses.map((bonus) => bonus.id)],
  ["dice", "building", diceCatalogue.buildings],
  ["dice", "space", set.common.flatMap((building) => building.spaces.map((space) => space.id))],
];

it.each(all)("every thing of %s, %s, has its section", async (game, kind, ids) => {
  const text = readFileSync(`../locales/en/rules/${game}.md`, "utf8");
  const sections = readRules(text).sections.map((section) => section.id);
  for (const id of ids) expect(sections, id).toContain(await sectionOf(game, kind, id));
});

it("finds no section for ids of custom board files", async () => {
  expect(await sectionOf("dice", "space", "my-own.1")).toBeNull();
});
