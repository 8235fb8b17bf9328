/** What the kit's components are given. */

import type { SymbolName } from "../symbols/names";

/** The colours of cards and dice; each has a shape of its own. */
export type Colour =
  "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple" | "black" | "white";

export const COLOURS: readonly Colour[] = [
  "brown",
  "grey",
  "blue",
  "yellow",
  "red",
  "green",
  "purple",
  "black",
  "white",
];

/** Symbols that are goods: `goods-…` is what they are called. */
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

/** Symbols of science: `science-…` is what they are called. */
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

/** A symbol in the drawing of an effect. */
export interface Glyph {
  symbol: SymbolName;
  /** Inside a coin, a laurel or a shield; beside everything else. */
  n?: number;
  /** A few letters after the symbol. */
  text?: string;
  /** Stands before this symbol, between it and the one before. */
  sep?: "/" | "→" | "×" | "+";
}

/** What a card costs whoever looks, now. */
export interface PriceTag {
  kind: "free" | "chain" | "coins" | "no";
  /** All coins together. */
  coins?: number;
  /** Of these to the left neighbour. */
  left?: number;
  /** Of these to the right neighbour. */
  right?: number;
}

/** What is printed on a card: coins to the bank, and goods, one entry a unit. */
export interface Cost {
  coins: number;
  goods: string[];
}

export interface Tab {
  id: string;
  label: string;
  symbol?: SymbolName;
  /** A small number or mark beside the label. */
  badge?: string | number;
}
