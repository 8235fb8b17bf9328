import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";
import Tabs from "./Tabs.svelte";

const children = createRawSnippet<[string]>((id) => ({
  render: () => `<p>${id()}</p>`,
}));
const tabs = [
  { id: "log", label: "Log" },
  { id: "chat", label: "Chat", badge: 3 },
];

describe("Tabs", () => {
  it("shows one panel, named by its tab", () => {
    const { getByRole } = render(Tabs, { tabs, selected: "log", label: "Side", children });
    expect(getByRole("tab", { name: "Log" }).getAttribute("aria-selected")).toBe("true");
    expect(getByRole("tabpanel", { name: "Log" }).textContent).toBe("log");
  });

  it("goes on with the arrows, and the panel follows", async () => {
    const { getByRole } = render(Tabs, { tabs, selected: "log", label: "Side", children });
    const first = getByRole("tab", { name: "Log" });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    const second = getByRole("tab", { name: /Chat/ });
    expect(document.activeElement).toBe(second);
    expect(second.getAttribute("aria-selected")).toBe("true");
    expect(second.tabIndex).toBe(0);
    expect(first.tabIndex).toBe(-1);
  });
});
