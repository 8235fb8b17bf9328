/** What a move brings, before it is made: coins, the pawn, symbols, points, what it uncovers. */

import type { DuelColour, DuelEffect, DuelPicture, DuelSymbol } from "../gen/duel";
import { duelCatalogue } from "../gen/duel-catalogue";
import { cards, effectOf, freedBy, rivalOf, slotOf, tokens, track, wonders } from "./facts";
import type { DuelMove } from "./moves";
import { billFor, trade, type Bill } from "./price";
import { countIn, pointsOf, total, type Estate } from "./score";

export interface Outcome {
  /** What is paid, taken apart; null where nothing is. */
  bill: Bill | null;
  /** Coins that the mover gets. */
  gains: number;
  /** Coins of the other city: lost by an effect and by military tokens, got by Economy. */
  rivalLoses: number;
  looted: number;
  rivalGains: number;
  /** Coins afterwards, by seat. */
  coins: [number, number];
  shields: number;
  pawn: { from: number; to: number };
  /** A symbol that comes, and whether it makes a pair that brings a token. */
  symbol: DuelSymbol | null;
  pair: boolean;
  /** How many different symbols the mover has then. */
  symbols: number;
  /** Slots that open, and those of them that are turned up. */
  frees: number[];
  turns: number[];
  /** Does the mover play again, or would if the structure were not empty? */
  again: boolean;
  againLost: boolean;
  /** Choices that follow. */
  library: boolean;
  revives: boolean;
  destroys: DuelColour | null;
  /** Points before and after, by seat. */
  points: [[number, number], [number, number]];
  /** Points that the mover gains apart from the treasury: coins are said as coins. */
  worth: number;
  wins: "military" | "science" | null;
}

const estateOf = (picture: DuelPicture, seat: 0 | 1): Estate => {
  const { coins, cards, wonders_built, tokens } = picture.cities[seat];
  return { coins, cards: [...cards], wonders: [...wonders_built], tokens: [...tokens] };
};

/** What a move of a seat leads to at once, before luck and further choices. */
export function after(picture: DuelPicture, seat: number, move: DuelMove): Outcome {
  const [me, rival] = [seat as 0 | 1, rivalOf(seat) as 0 | 1];
  const city = picture.cities[me];
  const estates: [Estate, Estate] = [estateOf(picture, 0), estateOf(picture, 1)];
  const [mine, theirs] = [estates[me], estates[rival]];
  const sums = () =>
    ([0, 1] as const).map((one) => total(pointsOf(estates, picture.pawn, one))) as [number, number];
  const before = sums();
  const treasury = () => Math.floor(mine.coins / 3);
  const riches = treasury();
  const symbols = new Set(city.symbols);
  const out: Outcome = {
    bill: null,
    gains: 0,
    rivalLoses: 0,
    looted: 0,
    rivalGains: 0,
    coins: [0, 0],
    shields: 0,
    pawn: { from: picture.pawn, to: picture.pawn },
    symbol: null,
    pair: false,
    symbols: symbols.size,
    frees: [],
    turns: [],
    again: false,
    againLost: false,
    library: false,
    revives: false,
    destroys: null,
    points: [
      [0, 0],
      [0, 0],
    ],
    worth: 0,
    wins: null,
  };

  const gain = (coins: number) => {
    out.gains += coins;
    mine.coins += coins;
  };
  const lose = (coins: number): number => {
    const lost = Math.min(coins, theirs.coins);
    theirs.coins -= lost;
    return lost;
  };
  const pay = (bill: Bill) => {
    out.bill = bill;
    mine.coins -= bill.total;
    if (bill.economy) {
      out.rivalGains = trade(bill);
      theirs.coins += out.rivalGains;
    }
  };
  const march = (shields: number) => {
    out.shields = shields;
    const step = me === 0 ? 1 : -1;
    for (let left = shields; left > 0 && Math.abs(out.pawn.to) < track.capital; left--) {
      out.pawn.to += step;
      const deep = out.pawn.to * step;
      const zone = track.zones.find((one) => one.from === deep && one.coins > 0);
      const lies = picture.military_tokens.some(
        ([side, coins]) => side === rival && coins === zone?.coins,
      );
      if (zone && lies) out.looted += lose(zone.coins);
    }
    if (out.pawn.to * step >= track.capital) out.wins = "military";
  };
  const learn = (symbol: DuelSymbol) => {
    out.symbol = symbol;
    const had = city.cards.some(
      (card) => effectOf(cards[card].effects, "science")?.symbol === symbol,
    );
    out.pair = had && picture.board_tokens.length > 0;
    symbols.add(symbol);
    out.symbols = symbols.size;
    if (symbols.size >= duelCatalogue.symbols_to_win) out.wins ??= "science";
  };
  /** The order of the rules (2.18): coins, shields, symbol, choices. */
  const apply = (effects: DuelEffect[], moreShields: number) => {
    for (const effect of effects) {
      if (effect.kind === "coins") gain(effect.coins);
      if (effect.kind === "coins-for") gain(effect.coins * countIn(mine, effect.each));
      if (effect.kind === "guild") {
        gain(effect.coins * Math.max(...estates.map((one) => countIn(one, effect.each))));
      }
      if (effect.kind === "opponent-loses") out.rivalLoses += lose(effect.coins);
      if (effect.kind === "destroys") {
        const has = theirs.cards.some((card) => cards[card].colour === effect.colour);
        out.destroys = has ? effect.colour : null;
      }
      if (effect.kind === "library") out.library = true;
      if (effect.kind === "revives") out.revives = picture.discard.length > 0;
    }
    const shields = effectOf(effects, "shields")?.shields ?? 0;
    if (shields > 0) march(shields + moreShields);
    const symbol = effectOf(effects, "science")?.symbol;
    if (symbol) learn(symbol);
  };
  const join = (card: keyof typeof cards) => {
    const { colour, effects } = cards[card];
    mine.cards.push(card);
    apply(effects, colour === "red" && city.tokens.includes("strategy") ? 1 : 0);
  };
  const leave = (card: keyof typeof cards) => {
    const slot = slotOf(picture, card);
    if (slot === null) return;
    out.frees = freedBy(picture, slot);
    out.turns = picture.structure
      .filter(({ slot, lies }) => out.frees.includes(slot) && (lies === "?" || lies === "guild"))
      .map((one) => one.slot);
  };

  switch (move.verb) {
    case "build": {
      const bill = billFor(picture, seat, move.card);
      pay(bill);
      if (bill.chain && city.tokens.includes("urbanism")) gain(4);
      leave(move.card);
      join(move.card);
      break;
    }
    case "sell":
      gain(city.sale);
      leave(move.card);
      break;
    case "wonder": {
      pay(billFor(picture, seat, move.wonder));
      leave(move.card);
      mine.wonders.push(move.wonder);
      const { effects } = wonders[move.wonder];
      apply(effects, 0);
      const again =
        effects.some((one) => one.kind === "plays-again") || city.tokens.includes("theology");
      out.again = again && picture.structure.length > 1;
      out.againLost = again && !out.again;
      break;
    }
    case "revive":
      join(move.card);
      break;
    case "destroy":
      theirs.cards = theirs.cards.filter((card) => card !== move.card);
      break;
    case "token":
      mine.tokens.push(move.token);
      apply(tokens[move.token].effects, 0);
      break;
  }

  const then = ([0, 1] as const).map((one) => total(pointsOf(estates, out.pawn.to, one)));
  out.points = [
    [before[0], then[0]!],
    [before[1], then[1]!],
  ];
  out.worth = out.points[me][1] - out.points[me][0] - (treasury() - riches);
  out.coins = [estates[0].coins, estates[1].coins];
  if (out.wins) out.again = false;
  return out;
}
