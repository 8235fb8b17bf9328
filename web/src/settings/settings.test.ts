import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStore } from "../here/testing/memory";
import { loadLanguage } from "../lib/i18n.svelte";
import { keepSettings, settings } from "../lib/settings.svelte";
import { dress } from "../shell/html";
import { forgetAll } from "./forget";
import SettingsPage from "./SettingsPage.svelte";

const usual = { ...settings };
const kept = () => JSON.parse(localStorage.getItem("mirabilia.settings") ?? "{}");

// Allows for a slow machine.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, usual, { lang: "en" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the settings page", () => {
  it("switches the language at once", async () => {
    render(SettingsPage);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Settings");
    await fireEvent.click(screen.getByRole("radio", { name: "Svenska" }));
    expect((await screen.findByRole("heading", { level: 1, name: "Inställningar" })).tagName).toBe(
      "H1",
    );
    await fireEvent.click(screen.getByRole("radio", { name: "Suomi" }));
    await screen.findByRole("heading", { level: 1, name: "Asetukset" });
    expect(settings.lang).toBe("fi");
  });

  it.each([
    ["Dark", "theme", "dark"],
    ["Very large", "text", 150],
    ["No motion", "motion", "less"],
  ] as const)("%s is chosen by a press", async (name, key, value) => {
    render(SettingsPage);
    await fireEvent.click(screen.getByRole("radio", { name }));
    expect(settings[key]).toBe(value);
  });

  it.each([
    ["Quick confirm", "quick"],
    ["Memory aid", "memory"],
    ["Names beside symbols", "labels"],
    ["Sound", "sound"],
  ] as const)("%s is switched on", async (name, key) => {
    settings[key] = false;
    render(SettingsPage);
    await fireEvent.click(screen.getByRole("switch", { name }));
    expect(settings[key]).toBe(true);
  });

  it.each([
    ["granted", true],
    ["denied", false],
  ])("asks for notices; %s", async (answer, wanted) => {
    const asked = vi.fn(() => Promise.resolve(answer));
    vi.stubGlobal("Notification", { permission: "default", requestPermission: asked });
    render(SettingsPage);
    const notices = screen.getByRole<HTMLInputElement>("switch", {
      name: "Browser notifications",
    });
    await fireEvent.click(notices);
    await waitFor(() => expect(notices.checked).toBe(wanted));
    expect(asked).toHaveBeenCalledOnce();
    expect(settings.notify).toBe(wanted);
  });
});

describe("what is kept", () => {
  it("is read back", async () => {
    Object.assign(settings, { lang: "fi", theme: "dark", text: 130, quick: true });
    keepSettings();
    expect(kept()).toMatchObject({ lang: "fi", theme: "dark", text: 130, quick: true });
    vi.resetModules();
    const again = await import("../lib/settings.svelte");
    expect(again.settings).toMatchObject({ lang: "fi", theme: "dark", text: 130, quick: true });
  });

  it("is deleted, and nothing else", async () => {
    localStorage.setItem("mirabilia.last", "{}");
    localStorage.setItem("somebody.else", "1");
    keepSettings();
    await forgetAll();
    expect(Object.keys(localStorage)).toEqual(["somebody.else"]);
  });

  it("is deleted with the games and statistics of the database", async () => {
    const stores = new Map<string, number>();
    const committed: string[] = [];
    const db = {
      createObjectStore: (name: string) => stores.set(name, 1),
      get objectStoreNames() {
        return [...stores.keys()];
      },
      transaction(names: string[], mode: string) {
        expect(mode).toBe("readwrite");
        const transaction = {
          objectStore: (name: string) => ({ clear: () => stores.set(name, 0) }),
          oncomplete: () => {},
        };
        queueMicrotask(() => {
          committed.push(...names);
          transaction.oncomplete();
        });
        return transaction;
      },
    };
    const request = {
      result: db,
      onupgradeneeded: vi.fn<(event: object) => void>(),
      onsuccess: () => {},
    };
    const open = () => {
      queueMicrotask(() => {
        request.onupgradeneeded({ oldVersion: 0 });
        request.onsuccess();
      });
      return request;
    };
    vi.stubGlobal("indexedDB", { open });
    localStorage.setItem("mirabilia.puzzles", "{}");
    await forgetAll();
    expect(Object.fromEntries(stores)).toEqual({ tables: 0, events: 0, variations: 0, played: 0 });
    expect(committed).toHaveLength(4);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("stays if the database refuses", async () => {
    const store = new MemoryStore();
    store.full = true;
    localStorage.setItem("mirabilia.last", "{}");
    await expect(forgetAll(() => Promise.resolve(store))).rejects.toThrow("full");
    expect(Object.keys(localStorage)).toEqual(["mirabilia.last"]);
  });
});

describe("the page as a whole", () => {
  const system = (dark: boolean, still: boolean) =>
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("dark") ? dark : still,
    }));

  it.each([
    ["auto", "auto", true, true, "dark", "less"],
    ["auto", "auto", false, false, "light", "full"],
    ["light", "full", true, true, "light", "full"],
    ["dark", "less", false, false, "dark", "less"],
  ] as const)("%s, %s", (theme, motion, dark, still, wantedTheme, wantedMotion) => {
    system(dark, still);
    const html = document.createElement("html");
    dress({ ...usual, lang: "sv", theme, motion, text: 115 }, html);
    expect([html.lang, html.dataset.theme, html.dataset.motion, html.dataset.text]).toEqual([
      "sv",
      wantedTheme,
      wantedMotion,
      "115",
    ]);
  });
});
