/** Types of the shared components' props. */

import { SYMBOLS, type SymbolName } from "../symbols/names";

/** The colours of cards and dice; each has its own shape. */
export type Colour = SymbolName extends infer S
  ? S extends `shape-${infer C}`
    ? C
    : never
  : never;

export const COLOURS: readonly Colour[] = SYMBOLS.flatMap((name) =>
  name.startsWith("shape-") ? [name.slice("shape-".length) as Colour] : [],
);

/** Symbols of goods, named by the messages `goods-…`. */
export const GOODS: ReadonlySet<SymbolName> = new Set<SymbolName>([
  "wood",
  "stone",
  "clay",
  "ore",
  "glass",
  "cloth",
  "papyrus",
  "brick",
  "textile",
  "any-raw",
  "any-manufactured",
]);

/** Symbols of science, named by the messages `science-…`. */
export const SCIENCE: ReadonlySet<SymbolName> = new Set<SymbolName>([
  "compass",
  "gear",
  "tablet",
  "plumb-level",
  "wheel",
  "quill",
  "mortar",
  "sundial",
  "armillary-sphere",
  "scales",
]);

/** A symbol of an effect. */
export interface Glyph {
  symbol: SymbolName;
  /** A number, inside a coin, laurel or shield and beside other symbols. */
  n?: number;
  /** Short text after the symbol. */
  text?: string;
  /** Separator before this symbol. */
  sep?: "/" | "→" | "×" | "+";
}

/** The current price of a card for the viewer. */
export interface PriceTag {
  kind: "free" | "chain" | "coins" | "no";
  /** Total coins. */
  coins?: number;
  /** Coins to the left neighbour. */
  left?: number;
  /** Coins to the right neighbour. */
  right?: number;
}

/** The printed cost of a card: coins to the bank, and goods, one entry per unit. */
export interface Cost {
  coins: number;
  goods: string[];
}

/** A card of any game as `CardFace` draws it. */
export interface CardDrawing {
  colour: Colour;
  name: string;
  age: number;
  cost: Cost;
  /** Its effects; the symbols of a group stay together if possible. */
  effects: Glyph[][];
  /** Names of cards that make it free. */
  freeWith: string[];
  /** Names of cards that it makes free. */
  opens: string[];
  /** Whose drawing is on it. */
  art?: { game: "wonders" | "duel"; card: string };
  /** The games have words of their own for colours and goods: prefixes of message ids. */
  terms?: { colour: string; goods: string };
}

export interface Tab {
  id: string;
  label: string;
  symbol?: SymbolName;
  /** A short text beside the label. */
  badge?: string | number;
}
