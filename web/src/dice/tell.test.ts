import { beforeAll, describe, expect, test } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { loadLanguage, setLanguage } from "../lib/i18n.svelte";
import { LANGS } from "../lib/settings.svelte";
import {
  bonusName,
  cityName,
  diceName,
  dieName,
  nameOf,
  spaceName,
  symbolName,
  wonderName,
} from "./names";
import record from "./fixture/game.rec?raw";
import { room } from "./room";
import { tellMove, tellStep } from "./tell";
import { effectText } from "./words";

const NAMES = ["Ada", "Bo", "Cia"];
const steps = record.split("\n").filter((line) => /^(\d|roll|deal)/.test(line));

beforeAll(async () => {
  for (const lang of LANGS) await loadLanguage(lang);
});

describe.each(LANGS)("in %s", (lang) => {
  beforeAll(() => setLanguage(lang));

  test("every line of a real game is a sentence with names and no ids", () => {
    for (const line of [...steps, "1 ?"]) {
      const told = tellStep(line, NAMES);
      expect(told, line).toMatch(/\.$/);
      expect(told, line).not.toMatch(/dice-|face-|_|undefined|\?|\{/);
      const seat = /^\d/.exec(line);
      if (seat) expect(told).toContain(NAMES[Number(seat[0])]);
    }
  });

  test("every move of a real game can be advised", () => {
    for (const line of steps.filter((one) => /^\d/.test(one)))
      expect(tellMove(line.slice(2)), line).not.toMatch(/dice-|_|\{|^(build|cross|bonus) [a-z]/);
  });

  test("everything of the sets that come with the program has a name", () => {
    for (const set of diceCatalogue.boards) {
      const effects = [...set.common, ...set.cities.flatMap((city) => city.own)]
        .flatMap((building) => building.spaces)
        .flatMap((space) => space.effects);
      const words = [
        ...set.dice.map((die) => dieName(die.id)),
        ...set.dice.map((die) => diceName(die.colour)),
        ...set.symbols.map((symbol) => symbolName(symbol.id)),
        ...set.bonuses.map((bonus) => bonusName(bonus.id)),
        ...set.cities.flatMap((city) => [cityName(city.id), wonderName(city.id)]),
        ...set.common.flatMap((building) => building.spaces.map((space) => spaceName(space.id))),
        ...effects.map(effectText),
        ...room.categories.map(room.categoryName),
      ];
      for (const word of words) expect(word).not.toMatch(/dice-|face-|colour-|_|\{/);
      expect(dieName("grey_1")).not.toBe("grey 1");
    }
  });
});

describe("in English", () => {
  beforeAll(() => setLanguage("en"));
  test.each([
    ["0 build grey_1 warehouse.stone", "Ada crosses Warehouse, stone with the grey die 1."],
    ["1 cross market.camel.2", "Bo also crosses Market, camel 2."],
    ["2 build blue agora.r2c3", "Cia crosses Agora, row 2 column 3 with the blue die."],
    ["0 wonder", "Ada builds the next step of the wonder."],
    ["0 pass", "Ada passes and gains coins."],
    ["1 decline", "Bo declines."],
    ["1 bonus bonus.action", "Bo finishes a building and takes the bonus: One more action."],
    ["deal swap black for grey_2", "The black die comes into the Forum; the grey die 2 leaves it."],
    ["deal cities giza rhodes", "The cities are dealt: Ada gets Giza and Bo gets Rhodes."],
    [
      "roll grey_1 stone 0 / blue mask 2 / red axe 0",
      "The dice are shaken. For nothing: grey die 1 (stone), red die (axe). For 2 coins: blue die (mask).",
    ],
  ])("%s", (line, words) => expect(tellStep(line, NAMES)).toBe(words));

  test("ids of boards of one's own stand for themselves", () => {
    expect(nameOf("harbour_dock.1")).toBe("harbour dock.1");
    expect(tellStep("0 build mauve_die pier.7", NAMES)).toBe(
      "Ada crosses pier.7 with the mauve die.",
    );
  });

  test("a line that is no step is not told", () => {
    expect(tellStep("mirabilia 1 dice", NAMES)).toBeNull();
  });
});
