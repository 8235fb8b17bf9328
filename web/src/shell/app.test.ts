import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../App.svelte";
import { me } from "../home/me.svelte";
import { loadLanguage, setLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { site } from "../lib/site.svelte";
import { loadPage } from "./pages";

/** A server that answers only these paths. */
function serve(answers: Record<string, unknown>) {
  const ask = vi.fn((address: string) => {
    const path = address.split("?")[0]!;
    const found = path in answers;
    return Promise.resolve(
      new Response(
        JSON.stringify(found ? answers[path] : { error: { code: "table/none", message: "none" } }),
        {
          status: found ? 200 : 404,
        },
      ),
    );
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

async function goTo(address: string) {
  if (location.hash === address) return;
  location.hash = address;
  await new Promise((done) => addEventListener("hashchange", done, { once: true }));
}

// Allows for a slow machine.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => loadLanguage("en"));
// Compiles the first page before the timed tests.
beforeAll(() => Promise.all((["home", "games", "unknown"] as const).map(loadPage)));
beforeEach(async () => {
  settings.lang = "en";
  vi.stubGlobal("scrollTo", () => {});
  await goTo("#/nowhere");
  serve({
    "/api/me": { name: null, tables: [] },
    "/api/tables": [],
    "/api/games": { games: [], next: null },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page", () => {
  it("shows a plain page for unknown routes", async () => {
    render(App);
    const heading = await screen.findByRole("heading", { level: 1, name: "Page not found" });
    expect(document.title).toBe("Page not found – Mirabilia");
    // On the first page the browser itself starts at the top.
    expect(document.activeElement).not.toBe(heading);
  });

  it("moves the focus to the heading, and sets the title", async () => {
    render(App);
    await screen.findByRole("heading", { level: 1, name: "Page not found" });
    await goTo("#/games");
    const heading = await screen.findByRole("heading", { level: 1, name: "Finished games" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe("Finished games – Mirabilia");
    const here = screen.getByRole("link", { current: "page" });
    expect(here.textContent).toContain("Finished games");
  });

  it("follows the language at once, the title too", async () => {
    render(App);
    await screen.findByRole("heading", { level: 1, name: "Page not found" });
    await setLanguage("sv");
    await screen.findByRole("heading", { level: 1, name: "Sidan finns inte" });
    expect(document.title).toBe("Sidan finns inte – Mirabilia");
    expect(document.documentElement.lang).toBe("sv");
    expect(JSON.parse(localStorage.getItem("mirabilia.settings")!).lang).toBe("sv");
  });

  it("says that the server is unreachable, and retries on request", async () => {
    const gone = vi.fn(() => Promise.reject(new TypeError("gone")));
    vi.stubGlobal("fetch", gone);
    render(App);
    await screen.findByText("The server is not responding. Trying again.");
    serve({ "/api/me": { name: null, tables: [] } });
    screen.getByRole("button", { name: "Try again" }).click();
    await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull());
  });

  it("does not miss a server where there was none", async () => {
    const host = vi.fn(() => Promise.resolve(new Response("<h1>Not found</h1>", { status: 404 })));
    vi.stubGlobal("fetch", host);
    me.lost = false;
    render(App);
    await waitFor(() => expect(site.server).toBe(false));
    cleanup();
    // As after a reload without a network.
    site.server = true;
    const gone = vi.fn(() => Promise.reject(new TypeError("gone")));
    vi.stubGlobal("fetch", gone);
    render(App);
    await waitFor(() => expect(site.server).toBe(false));
    expect(gone).toHaveBeenCalled();
    expect(me.lost).toBe(false);
    expect(screen.queryByText(/not responding/)).toBeNull();
    // The host may get a server.
    cleanup();
    site.server = true;
    serve({ "/api/me": { name: null, tables: [] } });
    render(App);
    await waitFor(() => expect(localStorage.getItem("mirabilia.no-server")).toBeNull());
    expect(site.server).toBe(true);
  });

  it("starts a game against bots with one click", async () => {
    await goTo("#/");
    const ask = serve({
      "/api/me": { name: null, tables: [] },
      "/api/tables": [],
    });
    render(App);
    const play = await screen.findAllByRole("button", { name: "Play against bots" });
    expect(play).toHaveLength(3);
    ask.mockClear();
    play[1]!.click();
    await waitFor(() => expect(ask).toHaveBeenCalledWith("/api/tables", expect.anything()));
    const call = ask.mock.calls.find(([path]) => path === "/api/tables") as unknown as [
      string,
      RequestInit,
    ];
    expect(JSON.parse(call[1].body as string)).toMatchObject({
      game: "duel",
      // A newcomer's.
      seats: ["you", { bot: "easy" }],
      options: { wonders: "first-game" },
      // Its number follows, when the commitment was read, and then the start.
      settings: { start: "host" },
    });
  });
});
