import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import Dialog from "./Dialog.svelte";

// Dialog methods that jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

const children = createRawSnippet(() => ({ render: () => "<p>What it does.</p>" }));
const onclose = vi.fn();
beforeEach(() => onclose.mockClear());

function show(open: boolean) {
  const shown = render(Dialog, { open, title: "Aqueduct", children, onclose });
  return { ...shown, dialog: shown.container.querySelector("dialog")! };
}

describe("Dialog", () => {
  it("is closed and empty until it is opened", async () => {
    const { dialog, rerender, queryByText } = show(false);
    expect(dialog.open).toBe(false);
    expect(queryByText("What it does.")).toBeNull();
    await rerender({ open: true });
    expect(dialog.open).toBe(true);
    expect(queryByText("What it does.")).not.toBeNull();
  });

  it("is named by its title", () => {
    const { dialog } = show(true);
    const title = dialog.ownerDocument.getElementById(dialog.getAttribute("aria-labelledby")!);
    expect(title?.textContent).toBe("Aqueduct");
  });

  it("is closed by its button, and calls onclose once", async () => {
    const { dialog, getByRole } = show(true);
    await fireEvent.click(getByRole("button", { name: "Close", hidden: true }));
    await tick();
    expect(dialog.open).toBe(false);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("is closed by a click on the backdrop, not by one inside", async () => {
    const { dialog, getByText } = show(true);
    await fireEvent.click(getByText("What it does."));
    expect(dialog.open).toBe(true);
    await fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it("is closed by its parent", async () => {
    const { dialog, rerender } = show(true);
    await rerender({ open: false });
    expect(dialog.open).toBe(false);
  });
});
