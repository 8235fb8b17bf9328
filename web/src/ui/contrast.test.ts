import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "./types";

type Rgb = [number, number, number];

/** The tokens of a theme in `app.css`: `{ "--ink": "#221d16", … }`. */
function tokens(theme: "light" | "dark"): Record<string, string> {
  const css = readFileSync("src/app.css", "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
  const found: Record<string, string> = {};
  for (const [, selector = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selectors = selector.split(",").map((one) => one.trim());
    const counts =
      selectors.includes(":root") ||
      (theme === "dark" && selectors.includes(':root[data-theme="dark"]'));
    if (!counts) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found[name] = value.trim();
    }
  }
  return found;
}

function rgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  expect(full, `a colour that is not #rrggbb: ${hex}`).toMatch(/^#[\da-f]{6}$/i);
  return [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16)) as Rgb;
}

function light([r, g, b]: Rgb): number {
  const [x, y, z] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour after `filter: saturate(…)`. */
function saturate([r, g, b]: Rgb, share: number): Rgb {
  const grey = 0.213 * r + 0.715 * g + 0.072 * b;
  return [r, g, b].map((part) => grey + (part - grey) * share) as Rgb;
}

const mix = (one: Rgb, share: number, other: Rgb) =>
  one.map((part, at) => part * share + other[at]! * (1 - share)) as Rgb;

const TINTS = ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus", "coin"];
const GROUNDS = ["--ground", "--paper", "--raised"];

describe.each(["light", "dark"] as const)("by %s", (theme) => {
  const token = tokens(theme);
  const at = (name: string) => {
    expect(token[name], `no token ${name}`).toBeDefined();
    return rgb(token[name]!);
  };
  const readable = (what: string, text: Rgb, ground: Rgb, least = 4.5) =>
    expect(contrast(text, ground), what).toBeGreaterThanOrEqual(least);

  it("text can be read on every card colour, dimmed or not", () => {
    for (const colour of COLOURS) {
      const [ground, text] = [at(`--${colour}`), at(`--on-${colour}`)];
      readable(colour, text, ground);
      // The top of a dimmed card; `CardFace` defines the 0.3.
      readable(`dimmed ${colour}`, saturate(text, 0.3), saturate(ground, 0.3));
    }
  });

  it("every ink can be read on every ground", () => {
    const inks = ["--ink", "--ink-soft", "--accent", "--good", "--bad", "--warn"];
    for (const ground of GROUNDS) {
      for (const ink of inks) readable(`${ink} on ${ground}`, at(ink), at(ground));
    }
    readable("accent", at("--accent-ink"), at("--accent"));
    readable("bad on its own ground", at("--ink"), at("--bad-soft"));
    readable("ink on the soft accent", at("--ink"), at("--accent-soft"));
  });

  it("names can be read on the face of a card, tinted or hatched", () => {
    for (const colour of COLOURS) {
      const face = mix(at(`--${colour}`), 0.05, at("--raised"));
      readable(`name on ${colour}`, at("--ink"), face);
      readable(`chain on ${colour}`, at("--ink-soft"), face);
    }
    readable("dimmed", at("--ink-soft"), mix(at("--ink"), 0.07, at("--raised")));
  });

  it("lines stand out from what they are filled with, and figures on coins can be read", () => {
    for (const tint of TINTS) readable(tint, at("--ink"), at(`--t-${tint}`), 4.5);
  });

  it("focus and the edges of what is pressed can be seen", () => {
    for (const ground of GROUNDS) {
      readable(`focus on ${ground}`, at("--focus"), at(ground), 3);
    }
  });
});

it("lines in white stand out from the fills on card colours", () => {
  // `.ink-light` is in the same rule as the dark theme's fills.
  const dark = tokens("dark");
  for (const tint of TINTS) {
    expect(contrast(rgb("#ffffff"), rgb(dark[`--t-${tint}`]!)), tint).toBeGreaterThanOrEqual(4.5);
  }
});
