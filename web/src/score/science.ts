/** Science of 7 Wonders: squares, sets, and the best use of symbols of choice. */

export interface Symbols {
  compass: number;
  gear: number;
  tablet: number;
}

export const SYMBOLS = ["compass", "gear", "tablet"] as const;
/** Points for each set of three different symbols. */
export const SET = 7;

export interface Science {
  points: number;
  /** The symbols, with those of choice in their best place. */
  symbols: Symbols;
  sets: number;
}

function score(symbols: Symbols): Science {
  const { compass, gear, tablet } = symbols;
  const sets = Math.min(compass, gear, tablet);
  return {
    points: compass * compass + gear * gear + tablet * tablet + SET * sets,
    symbols,
    sets,
  };
}

/** The most that these symbols and so many of free choice bring. */
export function science(symbols: Symbols, wild: number): Science {
  if (wild <= 0) return score(symbols);
  let best: Science | null = null;
  for (const symbol of SYMBOLS) {
    const one = science({ ...symbols, [symbol]: symbols[symbol] + 1 }, wild - 1);
    if (!best || one.points > best.points) best = one;
  }
  return best!;
}
