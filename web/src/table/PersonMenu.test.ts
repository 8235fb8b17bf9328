import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import type { Session } from "./session.svelte";

const calls: unknown[][] = [];
vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  api: {
    block: async (...given: unknown[]) => void calls.push(["block", ...given]),
    report: async (...given: unknown[]) => void calls.push(["report", ...given]),
  },
}));
const { default: PersonMenu } = await import("./PersonMenu.svelte");

const session = (host: boolean) =>
  ({
    source: { id: "t" },
    names: ["Ada", "Bo"],
    playing: true,
    info: { status: "playing" },
    live: { you: { host, seats: [0] }, forgetChat: (name: string) => calls.push(["forget", name]) },
    do: async (command: unknown) => {
      calls.push(["do", command]);
      return {};
    },
  }) as unknown as Session;

const press = async (action: string) => {
  const button = document.querySelector(`[data-action="${action}"]`);
  expect(button, action).not.toBe(null);
  await fireEvent.click(button!);
};

beforeEach(async () => {
  calls.length = 0;
  // The test browser has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await loadLanguage("en");
});

describe("the menu of another person", () => {
  it("mutes, and hides what they said", async () => {
    render(PersonMenu, { session: session(false), at: { seat: 1 }, name: "Bo" });
    await press("person");
    await press("mute");
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls).toEqual([
      ["block", "t", { seat: 1, block: false }],
      ["forget", "Bo"],
    ]);
  });

  it("reports with words only", async () => {
    render(PersonMenu, { session: session(false), at: { line: 7 }, name: "Bo" });
    await press("person");
    await press("report");
    const send = document.querySelector<HTMLButtonElement>('[data-action="send-report"]')!;
    expect(send.disabled).toBe(true);
    await fireEvent.input(screen.getByRole("textbox", { hidden: true }), {
      target: { value: " insults " },
    });
    await press("send-report");
    expect(calls).toEqual([["report", "t", { line: 7, text: "insults" }]]);
  });

  it("lets only the host remove somebody", async () => {
    const { unmount } = render(PersonMenu, {
      session: session(false),
      at: { seat: 1 },
      name: "Bo",
    });
    await press("person");
    expect(document.querySelector('[data-action="remove"]')).toBe(null);
    unmount();
    render(PersonMenu, { session: session(true), at: { seat: 1 }, name: "Bo" });
    await press("person");
    await press("remove");
    expect(calls).toEqual([["do", { do: "remove", seat: 1 }]]);
  });
});
