import { describe, expect, it } from "vitest";
import type { Branch } from "../engine/protocol";
import { stops } from "./stops";
import * as trees from "./tree";
import { fromRecord, toRecord } from "./variations";

const LOG = ["deal x", "0 build a", "1 build b", "reveal 9 c", "0 build d", "1 build e"];
const GAME: trees.Game = { game: "duel", log: LOG, told: [] };
const start = () => trees.played(stops("duel", LOG), LOG);
const add = (root: trees.Node, at: number, ...line: string[]) =>
  trees.addLine(root, GAME, { at, line });

describe("the tree of a game", () => {
  it("has a position per stop, and the lines that led to it", () => {
    const tree = start();
    const line = [0, 1, 2, 3, 4].map((index) => trees.nodeAt(tree, trees.playedPath(index))!);
    expect(line.map((node) => [node.at, node.own])).toEqual([
      [1, ["deal x"]],
      [2, ["0 build a"]],
      [4, ["1 build b", "reveal 9 c"]],
      [5, ["0 build d"]],
      [6, ["1 build e"]],
    ]);
    expect(trees.decidersOf(line[1]!)).toEqual([1]);
    expect(trees.endOf(tree, "00")).toBe("00000000");
  });

  it("gets variations turn by turn, and merges those that are there", () => {
    const [one, path] = add(start(), 2, "1 build z", "reveal 9 y", "0 build d");
    expect(path).toBe("000101");
    const node = trees.nodeAt(one, path)!;
    expect([node.at, node.own]).toEqual([2, ["0 build d"]]);
    expect(trees.nodeAt(one, trees.parentOf(path))!.own).toEqual(["1 build z", "reveal 9 y"]);
    // The same line again changes nothing; a longer one goes on from it.
    expect(add(one, 2, "1 build z", "reveal 9 y")).toEqual([one, "0001"]);
    const [two, longer] = add(one, 2, "1 build z", "reveal 9 y", "0 build d", "1 sell q");
    expect(longer).toBe(path + "01");
    const [three, other] = add(two, 2, "1 build z", "reveal 9 y", "0 sell d");
    expect(other).toBe("0001" + "02");
    expect(trees.isPlayed(other)).toBe(false);
    expect(trees.playedDepth(other)).toBe(1);
    // The game itself is as it was.
    expect(trees.nodeAt(three, trees.playedPath(4))!.own).toEqual(["1 build e"]);
  });

  it("names the turn that other luck follows by the move of the game", () => {
    const [tree, path] = add(start(), 3, "reveal 9 q", "0 build d");
    expect(path).toBe("000101");
    expect(trees.nodeAt(tree, "0001")!.own).toEqual(["1 build b", "reveal 9 q"]);
  });

  it("is left by its own moves only where they differ", () => {
    const [tree, path] = trees.addLine(start(), GAME, { at: 4, line: [] });
    expect(path).toBe(trees.playedPath(2));
    expect(tree).toEqual(start());
  });
});

describe("variations", () => {
  const three = () => {
    let [tree] = add(start(), 1, "0 build x");
    [tree] = add(tree, 1, "0 build y");
    [tree] = add(tree, 1, "0 build y", "1 build z");
    return tree;
  };
  const firsts = (tree: trees.Node) => tree.children.map((child) => child.own[0]);

  it("are promoted, but never before the game", () => {
    expect(firsts(three())).toEqual(["0 build a", "0 build x", "0 build y"]);
    expect(firsts(trees.promote(three(), "02"))).toEqual(["0 build a", "0 build y", "0 build x"]);
    expect(firsts(trees.promote(three(), "00"))).toEqual(firsts(three()));
    let tree = three();
    [tree] = add(tree, 1, "0 build y", "1 build w");
    expect(firsts(trees.nodeAt(trees.promote(tree, "0202"), "02")!)).toEqual([
      "1 build w",
      "1 build z",
    ]);
  });

  it("are removed with what follows; the game stays", () => {
    expect(firsts(trees.remove(three(), "02"))).toEqual(["0 build a", "0 build x"]);
    expect(trees.remove(three(), "00")).toEqual(three());
    // A free id is used again.
    expect(add(trees.remove(three(), "01"), 1, "0 build v")[1]).toBe("01");
  });

  it("are reached sideways", () => {
    const tree = three();
    expect(trees.beside(tree, "", 1)).toBe("01");
    expect(trees.beside(tree, "00", 1)).toBe("01");
    expect(trees.beside(tree, "01", 1)).toBe("02");
    expect(trees.beside(tree, "02", 1)).toBe(null);
    expect(trees.beside(tree, "01", -1)).toBe("00");
    expect(trees.beside(tree, "", -1)).toBe(null);
    expect(trees.beside(tree, "0000", 1)).toBe(null);
  });

  it("know what their first moves are worth", () => {
    const worth = { value: 0.5, error: 0.1, iterations: 7 };
    const tree = trees.appraise(three(), "", (child) =>
      child.own[0] === "0 build x" ? worth : null,
    );
    expect(trees.nodeAt(tree, "01")!.worth).toEqual(worth);
    expect(trees.nodeAt(tree, "00")!.worth).toBe(undefined);
  });

  it("are stored and put back", () => {
    const tree = trees.note(three(), "02", "better");
    const saved = structuredClone(trees.variationsOf(tree));
    expect(saved.map(({ at, nodes }) => [at, nodes.length])).toEqual([[1, 2]]);
    expect(trees.withVariations(start(), saved)).toEqual(tree);
    expect(trees.withVariations(start(), [{ at: 99, nodes: saved[0]!.nodes }])).toEqual(start());
  });

  it("name the decision that is not the game's", () => {
    const log = ["0 a", "1 b", "2 c", "0 d", "1 e", "2 f"];
    const of: trees.Game = { game: "wonders", log, told: [] };
    const game = trees.played(stops("wonders", log), log);
    const line = ["0 a", "1 x", "2 c"];
    const [tree, path] = trees.addLine(game, of, { at: 0, line });
    const { children } = trees.nodeAt(tree, trees.parentOf(path))!;
    expect(trees.leading(trees.nodeAt(tree, path)!, children)).toBe(1);
    expect(trees.leading(children[0]!, children)).toBe(0);
  });
});

describe("variations in records", () => {
  const look = (at: number, line: string[]) =>
    Promise.resolve({
      at,
      line,
      told: line.map(() => null),
      turn: { seats: [0] },
    } as never as Branch);

  it("are written nested, and read back", async () => {
    let [tree] = add(start(), 1, "0 build x", "1 build p", "0 build q");
    [tree] = add(tree, 1, "0 build x", "1 sell p");
    [tree] = add(tree, 4, "0 sell d");
    tree = trees.note(tree, "01", "sharp");
    const written = toRecord(tree, (node) => node.comment ?? "");
    expect(written).toEqual([
      {
        at: 1,
        comment: "sharp",
        line: ["0 build x", "1 build p", "0 build q"],
        variations: [{ at: 1, line: ["1 sell p"] }],
      },
      { at: 4, line: ["0 sell d"] },
    ]);
    const read = await fromRecord(start(), GAME, written, look);
    expect(toRecord(read, (node) => node.comment ?? "")).toEqual(written);
    expect(trees.nodeAt(read, "010101")!.seats).toEqual([0]);
  });
});
