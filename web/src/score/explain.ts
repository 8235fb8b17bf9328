/** Explains in words how a field adds up. */

import { list, t, tid } from "../lib/i18n.svelte";
import type { Pad } from "./pad";
import { lineOf, stagePoints } from "./sheet";
import { ahead, bestUse, byPawn, counts, points } from "./worth";

/** A number with a typographic minus sign. */
export function signed(value: number): string {
  return value < 0 ? "−" + Math.abs(value) : String(value);
}

/** How one field adds up; null for a plain number or an empty field. */
export function tellField(
  pad: Pad,
  seat: number,
  category: string,
  nameOf: (id: string) => string,
): string | null {
  const line = lineOf(pad, category);
  const sum = points(pad, seat, line) ?? 0;
  if (byPawn(line)) {
    const distance = ahead(pad, seat);
    return distance > 0 ? t("score-how-pawn", { distance, points: sum }) : null;
  }
  const entry = pad.players[seat]?.entries[category];
  switch (entry?.as) {
    case undefined:
      return null;
    case "points":
      return entry.text ? `${entry.text} = ${signed(entry.points)}` : null;
    case "coins":
      return line.coins ? t("score-how-treasury", { coins: entry.coins, points: sum }) : null;
    case "tokens": {
      const of = counts(entry);
      const times = (sign: number) =>
        (line.parts ?? []).flatMap((part) =>
          of[part.id] && part.each * sign > 0 ? [`${of[part.id]} × ${part.each * sign}`] : [],
        );
      const lost = times(-1).map((one) => ` − ${one}`);
      return `${times(1).join(" + ") || "0"}${lost.join("")} = ${signed(sum)}`;
    }
    case "symbols": {
      const best = bestUse(entry);
      const squares = best.symbols.map((n) => `${n}²`).join(" + ");
      const sets = Math.min(...best.symbols);
      const how = t("score-how-science", { squares, sets, points: best.points });
      const placed = (["compass", "gear", "tablet"] as const).flatMap((symbol, at) =>
        Array<string>(Math.max(best.symbols[at]! - entry[symbol], 0)).fill(tid("science", symbol)),
      );
      return placed.length ? `${how}. ${t("score-how-wild", { as: list(placed) })}` : how;
    }
    case "stages": {
      const built = stagePoints(pad, entry.wonder, entry.side).slice(0, entry.built);
      return t("score-how-stages", {
        wonder: nameOf(entry.wonder),
        sum: built.join(" + ") || "0",
        points: sum,
      });
    }
    case "items": {
      const parts = (line.parts ?? []).flatMap((part) => {
        const n = entry.of[part.id] ?? 0;
        if (n === 0) return [];
        const all = n * part.each;
        const product = part.counts && part.each > 1 ? `${n} × ${part.each} = ${all}` : all;
        return [`${nameOf(part.id)} ${product}`];
      });
      return parts.length ? list(parts) : null;
    }
  }
}
