import { beforeEach, describe, expect, it } from "vitest";
import { isNew, isNewcomer, keepFinished, keepLesson, lessonMoves } from "./progress";
import { selectors, spotlight } from "./spotlight";

beforeEach(() => localStorage.clear());

describe("progress", () => {
  it("keeps the moves of a lesson, and who is new", () => {
    expect([isNew("duel"), isNewcomer("duel"), lessonMoves("duel")]).toEqual([true, true, []]);
    keepLesson("duel", ["build quarry"], false);
    expect(lessonMoves("duel")).toEqual(["build quarry"]);
    expect(isNew("duel")).toBe(true);
    keepLesson("duel", ["build quarry", "build press"], true);
    // A lesson is no finished game.
    expect([isNew("duel"), isNewcomer("duel")]).toEqual([false, true]);
    keepFinished("duel");
    expect([isNewcomer("duel"), isNewcomer("dice")]).toEqual([false, true]);
  });

  it("survives rubbish", () => {
    localStorage.setItem("mirabilia.learn", '{"moves":{"duel":[1,"a"]}');
    expect(lessonMoves("duel")).toEqual([]);
    localStorage.setItem("mirabilia.learn", '{"moves":{"duel":[1,"a"]}}');
    expect(lessonMoves("duel")).toEqual(["a"]);
  });
});

describe("rings", () => {
  it("are around the pick, the move and the places, also of things that come later", async () => {
    const board = document.createElement("div");
    board.innerHTML =
      '<p data-area="track"></p><b data-choice="quarry"></b><b data-choice="press"></b>';
    const all = selectors("duel", ["quarry", "track"], "build quarry");
    const stop = spotlight(board, all);
    const ringed = () => [...board.querySelectorAll(".coached")].map((one) => one.outerHTML).length;
    expect(ringed()).toBe(2);
    expect(board.querySelectorAll(".coached-move")).toHaveLength(1);
    const way = document.createElement("button");
    way.dataset.move = "build quarry";
    board.append(way);
    await Promise.resolve();
    expect(way.classList.contains("coached-move")).toBe(true);
    stop();
    expect(ringed()).toBe(0);
  });

  it("of dice are around the die and the space", () => {
    const found = selectors("dice", ["grey_1"], "build grey_1 warehouse.stone");
    expect(found).toContain('[data-choice="grey_1"]');
    expect(found.some((one) => one.includes("warehouse"))).toBe(true);
  });
});
