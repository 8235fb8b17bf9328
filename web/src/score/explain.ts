/** How a sum comes about, in words. */

import { list, t, tid } from "../lib/i18n.svelte";
import { DEFEAT, items, stagePoints, VICTORIES } from "./items";
import type { Pad } from "./pad";
import { science, SYMBOLS } from "./science";
import { byPawn, points } from "./worth";

/** A number with a true minus. */
export function signed(value: number): string {
  return value < 0 ? "−" + Math.abs(value) : String(value);
}

/** The sum of one field in words; null for a plain number and an empty field. */
export function tellField(
  pad: Pad,
  seat: number,
  category: string,
  nameOf: (id: string) => string,
): string | null {
  if (byPawn(pad, category)) return tellPawn(pad, seat);
  const entry = pad.players[seat]?.entries[category];
  switch (entry?.as) {
    case undefined:
      return null;
    case "points":
      return entry.text ? `${entry.text} = ${signed(entry.points)}` : null;
    case "coins":
      if (category !== "treasury") return null;
      return t("score-how-treasury", { coins: entry.coins, points: Math.floor(entry.coins / 3) });
    case "tokens": {
      const parts = VICTORIES.flatMap((victory, age) =>
        entry.won[age] ? [`${entry.won[age]} × ${victory}`] : [],
      );
      const sum = parts.join(" + ") || "0";
      const lost = entry.lost ? ` − ${entry.lost} × ${-DEFEAT}` : "";
      return `${sum}${lost} = ${signed(points(pad, seat, category) ?? 0)}`;
    }
    case "symbols": {
      const best = science(entry, entry.wild);
      const squares = SYMBOLS.map((s) => `${best.symbols[s]}²`).join(" + ");
      const sum = t("score-how-science", { squares, sets: best.sets, points: best.points });
      const placed = SYMBOLS.flatMap((s) => {
        const more = best.symbols[s] - entry[s];
        return more > 0 ? Array<string>(more).fill(tid("science", s)) : [];
      });
      return placed.length ? `${sum}. ${t("score-how-wild", { as: list(placed) })}` : sum;
    }
    case "stages": {
      const built = stagePoints(entry.wonder, entry.side).slice(0, entry.built);
      const sum = built.length ? built.join(" + ") : "0";
      return t("score-how-stages", {
        wonder: nameOf(entry.wonder),
        sum,
        points: points(pad, seat, category) ?? 0,
      });
    }
    case "items": {
      const parts = items(pad.game, category, pad.players.length).flatMap((item) => {
        const n = entry.of[item.id] ?? 0;
        if (n === 0) return [];
        const sum = n * item.each;
        const product = item.counts && item.each > 1 ? `${n} × ${item.each} = ${sum}` : String(sum);
        return [`${nameOf(item.id)} ${product}`];
      });
      return parts.length ? list(parts) : null;
    }
  }
}

function tellPawn(pad: Pad, seat: number): string | null {
  const { pawn } = pad.duel;
  if (pawn === null) return null;
  const ahead = seat === 0 ? pawn : -pawn;
  return ahead > 0
    ? t("score-how-pawn", { distance: ahead, points: points(pad, seat, "military") ?? 0 })
    : null;
}
