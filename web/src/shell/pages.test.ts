import { describe, expect, it } from "vitest";
import { loadPage, placeOf, type PageName } from "./pages";

describe("addresses", () => {
  const cases: [string, PageName, Record<string, string>][] = [
    ["", "home", {}],
    ["t/4h8k2m9q0rst", "table", { where: "t", id: "4h8k2m9q0rst" }],
    ["new", "new", { game: "wonders" }],
    ["new/duel", "new", { game: "duel" }],
    ["lobby", "lobby", {}],
    ["games", "games", {}],
    ["h/abc", "table", { where: "h", id: "abc" }],
    ["review/4h8k2m9q0rst", "review", { where: "t", id: "4h8k2m9q0rst" }],
    ["review/h/abc", "review", { where: "h", id: "abc" }],
    ["rules", "rules", {}],
    ["rules/dice", "rules", { game: "dice" }],
    ["rules/dice/forum", "rules", { game: "dice", term: "forum" }],
    ["score", "score", {}],
    ["score/duel", "score", { game: "duel" }],
    ["learn/duel", "learn", { game: "duel" }],
    ["puzzles/dice", "puzzles", { game: "dice" }],
    ["puzzles", "puzzles", { game: "duel" }],
    ["settings", "settings", {}],
    ["seat/abc", "seat", { code: "abc" }],
    ["join", "join", {}],
    ["join/4h8k2m9q0rst", "join", { code: "4h8k2m9q0rst" }],
    // Unknown routes.
    ["t", "unknown", {}],
    ["h", "unknown", {}],
    ["review", "unknown", {}],
    ["review/h", "unknown", {}],
    ["review/a/b", "unknown", {}],
    ["seat", "unknown", {}],
    ["new/chess", "unknown", {}],
    ["score/chess", "unknown", {}],
    ["learn/chess", "unknown", {}],
    ["lobby/here", "unknown", {}],
    ["t/a/b", "unknown", {}],
    ["rules/a/b/c", "unknown", {}],
    ["nowhere", "unknown", {}],
  ];
  it.each(cases)("#/%s is %s", (address, page, props) => {
    const place = placeOf(address.split("/").filter(Boolean));
    expect([place.page, place.props]).toEqual([page, props]);
  });

  it("another table mounts a new page, another term of the rules does not", () => {
    expect(placeOf(["t", "a"]).key).not.toBe(placeOf(["t", "b"]).key);
    expect(placeOf(["t", "a"]).key).not.toBe(placeOf(["h", "a"]).key);
    expect(placeOf(["new", "duel"]).key).not.toBe(placeOf(["new", "dice"]).key);
    expect(placeOf(["rules", "duel", "a"]).key).toBe(placeOf(["rules", "dice"]).key);
  });

  it("every page can be loaded", async () => {
    for (const page of [
      "home",
      "new",
      "lobby",
      "games",
      "settings",
      "seat",
      "join",
      "unknown",
    ] as const) {
      expect(await loadPage(page), page).toBeTypeOf("function");
    }
  });
});
