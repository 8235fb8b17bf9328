/** The board: choices, dimmed ways with their reasons, and shortcuts. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DuelPicture } from "../gen/duel";
import { open } from "../lib/explain.svelte";
import { loadLanguage } from "../lib/i18n.svelte";
import { pressed } from "../lib/keys.svelte";
import type { BoardProps } from "../lib/game-ui";
import { settings } from "../lib/settings.svelte";
import { boardProps, type Moment } from "../lib/testing/moment";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { moments } from "./fixture/moments";

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

function lay(at: Moment<DuelPicture>, more: Partial<BoardProps<DuelPicture>> = {}) {
  const onmove = vi.fn();
  const props = boardProps(at, { onmove, ...more });
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
    const { onmove } = lay(moments.card);
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

  it("is named with its price for both players, and its effects", () => {
    lay(moments.card);
    const name = (card: string) => one(`[data-choice="${card}"]`).getAttribute("aria-label");
    expect(name("aqueduct")).toBe("Aqueduct, blue: free with Baths (Bo: 6 coins). 5 points.");
    expect(name("courthouse")).toContain("Courthouse, blue: 3 coins");
  });

  it("is dimmed with the reason when it cannot be paid", async () => {
    const { onmove } = lay(moments.card);
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
    lay(moments.card);
    const slot = one('[data-choice="glass-blower"]');
    await fireEvent.focus(slot);
    expect(all(".lit").map((found) => found.dataset.slot)).toEqual(["10"]);
    await fireEvent.click(slot);
    expect(one('[data-area="confirm"]').textContent).toContain("Turns up a card.");
  });

  it("says which cards cover it", async () => {
    lay(moments.card);
    const library = one('[data-explain="card:library"]');
    expect(library.dataset.choice).toBeUndefined();
    expect(library.getAttribute("aria-label")).toContain("Lies under a face-down card of Age II.");
    await fireEvent.click(library);
    const uses = all('[data-area="confirm"] [data-move]');
    expect(uses.map((found) => found.getAttribute("aria-disabled"))).toEqual(["true"]);
    expect(uses[0]!.textContent).toContain("Lies under");
  });

  it("shows consequences before they are confirmed", async () => {
    lay(moments.card);
    await fireEvent.click(one('[data-choice="glass-blower"]'));
    const zeus = move("wonder statue-of-zeus with glass-blower").textContent;
    expect(zeus).toContain("Pawn moves 1 space");
    expect(zeus).toContain("You discard a brown card of Bo");
    expect(move("sell glass-blower").textContent).toContain("coins for you");
  });

  it("explains itself out of turn", async () => {
    const { onmove } = lay(moments.card, { viewer: 1, legal: [], offers: [] });
    expect(choices()).toEqual([]);
    const card = one('[data-explain="card:glass-blower"]');
    expect(card.getAttribute("aria-label")).toContain("Price for Ada: ");
    await fireEvent.click(card);
    expect(open.what).toMatchObject({ kind: "card", id: "glass-blower", viewer: 1 });
    expect(one('[data-area="confirm"]')).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  it("pick, focus a way, unpick", async () => {
    const { onmove } = lay(moments.card);
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
    const { onmove } = lay(moments.card);
    await press("4");
    (document.activeElement as HTMLElement).blur();
    await press("Enter");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build glass-blower");
  });

  it("make unambiguous choices at once in quick mode", async () => {
    settings.quick = true;
    const { onmove } = lay(moments.token);
    await press("1");
    expect(onmove).toHaveBeenCalledExactlyOnceWith(moments.token.legal[0]);
  });

  it("explain what has the focus", async () => {
    lay(moments.card);
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
    const moment = moments[name];
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
    const { picture } = moments.token;
    const prompt = {
      ...moments.token.prompt,
      ask: { id: "duel-head-token", args: { name: { seat: 0 } } },
    };
    lay(moments.token, { viewer: 1 - picture.to_move!, legal: [], offers: [], prompt });
    expect(choices()).toEqual([]);
    expect(all('[data-area="choices"] .option')).toHaveLength(picture.board_tokens.length);
    expect(one("h2").textContent).toContain("takes a progress token");
  });
});

describe("the table", () => {
  it("turns so that the viewer's city is at the left", () => {
    lay(moments.card);
    expect(one(".side.left [data-city]").dataset.city).toBe("0");
    cleanup();
    lay(moments.card, { viewer: 1, legal: [], offers: [] });
    expect(one(".side.left [data-city]").dataset.city).toBe("1");
    expect(one(".track").getAttribute("aria-label")).toMatch(/^Military track\. Bo: 9 to victory/);
  });

  it("gives spectators nothing to decide", async () => {
    lay(moments.card, { viewer: null, legal: [], offers: [] });
    expect(all("[data-choice], [data-move]")).toEqual([]);
    await fireEvent.click(one('[data-explain="card:aqueduct"]'));
    expect(open.what).toMatchObject({ kind: "card", id: "aqueduct", viewer: null });
  });

  it("shows how the game was won", () => {
    const over = (end: "military" | "science", winner: number, pawn: number) => {
      const picture = { ...moments.over.picture, end, pawn };
      const ask = { id: `duel-end-${end}`, args: { name: { seat: winner } } };
      const ending = { end, winners: [winner], scores: [] };
      lay(moments.over, { picture, prompt: { ...moments.over.prompt, ask }, ending });
    };
    over("military", 0, 9);
    expect(one("h2").textContent).toContain("Ada wins by military supremacy");
    expect(all(".space.taken")).toHaveLength(1);
    cleanup();
    over("science", 1, 0);
    expect(one("h2").textContent).toContain("Bo wins by scientific supremacy");
    expect(all(".space.taken")).toHaveLength(0);
    expect(one('[data-city="1"] .science').classList.contains("won")).toBe(true);
  });

  it("shows the pawn where a way would move it", async () => {
    lay(moments.card);
    await fireEvent.click(one('[data-choice="glass-blower"]'));
    expect(all(".ghost")).toEqual([]);
    await fireEvent.focus(move("wonder statue-of-zeus with glass-blower"));
    expect(all(".ghost")).toHaveLength(1);
  });

  it("unpicks a card that is no longer offered", async () => {
    const { rerender } = lay(moments.card);
    await fireEvent.click(one('[data-choice="aqueduct"]'));
    await rerender({ offers: moments.card.offers.filter((offer) => offer.pick !== "aqueduct") });
    expect(one('[data-area="confirm"]')).toBeNull();
  });

  it("opens the discard pile and the unseen cards", async () => {
    const { picture } = moments.card;
    lay(moments.card);
    expect(one('[data-pile="discard"]').textContent).toContain(`(${picture.discard.length})`);
    expect(one('[data-pile="unseen"]').textContent).toContain(`(${picture.unseen.length})`);
  });
});

describe("explanations", () => {
  const said = (kind: string, id: string) => {
    const { container } = render(Explain, {
      props: { kind, id, picture: moments.card.picture, viewer: 0, offers: moments.card.offers },
    });
    return container.textContent?.replace(/\s+/g, " ") ?? "";
  };

  it("tell cost, effect, chains and prices", () => {
    const text = said("card", "statue");
    expect(text).toContain("Costs 2 clay.");
    expect(text).toContain("4 points.");
    expect(text).toContain("Free if you have Theater.");
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
