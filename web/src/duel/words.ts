/** The game in words: names, effects, prices, consequences. All of it from `locales/…/duel.ftl`. */

import type {
  DuelCard,
  DuelCost,
  DuelCounted,
  DuelEffect,
  DuelPicture,
  DuelResource,
} from "../gen/duel";
import { duelCatalogue } from "../gen/duel-catalogue";
import { list, t, tid, type Args, type MessageId } from "../lib/i18n.svelte";
import { cards, coveredBy, isCard, isToken, isWonder, RESOURCES, tokens, wonders } from "./facts";
import { billFor, type Bill } from "./price";

/** A message whose id is put together; a test sees that all of them exist. */
const ta = (id: string, args?: Args): string => t(id as MessageId, args);

/** What a card, wonder or token is called. */
export function nameOf(id: string): string {
  if (isCard(id)) return tid("duel-card", id);
  if (isWonder(id)) return tid("duel-wonder", id);
  if (isToken(id)) return tid("duel-token", id);
  if (id === "track") return t("duel-track");
  if (id === "science") return t("duel-science");
  if (id === "?" || id === "guild") return t(id === "guild" ? "duel-back-guild" : "duel-back-any");
  return id;
}

/** The name within a sentence: English wonders begin with an article. */
export const inside = (id: string): string => nameOf(id).replace(/^The /, "the ");

/** `2 clay and 1 glass`. */
export function goodsText(goods: DuelResource[]): string {
  return list(
    RESOURCES.map((good) => [good, goods.filter((other) => other === good).length] as const)
      .filter(([, n]) => n > 0)
      .map(([good, n]) => ta(`duel-n-${good}`, { n })),
  );
}

/** What stands on a card: `2 coins, 1 glass and 1 papyrus`. */
export function costText(cost: DuelCost): string {
  if (cost.coins === 0 && cost.goods.length === 0) return t("duel-cost-nothing");
  const coins = cost.coins > 0 ? [t("kit-coins", { n: cost.coins })] : [];
  const goods = RESOURCES.map(
    (good) => [good, cost.goods.filter((other) => other === good).length] as const,
  )
    .filter(([, n]) => n > 0)
    .map(([good, n]) => ta(`duel-n-${good}`, { n }));
  return list([...coins, ...goods]);
}

/** What is counted, as it stands after `for each`. */
function eachText(what: DuelCounted): string {
  if (what.kind === "cards") return ta(`duel-each-${what.colours.join("-")}`);
  if (what.kind === "coins") return t("duel-each-coins", { n: what.coins });
  return ta(`duel-each-${what.kind}`);
}

const goodsNames = (goods: DuelResource[], type: "conjunction" | "disjunction") =>
  list(
    goods.map((good) => tid("duel-good", good)),
    type,
  );

/** One effect in a sentence. */
export function effectText(effect: DuelEffect): string {
  switch (effect.kind) {
    case "produces":
      return t("duel-effect-produces", { goods: goodsText(effect.goods) });
    case "produces-one":
      return t("duel-effect-produces-one", { goods: goodsNames(effect.of, "disjunction") });
    case "fixed-price":
      return t("duel-effect-fixed-price", {
        goods: goodsNames(effect.goods, "conjunction"),
        n: effect.price,
      });
    case "shields":
      return t("duel-effect-shields", { n: effect.shields });
    case "science":
      return t("duel-effect-science", { symbol: tid("science", effect.symbol) });
    case "points":
      return t("duel-effect-points", { n: effect.points });
    case "points-for":
      return t("duel-effect-points-for", { n: effect.points, each: eachText(effect.each) });
    case "coins":
      return t("duel-effect-coins", { n: effect.coins });
    case "coins-for":
      return t("duel-effect-coins-for", { n: effect.coins, each: eachText(effect.each) });
    case "guild":
      return t(effect.coins > 0 ? "duel-effect-guild-coins" : "duel-effect-guild", {
        coins: effect.coins,
        points: effect.points,
        each: eachText(effect.each),
      });
    case "opponent-loses":
      return t("duel-effect-opponent-loses", { n: effect.coins });
    case "destroys":
      return ta(`duel-effect-destroys-${effect.colour}`);
    case "library":
      return t("duel-effect-library", { n: effect.draws });
    case "discount":
      return ta(`duel-effect-discount-${effect.on.kind}`, { n: effect.goods });
    case "more-shields":
      return t("duel-effect-more-shields", { n: effect.shields });
    case "coins-for-chains":
      return t("duel-effect-coins-for-chains", { n: effect.coins });
    default:
      return ta(`duel-effect-${effect.kind}`);
  }
}

/** All effects of a card, wonder or token, a sentence each. */
export function effectsText(id: string): string[] {
  const thing = isCard(id)
    ? cards[id]
    : isWonder(id)
      ? wonders[id]
      : isToken(id)
        ? tokens[id]
        : null;
  return thing?.effects.map(effectText) ?? [];
}

/** How a price comes about, a line each. */
export function billLines(bill: Bill, rival: string): string[] {
  if (bill.chain) return [t("duel-bill-chain", { card: nameOf(bill.chain) })];
  const lines: string[] = [];
  if (bill.coins > 0) lines.push(t("duel-bill-coins", { n: bill.coins }));
  for (const { good, n, unit } of bill.bought) {
    const goods = ta(`duel-n-${good}`, { n });
    lines.push(t("duel-bill-bought", { goods, n, unit, sum: n * unit }));
  }
  if (bill.own.length > 0) lines.push(t("duel-bill-own", { goods: goodsText(bill.own) }));
  if (bill.chosen.length > 0) lines.push(t("duel-bill-chosen", { goods: goodsText(bill.chosen) }));
  if (bill.waived.length > 0) lines.push(t("duel-bill-waived", { goods: goodsText(bill.waived) }));
  if (bill.economy) lines.push(t("duel-bill-economy", { name: rival }));
  return lines;
}

/** Why something cannot be paid: `2 clay missing: 5 coins, you have 3`. Null when it can. */
export function whyNotPaid(bill: Bill, coins: number): string | null {
  if (bill.total <= coins) return null;
  if (bill.bought.length === 0) return t("duel-why-coins", { n: bill.total, have: coins });
  const goods = list(bill.bought.map(({ good, n }) => ta(`duel-n-${good}`, { n })));
  return bill.coins > 0
    ? t("duel-why-both", { goods, n: bill.total, coins: bill.coins, have: coins })
    : t("duel-why-goods", { goods, n: bill.total, have: coins });
}

/** What a card lies under, in words. */
export function coveredText(picture: DuelPicture, slot: number): string {
  const over = coveredBy(picture, slot).map((other) => {
    const lies = picture.structure.find((one) => one.slot === other)?.lies ?? "?";
    return isCard(lies) ? nameOf(lies) : backName(lies, picture.age);
  });
  return t("duel-why-covered", { cards: list(over) });
}

/** A card that lies face down. */
export const backName = (lies: string, age: number): string =>
  lies === "guild" ? t("duel-back-guild") : t("duel-back", { age: tid("age", age) });

/** What a card costs one seat now: `3 coins`, `free`, `free with Stable`. */
export function priceText(picture: DuelPicture, seat: number, card: DuelCard): string {
  const bill = billFor(picture, seat, card);
  if (bill.chain) return t("duel-price-chain", { card: nameOf(bill.chain) });
  return bill.total === 0 ? t("duel-price-free") : t("kit-coins", { n: bill.total });
}

/** Everything that is to be said of a card in the structure, for screen readers. */
export function slotLabel(
  picture: DuelPicture,
  slot: number,
  names: string[],
  me: number | null,
): string {
  const found = picture.structure.find((one) => one.slot === slot);
  if (!found) return "";
  if (!isCard(found.lies))
    return `${backName(found.lies, picture.age)}. ${coveredText(picture, slot)}`;
  const card = found.lies;
  const [left, right] = me === 1 ? [1, 0] : [0, 1];
  const price = (seat: number) => priceText(picture, seat, card);
  const prices =
    me === null
      ? t("duel-slot-prices", { a: names[0]!, pa: price(0), b: names[1]!, pb: price(1) })
      : t("duel-slot-your-price", { mine: price(left), name: names[right]!, theirs: price(right) });
  const open = found.accessible ? "" : " " + coveredText(picture, slot);
  const colour = tid("colour", cards[card].colour);
  return `${nameOf(card)}, ${colour}. ${effectsText(card).join(" ")} ${prices}${open}`;
}

/** How far a seat's army is from the other capital: shields that would win. */
export const toVictory = (picture: DuelPicture, seat: number): number =>
  duelCatalogue.track.capital - (seat === 0 ? picture.pawn : -picture.pawn);
