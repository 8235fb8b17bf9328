import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GAMES, loadGameUi } from "../lib/game-ui";
import { loadLanguage, loadTopic } from "../lib/i18n.svelte";
import { boardName } from "../stats/names";
import { scaleOf, type Openings } from "./data";

const read = (game: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../crates/learn/openings/${game}.json`), "utf8"),
  ) as Openings;

it.each(GAMES)("everything in the file of %s has a name", async (game) => {
  await loadLanguage("en");
  await loadTopic("stats", "en");
  const ui = await loadGameUi(game);
  const { tables } = read(game);
  expect(tables.length).toBeGreaterThan(0);
  for (const { wonders, firsts, drafts = [] } of tables) {
    for (const { id } of wonders) expect(boardName(ui, id), id).toMatch(/^\p{Lu}/u);
    for (const { id } of [...firsts, ...drafts]) expect(ui.nameOf(id), id).not.toBe(id);
  }
});

it("the scale is even around the fair share", () => {
  const row = { id: "a", games: 100, share: 0.6, error: 0.05 };
  const [from, to] = scaleOf([row], 0.5);
  expect(from).toBeCloseTo(0.3);
  expect(to).toBeCloseTo(0.7);
  expect(scaleOf([], 0.5)).toEqual([0.48, 0.52]);
});
