import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { open } from "../lib/explain.svelte";
import { setLanguage } from "../lib/i18n.svelte";
import RulesPage from "./RulesPage.svelte";

// The page is long, so elements are looked up by id: queries by role would be slow.
const scrolled = vi.fn();
const heading = (id: string) => document.getElementById(`rules-${id}`);
const found = () => document.getElementById("rules-found")!.textContent;
const field = () => document.getElementById("rules-search") as HTMLInputElement;
const soon = { timeout: 15_000 };

/** Renders the page and waits for its text. */
async function show(props: { game: string; term?: string }) {
  render(RulesPage, props);
  await waitFor(() => expect(heading("goal")).not.toBeNull(), soon);
}
const seek = (value: string) => fireEvent.input(field(), { target: { value } });

beforeEach(async () => {
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  open.what = null;
  await setLanguage("en");
});
afterEach(cleanup);

it("shows the requested game, and switches the language at once", async () => {
  await show({ game: "duel" });
  expect(heading("wonder-draft")!.textContent).toBe("Choosing wonders");
  await setLanguage("sv");
  await waitFor(() => expect(heading("wonder-draft")!.textContent).toBe("Val av underverk"), soon);
}, 30_000);

it("scrolls to the section named by the route", async () => {
  await show({ game: "duel", term: "military" });
  await waitFor(() => expect(document.activeElement).toBe(heading("military")), soon);
  expect(scrolled.mock.contexts).toContain(heading("military"));
  expect(open.what).toBeNull();
}, 30_000);

it("explains the thing named by the route", async () => {
  await show({ game: "duel", term: "theology" });
  await waitFor(() => expect(open.what).toMatchObject({ kind: "token", id: "theology" }), soon);
}, 30_000);

it("searches while typing, highlights hits, goes to the first and clears", async () => {
  await show({ game: "wonders" });
  await seek("cheaper trade");
  expect(heading("goal")).toBeNull();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain(
    "Cheaper",
  );
  expect(found()).toMatch(/^\d sections$/);
  await fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(document.activeElement).toBe(heading("discounts")), soon);
  await fireEvent.keyDown(field(), { key: "Escape" });
  expect(heading("goal")).not.toBeNull();
  expect(field().value).toBe("");
}, 30_000);

it("finds cards in the tables and opens the table", async () => {
  await show({ game: "wonders" });
  await seek("siege workshop");
  expect(found()).toBe("1 table entry");
  expect(document.getElementById("thing-siege-workshop")!.closest("details")!.open).toBe(true);
}, 30_000);

it("says if nothing matches, and shows close matches", async () => {
  await show({ game: "dice" });
  await seek("universityy");
  expect(found()).toContain("Similar");
  expect(heading("university")).not.toBeNull();
  await seek("qqqqqq");
  expect(found()).toBe("No results for “qqqqqq”. Try a shorter word.");
}, 30_000);

it("explains a card that the text names", async () => {
  await show({ game: "wonders" });
  const tavern = [...document.querySelectorAll("button")].find(
    (one) => one.textContent === "Tavern",
  );
  await fireEvent.click(tavern!);
  expect(open.what).toMatchObject({ game: "wonders", kind: "card", id: "tavern", picture: null });
}, 30_000);
