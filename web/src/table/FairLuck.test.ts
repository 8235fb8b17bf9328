import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage, loadTopics } from "../lib/i18n.svelte";
import type { Redrawn } from "../lib/redraw";
import FairLuck from "./FairLuck.svelte";

beforeAll(async () => {
  await loadLanguage("en");
  await loadTopics("en");
});

const fairness = { commitment: "63", secret: "00", numbers: [] };
const show = (found: Redrawn) =>
  render(FairLuck, { fairness, table: "t", redraw: async () => found });

describe("fair luck at the end of a game", () => {
  it("says how many deals were drawn again", async () => {
    const { container } = show({ verdict: "same", deals: 23, given: 0 });
    await waitFor(() => expect(container.querySelector('[data-redrawn="same"]')).not.toBeNull());
    expect(container.textContent).toMatch(/all \W?23\W? deals/);
    expect(container.textContent).not.toContain("was not checked");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("warns in the open of luck that was changed", async () => {
    show({ verdict: "other-luck", step: 7 });
    expect((await screen.findByRole("alert")).textContent).toMatch(/step \W?7\W? of/);
  });

  it("draws nothing before the secret is published", async () => {
    let asked = 0;
    const redraw = async (): Promise<Redrawn> => (asked++, { verdict: "undrawn" });
    render(FairLuck, { fairness: { ...fairness, secret: undefined }, table: "t", redraw });
    await Promise.resolve();
    expect(asked).toBe(0);
  });
});
