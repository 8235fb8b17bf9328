//! The game in words: names, effects, prices. The sentences are those of the pages.

use mirabilia_games::duel::catalogue::{Cost, Counted, Effect};
use mirabilia_games::duel::words::Resource;
use mirabilia_words::Words;

use super::facts;
use super::picture::Picture;
use super::price::{Bill, bill_for};

/// What a card, wonder, token or part of the board is called.
pub(super) fn name_of(id: &str, words: &Words) -> String {
    let kind = if facts::card(id).is_some() {
        "card"
    } else if facts::wonder(id).is_some() {
        "wonder"
    } else if facts::token(id).is_some() {
        "token"
    } else {
        return match id {
            "track" => words.say("duel-track", &[]),
            "science" => words.say("duel-science", &[]),
            "?" => words.say("duel-back-any", &[]),
            "guild" => words.say("duel-back-guild", &[]),
            _ => id.to_owned(),
        };
    };
    words.say(&format!("duel-{kind}-{id}"), &[])
}

/// The name within a sentence: English wonders begin with an article.
pub(super) fn inside(id: &str, words: &Words) -> String {
    let name = name_of(id, words);
    name.strip_prefix("The ").map_or_else(|| name.clone(), |rest| format!("the {rest}"))
}

/// Several names: `Quarry and Baths`.
pub(super) fn names_of<'a>(ids: impl IntoIterator<Item = &'a str>, words: &Words) -> String {
    words.list(&ids.into_iter().map(|id| name_of(id, words)).collect::<Vec<_>>())
}

/// `2 clay`.
pub(super) fn some_good(good: &str, n: u16, words: &Words) -> String {
    words.say(&format!("duel-n-{good}"), &[("n", n.into())])
}

/// `2 clay and 1 glass`.
pub(super) fn goods_text(goods: &[&str], words: &Words) -> String {
    words.list(&counted_goods(goods, words))
}

fn counted_goods(goods: &[&str], words: &Words) -> Vec<String> {
    let count = |good: &str| goods.iter().filter(|one| **one == good).count() as u16;
    let some = facts::goods().filter(|good| count(good) > 0);
    some.map(|good| some_good(good, count(good), words)).collect()
}

fn names(goods: &[Resource]) -> Vec<&'static str> {
    goods.iter().map(|good| good.name()).collect()
}

/// What stands on a card: `2 coins, 1 glass and 1 papyrus`.
pub(super) fn cost_text(cost: &Cost, words: &Words) -> String {
    let mut parts = Vec::new();
    if cost.coins > 0 {
        parts.push(words.say("kit-coins", &[("n", cost.coins.into())]));
    }
    parts.extend(counted_goods(&names(&cost.goods), words));
    if parts.is_empty() { words.say("duel-cost-nothing", &[]) } else { words.list(&parts) }
}

/// What is counted, as it stands after `for each`.
fn each_text(what: &Counted, words: &Words) -> String {
    match what {
        Counted::Cards { colours } => {
            let colours: Vec<&str> = colours.iter().map(|colour| colour.name()).collect();
            words.say(&format!("duel-each-{}", colours.join("-")), &[])
        }
        Counted::Coins { coins } => words.say("duel-each-coins", &[("n", (*coins).into())]),
        Counted::Wonders => words.say("duel-each-wonders", &[]),
        Counted::Tokens => words.say("duel-each-tokens", &[]),
    }
}

fn good_names(goods: &[Resource], words: &Words) -> Vec<String> {
    goods.iter().map(|good| words.say(&format!("duel-good-{}", good.name()), &[])).collect()
}

/// One effect in a sentence.
pub(super) fn effect_text(effect: &Effect, words: &Words) -> String {
    let n = |id: &str, n: u8| words.say(id, &[("n", n.into())]);
    match effect {
        Effect::Produces { goods } => {
            let goods = goods_text(&names(goods), words);
            words.say("duel-effect-produces", &[("goods", goods.into())])
        }
        Effect::ProducesOne { of } => {
            let goods = words.either(&good_names(of, words));
            words.say("duel-effect-produces-one", &[("goods", goods.into())])
        }
        Effect::FixedPrice { goods, price } => {
            let goods = words.list(&good_names(goods, words));
            let args = [("goods", goods.into()), ("n", (*price).into())];
            words.say("duel-effect-fixed-price", &args)
        }
        Effect::Shields { shields } => n("duel-effect-shields", *shields),
        Effect::Science { symbol } => {
            let symbol = symbol_name(symbol.name(), words);
            words.say("duel-effect-science", &[("symbol", symbol.into())])
        }
        Effect::Points { points } => n("duel-effect-points", *points),
        Effect::PointsFor { points, each } => {
            let args = [("n", (*points).into()), ("each", each_text(each, words).into())];
            words.say("duel-effect-points-for", &args)
        }
        Effect::Coins { coins } => n("duel-effect-coins", *coins),
        Effect::CoinsFor { coins, each } => {
            let args = [("n", (*coins).into()), ("each", each_text(each, words).into())];
            words.say("duel-effect-coins-for", &args)
        }
        Effect::Guild { coins, points, each } => {
            let id = if *coins > 0 { "duel-effect-guild-coins" } else { "duel-effect-guild" };
            let each = each_text(each, words);
            let args =
                [("coins", (*coins).into()), ("points", (*points).into()), ("each", each.into())];
            words.say(id, &args)
        }
        Effect::OpponentLoses { coins } => n("duel-effect-opponent-loses", *coins),
        Effect::Destroys { colour } => {
            words.say(&format!("duel-effect-destroys-{}", colour.name()), &[])
        }
        Effect::Revives => words.say("duel-effect-revives", &[]),
        Effect::Library { draws } => n("duel-effect-library", *draws),
        Effect::PlaysAgain => words.say("duel-effect-plays-again", &[]),
        Effect::Discount { on: Counted::Wonders, goods } => {
            n("duel-effect-discount-wonders", *goods)
        }
        Effect::Discount { goods, .. } => n("duel-effect-discount-cards", *goods),
        Effect::MoreShields { shields, .. } => n("duel-effect-more-shields", *shields),
        Effect::PlaysAgainAfter { .. } => words.say("duel-effect-plays-again-after", &[]),
        Effect::TakesTrade => words.say("duel-effect-takes-trade", &[]),
        Effect::CoinsForChains { coins } => n("duel-effect-coins-for-chains", *coins),
    }
}

/// All effects of a card, wonder or token, in sentences.
pub(super) fn effects_text(id: &str, words: &Words) -> String {
    let said: Vec<String> =
        facts::effects(id).iter().map(|effect| effect_text(effect, words)).collect();
    said.join(" ")
}

/// What a science symbol is called.
pub(super) fn symbol_name(symbol: &str, words: &Words) -> String {
    words.say(&format!("science-{symbol}"), &[])
}

/// How a price comes about, a line each.
pub(super) fn bill_lines(bill: &Bill, rival: &str, words: &Words) -> Vec<String> {
    if let Some(card) = bill.chain {
        return vec![words.say("duel-bill-chain", &[("card", name_of(card, words).into())])];
    }
    let mut lines = Vec::new();
    if bill.coins > 0 {
        lines.push(words.say("duel-bill-coins", &[("n", bill.coins.into())]));
    }
    for one in &bill.bought {
        let args = [
            ("goods", some_good(one.good, one.n, words).into()),
            ("n", one.n.into()),
            ("unit", one.unit.into()),
            ("sum", (one.n * one.unit).into()),
        ];
        lines.push(words.say("duel-bill-bought", &args));
    }
    for (id, goods) in [
        ("duel-bill-own", &bill.own),
        ("duel-bill-chosen", &bill.chosen),
        ("duel-bill-waived", &bill.waived),
    ] {
        if !goods.is_empty() {
            lines.push(words.say(id, &[("goods", goods_text(goods, words).into())]));
        }
    }
    if bill.economy {
        lines.push(words.say("duel-bill-economy", &[("name", rival.into())]));
    }
    lines
}

/// Why something cannot be paid: `2 clay missing: 5 coins, you have 3`. None when it can.
pub(super) fn why_not_paid(bill: &Bill, coins: u16, words: &Words) -> Option<String> {
    if bill.total <= coins {
        return None;
    }
    let goods: Vec<String> =
        bill.bought.iter().map(|one| some_good(one.good, one.n, words)).collect();
    let id = match (goods.is_empty(), bill.coins > 0) {
        (true, _) => "duel-why-coins",
        (false, true) => "duel-why-both",
        (false, false) => "duel-why-goods",
    };
    let args = [
        ("goods", words.list(&goods).into()),
        ("n", bill.total.into()),
        ("coins", bill.coins.into()),
        ("have", coins.into()),
    ];
    Some(words.say(id, &args))
}

/// A card that lies face down.
pub(super) fn back_name(lies: &str, age: u8, words: &Words) -> String {
    if lies == "guild" {
        return words.say("duel-back-guild", &[]);
    }
    words.say("duel-back", &[("age", age_name(age, words).into())])
}

/// `Age II`.
pub(super) fn age_name(age: u8, words: &Words) -> String {
    words.say(&format!("age-{age}"), &[])
}

/// What a card lies under, in words.
pub(super) fn covered_text(picture: &Picture, slot: u8, words: &Words) -> String {
    let over = facts::covered_by(picture, slot).into_iter().map(|other| {
        let lies = picture.slot(other).map_or("?", |one| one.lies.as_str());
        if facts::card(lies).is_some() {
            name_of(lies, words)
        } else {
            back_name(lies, picture.age, words)
        }
    });
    let cards = words.list(&over.collect::<Vec<_>>());
    words.say("duel-why-covered", &[("cards", cards.into())])
}

/// What a card costs one seat now: `3 coins`, `free`, `free with Stable`.
pub(super) fn price_text(picture: &Picture, seat: usize, card: &str, words: &Words) -> String {
    let bill = bill_for(picture, seat, card);
    match bill.chain {
        Some(with) => words.say("duel-price-chain", &[("card", name_of(with, words).into())]),
        None if bill.total == 0 => words.say("duel-price-free", &[]),
        None => words.say("kit-coins", &[("n", bill.total.into())]),
    }
}

/// What a card costs both, the viewer first: `Costs you: 2 coins. Costs Bo: free.`
pub(super) fn prices_text(
    picture: &Picture,
    names: &[String],
    card: &str,
    words: &Words,
) -> String {
    let price = |seat: usize| price_text(picture, seat, card, words);
    match picture.viewer {
        None => words.say(
            "duel-slot-prices",
            &[
                ("a", names[0].clone().into()),
                ("pa", price(0).into()),
                ("b", names[1].clone().into()),
                ("pb", price(1).into()),
            ],
        ),
        Some(me) => words.say(
            "duel-slot-your-price",
            &[
                ("mine", price(me).into()),
                ("name", names[1 - me].clone().into()),
                ("theirs", price(1 - me).into()),
            ],
        ),
    }
}
