/** How the fields of a position are entered. What they mean is checked by the rules alone. */

import type { GameKind } from "../gen/games";
import type { Picks } from "./picks";

export type Control =
  /** A number, with buttons for one more and one less. */
  | { kind: "number" }
  /** Several numbers, as many as the template has. */
  | { kind: "numbers"; count: number }
  /** A seat. */
  | { kind: "seat" }
  /** One of a few words. */
  | { kind: "words"; values: readonly string[] }
  /** Said or not said. */
  | { kind: "flag" }
  /** Things of the catalogue; `many` if the same one may be there twice. */
  | { kind: "things"; of: keyof Picks; many?: boolean }
  /** One thing, perhaps with a word of a list after it. */
  | { kind: "thing"; of: keyof Picks; then?: readonly string[] }
  /** The rows of Duel's structure, and the dice of the Forum. */
  | { kind: "structure" }
  | { kind: "forum" }
  /** Anything else, as the format writes it. */
  | { kind: "text" };

export interface Field {
  name: string;
  control: Control;
}

interface Form {
  table: Field[];
  seat: Field[];
}

const field = (name: string, control: Control): Field => ({ name, control });
const number: Control = { kind: "number" };
const cards: Control = { kind: "things", of: "cards" };

/** The fields of the templates. Others are shown as text where a position has them. */
export const FORMS: Record<GameKind, Form> = {
  duel: {
    table: [
      field("age", number),
      field("to-move", { kind: "seat" }),
      field("pawn", number),
      field("tokens", { kind: "things", of: "tokens" }),
      field("structure", { kind: "structure" }),
      field("discard", cards),
      field("buried", cards),
    ],
    seat: [
      field("coins", number),
      field("cards", cards),
      field("wonders", { kind: "things", of: "wonders" }),
      field("built", { kind: "things", of: "wonders" }),
      field("tokens", { kind: "things", of: "tokens" }),
      field("loot", { kind: "words", values: ["2 5", "2", "5", "none"] }),
    ],
  },
  wonders: {
    table: [field("age", number), field("turn", number)],
    seat: [
      field("wonder", { kind: "thing", of: "wonders", then: ["day", "night"] }),
      field("coins", number),
      field("tokens", { kind: "things", of: "conflicts", many: true }),
      field("stages", number),
      field("cards", cards),
      field("hand", { kind: "things", of: "cards", many: true }),
    ],
  },
  dice: {
    table: [field("turn", number), field("forum", { kind: "forum" })],
    seat: [
      field("city", { kind: "thing", of: "cities" }),
      field("coins", number),
      field("crossed", { kind: "things", of: "spaces" }),
      field("bonuses", { kind: "things", of: "bonuses" }),
      field("attacks", { kind: "numbers", count: 2 }),
      field("first-agora", { kind: "flag" }),
    ],
  },
};

/** Fields that positions of a game can have beside those of its form. */
export const MORE: Record<GameKind, { table: readonly string[]; seat: readonly string[] }> = {
  duel: { table: ["due", "again", "first", "drawn", "offered"], seat: [] },
  wonders: {
    table: ["due", "memory", "revived", "discard"],
    seat: ["played-1", "played-2", "played-3"],
  },
  dice: {
    table: ["due", "round"],
    seat: ["now-coins", "now-crossed", "now-bonuses", "now-attacks", "tasks"],
  },
};
