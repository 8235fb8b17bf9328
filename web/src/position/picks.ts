/** The things of the catalogues, to pick from. */

import type { GameKind } from "../gen/games";
import { tid, type MessageId, t } from "../lib/i18n.svelte";
import { COLOURS, type Colour } from "../ui/types";

export interface Pick {
  id: string;
  name: string;
  /** Its colour, which is drawn with its shape. */
  colour?: Colour;
}

export interface PickGroup {
  label: string;
  picks: Pick[];
}

/** A die of the Forum and its faces. */
export interface DieFaces {
  id: string;
  name: string;
  faces: Pick[];
}

export interface Picks {
  cards: PickGroup[];
  wonders: PickGroup[];
  tokens: PickGroup[];
  /** The values of conflict tokens. */
  conflicts: PickGroup[];
  cities: PickGroup[];
  spaces: PickGroup[];
  bonuses: PickGroup[];
  dice: DieFaces[];
  sections: number[];
  /** The rows of the structure in each age: whether each card is dealt face up. */
  structures: boolean[][][];
}

const NONE: Picks = {
  cards: [],
  wonders: [],
  tokens: [],
  conflicts: [],
  cities: [],
  spaces: [],
  bonuses: [],
  dice: [],
  sections: [],
  structures: [],
};

type NameOf = (id: string) => string;

const colourOf = (colour: string): Colour | undefined => COLOURS.find((one) => one === colour);

interface Card {
  id: string;
  colour: string;
  age: number;
  guild: boolean;
}

/** Cards by age, the guilds last. */
function byAge(cards: readonly Card[], nameOf: NameOf): PickGroup[] {
  const ages = [1, 2, 3].map((age) => ({
    label: tid("age", age),
    picks: cards.filter((card) => card.age === age && !card.guild),
  }));
  const guilds = { label: t("rules-group-guilds"), picks: cards.filter((card) => card.guild) };
  return [...ages, guilds].map(({ label, picks }) => ({
    label,
    picks: picks.map(({ id, colour }) => ({ id, name: nameOf(id), colour: colourOf(colour) })),
  }));
}

const plainGroup = (ids: readonly string[], nameOf: NameOf): PickGroup[] => [
  { label: "", picks: ids.map((id) => ({ id, name: nameOf(id) })) },
];

/** What a game has to pick from. `boards` names the board set of Dice. */
export async function picksOf(
  game: GameKind,
  nameOf: NameOf,
  boards: string | null,
): Promise<Picks> {
  if (game === "duel") {
    const { duelCatalogue: all } = await import("../gen/duel-catalogue");
    return {
      ...NONE,
      cards: byAge(Object.values(all.cards), nameOf),
      wonders: plainGroup(Object.keys(all.wonders), nameOf),
      tokens: plainGroup(Object.keys(all.tokens), nameOf),
      structures: all.structures.map(({ slots }) => {
        const rows: boolean[][] = [];
        for (const { row, face_up } of slots) (rows[row] ??= []).push(face_up);
        return rows;
      }),
    };
  }
  if (game === "wonders") {
    const { wondersCatalogue: all } = await import("../gen/wonders-catalogue");
    const values = [-all.defeat, ...all.ages.map(({ victory }) => victory)];
    return {
      ...NONE,
      cards: byAge(Object.values(all.cards), nameOf),
      wonders: plainGroup(Object.keys(all.wonders), nameOf),
      conflicts: plainGroup(values.map(String), (id) => id.replace("-", "−")),
    };
  }
  const { diceCatalogue: all } = await import("../gen/dice-catalogue");
  const { symbolName } = await import("../dice/names");
  const set = all.boards.find(({ name }) => name === boards) ?? all.boards[0]!;
  const spaces = (city: (typeof set.cities)[number]) =>
    [...set.common, ...city.own].map((building) => ({
      label: nameOf(building.id),
      picks: building.spaces.map(({ id }) => ({ id, name: nameOf(id) })),
    }));
  const seen: Record<string, PickGroup> = {};
  for (const city of set.cities)
    for (const group of spaces(city)) {
      const known = (seen[group.label] ??= { label: group.label, picks: [] });
      for (const pick of group.picks)
        if (!known.picks.some(({ id }) => id === pick.id)) known.picks.push(pick);
    }
  return {
    ...NONE,
    cities: plainGroup(
      set.cities.map(({ id }) => id),
      nameOf,
    ),
    spaces: Object.values(seen),
    bonuses: plainGroup(
      set.bonuses.map(({ id }) => id),
      nameOf,
    ),
    dice: set.dice.map(({ id, faces }) => ({
      id,
      name: nameOf(id),
      faces: [...new Set(faces)].map((face) => ({ id: face, name: symbolName(face) })),
    })),
    sections: all.sections,
  };
}

/** The name of a thing wherever it is in the groups. */
export function nameIn(groups: readonly PickGroup[], id: string): string {
  for (const { picks } of groups) for (const one of picks) if (one.id === id) return one.name;
  return id;
}

/** The label of a field, or its own name in the format if it has none. */
export function fieldLabel(game: GameKind, of: "table" | "seat", name: string): string {
  const id = `position-${game}-${of}-${name}`;
  const text = t(id as MessageId);
  return text === id ? name : text;
}
