import { expect, it } from "vitest";
import { gamesQuery } from "./query";

it.each([
  [{ mine: true, game: "", player: "", before: null }, "mine=true"],
  [{ mine: false, game: "", player: "", before: null }, ""],
  [
    { mine: false, game: "duel", player: "Åsa & Bo", before: "x=1" },
    "game=duel&player=%C3%85sa+%26+Bo&before=x%3D1",
  ],
])("%j asks for what was chosen", (wanted, query) => {
  expect(gamesQuery(wanted).toString()).toBe(query);
});
