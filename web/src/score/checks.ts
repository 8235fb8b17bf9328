/** Finds impossible entries on a score pad. All numbers and rules come from the generated sheet. */

import type { PadDoubt, PadLine, PadPart, PadRule } from "../gen/pad";
import type { Told, ToldValue } from "../gen/tell";
import type { Entry, Pad } from "./pad";
import { sheetOf } from "./sheet";
import { byPawn, counts, points, richest, worth } from "./worth";

type Limit = Extract<PadRule, { kind: "limit" }>;

const say = (id: string, args: Record<string, ToldValue>): Told => ({ id, args });

/**
 * All doubts: at most one per field, and one per line whose fields are valid by themselves. Empty
 * fields are valid.
 */
export function checks(pad: Pad): PadDoubt[] {
  if (pad.duel.by !== "points") return [];
  const { lines } = sheetOf(pad);
  const found: PadDoubt[] = [];
  pad.players.forEach((player, seat) => {
    for (const line of lines) {
      const entry = player.entries[line.id];
      if (!entry || (byPawn(line) && pad.duel.pawn !== null)) continue;
      const why = counted(pad, line, entry) ?? value(pad, line, entry);
      if (why) found.push({ seat, line: line.id, why });
    }
  });
  // A wrong field would make the whole line look wrong.
  for (const line of lines.filter((one) => found.every((doubt) => doubt.line !== one.id))) {
    const why = between(pad, line);
    if (why) found.push({ seat: null, line: line.id, why });
  }
  return found;
}

function first<T>(all: T[], look: (one: T) => Told | null): Told | null {
  for (const one of all) {
    const why = look(one);
    if (why) return why;
  }
  return null;
}

/** An impossible count of a part. */
function counted(pad: Pad, line: PadLine, entry: Entry): Told | null {
  const of = counts(entry);
  const parts = line.parts ?? [];
  const held = parts.filter((part) => (of[part.id] ?? 0) > 0).length;
  const wrong = (part: PadPart): Told | null => {
    const n = of[part.id] ?? 0;
    const about = { thing: { id: part.name }, n };
    if (part.max !== undefined && n > part.max)
      return say(part.doubt ?? "score-check-item", { ...about, max: part.max });
    if (n === 0) return null;
    if (part.counts?.kind === "held" && n < held)
      return say("score-check-held", { ...about, held });
    const most = richest(pad);
    if (part.counts?.kind === "coins" && most !== null) {
      const { coins } = part.counts;
      const sets = Math.floor(most / coins);
      if (n !== sets) return say("score-check-richest", { ...about, sets, coins });
    }
    return null;
  };
  const rules = rulesOf(pad, line).filter((rule) => rule.kind === "limit" && rule.at === "seat");
  return first(parts, wrong) ?? first(rules, (rule) => limit(rule as Limit, [entry]));
}

/** A value that is impossible on this line. */
function value(pad: Pad, line: PadLine, entry: Entry): Told | null {
  if (entry.as === "coins")
    return entry.coins < 0 ? say("score-check-coins", { coins: entry.coins }) : null;
  const value = worth(line, entry);
  const { can } = line;
  if (can.kind === "only") {
    if (can.values.includes(value)) return null;
    if (value < 0 && can.values[0]! >= 0) return say("score-check-negative", { value });
    const below = can.values.findLast((one) => one < value);
    const above = can.values.find((one) => one > value);
    // The nearest possible values help to find the mistake.
    const near = [below, above].filter((one) => one !== undefined).join(" / ");
    return say(can.doubt, { value, near });
  }
  if (value < 0) return say("score-check-negative", { value });
  let { most } = can;
  if (most === undefined) return null;
  if (can.richest) {
    const coins = richest(pad);
    if (coins === null) return null;
    most = Math.max(most, can.richest.most + Math.floor(coins / can.richest.coins));
  }
  return value > most ? say("score-check-most", { value, max: most }) : null;
}

const rulesOf = (pad: Pad, line: PadLine) =>
  sheetOf(pad).rules.filter((rule) => rule.line === line.id);

/** A contradiction between the fields of a line. */
function between(pad: Pad, line: PadLine): Told | null {
  const entries = pad.players.flatMap((player) => player.entries[line.id] ?? []);
  const copies = (part: PadPart): Told | null => {
    const n = total([part.id], "parts", entries);
    return part.copies !== undefined && n > part.copies
      ? say("score-check-copies", { thing: { id: part.name }, n, copies: part.copies })
      : null;
  };
  return (
    first(line.parts ?? [], copies) ??
    first(rulesOf(pad, line), (rule) => broken(pad, line, rule, entries))
  );
}

function broken(pad: Pad, line: PadLine, rule: PadRule, entries: Entry[]): Told | null {
  const seats = pad.players.length;
  const values = pad.players
    .map((_, seat) => points(pad, seat, line))
    .filter((one) => one !== null);
  switch (rule.kind) {
    case "limit":
      return rule.at === "seat" ? null : limit(rule, entries);
    case "pairs": {
      const plain = entries.some((entry) => entry.as === "points" || entry.as === "coins");
      const [won, lost] = [rule.won, rule.lost].map((parts) => total(parts, "times", entries));
      return entries.length === seats && !plain && won !== lost
        ? say(rule.doubt, { won: won!, lost: lost! })
        : null;
    }
    case "sum": {
      const sum = values.reduce((all, one) => all + one, 0);
      const { least, most, step } = rule;
      const whole = values.length === seats;
      const fits = least === undefined || !whole || (sum >= least && (sum - least) % step === 0);
      // Without a minimum no field is negative, so the missing fields cannot reduce the sum.
      const over = (whole || least === undefined) && sum > most;
      return over || !fits ? say(rule.doubt, { sum, max: most }) : null;
    }
    case "one": {
      const n = values.filter((one) => one > 0).length;
      return n > 1 ? say(rule.doubt, { n }) : null;
    }
  }
}

function limit({ parts, of, max, doubt }: Limit, entries: Entry[]): Told | null {
  const n = total(parts, of, entries);
  return n > max ? say(doubt.id, { ...doubt.args, n, max }) : null;
}

/** The total count of parts, or the number of parts with a count. */
function total(parts: string[], of: "times" | "parts", entries: Entry[]): number {
  const each = entries.flatMap((entry) => parts.map((id) => counts(entry)[id] ?? 0));
  return of === "times" ? each.reduce((sum, n) => sum + n, 0) : each.filter((n) => n > 0).length;
}
