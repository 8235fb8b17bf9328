import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import type { Told } from "../gen/tell";
import LogPanel from "./LogPanel.svelte";

const decided = (seat: number): Told => ({ id: "tell-decided", args: { name: { seat } } });
const props = {
  log: ["deal age 1", "0 sell ?", "1 build inn", "secret luck"],
  told: [{ id: "age-1" }, decided(0), decided(1), null],
  notes: [{ after: 3, text: "Bo is gone." }],
  names: ["Ada", "<b>Bo</b>"],
  game: "wonders" as const,
  at: null,
  onlook: () => {},
};

beforeAll(() => loadLanguage("en"));

test("shows every step in words, in order, with notes between them", () => {
  render(LogPanel, props);
  const lines = screen.getAllByRole("listitem").map((item) => item.textContent?.trim());
  expect(lines).toEqual(["Age I", "Ada has decided.", "<b>Bo</b> has decided.", "Bo is gone."]);
  expect(document.querySelector("b")).toBeNull();
});

test("a click on a line shows its moment", async () => {
  const onlook = vi.fn();
  render(LogPanel, { ...props, onlook });
  await fireEvent.click(screen.getByRole("button", { name: "Ada has decided." }));
  // Both chose simultaneously: the moment is after the last of their steps.
  expect(onlook).toHaveBeenCalledWith(3);
});

test("the moment that is shown is marked", () => {
  render(LogPanel, { ...props, at: 1 });
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Age I");
});

test("nothing has happened yet", () => {
  render(LogPanel, { ...props, log: [], told: [], notes: [] });
  expect(screen.queryByRole("list")).toBeNull();
});
