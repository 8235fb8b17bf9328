//! Names and sentences of 7 Wonders: the same that the pages say.

use mirabilia_games::wonders::catalogue::{Cost, Counted, Effect, FreeCard};
use mirabilia_games::wonders::words::{Neighbour, Resource};
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::Words;

use super::facts::{CATALOGUE, SALE};
use super::goods::counted;
use super::picture::{Pay, beside};
use super::sight::Sight;
use super::why::WhyNot;

/// Ages as the rules write them.
pub(crate) const ROMAN: [&str; 4] = ["", "I", "II", "III"];

/// A message without anything to put in.
pub(crate) fn plain(words: &Words, id: &str) -> String {
    words.say(id, &[])
}

pub(crate) fn card_name(words: &Words, id: Card) -> String {
    plain(words, &format!("wonders-card-{}", id.facts().id))
}

/// Names, with `and`.
pub(crate) fn card_names(words: &Words, ids: &[Card]) -> String {
    words.list(&names(words, ids))
}

/// The names of cards.
pub(crate) fn names(words: &Words, ids: &[Card]) -> Vec<String> {
    ids.iter().map(|id| card_name(words, *id)).collect()
}

pub(crate) fn wonder_name(words: &Words, id: Wonder) -> String {
    plain(words, &format!("wonders-wonder-{}", id.facts().id))
}

pub(crate) fn side_name(words: &Words, side: Side) -> String {
    plain(words, &format!("wonders-side-{}", side.name()))
}

/// A city's wonder and its side; before they are known, that.
pub(crate) fn board_name(sight: &Sight<'_>, seat: usize) -> String {
    let (words, city) = (sight.words, sight.city(seat));
    let Some(wonder) = city.wonder else { return plain(words, "wonders-no-wonder") };
    if !sight.sides_known() {
        return wonder_name(words, wonder);
    }
    let (wonder, side) = (wonder_name(words, wonder), side_name(words, city.side));
    words.say("wonders-board", &[("wonder", wonder.into()), ("side", side.into())])
}

pub(crate) fn good_name(words: &Words, good: Resource) -> String {
    plain(words, &format!("goods-{}", good.name()))
}

/// `2 clay`, each language with its own form.
pub(crate) fn amount(words: &Words, good: Resource, n: usize) -> String {
    words.say(&format!("wonders-amount-{}", good.name()), &[("n", n.into())])
}

/// `2 clay and 1 ore`.
pub(crate) fn amounts(words: &Words, goods: &[Resource]) -> String {
    let parts: Vec<String> =
        counted(goods).into_iter().map(|(good, n)| amount(words, good, n)).collect();
    words.list(&parts)
}

/// What something costs, by its face.
pub(crate) fn cost_words(words: &Words, cost: &Cost) -> String {
    let mut parts = Vec::new();
    if cost.coins > 0 {
        parts.push(words.say("kit-coins", &[("n", cost.coins.into())]));
    }
    parts.extend(counted(&cost.goods).into_iter().map(|(good, n)| amount(words, good, n)));
    if parts.is_empty() { plain(words, "wonders-nothing") } else { words.list(&parts) }
}

/// What a reward gives: coins, points, or both.
pub(crate) fn gives(words: &Words, coins: u8, points: u8) -> String {
    let mut parts = Vec::new();
    if coins > 0 {
        parts.push(words.say("kit-coins", &[("n", coins.into())]));
    }
    if points > 0 {
        parts.push(words.say("kit-points", &[("n", points.into())]));
    }
    words.list(&parts)
}

/// The word that messages know a reward's cities by.
pub(crate) fn place(own: bool, neighbours: bool) -> &'static str {
    match (own, neighbours) {
        (true, true) => "all",
        (true, false) => "own",
        _ => "neighbours",
    }
}

/// What an effect does, in a sentence.
pub(crate) fn effect_words(words: &Words, effect: &Effect) -> String {
    let say = |id: &str| words.say(&format!("wonders-effect-{id}"), &[]);
    match effect {
        Effect::Produces { goods } => {
            let goods = amounts(words, goods);
            words.say("wonders-effect-produces", &[("goods", goods.into())])
        }
        Effect::ProducesOne { of, sold } => {
            let goods: Vec<String> = of.iter().map(|good| good_name(words, *good)).collect();
            let args = [
                ("goods", words.either(&goods).into()),
                ("sold", if *sold { "yes" } else { "no" }.into()),
            ];
            words.say("wonders-effect-produces-one", &args)
        }
        Effect::CheapTrade { goods, from, price } => {
            let kind = if *goods == CATALOGUE.raw { "raw" } else { "manufactured" };
            let from = if let [one] = from[..] { one.name() } else { "both" };
            let args = [("goods", kind.into()), ("from", from.into()), ("n", price.into())];
            words.say("wonders-effect-cheap", &args)
        }
        Effect::Shields { shields } => {
            words.say("wonders-effect-shields", &[("n", shields.into())])
        }
        Effect::Science { symbol } => {
            let symbol = plain(words, &format!("science-{}", symbol.name()));
            words.say("wonders-effect-science", &[("symbol", symbol.into())])
        }
        Effect::ScienceOfChoice => say("science-of-choice"),
        Effect::Points { points } => words.say("wonders-effect-points", &[("n", points.into())]),
        Effect::PointsIfComplete { points } => {
            words.say("wonders-effect-points-if-complete", &[("n", points.into())])
        }
        Effect::Coins { coins } => words.say("wonders-effect-coins", &[("n", coins.into())]),
        Effect::Reward { coins, points, each, own, neighbours } => {
            let what = match each {
                Counted::Stages => plain(words, "wonders-each-stage"),
                Counted::Cards { colours } => {
                    let colour = |name: &str| plain(words, &format!("wonders-adjective-{name}"));
                    let all: Vec<String> = colours.iter().map(|c| colour(c.name())).collect();
                    words.say("wonders-each-card", &[("colours", words.either(&all).into())])
                }
            };
            let args = [
                ("gives", gives(words, *coins, *points).into()),
                ("what", what.into()),
                ("where", place(*own, *neighbours).into()),
            ];
            words.say("wonders-effect-reward", &args)
        }
        Effect::SeventhCard => say("seventh-card"),
        Effect::Revives => say("revives"),
        Effect::FreeCards { when } => say(free_id(*when)),
    }
}

fn free_id(when: FreeCard) -> &'static str {
    match when {
        FreeCard::FirstOfColour => "free-first-of-colour",
        FreeCard::FirstOfAge => "free-first-of-age",
        FreeCard::LastOfAge => "free-last-of-age",
    }
}

/// What effects do, a sentence each.
pub(crate) fn effects_words(words: &Words, effects: &[Effect]) -> String {
    let said: Vec<String> = effects.iter().map(|effect| effect_words(words, effect)).collect();
    said.join(" ")
}

/// `2 to Anna, 1 to the bank`; empty when nobody gets anything.
pub(crate) fn pay_words(
    words: &Words,
    pay: Pay,
    bank: u8,
    seat: usize,
    names: &[String],
) -> String {
    let mut parts = Vec::new();
    for side in Neighbour::BOTH {
        let name = names.get(beside(seat, side, names.len())).map_or("", |name| name);
        if pay.to(side) > 0 {
            let args = [("n", pay.to(side).into()), ("name", name.into())];
            parts.push(words.say("wonders-pay-to", &args));
        }
    }
    if bank > 0 {
        parts.push(words.say("wonders-pay-bank", &[("n", bank.into())]));
    }
    parts.join(", ")
}

/// `for 3: 2 to Anna, 1 to the bank`, or `for nothing`.
pub(crate) fn price_words(
    words: &Words,
    pay: Pay,
    bank: u8,
    seat: usize,
    names: &[String],
) -> String {
    let all = pay.sum() + u16::from(bank);
    if all == 0 {
        return plain(words, "wonders-price-none");
    }
    let parts = pay_words(words, pay, bank, seat, names);
    words.say("wonders-price", &[("n", all.into()), ("parts", parts.into())])
}

/// Why something cannot be done.
pub(crate) fn why_words(words: &Words, why: &WhyNot, name: &str) -> String {
    match why {
        WhyNot::Built => words.say("wonders-why-built", &[("name", name.into())]),
        WhyNot::Complete => plain(words, "wonders-why-complete"),
        WhyNot::Nowhere(goods) => {
            words.say("wonders-why-nowhere", &[("goods", amounts(words, goods).into())])
        }
        WhyNot::Dear(goods, price, coins) => {
            let args = [
                ("goods", amounts(words, goods).into()),
                ("price", price.into()),
                ("coins", coins.into()),
            ];
            let id = if goods.is_empty() { "wonders-why-coins" } else { "wonders-why-dear" };
            words.say(id, &args)
        }
    }
}

/// `Sell the card for 3 coins.`
pub(crate) fn sale_words(words: &Words, name: &str) -> String {
    words.say("wonders-sell-for", &[("card", name.into()), ("n", SALE.into())])
}
