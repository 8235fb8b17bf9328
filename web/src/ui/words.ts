/** "Names beside symbols": the words for what a card shows in colours and symbols. */

import { tid } from "../lib/i18n.svelte";
import { GOODS, SCIENCE, type Colour, type Glyph } from "./types";

/** Where a game keeps its words for colours and goods: prefixes of message ids. */
export interface Terms {
  colour: string;
  goods: string;
}

/** The names of the colour, and of the goods and science symbols that these effects bring. */
export function wordsOf(effects: Glyph[][], colour: Colour, terms: Terms): string[] {
  const brought = [...new Set(effects.flat().map((glyph) => glyph.symbol))];
  return [
    tid(terms.colour, colour),
    ...brought.filter((symbol) => GOODS.has(symbol)).map((good) => tid(terms.goods, good)),
    ...brought.filter((symbol) => SCIENCE.has(symbol)).map((symbol) => tid("science", symbol)),
  ];
}
