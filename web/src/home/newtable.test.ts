import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewTable as Wanted } from "../gen/protocol";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { keepFinished } from "../learn/progress";
import { GAMES } from "../lib/game-ui";
import NewTable from "./NewTable.svelte";

// Tables are opened at the server here, whether or not the modules were built.
vi.mock("../engine/modules", () => ({ available: false, moduleUrl: () => null }));

let sent: Wanted | null = null;
/** The commands that followed. */
let done: string[] = [];
let refusal: { code: string; message: string } | null = null;

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

// Allows for a slow machine.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  for (const game of GAMES) keepFinished(game);
  settings.lang = "en";
  sent = refusal = null;
  done = [];
  location.hash = "#/new";
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path === "/api/boards")
      return answer([{ name: "balanced", option: "balanced 1", stand_in: true, seats: 7 }]);
    if (path === "/api/boards/check") {
      return answer(
        { error: { code: "table/bad-boards", message: "board file: line 3: no die" } },
        400,
      );
    }
    if (path === "/api/tables/4h8k2m9q0rst") {
      return answer({ fairness: { commitment: "ab", numbers: [] }, you: { seats: [0] } });
    }
    if (path.endsWith("/commands")) {
      done.push((JSON.parse(init.body as string) as { do: string }).do);
      return answer({ id: "1", seq: 1 });
    }
    if (path !== "/api/tables") return answer({ name: null, tables: [] });
    if (refusal) return answer({ error: refusal }, 400);
    sent = JSON.parse(init.body as string) as Wanted;
    return answer({ table: "4h8k2m9q0rst" }, 201);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seat = (n: number) => screen.getByLabelText<HTMLSelectElement>(`Seat ${n}`);
const choose = (n: number, value: string) => fireEvent.change(seat(n), { target: { value } });
const submit = () => fireEvent.submit(document.querySelector("form")!);

describe("the form for a new table", () => {
  it("opens a table as it stands", async () => {
    render(NewTable, { game: "wonders" });
    await submit();
    await waitFor(() => expect(location.hash).toBe("#/t/4h8k2m9q0rst"));
    // The commitment is read before the number leaves, so the game starts after that.
    expect(sent).toMatchObject({ game: "wonders", settings: { start: "host" } });
    expect(done).toEqual(["number", "start"]);
    expect(sent!.seats).toEqual(["you", { bot: "normal" }, { bot: "normal" }, { bot: "normal" }]);
  });

  it("seats people, bots and open seats, and asks for names at a shared screen", async () => {
    render(NewTable, { game: "wonders" });
    await fireEvent.click(screen.getByLabelText("5"));
    await choose(2, "you");
    await choose(3, "open");
    await choose(4, "expert");
    const names = screen.getAllByLabelText("Name at the table");
    expect(names).toHaveLength(2);
    await fireEvent.input(names[1]!, { target: { value: "Bo" } });
    screen.getByText("2 at this screen · 2 bots · 1 free seat");
    screen.getByText("Open the table");
    await submit();
    await waitFor(() => expect(sent).not.toBeNull());
    expect(sent!.seats).toEqual(["you", "you", "open", { bot: "expert" }, { bot: "normal" }]);
    expect(sent!.names).toEqual(["Guest", "Bo"]);
    expect(sent!.settings.start).toBe("host");
  });

  it("says what an option means, and remembers it", async () => {
    const { unmount } = render(NewTable, { game: "duel" });
    const first = screen.getByLabelText(/^First game/);
    await fireEvent.click(first);
    await submit();
    await waitFor(() => expect(sent?.options).toEqual({ wonders: "first-game" }));
    await waitFor(() => expect(location.hash).toBe("#/t/4h8k2m9q0rst"));
    unmount();
    render(NewTable, { game: "duel" });
    expect(screen.getByLabelText<HTMLInputElement>(/^First game/).checked).toBe(true);
  });

  it("shows why the server refuses, and stays", async () => {
    refusal = { code: "table/bad-record", message: "record: line 6: other cards lie on altar" };
    render(NewTable, { game: "duel" });
    await fireEvent.input(screen.getByLabelText("Record"), {
      target: { value: "mirabilia 1 duel\nseats 2\n0 build altar" },
    });
    await submit();
    await screen.findByText(/line 6/);
    // The message is shown at the field, and is its description.
    const field = screen.getByLabelText("Record");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(location.hash).toBe("#/new");
  });

  it("switches to the game of a record, and keeps the record", async () => {
    const { unmount } = render(NewTable, { game: "duel" });
    const text = "mirabilia 1 wonders\nseats 5\n";
    await fireEvent.input(screen.getByLabelText("Record"), { target: { value: text } });
    await waitFor(() => expect(location.hash).toBe("#/new/wonders"));
    unmount();
    render(NewTable, { game: "wonders" });
    await waitFor(() => expect(screen.getByLabelText("Seat 5")).toBeTruthy());
    await submit();
    await waitFor(() => expect(sent?.record).toBe(text));
    expect(sent!.seats).toHaveLength(5);
  });

  it("says that the boards of Dice are stand-ins, and what is wrong with a file", async () => {
    render(NewTable, { game: "dice" });
    screen.getByText(/stand in for the printed ones/);
    const input = screen.getByLabelText("Choose a board file", { selector: "input" });
    const file = new File(["format = 1"], "mine.toml");
    await fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toMatch(/mine\.toml.*line 3/),
    );
  });
});
