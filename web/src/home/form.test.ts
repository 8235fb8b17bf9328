import { beforeEach, describe, expect, it } from "vitest";
import { quickForm, settingsOf, tableOf, usualSettings, type Form } from "./form";
import { keepForm, keepQuick, lastForm, lastQuick } from "./last";
import { bot, open, you, youAnd } from "./seats";
import { keepFinished } from "../learn/progress";
import { GAMES } from "../lib/game-ui";

const form = (changed: Partial<Form>): Form => ({
  ...quickForm("duel", 2, { bot: "easy" }, { options: {}, boards: "" }),
  ...changed,
});

beforeEach(() => {
  localStorage.clear();
  for (const game of GAMES) keepFinished(game);
});

describe("a new table", () => {
  it("against bots begins at once", () => {
    const table = tableOf(form({}), "Ada", "c0ffee");
    expect(table).toMatchObject({
      game: "duel",
      seats: ["you", { bot: "easy" }],
      options: {},
      name: "Ada",
      number: "c0ffee",
      settings: { start: "full", listed: false, undo: "always" },
    });
    expect("names" in table || "record" in table || "boards" in table).toBe(false);
  });

  it("with friends waits for the host, and is not listed", () => {
    const table = tableOf(
      quickForm("wonders", 4, "friends", { options: {}, boards: "" }),
      "Ada",
      "1",
    );
    expect(table.seats).toEqual(["you", "open", "open", "open"]);
    expect(table.settings).toMatchObject({ start: "host", listed: false, undo: "fair" });
  });

  it("sends only options that differ from the defaults", () => {
    const options = { wonders: "first-game", first: "0", centre: "chooses", sides: "day" };
    expect(tableOf(form({ options }), "Ada", "1").options).toEqual({
      wonders: "first-game",
      centre: "chooses",
    });
  });

  it("takes the options of a record from the record", () => {
    const table = tableOf(
      form({ options: { wonders: "first-game" }, record: "mirabilia 1 duel" }),
      "Ada",
      "1",
    );
    expect([table.options, table.record]).toEqual([{}, "mirabilia 1 duel"]);
  });

  it.each([
    ["stand-in", null, { boards: "stand-in" }, undefined],
    ["", null, {}, undefined],
    ["stand-in", "format = 1", {}, "format = 1"],
  ])("Dice on %j, file %j", (boards, ownBoards, options, sent) => {
    const table = tableOf(
      form({ game: "dice", seats: youAnd(3, bot()), boards, ownBoards }),
      "Ada",
      "1",
    );
    expect([table.options, table.boards]).toEqual([options, sent]);
  });

  it("names every seat of a shared screen", () => {
    const table = tableOf(form({ seats: [you("Ada"), you()] }), "Cia", "1");
    expect(table.names).toEqual(["Ada", "Cia 2"]);
  });
});

describe("settings of a table", () => {
  it("listed tables replace players who are gone", () => {
    expect(usualSettings([you(), open()], true).away).toBe(180);
    expect(usualSettings([you(), open()]).away).toBe(null);
    expect(usualSettings([you(), bot()], true).away).toBe(null);
  });

  it("keep what was changed when the seats change", () => {
    const settings = { undo: "never", start: "host" } as const;
    expect(settingsOf({ seats: [you(), open()], settings })).toMatchObject(settings);
    // Without open seats the game starts at once.
    expect(settingsOf({ seats: [you(), bot()], settings })).toMatchObject({
      undo: "never",
      start: "full",
    });
  });
});

describe("until a game was finished", () => {
  it("newcomers are offered easy bots and the simpler set-up", () => {
    localStorage.clear();
    expect(lastQuick("duel")).toEqual({ seats: 2, bot: "easy" });
    expect(lastForm("duel").options).toEqual({ wonders: "first-game" });
    expect(lastForm("wonders").options).toEqual({ sides: "day" });
    expect(lastForm("dice").seats.map((seat) => seat.bot)).toEqual(["normal", "easy", "easy"]);
    // What was suggested does not stay.
    keepQuick("duel", lastQuick("duel"));
    keepFinished("duel");
    expect(lastQuick("duel")).toEqual({ seats: 2, bot: "normal" });
    expect(lastForm("duel").options).toEqual({});
    expect(lastQuick("wonders").bot).toBe("easy");
  });
});

describe("what was used last", () => {
  it("is there the next time", () => {
    expect(lastQuick("wonders")).toEqual({ seats: 4, bot: "normal" });
    keepQuick("wonders", { seats: 6, bot: "hard" });
    keepQuick("dice", { seats: 2, bot: "easy" });
    expect(lastQuick("wonders")).toEqual({ seats: 6, bot: "hard" });
    expect(lastQuick("dice")).toEqual({ seats: 2, bot: "easy" });
    expect(lastQuick("duel")).toEqual({ seats: 2, bot: "normal" });
    const kept = {
      seats: [you(), open()],
      options: { wonders: "first-game" },
      boards: "",
      settings: { chat: false },
    };
    keepForm("duel", kept);
    expect(lastForm("duel")).toEqual(kept);
    expect(lastQuick("wonders").seats).toBe(6);
  });

  it.each([
    "rubbish",
    "null",
    "[]",
    '{"quick":{"wonders":{"seats":99,"bot":"hal"}},"form":{"wonders":{"seats":7,"settings":1}}}',
  ])("that cannot be read is forgotten: %s", (text) => {
    localStorage.setItem("mirabilia.last", text);
    expect(lastQuick("wonders").bot).toBe("normal");
    expect(lastQuick("wonders").seats).toBeLessThanOrEqual(7);
    expect(lastForm("wonders")).toMatchObject({ options: {}, settings: {} });
    expect(lastForm("wonders").seats).toHaveLength(4);
  });
});
