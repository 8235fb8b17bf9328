import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import type { Room } from "../lib/room";
import LogPanel from "./LogPanel.svelte";
import PlainBoard from "./testing/PlainBoard.svelte";

const room: Room = {
  game: "wonders",
  Board: PlainBoard,
  Explain: PlainBoard as never,
  tellStep: (line, names) => {
    const seat = /^(\d) (.*)/.exec(line);
    if (seat) return `${names[Number(seat[1])]} ${seat[2]}`;
    return line.startsWith("deal") ? "Age I" : null;
  },
  tellMove: (move) => move,
  nameOf: (id) => id,
  categories: [],
  categoryName: (id) => id,
};
const props = {
  log: ["deal age 1", "0 sell ?", "1 builds <b>inn</b>", "secret luck"],
  notes: [{ after: 3, text: "Bo is gone." }],
  names: ["Ada", "Bo"],
  room,
  at: null,
  onlook: () => {},
};

beforeAll(() => loadLanguage("en"));

test("tells every line in words, in order, and what happened beside the game", () => {
  render(LogPanel, props);
  const lines = screen.getAllByRole("listitem").map((item) => item.textContent?.trim());
  expect(lines).toEqual(["Age I", "Ada sell ?", "Bo builds <b>inn</b>", "Bo is gone."]);
  expect(document.querySelector("b")).toBeNull();
});

test("a line leads to the moment when it was seen", async () => {
  const onlook = vi.fn();
  render(LogPanel, { ...props, onlook });
  await fireEvent.click(screen.getByRole("button", { name: "Ada sell ?" }));
  // Both chose at once: the moment is after the last of them.
  expect(onlook).toHaveBeenCalledWith(3);
});

test("the moment that is shown is marked", () => {
  render(LogPanel, { ...props, at: 1 });
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Age I");
});

test("nothing has happened yet", () => {
  render(LogPanel, { ...props, log: [], notes: [] });
  expect(screen.queryByRole("list")).toBeNull();
});
