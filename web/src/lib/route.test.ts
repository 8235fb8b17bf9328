import { afterEach, expect, test } from "vitest";
import { placeOf } from "../shell/pages";
import { href, route } from "./route.svelte";

afterEach(() => {
  location.hash = "";
});

function go(hash: string): string[] {
  location.hash = hash;
  dispatchEvent(new Event("hashchange"));
  return route.path;
}

test("segments are decoded", () => {
  expect(go("#/t/a%20b")).toEqual(["t", "a b"]);
  expect(go(href("rules", "duel", "50 %"))).toEqual(["rules", "duel", "50 %"]);
});

test("a malformed link leads to a page instead of an error", () => {
  expect(go("#/t/abc%")).toEqual(["t", "abc%"]);
  expect(placeOf(route.path).page).toBe("table");
});
