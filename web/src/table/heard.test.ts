/** What is heard between two moments of a game. */

import { describe, expect, it } from "vitest";
import { moments as dice } from "../dice/fixture/moments";
import { heard as heardDice } from "../dice/heard";
import { moments as duel } from "../duel/fixture/moments";
import { heard as heardDuel } from "../duel/heard";
import { moments as wonders } from "../wonders/fixture/moments";
import { heard as heardWonders } from "../wonders/heard";

describe("sounds", () => {
  it("are none while nothing changes", () => {
    const { picture } = duel.card;
    expect(heardDuel(picture, { ...picture })).toEqual([]);
    expect(heardWonders(wonders["first-turn"].picture, wonders["first-turn"].picture)).toEqual([]);
    expect(heardDice(dice.action.picture, dice.action.picture)).toEqual([]);
  });

  it("tell of the pawn, of a sale and of the end in Duel", () => {
    const { picture } = duel.card;
    expect(heardDuel(picture, { ...picture, pawn: picture.pawn + 1 })).toEqual(["shield"]);
    const sold = { ...picture, discard: [...picture.discard, "aqueduct" as const] };
    expect(heardDuel(picture, sold)).toEqual(["coin"]);
    expect(heardDuel(picture, { ...picture, pawn: 9, end: "military" })).toEqual(["victory"]);
  });

  it("tell of a stage and of conflicts in 7 Wonders, of the dice in Dice", () => {
    const { picture } = wonders["first-turn"];
    const cities = picture.cities.map((city) =>
      city.seat === picture.viewer ? { ...city, stages_built: city.stages_built + 1 } : city,
    );
    const { conflicts } = wonders["between-two-payments"].picture;
    expect(heardWonders(picture, { ...picture, cities, conflicts })).toEqual(["stage", "shield"]);
    const { picture: rolled } = dice.action;
    expect(heardDice(rolled, { ...rolled, turn: rolled.turn + 1 })).toEqual(["dice"]);
  });
});
