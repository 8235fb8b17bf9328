import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import ThingTable from "./ThingTable.svelte";

afterEach(() => {
  settings.lang = "en";
});

test("colours have the words of their game", async () => {
  settings.lang = "sv";
  await loadLanguage("sv");
  const thing = {
    kind: "card",
    id: "x",
    name: "x",
    colour: "purple" as const,
    cost: null,
    does: "",
  };
  const group = { id: "g", title: "g", things: [thing] };
  render(ThingTable, { game: "duel", group, words: [], open: true });
  expect(screen.getByRole("img", { name: "violett" })).toBeTruthy();
  render(ThingTable, { game: "wonders", group, words: [], open: true });
  expect(screen.getByRole("img", { name: "lila" })).toBeTruthy();
});
