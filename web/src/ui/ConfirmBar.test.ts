import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import ConfirmBar from "./ConfirmBar.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

const children = createRawSnippet(() => ({
  render: () => '<button data-move="build baths">Build</button>',
}));

describe("ConfirmBar", () => {
  it("is the area where moves are confirmed, named by what they are about", () => {
    const { getByRole } = render(ConfirmBar, { title: "Baths", children });
    const bar = getByRole("group", { name: "Baths" });
    expect(bar.getAttribute("data-area")).toBe("confirm");
    expect(bar.querySelector('[data-move="build baths"]')).not.toBeNull();
  });

  it("can be cancelled, if there is something to cancel", async () => {
    const oncancel = vi.fn();
    const bar = render(ConfirmBar, { title: "Baths", children, oncancel });
    await fireEvent.click(bar.getByRole("button", { name: "Cancel" }));
    expect(oncancel).toHaveBeenCalledOnce();
    bar.unmount();
    const { queryByRole } = render(ConfirmBar, { title: "Baths", children });
    expect(queryByRole("button", { name: "Cancel" })).toBeNull();
  });

  it("labels the cancel button as given", () => {
    const { getByRole } = render(ConfirmBar, {
      title: "Baths",
      children,
      oncancel: () => {},
      cancel: "Pick another",
    });
    expect(getByRole("button", { name: "Pick another" })).toBeTruthy();
  });
});
