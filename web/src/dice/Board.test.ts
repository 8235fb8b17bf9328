import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { open } from "../lib/explain.svelte";
import { pressed } from "../lib/keys.svelte";
import { settings } from "../lib/settings.svelte";
import Board from "./Board.svelte";
import Explain from "./Explain.svelte";
import { boardProps } from "../lib/testing/moment";
import { moments } from "./fixture/moments";

/** Three players; seat 0 chooses an action in turn 12 and has not unlocked purple and white. */
const ACTION = moments.action;
/** Two players; seat 0 has finished its wonder and chooses a bonus. */
const BONUS = moments.bonus;

// jsdom has no layout: all sizes are 0, and the table uses its wide layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(async () => {
  settings.lang = "en";
  await loadLanguage("en");
});
afterEach(() => {
  cleanup();
  settings.quick = false;
  open.what = null;
});

const choice = (id: string) => document.querySelector<HTMLElement>(`[data-choice="${id}"]`);
const moves = () =>
  [...document.querySelectorAll<HTMLElement>("[data-area=confirm] [data-move]")].map(
    (button) => button.dataset.move,
  );
async function click(id: string) {
  choice(id)!.click();
  await tick();
}
const words = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) =>
    one.textContent!.replace(/\s+/g, " ").trim(),
  );
async function press(key: string) {
  pressed(new KeyboardEvent("keydown", { key, cancelable: true }));
  await tick();
}

describe("an action", () => {
  test("a die lights the spaces it reaches, with the price, and offers exactly its moves", async () => {
    const onmove = vi.fn();
    render(Board, boardProps(ACTION, { onmove }));
    await click("red");
    expect(choice("red")!.getAttribute("aria-pressed")).toBe("true");
    const lit = [...document.querySelectorAll<HTMLElement>(".space.lit")];
    expect(lit.map((space) => space.dataset.space)).toEqual(["barracks_east.attack.2"]);
    expect(lit[0]!.getAttribute("aria-label")).toContain("Can be crossed for 2 coins.");
    expect(moves()).toEqual(["build red barracks_east.attack.2"]);
    const confirm = document.querySelector<HTMLElement>("[data-area=confirm]")!;
    expect(confirm.textContent).toContain("The die: 2 coins.");
    expect(confirm.textContent).toContain("Attack on Cia: 4 points.");
    expect(confirm.textContent).toContain("You then hold 0 coins.");
    expect(onmove).not.toHaveBeenCalled();
    expect(words("[data-move]")).toEqual([
      "Cross Eastern Barracks, attack 2 with the red die for 2 coins",
    ]);
    confirm.querySelector<HTMLElement>("[data-move]")!.click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build red barracks_east.attack.2");
  });

  test("a pick survives updates that do not change the decision", async () => {
    const { rerender } = render(Board, boardProps(ACTION));
    await click("red");
    await rerender(boardProps(structuredClone(ACTION)));
    expect(moves()).toEqual(["build red barracks_east.attack.2"]);
    await rerender(boardProps({ ...ACTION, legal: ["pass"] }));
    expect(moves()).toEqual([]);
  });

  test("a space can be picked first; its follow-up is shown", async () => {
    render(Board, boardProps(ACTION));
    await click("market.camel.2");
    expect(moves()).toEqual(["build yellow market.camel.2"]);
    const confirm = document.querySelector("[data-area=confirm]")!;
    expect(confirm.textContent).toContain("Then: a space to cross (Warehouse).");
  });

  test("impossible things can be picked and say why", async () => {
    render(Board, boardProps(ACTION));
    await click("purple");
    expect(moves()).toEqual([]);
    expect(words("[role=status]")[0]).toContain("You have not unlocked the purple die");
    await click("barracks_east.attack.3");
    expect(words("[role=status]")[0]).toContain("First comes Eastern Barracks, attack 2");
    await click("wonder");
    expect(moves()).toEqual([]);
    expect(choice("wonder")!.getAttribute("aria-disabled")).toBe("true");
    expect(choice("wonder")!.textContent).toContain("All its steps are built.");
  });

  test("by keyboard: a number picks, Enter confirms, Escape puts back", async () => {
    const onmove = vi.fn();
    render(Board, boardProps(ACTION, { onmove }));
    await press("p");
    expect(moves()).toEqual(["pass"]);
    await press("Escape");
    expect(moves()).toEqual([]);
    // Dice are numbered by section: white and blue cost nothing.
    await press("2");
    expect(moves()).toEqual(["build blue agora.r1c4"]);
    await press("Enter");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build blue agora.r1c4");
  });

  test("quick mode makes unambiguous moves at once", async () => {
    settings.quick = true;
    const onmove = vi.fn();
    render(Board, boardProps(ACTION, { onmove }));
    await click("purple");
    expect(onmove).not.toHaveBeenCalled();
    await click("green");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("build green university.compass.1");
  });

  test("no other move can be made while one is being sent", async () => {
    const onmove = vi.fn();
    render(Board, boardProps(ACTION, { onmove, busy: true }));
    await click("pass");
    const button = document.querySelector<HTMLButtonElement>("[data-move=pass]")!;
    expect(button.disabled).toBe(true);
    button.click();
    expect(onmove).not.toHaveBeenCalled();
  });

  test("names say what a die shows, costs and reaches", () => {
    render(Board, boardProps(ACTION));
    expect(choice("green")!.getAttribute("aria-label")).toBe(
      "Green die, showing compass. It costs 1 coin. You pay nothing for it. " +
        "Opens 1 space. Total cost in coins: 0.",
    );
  });

  test("the condition of the Guild Court is in words, and the board set is named", () => {
    const { container } = render(Board, boardProps(ACTION));
    expect(container.textContent).toContain(
      "have at least as many crossed spaces as each neighbour in Market. You: 3, Bo: 3, Cia: 2. That is enough.",
    );
    expect(container.textContent).toContain("Boards: Balanced.");
    expect(container.textContent).toContain("replace the printed boards");
  });
});

test("a bonus: heading, cause, steps and three choices", async () => {
  const onmove = vi.fn();
  render(Board, boardProps(BONUS, { onmove }));
  expect(words("h2")).toContain("Choose a bonus");
  expect(document.body.textContent).toContain("Finishes a building: Wonder.");
  await press("3");
  expect(moves()).toEqual(["bonus bonus.coins"]);
  expect(document.querySelector("[data-area=confirm]")!.textContent).toContain("hold 12 coins");
  await press("Enter");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("bonus bonus.coins");
});

test("the choice is shown with who is still deciding, and can be withdrawn", () => {
  const onwithdraw = vi.fn();
  const props = boardProps(ACTION, { chosen: "pass", onwithdraw });
  props.faces = props.faces.map((face) => ({ ...face, thinking: face.seat === 2 }));
  const { container } = render(Board, props);
  expect(container.textContent).toContain("You have chosen: Pass and gain 3 coins");
  expect(container.textContent).toContain("Cia is still thinking.");
  expect(container.querySelectorAll("[data-choice]")).toHaveLength(0);
  container.querySelector<HTMLElement>("[data-withdraw]")!.click();
  expect(onwithdraw).toHaveBeenCalledOnce();
});

test("spectators see a sheet, can look at others, and decide nothing", async () => {
  const picture = { ...ACTION.picture, viewer: null };
  const { container } = render(
    Board,
    boardProps(ACTION, { viewer: null, legal: [], offers: [], picture }),
  );
  expect(container.querySelectorAll("[data-choice], [data-move]")).toHaveLength(0);
  expect(words("h2")).toContain("Ada · Alexandria");
  document.querySelectorAll<HTMLElement>(".strip button")[2]!.click();
  await tick();
  expect(words("h2")).toContain("Cia · Babylon");
});

test("missing board sets are reported", async () => {
  const picture = { ...ACTION.picture, boards: "my-box", boards_fingerprint: "0123456789abcdef" };
  render(Board, boardProps(ACTION, { picture }));
  await vi.waitFor(() => expect(words("[role=alert] p")[0]).toContain("my-box"));
});

test("things explain themselves: a space with its price for the viewer", async () => {
  render(Board, boardProps(ACTION));
  const space = document.querySelector<HTMLElement>('[data-space="university.wheel.1"]')!;
  space.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, cancelable: true }));
  expect(open.what).toMatchObject({ game: "dice", kind: "space", id: "university.wheel.1" });
  cleanup();
  const { container } = render(Explain, {
    kind: "space",
    id: "barracks_east.attack.4",
    picture: ACTION.picture,
    viewer: 0,
    offers: ACTION.offers,
  });
  expect(container.textContent).toContain("Attack: 8 points, less the neighbour’s defence.");
  expect(container.textContent).toContain("Costs 3 resources. First comes");
  expect(container.textContent).toContain("Eastern Barracks, attack 2");
});
