import { render } from "@testing-library/svelte";
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawings } from "./drawings";
import { isSymbol, SYMBOLS } from "./names";
import Symbol from "./Symbol.svelte";

/** Pairs of names with the same drawing. */
const SAME = [
  ["clay", "brick"],
  ["cloth", "textile"],
];

describe("the set of symbols", () => {
  it("draws every name, and nothing that has no name", () => {
    expect(Object.keys(drawings).sort()).toEqual([...SYMBOLS].sort());
    for (const name of SYMBOLS) {
      const { line, solid } = drawings[name];
      expect(line ?? solid, name).toMatch(/^M[\d.\sA-Za-z-]+$/);
    }
  });

  it("draws no two things alike", () => {
    const seen = new Map<string, string>();
    for (const name of SYMBOLS) {
      const { line = "", solid = "" } = drawings[name];
      const before = seen.get(line + "|" + solid);
      if (before) expect(SAME).toContainEqual([before, name]);
      seen.set(line + "|" + solid, name);
    }
  });

  it("is small", () => {
    const files = readdirSync("src/symbols").filter((file) => file.startsWith("paths-"));
    expect(files.length).toBeGreaterThan(3);
    const all = files.map((file) => readFileSync(`src/symbols/${file}`, "utf8")).join("");
    expect(gzipSync(all).length).toBeLessThan(12_000);
  });

  it("knows its names", () => {
    expect(isSymbol("armillary-sphere")).toBe(true);
    expect(isSymbol("toString")).toBe(false);
  });
});

describe("Symbol", () => {
  it("is decoration without a label, and an image with one", () => {
    const plain = render(Symbol, { name: "clay" });
    expect(plain.container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    plain.unmount();
    const named = render(Symbol, { name: "clay", label: "clay" });
    expect(named.getByRole("img", { name: "clay" })).toBeTruthy();
  });
});
