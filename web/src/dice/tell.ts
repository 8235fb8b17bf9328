/** Lines of the record in words. */

import { list, t } from "../lib/i18n.svelte";
import { bonusName, cityName, dieName, spaceName, symbolName } from "./names";

/** A move as advice. */
export function tellMove(move: string): string {
  const [verb, a, b] = move.split(" ");
  switch (verb) {
    case "build":
      return t("dice-tell-move-build", { space: spaceName(b ?? ""), die: dieName(a ?? "") });
    case "wonder":
      return t("dice-tell-move-wonder");
    case "pass":
      return t("dice-tell-move-pass");
    case "cross":
      return t("dice-tell-move-cross", { space: spaceName(a ?? "") });
    case "decline":
      return t("dice-move-decline");
    case "bonus":
      return t("dice-move-bonus", { bonus: bonusName(a ?? "") });
    default:
      return move;
  }
}

/** The dice as they fell, section by section. */
function tellRoll(dice: string): string {
  const shown = dice.split(" / ").map((one) => one.trim().split(" "));
  const parts = [0, 1, 2, 3].flatMap((section) => {
    const here = shown.filter(([, , where]) => where === String(section));
    if (here.length === 0) return [];
    const names = here.map(([die, symbol]) =>
      t("dice-tell-die", { die: dieName(die ?? ""), symbol: symbolName(symbol ?? "") }),
    );
    return [t("dice-tell-section", { n: section, dice: names.join(", ") })];
  });
  return t("dice-tell-roll", { sections: parts.join(". ") });
}

function tellLuck(line: string, names: string[]): string | null {
  const words = line.split(" ");
  if (words[0] === "roll") return tellRoll(words.slice(1).join(" "));
  if (words[0] !== "deal") return null;
  if (words[1] === "cities") {
    const dealt = words
      .slice(2)
      .map((city, seat) => t("dice-tell-city", { name: names[seat] ?? "?", city: cityName(city) }));
    return t("dice-tell-cities", { cities: list(dealt) });
  }
  if (words[1] === "swap")
    return t("dice-tell-swap", { special: dieName(words[2] ?? ""), grey: dieName(words[4] ?? "") });
  return null;
}

/** A line of the record as a sentence; null for what nobody needs to read. */
export function tellStep(line: string, names: string[]): string | null {
  const found = /^(\d+) (.+)$/.exec(line.trim());
  if (!found) return tellLuck(line.trim(), names);
  const name = names[Number(found[1])] ?? "?";
  const [verb, a, b] = found[2]!.split(" ");
  switch (verb) {
    case "?":
      return t("dice-tell-hidden", { name });
    case "build":
      return t("dice-tell-build", { name, space: spaceName(b ?? ""), die: dieName(a ?? "") });
    case "wonder":
      return t("dice-tell-wonder", { name });
    case "pass":
      return t("dice-tell-pass", { name });
    case "cross":
      return t("dice-tell-cross", { name, space: spaceName(a ?? "") });
    case "decline":
      return t("dice-tell-decline", { name });
    case "bonus":
      return t("dice-tell-bonus", { name, bonus: bonusName(a ?? "") });
    default:
      return null;
  }
}
