/** Effects as rows of symbols. */

import type { WondersEffect } from "../gen/wonders";
import type { SymbolName } from "../symbols/names";
import type { Glyph } from "../ui/types";
import { catalogue } from "./catalogue";

const either = (symbols: SymbolName[]): Glyph[] =>
  symbols.map((symbol, at) => (at === 0 ? { symbol } : { symbol, sep: "/" }));

/** A single symbol if all raw or all manufactured goods are meant. */
function goods(of: readonly SymbolName[], join: (symbols: SymbolName[]) => Glyph[]): Glyph[] {
  if (of.length === catalogue.raw.length) return [{ symbol: "any-raw" }];
  if (of.length === catalogue.manufactured.length) return [{ symbol: "any-manufactured" }];
  return join([...of]);
}

/** What a reward counts, and in which cities. */
function counted(effect: Extract<WondersEffect, { kind: "reward" }>): Glyph[] {
  const { each } = effect;
  const things: SymbolName[] =
    each.kind === "stages" ? ["stage-built"] : each.colours.map((c): SymbolName => `shape-${c}`);
  const glyphs: Glyph[] = things.map((symbol, at) =>
    at === 0 ? { symbol, sep: "×" } : { symbol, sep: "+" },
  );
  if (effect.neighbours) glyphs.push({ symbol: "both" });
  return glyphs;
}

function glyphsOf(effect: WondersEffect): Glyph[] {
  switch (effect.kind) {
    case "produces":
      return effect.goods.map((symbol) => ({ symbol }));
    case "produces-one":
      return goods(effect.of, either);
    case "cheap-trade": {
      const where = effect.from.length === 2 ? "both" : effect.from[0]!;
      return [
        ...goods(effect.goods, either),
        { symbol: where },
        { symbol: "coin", n: effect.price },
      ];
    }
    case "shields":
      return Array.from({ length: effect.shields }, () => ({ symbol: "shield" }));
    case "science":
      return [{ symbol: effect.symbol }];
    case "science-of-choice":
      return either([...catalogue.symbols]);
    case "points":
      return [{ symbol: "laurel", n: effect.points }];
    case "points-if-complete":
      return [
        { symbol: "laurel", n: effect.points },
        { symbol: "stage-built", sep: "×" },
      ];
    case "coins":
      return [{ symbol: "coin", n: effect.coins }];
    case "reward": {
      const gives: Glyph[] = [];
      if (effect.coins > 0) gives.push({ symbol: "coin", n: effect.coins });
      if (effect.points > 0) gives.push({ symbol: "laurel", n: effect.points });
      return [...gives, ...counted(effect)];
    }
    case "seventh-card":
      return [{ symbol: "hand", text: "7" }];
    case "revives":
      return [{ symbol: "revive" }];
    case "free-cards":
      if (effect.when === "first-of-colour") return [{ symbol: "free" }, { symbol: "guild" }];
      return [
        { symbol: "free", text: effect.when === "first-of-age" ? "1" : String(catalogue.turns) },
      ];
  }
}

/** One row per effect. */
export const rows = (effects: WondersEffect[]): Glyph[][] => effects.map(glyphsOf);
