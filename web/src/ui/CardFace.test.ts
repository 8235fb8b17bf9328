import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import CardFace from "./CardFace.svelte";
import { COLOURS } from "./types";

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});

const palace = {
  colour: "blue" as const,
  name: "Palace",
  cost: { coins: 2, goods: ["stone", "ore", "wood"] },
  effects: [[{ symbol: "laurel" as const, n: 8 }]],
};

function draw(props: Partial<Parameters<typeof render<typeof CardFace>>[1]> = {}): HTMLElement {
  return render(CardFace, { ...palace, ...props }).container;
}

describe("CardFace", () => {
  it("is hidden from screen readers: the element around it has the name", () => {
    const card = draw({ tag: { kind: "coins", coins: 3 } });
    expect(card.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
    expect(card.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
  });

  it("shows the name, one symbol per unit of cost, and the effects", () => {
    const card = draw();
    expect(card.querySelector(".name")?.textContent).toBe("Palace");
    const cost = card.querySelector(".cost")!;
    expect(cost.querySelectorAll("svg")).toHaveLength(4);
    expect(cost.querySelector("text")?.textContent).toBe("2");
    for (const good of palace.cost.goods) expect(cost.querySelector(`.${good}`)).not.toBeNull();
    expect(card.querySelector(".effects text")?.textContent).toBe("8");
  });

  it("has a shape for every colour", () => {
    const shapes = COLOURS.map((colour) =>
      draw({ colour }).querySelector(".corner path")?.getAttribute("d"),
    );
    expect(new Set(shapes).size).toBe(COLOURS.length);
    expect(shapes).not.toContain(null);
  });

  it.each([
    [{ kind: "free" }, "free"],
    [{ kind: "chain" }, "chain"],
    [{ kind: "coins", coins: 3 }, "3"],
    [{ kind: "coins", coins: 4, left: 3, right: 1 }, "431"],
    [{ kind: "coins", coins: 4, left: 0, right: 4 }, "44"],
    [{ kind: "no" }, "no"],
    [{ kind: "no", coins: 9 }, "9"],
  ] as const)("tag %j says %s", (tag, words) => {
    const chip = draw({ tag }).querySelector(".chip");
    expect(chip?.textContent?.replaceAll(/\s/g, "")).toBe(words);
  });

  it("has no tag without a price", () => {
    expect(draw({ tag: null }).querySelector(".chip")).toBeNull();
  });

  it("names the chains, but not on small cards", () => {
    const chains = { freeWith: ["Baths"], opens: ["Forum", "Gardens"] };
    // Without the places at which a word may break.
    const text = draw(chains).textContent!.replaceAll("\u00ad", "");
    for (const name of ["Baths", "Forum", "Gardens"]) expect(text).toContain(name);
    expect(draw({ ...chains, size: "s" }).textContent).not.toContain("Baths");
  });

  it("shows only its top in a stack", () => {
    const card = draw({ band: true, tag: { kind: "free" } });
    expect(card.querySelector(".effects text")?.textContent).toBe("8");
    for (const gone of [".cost", ".name", ".chip"]) expect(card.querySelector(gone)).toBeNull();
  });

  it("marks a hint with a symbol, not only with colour", () => {
    expect(draw().querySelector(".hint")).toBeNull();
    expect(draw({ hinted: true }).querySelector(".hint svg")).not.toBeNull();
  });

  it("names goods and colours if labels are on", () => {
    const cost = { coins: 0, goods: ["stone", "stone", "ore"] };
    expect(draw({ cost }).textContent).not.toContain("stone");
    settings.labels = true;
    try {
      const card = draw({ cost, effects: [[{ symbol: "compass" }]], colour: "green" });
      expect(card.querySelector(".words")?.textContent).toBe("green · compass");
      const words = [...card.querySelectorAll(".cost .word")].map((word) => word.textContent);
      expect(words).toEqual(["stone", "ore"]);
      expect(card.querySelector(".cost .figures")?.textContent).toBe("2");
    } finally {
      settings.labels = false;
    }
  });

  it("leaves out goods that have no symbol instead of breaking", () => {
    const card = draw({ cost: { coins: 0, goods: ["unobtainium", "clay"] } });
    expect(card.querySelectorAll(".cost svg")).toHaveLength(1);
  });
});
