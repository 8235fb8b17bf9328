import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../lib/i18n.svelte";
import { LANGS, settings } from "../lib/settings.svelte";
import { conflictsBetween, seenFrom } from "./conflicts";
import { catalogue } from "./facts";
import { lastPlayed, underWonders } from "./history";
import { moment, moments, steps } from "./moments.testing";
import { room } from "./room";
import { tellMove, tellStep } from "./tell";
import { effectsWords } from "./words";

const names = ["Ada", "Bo", "Cia", "Dag", "Eeva"];

beforeAll(async () => {
  for (const lang of LANGS) await loadLanguage(lang);
  settings.lang = "en";
});

describe("the log", () => {
  it.each([
    [
      "deal wonders babylon olympia rhodos gizah ephesos",
      "The wonders are dealt: Ada – Babylon, Bo – Olympia, Cia – Rhodos, Dag – Gizah, and Eeva – Ephesos.",
    ],
    [
      "deal sides day night day day day",
      "The sides are drawn: Ada – day side, Bo – night side, Cia – day side, Dag – day side, and Eeva – day side.",
    ],
    ["deal age 2", "Age II is dealt."],
    ["deal age 3 senate / arena", "Age III is dealt."],
    ["0 choose gizah", "Ada takes Gizah."],
    ["1 side night", "Bo plays the night side."],
    ["2 build quarry", "Cia builds Quarry."],
    ["2 build stockade pay 2 left", "Cia builds Stockade and pays 2 to Dag."],
    ["0 build forum pay 2 left 1 right", "Ada builds Forum and pays 2 to Bo, 1 to Eeva."],
    ["1 stage with altar", "Bo builds a stage with Altar."],
    ["1 stage with ? pay 2 right", "Bo builds a stage with a card and pays 2 to Ada."],
    ["4 sell press-1", "Eeva sells Press for 3 coins."],
    ["4 sell ?", "Eeva sells a card for 3 coins."],
    ["2 revive tavern", "Cia builds Tavern from the discard pile."],
    ["2 revive nothing", "Cia builds nothing from the discard pile."],
    ["something else", null],
  ])("%s", (line, words) => {
    expect(tellStep(line, names)).toBe(words);
  });

  it.each(LANGS)("tells every step of a game in %s, without a hole", (lang) => {
    settings.lang = lang;
    const kinds = new Set<string>();
    for (const line of steps) {
      const words = tellStep(line, names);
      expect(words, line).toMatch(/\.$/);
      expect(words, line).not.toMatch(/wonders-|\{|undefined|\?/);
      kinds.add(line.split(" ")[line.startsWith("deal") ? 0 : 1]!);
      const move = line.replace(/^\d+ /, "");
      if (move !== line) expect(tellMove(move), line).not.toMatch(/wonders-|\{|\?/);
    }
    settings.lang = "en";
    expect([...kinds].sort()).toEqual([
      "build",
      "choose",
      "deal",
      "revive",
      "sell",
      "side",
      "stage",
    ]);
  });

  it("gives advice without a seat", () => {
    expect(tellMove("build forum pay 2 left 1 right")).toBe(
      "Build Forum, 2 to the left, 1 to the right",
    );
    expect(tellMove("stage with altar")).toBe("Build a stage with Altar");
    expect(tellMove("side day")).toBe("Play the day side");
    expect(tellMove("revive nothing")).toBe("Build nothing from the discard pile");
  });
});

describe("names and effects", () => {
  it.each(LANGS)("are all there in %s", (lang) => {
    settings.lang = lang;
    for (const id of [...Object.keys(catalogue.cards), ...Object.keys(catalogue.wonders)]) {
      expect(room.nameOf(id), id).not.toMatch(/^wonders-|^[a-z-]+$/);
    }
    for (const category of room.categories) {
      expect(room.categoryName(category)).not.toMatch(/^wonders-/);
    }
    const effects = [
      ...Object.values(catalogue.cards),
      ...Object.values(catalogue.wonders).flatMap(({ sides }) => [...sides.day, ...sides.night]),
    ].map(({ effects }) => effects);
    for (const one of effects) {
      expect(effectsWords(one)).toMatch(/\.$/);
      expect(effectsWords(one)).not.toMatch(/wonders-|goods-|science-|\{|undefined/);
    }
    settings.lang = "en";
  });

  it("tell cards of one name apart by nothing but their id", () => {
    const of = (id: keyof typeof catalogue.cards) => room.nameOf(id);
    for (const { id, name } of Object.values(catalogue.cards)) {
      const same = Object.values(catalogue.cards).filter((other) => of(other.id) === of(id));
      expect(same.every((other) => other.name === name)).toBe(true);
    }
  });
});

describe("history", () => {
  it("knows what lies under the wonders and who played what last", () => {
    const log = ["0 stage with altar", "1 sell ?", "0 stage with ? pay 2 left", "1 build forum"];
    expect(underWonders(log).get(0)).toEqual(["altar", "?"]);
    expect(lastPlayed(log).get(0)).toEqual({ is: "stage", card: null });
    expect(lastPlayed(log).get(1)).toEqual({ is: "build", card: "forum" });
  });

  it("sees the conflicts when an age ends, and only then", () => {
    const { picture } = moment("between two payments");
    expect(picture.age).toBe(3);
    const before = { ...picture, age: 2, turns_played: 5 };
    const fought = conflictsBetween(before, picture)!;
    expect([fought.age, fought.victory, fought.fights.length]).toEqual([2, 3, 5]);
    for (const fight of fought.fights) {
      const left = seenFrom(fight, fight.left);
      expect(left.mine).toBe(picture.cities[fight.left]!.shields);
      expect(left.is === "stronger").toBe(fight.is === "weaker");
    }
    expect(conflictsBetween(picture, picture)).toBeNull();
    expect(conflictsBetween(picture, before)).toBeNull();
    expect(conflictsBetween({ ...before, age: 1 }, picture)).toBeNull();
    const over = moments.find((one) => one.picture.due === "the game is over")!.picture;
    expect(conflictsBetween({ ...over, due: "all play a card" }, over)?.victory).toBe(5);
  });
});
