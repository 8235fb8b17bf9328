import { beforeAll, describe, expect, test } from "vitest";
import { diceCatalogue } from "../gen/dice-catalogue";
import { diceThings } from "../gen/dice-things";
import { loadLanguage, setLanguage } from "../lib/i18n.svelte";
import { LANGS } from "../lib/settings.svelte";
import { tell } from "../lib/told";
import { bonusName, cityName, dieName, nameOf, spaceName, symbolName, wonderName } from "./names";
import { ui } from "./ui";

beforeAll(async () => {
  for (const lang of LANGS) await loadLanguage(lang);
});

describe.each(LANGS)("in %s", (lang) => {
  beforeAll(() => setLanguage(lang));

  test("everything in the program's board sets has a name", () => {
    for (const set of diceCatalogue.boards) {
      const things = diceThings.find((one) => one.fingerprint === set.fingerprint)!;
      const told = [
        ...things.common,
        ...things.bonuses,
        ...things.cities.flatMap((one) => one.own),
      ];
      const words = [
        ...set.dice.map((die) => dieName(die.id)),
        ...set.symbols.map((symbol) => symbolName(symbol.id)),
        ...set.bonuses.map((bonus) => bonusName(bonus.id)),
        ...set.cities.flatMap((city) => [cityName(city.id), wonderName(city.id)]),
        ...set.common.flatMap((building) => building.spaces.map((space) => spaceName(space.id))),
        ...told.flatMap((thing) => [thing.name, ...thing.effects]).map((message) => tell(message)),
        ...ui.categories.map(ui.categoryName),
      ];
      for (const word of words) expect(word).not.toMatch(/dice-|face-|colour-|_|\{/);
      expect(dieName("grey_1")).not.toBe("grey 1");
    }
  });
});

test("ids of custom boards are shown as they are", async () => {
  await setLanguage("en");
  expect(nameOf("harbour_dock.1")).toBe("harbour dock.1");
});
