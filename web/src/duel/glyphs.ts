/** Effects as rows of symbols, for the faces of cards, wonders and tokens. */

import type { DuelCounted, DuelEffect } from "../gen/duel";
import type { SymbolName } from "../symbols/names";
import type { Glyph } from "../ui/types";

/** Symbols of what an effect counts. */
function counted(what: DuelCounted): Glyph[] {
  switch (what.kind) {
    case "cards":
      return what.colours.map((colour, at) => ({
        symbol: `shape-${colour}` as SymbolName,
        sep: at === 0 ? "×" : "+",
      }));
    case "wonders":
      return [{ symbol: "wonder", sep: "×" }];
    case "coins":
      return [{ symbol: "coin", n: what.coins, sep: "×" }];
    case "tokens":
      return [{ symbol: "torch", sep: "×" }];
  }
}

/** The symbols of one effect. */
export function glyphs(effect: DuelEffect): Glyph[] {
  switch (effect.kind) {
    case "produces":
      return effect.goods.map((good) => ({ symbol: good }));
    case "produces-one":
      return effect.of.map((good, at) =>
        at === 0 ? { symbol: good } : { symbol: good, sep: "/" },
      );
    case "fixed-price":
      return [
        ...effect.goods.map((good): Glyph => ({ symbol: good })),
        { symbol: "coin", n: effect.price, sep: "→" },
      ];
    case "shields":
      return Array.from({ length: effect.shields }, () => ({ symbol: "shield" }));
    case "science":
      return [{ symbol: effect.symbol }];
    case "points":
      return [{ symbol: "laurel", n: effect.points }];
    case "points-for":
      return [{ symbol: "laurel", n: effect.points }, ...counted(effect.each)];
    case "coins":
      return [{ symbol: "coin", n: effect.coins }];
    case "coins-for":
      return [{ symbol: "coin", n: effect.coins }, ...counted(effect.each)];
    case "guild":
      return [
        ...(effect.coins ? [{ symbol: "coin", n: effect.coins } satisfies Glyph] : []),
        { symbol: "laurel", n: effect.points },
        ...counted(effect.each),
      ];
    case "opponent-loses":
      return [{ symbol: "coin", text: `−${effect.coins}` }];
    case "destroys":
      return [{ symbol: "destroy" }, { symbol: `shape-${effect.colour}` as SymbolName }];
    case "revives":
      return [{ symbol: "revive" }];
    case "library":
      return [{ symbol: "library" }];
    case "plays-again":
      return [{ symbol: "again" }];
    case "discount":
      return [
        {
          symbol: effect.on.kind === "cards" ? "shape-blue" : "wonder",
          text: `−${effect.goods}`,
        },
      ];
    case "more-shields":
      return [{ symbol: "shield", text: `+${effect.shields}` }, ...counted(effect.on)];
    case "plays-again-after":
      return [{ symbol: "again" }, ...counted(effect.on)];
    case "takes-trade":
      return [{ symbol: "coin" }, { symbol: "hand", sep: "→" }];
    case "coins-for-chains":
      return [
        { symbol: "coin", n: effect.coins },
        { symbol: "chain", sep: "×" },
      ];
  }
}

/** One row per effect. */
export const rows = (effects: DuelEffect[]): Glyph[][] => effects.map(glyphs);
