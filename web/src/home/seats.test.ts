import { describe, expect, it } from "vitest";
import {
  bot,
  cleanSeats,
  isAlone,
  nameProblem,
  namesOf,
  newSeats,
  open,
  resized,
  seatsWithin,
  you,
  youAnd,
} from "./seats";

const words = (seats: ReturnType<typeof youAnd>) =>
  seats.map((seat) => (seat.who === "bot" ? seat.bot : seat.who)).join(" ");

describe("the number of seats", () => {
  it.each([
    ["wonders", 2, 3],
    ["wonders", 9, 7],
    ["duel", 5, 2],
    ["dice", 1, 2],
    ["dice", Number.NaN, 3],
  ] as const)("%s for %d is %d", (game, asked, wanted) => {
    expect(seatsWithin(game, asked)).toBe(wanted);
  });

  it.each([
    [youAnd(4, bot("hard")), 6, "you hard hard hard hard hard"],
    [youAnd(4, bot("hard")), 3, "you hard hard"],
    [[you(), bot("easy"), open()], 5, "you easy open open open"],
    [[you(), you()], 3, "you you normal"],
  ])("new ones are like the last", (seats, count, wanted) => {
    expect(words(resized(seats, count))).toBe(wanted);
  });

  it("does not tie new seats to each other", () => {
    const seats = resized([you(), bot()], 4);
    seats[2]!.bot = "expert";
    expect(words(seats)).toBe("you normal expert normal");
  });
});

describe("what is sent", () => {
  it("says who sits where", () => {
    expect(newSeats([you("Ada"), open(), bot("expert")])).toEqual([
      "you",
      "open",
      { bot: "expert" },
    ]);
  });

  it("names those who share a screen", () => {
    expect(namesOf([you(), bot(), you(" Bo "), you()], "Ada")).toEqual(["Ada", "Bo", "Ada 3"]);
  });

  it.each([
    ["Ada", null],
    ["", null],
    ["a, b", "home-name-letters"],
    ["#1", "home-name-letters"],
    ["a\u200bb", "home-name-letters"],
    ["a\u200db", "home-name-letters"],
    ["👩🏽\u200d🚀 ❤️\u200d🔥", null],
    ["x".repeat(41), "home-name-long"],
  ])("the name %j", (name, wanted) => {
    expect(nameProblem(name)).toBe(wanted);
  });

  it("knows when no other person plays", () => {
    expect(isAlone([you(), bot()])).toBe(true);
    expect(isAlone([you(), open()])).toBe(false);
  });
});

describe("kept seats", () => {
  it.each([
    [undefined, "you normal normal normal"],
    ["rubbish", "you normal normal normal"],
    [[], "you normal normal normal"],
    [[null, { who: "bot", bot: "hal" }, { who: "open" }], "normal normal open"],
    [[{ who: "you" }], "you normal normal"],
  ])("%j", (kept, wanted) => {
    expect(words(cleanSeats("wonders", kept))).toBe(wanted);
  });
});
