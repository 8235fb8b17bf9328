import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { WondersPicture } from "../gen/wonders";
import { open } from "../lib/explain.svelte";
import { loadLanguage } from "../lib/i18n.svelte";
import { pressed } from "../lib/keys.svelte";
import type { BoardProps } from "../lib/game-ui";
import { settings } from "../lib/settings.svelte";
import { boardProps, facesOf, type Moment } from "../lib/testing/moment";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { moments } from "./fixture/moments";

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  settings.lang = "en";
  addEventListener("keydown", pressed);
});
afterEach(() => {
  cleanup();
  removeEventListener("keydown", pressed);
  settings.quick = false;
  open.what = null;
});

function lay(at: Moment<WondersPicture>, more: Partial<BoardProps<WondersPicture>> = {}) {
  const onmove = vi.fn();
  const onwithdraw = vi.fn();
  const props = boardProps(at, { onmove, onwithdraw, ...more });
  const { rerender, container } = render(Board, { props });
  return { onmove, onwithdraw, rerender, container };
}

const choice = (id: string) => document.querySelector<HTMLElement>(`[data-choice="${id}"]`)!;
/** The button of a move; queries by role would take seconds on a page of this size. */
const button = (move: string) => document.querySelector<HTMLElement>(`[data-move="${move}"]`)!;
const offered = (area: string) =>
  [...document.querySelectorAll<HTMLElement>(`${area} [data-move]`)].map(
    (button) => button.dataset.move,
  );
const press = async (key: string) => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
};

describe("the hand", () => {
  it("names each card with its effects, cost and current price", () => {
    lay(moments["between-two-payments"]);
    expect(choice("senate").getAttribute("aria-label")).toBe(
      "Senate, blue: 4 coins. 6 points. Free with Library.",
    );
    expect(choice("arena").getAttribute("aria-label")).toContain("Arena, yellow: free");
  });
  it("says why a card cannot be built", () => {
    lay(moments["between-two-payments"]);
    expect(choice("scientists-guild").getAttribute("aria-label")).toMatch(
      /missing: 8 coins, you have 5\.$/,
    );
    cleanup();
    lay(moments["first-turn"]);
    expect(choice("apothecary").getAttribute("aria-label")).toContain(
      "1 cloth missing, and your neighbours have none to sell.",
    );
  });
  it("has a tag on every card", () => {
    lay(moments["between-two-payments"]);
    const tag = (id: string) =>
      choice(id)
        .querySelector(".chip")
        ?.className.match(/free|chain|coins|no\b/)?.[0];
    expect(["senate", "arena", "scientists-guild"].map(tag)).toEqual(["coins", "free", "no"]);
  });
});

describe("a picked card", () => {
  it("offers every payment, and nothing that is not legal", async () => {
    const at = moments["three-ways-to-pay"];
    const { onmove } = lay(at);
    await fireEvent.click(choice("senate"));
    expect(offered('[data-area="confirm"]')).toEqual([
      "build senate pay 6 right",
      "build senate pay 2 left 4 right",
      "build senate pay 4 left 2 right",
      "sell senate",
    ]);
    const second = button("build senate pay 2 left 4 right");
    expect(second.getAttribute("aria-label")).toBe(
      "Build Senate for 6 coins: 2 coins to Ada, 4 coins to Dag.",
    );
    await fireEvent.click(second);
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build senate pay 2 left 4 right");
  });
  it("says why other ways are closed", async () => {
    lay(moments["three-ways-to-pay"]);
    await fireEvent.click(choice("senate"));
    const stage = document.querySelector<HTMLElement>('[data-way="stage"]')!;
    expect(within(stage).getByText("Every stage of your wonder is built.")).toBeTruthy();
    expect(stage.querySelector("[data-move]")).toBeNull();
  });
  it("shows the consequences", async () => {
    lay(moments["three-ways-to-pay"]);
    await fireEvent.click(choice("circus"));
    const build = document.querySelector<HTMLElement>('[data-way="build"]')!;
    expect(build.textContent).toContain("Shields 2, then 5.");
    expect(build.textContent).toContain("Ada (3): you are now ahead");
    expect(build.textContent).toContain("Coins 10, then 4.");
  });
  it("is put back by another press, and by Escape", async () => {
    lay(moments["three-ways-to-pay"]);
    await fireEvent.click(choice("senate"));
    await fireEvent.click(choice("senate"));
    expect(document.querySelector('[data-area="confirm"]')).toBeNull();
    await fireEvent.click(choice("haven"));
    await press("Escape");
    expect(document.querySelector('[data-area="confirm"]')).toBeNull();
  });
  it("is dropped when the moment changes", async () => {
    const at = moments["three-ways-to-pay"];
    const { rerender } = lay(at);
    await fireEvent.click(choice("senate"));
    await rerender({ picture: { ...at.picture, turns_played: 1 } });
    expect(document.querySelector('[data-area="confirm"]')).toBeNull();
  });
});

describe("by keyboard", () => {
  it("a number picks, letters decide", async () => {
    const { onmove } = lay(moments["between-two-payments"]);
    await press("2");
    expect(choice("arena").getAttribute("aria-pressed")).toBe("true");
    await press("w");
    expect(onmove).toHaveBeenLastCalledWith("stage with arena");
    await press("b");
    expect(onmove).toHaveBeenLastCalledWith("build arena");
    await press("s");
    expect(onmove).toHaveBeenLastCalledWith("sell arena");
  });
  it("Enter confirms the picked card", async () => {
    const { onmove } = lay(moments["between-two-payments"]);
    await press("5");
    await press("Enter");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build academy");
  });
  it("asks whom to pay if there is a choice", async () => {
    const { onmove } = lay(moments["between-two-payments"]);
    await press("1");
    await press("b");
    expect(onmove).not.toHaveBeenCalled();
    expect((document.activeElement as HTMLElement).dataset.move).toBe(
      "build senate pay 2 left 2 right",
    );
  });
  it("i explains what has the focus", async () => {
    lay(moments["between-two-payments"]);
    choice("academy").focus();
    await press("i");
    expect(open.what).toMatchObject({ kind: "card", id: "academy", viewer: 0 });
  });
});

describe("quick confirmation", () => {
  it("makes the one sensible move at once, and never sells by itself", async () => {
    settings.quick = true;
    const { onmove } = lay(moments["three-ways-to-pay"]);
    await fireEvent.click(choice("traders-guild"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build traders-guild pay 4 left 2 right");
    await fireEvent.click(choice("senate"));
    expect(onmove).toHaveBeenCalledTimes(1);
    expect(offered('[data-area="confirm"]')).toHaveLength(4);
  });
});

describe("other decisions", () => {
  it("a wonder", async () => {
    const at = moments["choosing-a-wonder"];
    const { onmove } = lay(at);
    expect(document.querySelectorAll("[data-choice]")).toHaveLength(7);
    await fireEvent.click(choice("gizah"));
    expect(button("choose gizah").textContent).toContain("Take Gizah");
    await fireEvent.click(button("choose gizah"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("choose gizah");
  });
  it("a side", async () => {
    const { onmove } = lay(moments["choosing-a-side"]);
    await press("2");
    await press("Enter");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("side night");
  });
  it("a card of the discard pile, or none; cards already built say so", async () => {
    const at = moments.reviving;
    const { onmove } = lay(at);
    expect(choice("stone-pit").getAttribute("aria-label")).toContain(
      "Stone Pit is already in your city.",
    );
    await fireEvent.click(choice("stone-pit"));
    expect(offered('[data-area="confirm"]')).toEqual(["revive nothing"]);
    await fireEvent.click(choice("theater"));
    expect(offered('[data-area="confirm"]')).toEqual(["revive theater", "revive nothing"]);
    await fireEvent.click(button("revive nothing"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("revive nothing");
  });
  it("the seventh card", () => {
    lay(moments["seventh-card"]);
    expect(screen.getByText("Play your seventh card")).toBeTruthy();
  });
});

describe("waiting", () => {
  it("shows the choice, withdraws it, and says who is deciding", async () => {
    const at = moments["between-two-payments"];
    const faces = facesOf(at).map((face) => ({ ...face, thinking: face.seat === 3 }));
    const { onwithdraw } = lay(at, { chosen: "build senate pay 4 left", legal: [], faces });
    expect(screen.getByText(/^You chose: Build.*Senate/)).toBeTruthy();
    expect(screen.getByText("1 of 5 still thinking:")).toBeTruthy();
    await fireEvent.click(document.querySelector('[data-action="withdraw"]')!);
    expect(onwithdraw).toHaveBeenCalledOnce();
    await fireEvent.click(choice("arena"));
    expect(document.querySelector('[data-area="confirm"]')).toBeNull();
  });
});

describe("cities", () => {
  it("of both neighbours are beside one’s own, the others in a strip", () => {
    const { container } = lay(moments["between-two-payments"]);
    const seats = (what: string) =>
      [...container.querySelectorAll<HTMLElement>(what)].map((one) => one.dataset.seat);
    expect(seats("section[data-seat]")).toEqual(["1", "0", "4"]);
    expect(seats("button[data-seat]")).toEqual(["2", "3"]);
  });
  it("are all shown to spectators, without a hand", () => {
    const at = moments["between-two-payments"];
    const picture = { ...at.picture, viewer: null, hand: [] };
    const { container } = lay(at, { viewer: null, picture, legal: [], offers: [] });
    expect(container.querySelectorAll("section[data-seat]")).toHaveLength(5);
    expect(container.querySelector("[data-choice]")).toBeNull();
  });
  it("show the cards under a wonder that the viewer knows", () => {
    const at = moments.over;
    const cities = at.picture.cities.map((city) => ({ ...city, under: [null, "senate" as const] }));
    const { container } = lay(at, { picture: { ...at.picture, cities } });
    const under = container.querySelectorAll('section[data-seat="0"] .under');
    expect([...under].map((one) => one.textContent)).toEqual([expect.stringContaining("Senate")]);
  });
  it("fan out by colour", async () => {
    const { container } = lay(moments["between-two-payments"]);
    const mine = container.querySelector<HTMLElement>('section[data-seat="0"]')!;
    const blue = mine.querySelector<HTMLElement>('button[aria-label^="blue"]')!;
    expect(blue.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(blue);
    expect(blue.getAttribute("aria-expanded")).toBe("true");
    expect(mine.querySelectorAll(".fan button").length).toBeGreaterThan(0);
  });
});

describe("conflicts", () => {
  it("are shown when an age ends, until closed", async () => {
    const at = moments["between-two-payments"];
    const { rerender } = lay({
      ...at,
      picture: { ...at.picture, age: 2, turns_played: 5, conflicts: null },
    });
    await rerender({ picture: at.picture });
    expect(screen.getByText(/^You beat Eeva, shields 3 to 2\./)).toBeTruthy();
    await press("Escape");
    expect(screen.queryByText(/^You beat Eeva, shields 3 to 2\./)).toBeNull();
  });
});

describe("explanations", () => {
  it("tell a card’s cost, effect, chains and price", () => {
    const { picture, seat, offers } = moments["between-two-payments"];
    render(Explain, { props: { kind: "card", id: "university", picture, viewer: seat, offers } });
    const text = document.body.textContent!;
    for (const part of [
      "Science symbol: tablet.",
      "Costs 2 wood, 1 glass and 1 papyrus.",
      "4 coins.",
      "from left neighbour",
      "Free with Library.",
    ]) {
      expect(text).toContain(part);
    }
  });
  it("tell a stage with its neighbours’ prices, and a wonder without a game", () => {
    const { picture, seat, offers } = moments["between-two-payments"];
    const props = { kind: "stage", id: "gizah:day:1", picture, viewer: seat, offers };
    render(Explain, { props });
    expect(document.body.textContent).toContain("0 coins.");
    cleanup();
    render(Explain, { props: { kind: "wonder", id: "rhodos", picture: null, viewer: null } });
    expect(document.body.textContent).toContain("night side");
    expect(document.querySelectorAll("li")).toHaveLength(5);
  });
});
