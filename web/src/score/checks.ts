/** What cannot be right on a score pad, with the rule behind it. */

import type { MessageId } from "../gen/messages";
import type { Args } from "../lib/i18n.svelte";
import { wondersCatalogue } from "../gen/wonders-catalogue";
import { copies, DUEL_GUILDS, DUEL_WONDERS, items, VICTORIES } from "./items";
import { categories, lines, type Entry, type Pad } from "./pad";
import { possible, SYMBOL_CARDS, WILD_MAX } from "./possible";
import { SYMBOLS } from "./science";
import { coins, points } from "./worth";

export interface Check {
  /** The field it is about; null where it is about the whole line or pad. */
  seat: number | null;
  category: string | null;
  id: MessageId;
  args: Args;
  /** Ids of cards or wonders whose names belong into the message as `thing`. */
  thing?: string;
}

/** Everything that cannot be right. Empty fields are not wrong. */
export function checks(pad: Pad): Check[] {
  if (pad.game === "duel" && pad.duel.by !== "points") return [];
  const found: Check[] = [];
  pad.players.forEach((player, seat) => {
    for (const category of lines(pad.game)) {
      const entry = player.entries[category];
      if (entry) field(pad, seat, category, entry, found);
    }
  });
  for (const category of categories(pad.game)) copiesOf(pad, category, found);
  if (pad.game === "wonders") wonders(pad, found);
  if (pad.game === "duel") duel(pad, found);
  return found;
}

function field(pad: Pad, seat: number, category: string, entry: Entry, found: Check[]): void {
  const say = (id: MessageId, args: Args = {}) => found.push({ seat, category, id, args });
  switch (entry.as) {
    case "coins":
      if (entry.coins < 0) say("score-check-coins", { coins: entry.coins });
      return;
    case "points":
      return number(pad, category, entry.points, say);
    case "tokens": {
      const over = entry.won.findIndex((won) => won > 2);
      if (over >= 0) return void say("score-check-victories", { age: over + 1 });
      const all = entry.won.reduce((sum, won) => sum + won, entry.lost);
      if (all > 2 * VICTORIES.length) say("score-check-tokens", { tokens: all });
      return;
    }
    case "symbols":
      for (const symbol of SYMBOLS) {
        if (entry[symbol] > SYMBOL_CARDS) say("score-check-symbol", { symbol, n: entry[symbol] });
      }
      if (entry.wild > WILD_MAX) say("score-check-wild", { n: entry.wild });
      return;
    case "items":
      for (const item of items(pad.game, category, pad.players.length)) {
        const n = entry.of[item.id] ?? 0;
        if (n > item.max) {
          const args = { n, max: item.max };
          found.push({ seat, category, id: "score-check-item", args, thing: item.id });
        }
      }
      return;
    case "stages":
      return;
  }
}

function number(
  pad: Pad,
  category: string,
  value: number,
  say: (id: MessageId, args?: Args) => void,
): void {
  const can = possible(pad.game, category, pad.players.length);
  const negative = pad.game === "wonders" && category === "military";
  if (value < 0 && !negative) return say("score-check-negative", { value });
  if (can === null) return;
  if (typeof can === "number") {
    if (value > can) say("score-check-most", { value, max: can });
    return;
  }
  if (can.has(value)) return;
  const all = [...can].sort((a, b) => a - b);
  const below = all.filter((one) => one < value).at(-1) ?? null;
  const above = all.find((one) => one > value) ?? null;
  const rule = `score-check-${pad.game}-${category}` as MessageId;
  // The nearest that can be: "9 or 11" helps to find the slip.
  const near = [below, above].filter((one) => one !== null).join(" / ");
  say(rule, { value, near });
}

/** No more copies of a card at the table than there are. */
function copiesOf(pad: Pad, category: string, found: Check[]): void {
  for (const item of items(pad.game, category, pad.players.length)) {
    const with_ = pad.players.filter((player) => {
      const entry = player.entries[category];
      return entry?.as === "items" && (entry.of[item.id] ?? 0) > 0;
    });
    if (with_.length > item.copies) {
      const args = { copies: item.copies, n: with_.length };
      found.push({ seat: null, category, id: "score-check-copies", args, thing: item.id });
    }
  }
}

function wonders(pad: Pad, found: Check[]): void {
  const seats = pad.players.length;
  const say = (category: string, id: MessageId, args: Args = {}, thing?: string) =>
    found.push({ seat: null, category, id, args, thing });

  const boards = pad.players.map((player) => player.entries["wonder"]);
  const taken = boards.flatMap((entry) => (entry?.as === "stages" ? [entry.wonder] : []));
  const twice = taken.find((wonder, at) => taken.indexOf(wonder) !== at);
  if (twice) say("wonder", "score-check-wonder-twice", {}, twice);

  const military = pad.players.map((_, seat) => points(pad, seat, "military"));
  if (military.every((value) => value !== null)) {
    const sum = military.reduce((all, value) => all + value!, 0);
    // Each conflict brings the winner +1, +3 or +5 and the loser -1: 0, 2 or 4 in all.
    const most = seats * VICTORIES.reduce((all, victory) => all + victory - 1, 0);
    const tokens = pad.players.map((player) => player.entries["military"]);
    const won = tokens.map((e) => (e?.as === "tokens" ? e.won.reduce((a, b) => a + b, 0) : 0));
    const lost = tokens.map((e) => (e?.as === "tokens" ? e.lost : 0));
    const add = (all: number, n: number) => all + n;
    if (tokens.every((e) => e?.as === "tokens")) {
      const [w, l] = [won.reduce(add, 0), lost.reduce(add, 0)];
      if (w !== l) say("military", "score-check-conflicts", { won: w, lost: l });
    } else if (sum < 0 || sum > most || sum % 2 !== 0) {
      say("military", "score-check-military-sum", { sum, max: most });
    }
  }

  const symbols = pad.players.flatMap((player) => {
    const entry = player.entries["science"];
    return entry?.as === "symbols" ? [entry] : [];
  });
  for (const symbol of SYMBOLS) {
    const there = Object.values(wondersCatalogue.cards)
      .filter((card) => card.effects.some((e) => e.kind === "science" && e.symbol === symbol))
      .reduce((sum, card) => sum + copies(card, seats), 0);
    const n = symbols.reduce((sum, entry) => sum + entry[symbol], 0);
    if (n > there) say("science", "score-check-symbol-cards", { symbol, n, max: there });
  }
  if (symbols.reduce((sum, entry) => sum + entry.wild, 0) > WILD_MAX)
    say("science", "score-check-wild-all");

  const guilds = new Set(
    pad.players.flatMap((player) => {
      const entry = player.entries["guilds"];
      return entry?.as === "items" ? Object.keys(entry.of).filter((id) => entry.of[id]) : [];
    }),
  );
  if (guilds.size > seats + 2)
    say("guilds", "score-check-guilds", { n: guilds.size, max: seats + 2 });
}

function duel(pad: Pad, found: Check[]): void {
  const chosen = (category: string) =>
    pad.players.map((player) => {
      const entry = player.entries[category];
      return entry?.as === "items" ? Object.keys(entry.of).filter((id) => entry.of[id]) : [];
    });
  const say = (seat: number | null, category: string, id: MessageId, args: Args, thing?: string) =>
    found.push({ seat, category, id, args, thing });

  const wonders = chosen("wonders");
  wonders.forEach((built, seat) => {
    if (built.length > DUEL_WONDERS.each)
      say(seat, "wonders", "score-check-wonders-four", { n: built.length });
  });
  const both = wonders.flat().length;
  if (both > DUEL_WONDERS.both) say(null, "wonders", "score-check-wonders-seven", { n: both });

  const guilds = new Set(chosen("guilds").flat());
  if (guilds.size > DUEL_GUILDS)
    say(null, "guilds", "score-check-guilds", { n: guilds.size, max: DUEL_GUILDS });

  const purses = pad.players.map((_, seat) => coins(pad, seat));
  if (purses.every((purse) => purse !== null)) {
    const sets = Math.floor(Math.max(...purses.map((purse) => purse!)) / 3);
    pad.players.forEach((player, seat) => {
      const entry = player.entries["guilds"];
      const n = entry?.as === "items" ? entry.of["moneylenders-guild"] : undefined;
      if (n && n !== sets)
        say(seat, "guilds", "score-check-moneylenders", { n, sets }, "moneylenders-guild");
    });
  }

  pad.players.forEach((player, seat) => {
    const entry = player.entries["progress"];
    if (entry?.as !== "items") return;
    const n = entry.of["mathematics"] ?? 0;
    const held = Object.keys(entry.of).filter((id) => entry.of[id]).length;
    if (n > 0 && n < held) say(seat, "progress", "score-check-mathematics", { n, held });
  });
}
