import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { pads } from "./history";
import ScorePage from "./ScorePage.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const field = (box: HTMLElement, seat: number, line: string) =>
  box.querySelector<HTMLInputElement>(`[data-seat="${seat}"][data-line="${line}"]`)!;

async function open(game: string): Promise<HTMLElement> {
  const { container } = render(ScorePage, { game });
  await waitFor(() => expect(container.querySelector("tfoot")).not.toBeNull(), { timeout: 15_000 });
  return container;
}

const totals = (box: HTMLElement) =>
  [...box.querySelectorAll("tfoot output")].map((one) => one.textContent);

describe("the score pad", () => {
  it("adds up while typing, explains, and stores the pad", async () => {
    const box = await open("wonders");
    await fireEvent.input(field(box, 0, "civilian"), { target: { value: "3+5" } });
    await fireEvent.input(field(box, 0, "treasury"), { target: { value: "11" } });
    await fireEvent.input(field(box, 1, "science"), { target: { value: "21" } });
    expect(totals(box)).toEqual(["11", "21", "0", "0"]);
    expect(box.textContent).toContain("3 + 5 = 8");
    expect(box.textContent).toContain("Player 2 leads with 21 points.");
    expect(pads()).toHaveLength(1);
  });

  it("reports impossible values, and marks the field", async () => {
    const box = await open("wonders");
    const science = field(box, 2, "science");
    await fireEvent.input(science, { target: { value: "3" } });
    expect(science.getAttribute("aria-invalid")).toBe("true");
    const why = box.querySelector(`#${science.getAttribute("aria-describedby")}`);
    expect(why?.textContent).toContain("no symbols give 3");
    await fireEvent.input(science, { target: { value: "4" } });
    expect(science.getAttribute("aria-invalid")).toBe("false");
  });

  it("ends a game of Duel by supremacy without points", async () => {
    const box = await open("duel");
    await fireEvent.click(screen.getByRole("button", { name: "Scientific supremacy" }));
    await fireEvent.click(screen.getByRole("button", { name: "Player 2" }));
    expect(box.textContent).toContain("Player 2 wins by scientific supremacy.");
    expect(box.querySelector("tfoot")).toBeNull();
  });

  it("takes as many players as the game does", async () => {
    const box = await open("dice");
    expect(totals(box)).toHaveLength(2);
    for (let more = 0; more < 5; more++)
      await fireEvent.click(screen.getByRole("button", { name: "Add a player" }));
    expect(totals(box)).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Add a player" })).toBeNull();
  });
});
