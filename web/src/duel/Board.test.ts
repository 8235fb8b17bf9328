/** The board: what is offered, what is dimmed and why, and the keys. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { open } from "../lib/explain.svelte";
import { loadLanguage } from "../lib/i18n.svelte";
import { pressed } from "../lib/keys.svelte";
import { settings } from "../lib/settings.svelte";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { changed, FACES, MOMENTS, STEPS, type Moment } from "./fixture";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  settings.lang = "en";
  settings.quick = false;
  addEventListener("keydown", pressed);
});
afterEach(() => {
  cleanup();
  removeEventListener("keydown", pressed);
  open.what = null;
});

function lay(at: Moment, more: object = {}) {
  const onmove = vi.fn();
  const props = {
    picture: at.picture,
    faces: FACES,
    viewer: at.picture.to_move,
    legal: at.legal,
    chosen: null,
    busy: false,
    onmove,
    onwithdraw: () => {},
    hint: null,
    log: STEPS.slice(0, at.step),
    ending: null,
    table: null,
    ...more,
  };
  const { rerender } = render(Board, { props });
  return { onmove, rerender: (change: object) => rerender({ ...props, ...change }) };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const move = (text: string) => one(`[data-area="confirm"] [data-move="${text}"]`);
const choices = () => all("[data-choice]").map((found) => found.dataset.choice);
const press = async (key: string) => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
};

describe("a card of the structure", () => {
  it("can be picked when nothing lies on it, and offers every use", async () => {
    const { onmove } = lay(MOMENTS.card);
    expect(choices()).toEqual(["courthouse", "caravansery", "aqueduct", "glass-blower"]);
    await fireEvent.click(one('[data-choice="aqueduct"]'));
    expect(all('[data-area="confirm"] [data-move]').map((found) => found.dataset.move)).toEqual([
      "build aqueduct",
      "sell aqueduct",
      "wonder great-lighthouse with aqueduct",
      "wonder statue-of-zeus with aqueduct",
    ]);
    await fireEvent.click(move("build aqueduct"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build aqueduct");
  });

  it("says what it costs you and the other, and does", () => {
    lay(MOMENTS.card);
    const name = (card: string) => one(`[data-choice="${card}"]`).getAttribute("aria-label");
    expect(name("aqueduct")).toBe(
      "Aqueduct, blue. 5 points. Costs you: free with Baths. Costs Bo: 6 coins.",
    );
    expect(name("courthouse")).toContain("Costs you: 3 coins.");
  });

  it("is dimmed with the reason when it cannot be paid", async () => {
    const { onmove } = lay(MOMENTS.card);
    await fireEvent.click(one('[data-choice="courthouse"]'));
    const build = move("build courthouse");
    expect(build.getAttribute("aria-disabled")).toBe("true");
    expect(build.textContent).toContain("1 wood missing: 3 coins, you have 0.");
    await fireEvent.click(build);
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(one('[data-choice="caravansery"]'));
    expect(move("build caravansery").textContent).toContain("Costs 2 coins, you have 0.");
  });

  it("shows what it uncovers", async () => {
    lay(MOMENTS.card);
    const slot = one('[data-choice="glass-blower"]');
    await fireEvent.focus(slot);
    expect(all(".lit").map((found) => found.dataset.slot)).toEqual(["10"]);
    await fireEvent.click(slot);
    expect(one('[data-area="confirm"]').textContent).toContain("Turns up a card.");
  });

  it("says what lies on it", async () => {
    lay(MOMENTS.card);
    const library = one('[data-explain="card:library"]');
    expect(library.dataset.choice).toBeUndefined();
    expect(library.getAttribute("aria-label")).toContain("Lies under Card of Age II, face down.");
    await fireEvent.click(library);
    expect(all('[data-area="confirm"] [data-move]')).toEqual([]);
    expect(one('[data-area="confirm"]').textContent).toContain("Lies under");
  });

  it("shows consequences before they are confirmed", async () => {
    lay(MOMENTS.card);
    await fireEvent.click(one('[data-choice="glass-blower"]'));
    const zeus = move("wonder statue-of-zeus with glass-blower").textContent;
    expect(zeus).toContain("Pawn moves 1 space");
    expect(zeus).toContain("You discard a brown card of Bo");
    expect(move("sell glass-blower").textContent).not.toContain("coins for you");
  });

  it("does nothing out of turn, and says whose turn it is", async () => {
    const { onmove } = lay(MOMENTS.card, {
      viewer: 1,
      legal: [],
    });
    expect(choices()).toEqual([]);
    await fireEvent.click(one('[data-explain="card:glass-blower"]'));
    const build = move("build glass-blower");
    expect(build.getAttribute("aria-disabled")).toBe("true");
    expect(build.textContent).toContain("Ada decides now.");
    await fireEvent.click(build);
    expect(onmove).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  it("pick, go to a use, let go", async () => {
    const { onmove } = lay(MOMENTS.card);
    await press("3");
    expect(one(".picked").dataset.choice).toBe("aqueduct");
    await press("s");
    expect((document.activeElement as HTMLElement).dataset.move).toBe("sell aqueduct");
    await press("w");
    expect((document.activeElement as HTMLElement).dataset.verb).toBe("wonder");
    await press("b");
    expect((document.activeElement as HTMLElement).dataset.move).toBe("build aqueduct");
    await press("Escape");
    expect(one('[data-area="confirm"]')).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });

  it("confirm with Enter when no button has the focus", async () => {
    const { onmove } = lay(MOMENTS.card);
    await press("4");
    (document.activeElement as HTMLElement).blur();
    await press("Enter");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build glass-blower");
  });

  it("make a choice that needs no answer at once, if one likes it so", async () => {
    settings.quick = true;
    const { onmove } = lay(MOMENTS.token);
    await press("1");
    expect(onmove).toHaveBeenCalledExactlyOnceWith(MOMENTS.token.legal[0]);
  });

  it("explain what has the focus", async () => {
    lay(MOMENTS.card);
    one('[data-explain="card:library"]').focus();
    await press("i");
    expect(open.what).toMatchObject({ game: "duel", kind: "card", id: "library" });
  });
});

describe("choices", () => {
  it.each([
    ["draft", "Take a wonder"],
    ["token", "A pair: take a progress token"],
    ["library", "The Great Library: keep one token"],
    ["destroy", "Discard a card of your opponent"],
    ["revive", "Build a card from the discard pile"],
    ["begin", "You say who begins the age"],
  ] as const)("%s offers exactly what is legal, and says what it is", async (name, heading) => {
    const moment = MOMENTS[name];
    const { onmove } = lay(moment);
    expect(one("h2").textContent?.trim()).toContain(heading);
    expect(choices()).toHaveLength(moment.legal.length);
    for (const legal of moment.legal) {
      await fireEvent.click(one(`[data-choice="${legal.split(" ")[1]}"]`));
      expect(all('[data-area="confirm"] [data-move]').map((found) => found.dataset.move)).toEqual([
        legal,
      ]);
    }
    const last = moment.legal.at(-1)!;
    await fireEvent.click(move(last));
    expect(onmove).toHaveBeenCalledExactlyOnceWith(last);
  });

  it("of the other player are shown and cannot be made", () => {
    const { picture } = MOMENTS.token;
    lay(MOMENTS.token, { viewer: 1 - picture.to_move!, legal: [] });
    expect(choices()).toEqual([]);
    expect(all('[data-area="choices"] .option')).toHaveLength(picture.board_tokens.length);
    expect(one("h2").textContent).toContain("takes a progress token");
  });
});

describe("the table", () => {
  it("turns so that the viewer's city is at the left", () => {
    lay(MOMENTS.card);
    expect(one(".side.left [data-city]").dataset.city).toBe("0");
    cleanup();
    lay(MOMENTS.card, { viewer: 1, legal: [] });
    expect(one(".side.left [data-city]").dataset.city).toBe("1");
    expect(one(".track").getAttribute("aria-label")).toMatch(/^Military track\. Bo needs/);
  });

  it("gives watchers nothing to decide", async () => {
    lay(MOMENTS.card, { viewer: null, legal: [] });
    expect(all("[data-choice], [data-move]")).toEqual([]);
    await fireEvent.click(one('[data-explain="card:aqueduct"]'));
    expect(open.what).toMatchObject({ kind: "card", id: "aqueduct", viewer: null });
  });

  it("says when somebody plays again", () => {
    lay(MOMENTS.card, { log: ["0 wonder sphinx with press", "reveal 9 walls"] });
    expect(one(".again").textContent).toContain("You play again");
  });

  it("shows how the game was won", () => {
    const over = (change: Parameters<typeof changed>[1]) => {
      const picture = changed(MOMENTS.card, (one) => {
        one.due = "the game is over";
        one.to_move = null;
        change(one);
      });
      lay(MOMENTS.card, { picture, legal: [], viewer: 0 });
    };
    over((picture) => (picture.pawn = 9));
    expect(one("h2").textContent).toContain("Ada wins by military supremacy");
    expect(all(".space.taken")).toHaveLength(1);
    cleanup();
    over((picture) => {
      picture.cities[1].symbols = ["wheel", "quill", "mortar", "sundial", "scales", "plumb-level"];
    });
    expect(one("h2").textContent).toContain("Bo wins by scientific supremacy");
    expect(one('[data-city="1"] .science').classList.contains("won")).toBe(true);
  });

  it("shows the pawn where a card would move it", async () => {
    const picture = changed(MOMENTS.card, (one) => {
      one.structure.find((slot) => slot.lies === "glass-blower")!.lies = "walls";
    });
    lay(MOMENTS.card, { picture });
    expect(all(".ghost")).toEqual([]);
    await fireEvent.click(one('[data-explain="card:walls"]'));
    expect(all(".ghost")).toHaveLength(1);
  });

  it("lets go of a card that is gone", async () => {
    const { rerender } = lay(MOMENTS.card);
    await fireEvent.click(one('[data-choice="aqueduct"]'));
    await rerender({
      picture: changed(MOMENTS.card, (one) => {
        one.structure = one.structure.filter((slot) => slot.lies !== "aqueduct");
      }),
    });
    expect(one('[data-area="confirm"]')).toBeNull();
  });

  it("opens the discard pile and the cards nobody has seen", async () => {
    const { picture } = MOMENTS.card;
    lay(MOMENTS.card);
    expect(one('[data-pile="discard"]').textContent).toContain(`(${picture.discard.length})`);
    expect(one('[data-pile="unseen"]').textContent).toContain(`(${picture.unseen.length})`);
  });
});

describe("explanations", () => {
  const said = (kind: string, id: string) => {
    const { container } = render(Explain, {
      props: { kind, id, picture: MOMENTS.card.picture, viewer: 0 },
    });
    return container.textContent?.replace(/\s+/g, " ") ?? "";
  };

  it("tell cost, effect, chains and prices", () => {
    const text = said("card", "statue");
    expect(text).toContain("Costs 2 clay.");
    expect(text).toContain("4 points.");
    expect(text).toContain("Free for whoever has Theater.");
    expect(text).toContain("Makes Gardens free later.");
    cleanup();
    const price = said("card", "courthouse");
    expect(price).toContain("3 coins");
    expect(price).toContain("Buys 1 wood: 3.");
    expect(price).toContain("1 wood missing: 3 coins, you have 0.");
  });

  it.each([
    ["wonder", "sphinx", "You play again at once."],
    ["token", "economy", "What your opponent pays for goods goes to you."],
    ["track", "track", "Every shield moves the pawn"],
    ["science", "science", "6 different symbols"],
    ["back", "guild", "A guild"],
  ])("tell what a %s is", (kind, id, words) => expect(said(kind, id)).toContain(words));
});
