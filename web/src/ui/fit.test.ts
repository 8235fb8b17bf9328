import { describe, expect, it } from "vitest";
import { breakable, fitGlyphs, fitName, fitTitle } from "./fit";
import type { Glyph } from "./types";

describe("fitTitle", () => {
  it("writes short names as large as it may", () => {
    expect(fitTitle("Baths", 90, 13, 8)).toEqual({ size: 13, text: "Baths" });
  });

  it("takes two lines before it gets smaller", () => {
    expect(fitTitle("Shipowners Guild", 90, 13, 8).size).toBe(13);
  });

  it("gets smaller for a long word, and keeps it whole", () => {
    const { size, text } = fitTitle("Kauppakamari", 88, 13, 8);
    expect(size).toBeLessThan(13);
    expect(size).toBeGreaterThan(8);
    expect(text).toBe("Kauppakamari");
  });

  it("breaks a word only if it must, and then writes it larger", () => {
    // 13 letters of 0.6 do not fit into 55 / 8; seven and a hyphen do at more than 8.
    const { size, text } = fitTitle("Puutavarapiha", 55, 13, 8);
    expect(text).toBe("Puu\u00adta\u00adva\u00adra\u00adpiha");
    expect(size).toBeGreaterThan(8);
    expect(size).toBeLessThan(13);
  });

  it("does what it can when nothing fits", () => {
    expect(fitTitle("Puutavarapiha", 20, 13, 8).size).toBe(8);
  });
});

describe("fitName", () => {
  it.each([
    ["Baths", 13],
    ["Puutavarapihavarasto", 8],
  ])("%s is written at %d", (name, size) => {
    expect(fitName(name, 55, 13, 8)).toBe(size);
  });
});

describe("breakable", () => {
  it.each([
    ["Kauppakamari", "Kaup-pa-ka-mari"],
    ["Tidsålder", "Tid-sål-der"],
    ["Skrå", "Skrå"],
    ["Glass-Blower", "Glass-Blower"],
    ["a", "a"],
  ])("%s may become %s", (word, parts) => {
    expect(breakable(word).replaceAll("\u00ad", "-")).toBe(parts);
  });
});

describe("fitGlyphs", () => {
  const many = (count: number): Glyph[] =>
    Array.from({ length: count }, () => ({ symbol: "clay" }));

  it("draws a few symbols in one row at full size", () => {
    expect(fitGlyphs([many(2)], 80, 31, 21)).toEqual({ size: 21, rows: [[many(2)]] });
  });

  it("keeps groups in one row while there is room, and apart when not", () => {
    expect(fitGlyphs([many(1), many(1)], 80, 31, 21).rows).toEqual([[many(1), many(1)]]);
    expect(fitGlyphs([many(6), many(6)], 80, 34, 21).rows).toEqual([[many(6)], [many(6)]]);
  });

  it("never lets a row be wider than the ground, or the rows higher", () => {
    for (let count = 1; count <= 12; count++) {
      const { size, rows } = fitGlyphs([many(count)], 80, 31, 21);
      expect(rows.flat(2)).toHaveLength(count);
      expect(size * rows.length).toBeLessThanOrEqual(31);
      for (const row of rows) expect(row.flat().length * size).toBeLessThanOrEqual(80);
    }
  });

  it("has nothing to draw for no effects", () => {
    expect(fitGlyphs([], 80, 31, 21).rows.flat(2)).toEqual([]);
  });
});
