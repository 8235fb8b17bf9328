import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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

  it("is deleted, and nothing else", () => {
    localStorage.setItem("mirabilia.last", "{}");
    localStorage.setItem("somebody.else", "1");
    keepSettings();
    forgetAll();
    expect(Object.keys(localStorage)).toEqual(["somebody.else"]);
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
