import { render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import type { GameUi } from "../lib/game-ui";
import { atServer } from "../lib/server";
import Playing from "./Playing.svelte";
import { Session } from "./session.svelte";
import PlainBoard from "./testing/PlainBoard.svelte";
import { FakeSocket, seatView, table } from "./testing/socket";

const ui: GameUi = {
  game: "wonders",
  Board: PlainBoard,
  Explain: PlainBoard as never,
  nameOf: (id) => id,
  figures: {},
  categories: [],
  categoryName: (id) => id,
};
const view = (seat: number, card: string) => seatView(seat, { hand: [card] }, [`sell ${card}`]);
const views = [view(0, "baths"), view(1, "arsenal")];

let session: Session;

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  FakeSocket.all = [];
  session = new Session(atServer("4h8k2m9q0rst"));
  session.ui = ui;
  FakeSocket.last.open();
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

const tell = (seats: number[], waiting: number[]) =>
  FakeSocket.last.tell({
    is: "table",
    ...table({ you: { seats, host: true } }, { views, waiting, chosen: [] }),
  });

test("one seat: no curtain, the own board", () => {
  tell([0], [0, 1]);
  render(Playing, { session });
  expect(screen.getByText(/baths/).textContent).toContain("0:");
  expect(document.querySelector("[data-area=curtain]")).toBeNull();
});

test("several seats: a curtain that shows nothing of any hand, and one button", async () => {
  tell([0, 1], [0, 1]);
  render(Playing, { session });
  expect(document.body.textContent).toContain("Pass the device to Ada");
  expect(document.body.innerHTML).not.toMatch(/baths|arsenal|deal age/);
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  await waitFor(() => expect(document.body.textContent).toContain("baths"));
  expect(document.body.innerHTML).not.toContain("arsenal");
});

test("the next player decides after the next curtain", async () => {
  tell([0, 1], [0, 1]);
  render(Playing, { session });
  screen.getByRole("button").click();
  await tick();
  FakeSocket.last.tell({
    is: "events",
    seq: 5,
    events: [{ event: "chose", seat: 0, stand_in: false }],
    now: 0,
  });
  await tick();
  expect(document.body.textContent).toContain("Pass the device to Bo");
  expect(document.body.innerHTML).not.toMatch(/baths|arsenal/);
  screen.getByRole("button").click();
  await waitFor(() => expect(document.body.innerHTML).toContain("arsenal"));
  expect(session.viewer).toBe(1);
});

test("only seats that owe a decision get the device", () => {
  tell([0, 1], [1]);
  render(Playing, { session });
  expect(document.body.textContent).toContain("Pass the device to Bo");
});

test("without a deciding player at this screen there is nothing to see or press", () => {
  tell([0, 1], [2]);
  render(Playing, { session });
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/baths|arsenal/);
});

test("moves are sent for the seat at the screen and the moment it saw", async () => {
  tell([0], [0, 1]);
  void session.move("sell baths");
  await tick();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({
    do: "move",
    seat: 0,
    at: 2,
    move: "sell baths",
  });
  expect(session.moving).toBe(true);
});

test("a hint is dropped when the game goes on", async () => {
  tell([0], [0, 1]);
  void session.askHint();
  const { id } = FakeSocket.last.sent.at(-1)!;
  const hint = { step: 2, seat: 0, move: "sell baths", moves: [], reasons: [] } as never;
  FakeSocket.last.tell({ is: "answer", id: id as string, seq: 4, hint });
  await waitFor(() => expect(session.hint?.move).toBe("sell baths"));
  session.marked = "build inn";
  expect(session.boardHint?.move).toBe("build inn");
  const { play } = table({}, { views, steps: 4 });
  FakeSocket.last.tell({ is: "events", seq: 6, events: [], play, now: 0 });
  expect(session.hint).toBeNull();
});

test("buttons of the top bar are named by their visible words", () => {
  tell([0], [0, 1]);
  render(Playing, { session });
  const words = [...document.querySelectorAll("header button .word")];
  expect(words.map((word) => word.textContent)).toEqual(["Hint", "Take back"]);
  for (const word of words) {
    expect(word.closest("button")!.getAttribute("aria-label")).toContain(word.textContent);
  }
});
