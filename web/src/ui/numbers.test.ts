import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import Coins from "./Coins.svelte";
import Points from "./Points.svelte";
import Shape from "./Shape.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

describe("Coins and Points", () => {
  it.each([
    [Coins, 1, "1 coin"],
    [Coins, 12, "12 coins"],
    [Points, 1, "1 point"],
    [Points, 48, "48 points"],
  ])("show the number and say it (%#)", (What, n, words) => {
    const { container, getByRole } = render(What, { n });
    expect(getByRole("img").getAttribute("aria-label")).toBe(words);
    expect(container.querySelector("text")?.textContent).toBe(String(n));
  });

  it("shrink long numbers, so that they stay inside", () => {
    const heights = [7, 12, 120].map((n) =>
      Number(render(Coins, { n }).container.querySelector("text")?.getAttribute("font-size")),
    );
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    // Digits are about 0.6 of their height wide; the coin is 18 units wide.
    heights.forEach((height, at) => expect(height * 0.6 * (at + 1)).toBeLessThan(18));
  });

  it("are hidden from screen readers where the context has the number", () => {
    const { container } = render(Coins, { n: 3, quiet: true });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("are only the symbol without a number", () => {
    const { container } = render(Coins, {});
    expect(container.querySelector("text")).toBeNull();
    expect(container.querySelector("svg")).not.toBeNull();
  });

  it("write a loss with a real minus", () => {
    expect(render(Points, { n: -2 }).container.querySelector("text")?.textContent).toBe("−2");
  });
});

describe("Shape", () => {
  it("says its colour only when asked", () => {
    const named = render(Shape, { colour: "red", name: "red" });
    expect(named.getByRole("img", { name: "red" })).toBeTruthy();
    named.unmount();
    const { container } = render(Shape, { colour: "red" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
