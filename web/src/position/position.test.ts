import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { EngineError, type Engine, type Request } from "../engine/engine";
import type { GameKind } from "../gen/games";
import { loadLanguage } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { Desk } from "./desk.svelte";
import { FORMS, MORE } from "./fields";
import { fieldLabel, picksOf } from "./picks";
import { problemAt, whereIs } from "./problems";
import { carriedOver, fieldOf, fieldsOf, headerOf, withField, wordsOf } from "./text";

const GAMES: GameKind[] = ["duel", "wonders", "dice"];
const TEXT = `mirabilia 1 duel
seats 2
names Ada, Bo
position
age 2   # the age
pawn -1
structure a b / ? -
0 coins 7
1 cards none
end
0 build a
`;

describe("the text of a position", () => {
  it("is read field by field, without header, comments and steps", () => {
    expect(fieldsOf(TEXT).map(({ seat, name, words }) => [seat, name, words.join(" ")])).toEqual([
      [null, "age", "2"],
      [null, "pawn", "-1"],
      [null, "structure", "a b / ? -"],
      [0, "coins", "7"],
      [1, "cards", "none"],
    ]);
    expect(wordsOf(TEXT, 1, "cards")).toEqual([]);
    expect(headerOf(TEXT, "names")).toEqual(["Ada,", "Bo"]);
    expect(headerOf(TEXT, "age")).toBe(null);
    expect(fieldsOf("mirabilia 1 duel\n0 build a\n")).toEqual([]);
  });

  it("gets fields in the place of the old ones, or after those of their owner", () => {
    const more = withField(withField(TEXT, null, "age", ["3"]), 0, "cards", ["x", "y"]);
    expect(more).toContain("\nage 3   # the age\n");
    expect(more).toContain("\n0 coins 7\n0 cards x y\n1 cards none\n");
    expect(withField(TEXT, null, "pawn", null)).not.toContain("pawn");
    expect(withField(TEXT, 1, "loot", null)).toBe(TEXT);
    // The first field of a seat stands before the end.
    const first = withField("seats 2\nposition\nage 1\nend\n", 1, "coins", ["3"]);
    expect(first).toBe("seats 2\nposition\nage 1\n1 coins 3\nend\n");
    expect(withField("no position", null, "age", ["1"])).toBe("no position");
  });

  it("keeps what fits when the number of players changes", () => {
    const fresh = "seats 1\nposition\nage 1\n0 coins 3\nend\n";
    const now = carriedOver(fresh, TEXT);
    expect(fieldOf(now, 0, "coins")?.words).toEqual(["7"]);
    expect(fieldOf(now, 1, "cards")).toBe(null);
    expect(wordsOf(now, null, "pawn")).toEqual(["-1"]);
  });
});

describe("the form", () => {
  beforeAll(async () => {
    settings.lang = "en";
    await loadLanguage("en");
  });

  /** The fields in the tables of the document, by game. */
  const documented = (game: GameKind) => {
    const all = readFileSync(join(import.meta.dirname, "../../../docs/positions.md"), "utf8");
    const title = { duel: "Duel", wonders: "7 Wonders", dice: "7 Wonders Dice" }[game];
    const part = all.split(`\n## ${title}\n`)[1]!.split("\n## ")[0]!;
    const rows = part.split("\n").filter((line) => line.startsWith("| `"));
    return rows.flatMap((row) =>
      [...row.split("|")[1]!.matchAll(/`(?:SEAT )?([a-z0-9-]+)/g)].map((match) => ({
        of: row.startsWith("| `SEAT ") ? "seat" : "table",
        name: match[1]!,
      })),
    );
  };

  it.each(GAMES)("of %s has every field of the format, and names those of the template", (game) => {
    for (const of of ["table", "seat"] as const) {
      const known = [...FORMS[game][of].map(({ name }) => name), ...MORE[game][of]];
      const wanted = documented(game).filter((one) => one.of === of);
      expect(known.toSorted()).toEqual([...new Set(wanted.map(({ name }) => name))].toSorted());
      for (const { name } of FORMS[game][of]) expect(fieldLabel(game, of, name)).not.toBe(name);
    }
  });

  it.each(GAMES)("of %s has things to pick from", async (game) => {
    const picks = await picksOf(game, (id) => id, null);
    for (const { control } of [...FORMS[game].table, ...FORMS[game].seat]) {
      if (control.kind !== "things" && control.kind !== "thing") continue;
      const groups = picks[control.of] as { picks: unknown[] }[];
      expect(groups.flatMap((group) => group.picks).length, control.of).toBeGreaterThan(2);
    }
    if (game === "dice") expect(picks.dice[0]!.faces.length).toBeGreaterThan(2);
  });

  it("shows a problem at its field", () => {
    const problem = { field: { seat: 0, name: "coins" }, line: 8, message: "no" };
    expect(problemAt(problem, 0, "coins")).toBe("no");
    expect(problemAt(problem, 1, "coins")).toBe(null);
    expect(whereIs(problem, "duel")).toEqual({ seat: 0, name: "coins" });
    expect(whereIs({ ...problem, field: { seat: 0, name: "gold" } }, "duel")).toBe(null);
  });
});

describe("the desk", () => {
  /** An engine that refuses texts with `wrong`, and knows one move. */
  const engine = (asked: string[]) => {
    const refusal = { code: "record/refused", message: "line 5: age is wrong", line: 5 };
    const said = (request: Request) => {
      asked.push(request.do);
      if (request.do === "load" && request.text.includes("wrong"))
        return Promise.reject(new EngineError(refusal));
      if (request.do === "load") return Promise.resolve({ seats: 2, turn: { seats: [1] } });
      if (request.do === "template") return Promise.resolve({ text: TEXT });
      return Promise.resolve({ view: {}, prompt: {}, offers: [] });
    };
    const hint = {
      seat: 1,
      moves: [{ move: "build a", reasons: [] }],
      iterations: 9,
      exact: false,
    };
    const fake = {
      ask: said,
      think: () => Promise.resolve({ hint }),
      stop: () => {},
      close: () => {},
    };
    return fake as unknown as Engine;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

  it("advises the seat that decides, and names the field that is wrong", async () => {
    localStorage.clear();
    const asked: string[] = [];
    const desk = new Desk("duel", engine(asked));
    await settled();
    expect(asked).toEqual(["template", "load", "view"]);
    expect(desk.advice?.moves[0]?.move).toBe("build a");
    expect([desk.seats, desk.names, desk.seen?.viewer]).toEqual([2, ["Ada", "Bo"], 1]);
    desk.set(null, "age", ["wrong"]);
    await settled();
    expect(desk.problem).toEqual({
      field: { seat: null, name: "age" },
      line: 5,
      message: "age is wrong",
    });
    expect(desk.advice).toBe(null);
    // Another visit continues with the text.
    expect(new Desk("duel", engine(asked)).text).toBe(desk.text);
  });
});
