import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { atServer } from "../lib/server";
import Table from "./Table.svelte";
import { FakeSocket, table } from "./testing/socket";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = { holder: { is: "person", name: "Ada" }, here: true, stand_in: false, left: false };
const bot = { ...person, holder: { is: "bot", bot: "easy" }, host: false };

/** Lets chains of promises run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await tick();
}

/** Opens the table of a rematch, answers every command, and returns what the page sent. */
async function rematch(others: object[]): Promise<unknown[]> {
  render(Table, { source: atServer("4h8k2m9q0rst") });
  const socket = FakeSocket.last;
  socket.open();
  const whole = table({ play: null });
  const seats = [{ ...person, host: true }, ...others] as typeof whole.table.seats;
  socket.tell({
    is: "table",
    ...whole,
    table: { ...whole.table, status: "open", previous: "000000000000", seats },
  });
  await settle();
  for (let answered = 0; answered < socket.sent.length; answered++) {
    socket.tell({ is: "answer", id: socket.sent[answered]!["id"] as string, seq: 5 });
    await settle();
  }
  return socket.sent.map((request) => request["do"]);
}

test("a rematch against bots starts at once", async () => {
  expect(await rematch([bot, bot])).toEqual(["number", "start"]);
});

test("a rematch with other people waits for them", async () => {
  expect(await rematch([{ ...person, host: false }, bot])).toEqual(["number"]);
});
