/** The ways of all offers, with the die, space or other thing that each uses. */

import type { DiceBoards } from "../gen/dice";
import type { Offer, Way } from "../gen/tell";
import { t } from "../lib/i18n.svelte";
import { tell } from "../lib/told";
import { dieName, spaceName } from "./names";

export interface Use {
  way: Way;
  /** The die that is chosen. */
  die: string | null;
  /** The space that is crossed. */
  space: string | null;
  /** `pass`, `wonder`, `decline`, or the id of a bonus. */
  other: string | null;
}

export const isOpen = ({ way }: Use): boolean => !way.refusal;

/** All ways of the offers, the cheapest first. `step` is the next step of the wonder. */
export function usesOf(set: DiceBoards, offers: readonly Offer[], step: string | null): Use[] {
  const uses = offers.flatMap(({ pick, ways }) =>
    ways.map((way): Use => {
      if (set.dice.some((die) => die.id === pick))
        return { way, die: pick, space: way.move.split(" ").at(-1) ?? null, other: null };
      if (pick === "wonder") return { way, die: null, space: step, other: pick };
      const named = pick === "pass" || pick === "decline";
      return named || set.bonuses.some((bonus) => bonus.id === pick)
        ? { way, die: null, space: null, other: pick }
        : { way, die: null, space: pick, other: null };
    }),
  );
  return uses.sort((a, b) => (a.way.price ?? 0) - (b.way.price ?? 0));
}

/** The label of a way's button: `Cross Market, camel 2 with the yellow die for 3 coins`. */
export function useText({ way, die, space }: Use, names: readonly string[]): string {
  if (space === null) return tell(way.label, names);
  const args = { space: spaceName(space), total: way.price ?? 0 };
  if (die !== null) return t("dice-move-build", { ...args, die: dieName(die) });
  return t(way.move === "wonder" ? "dice-move-wonder" : "dice-move-cross", args);
}
