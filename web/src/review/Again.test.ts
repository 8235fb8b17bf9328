import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import Again from "./Again.svelte";
import type { Review } from "./review.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

test("the best move names players, not seats", () => {
  const told = { id: "duel-do-begin-name", args: { name: { seat: 1 } } };
  const review = {
    decision: { best: "begin 1", moves: [{ move: "begin 1", told }] },
    choice: { step: 30, seat: 0, move: "begin 0", number: 31 },
  };
  render(Again, { review: review as unknown as Review, seat: 0, names: ["Ada", "Bo"] });
  expect(screen.getByText(/Bo begins/)).toBeTruthy();
});
