//! Effects, goods and prices in few letters, for rows of the board. `legend` says what they mean.

use mirabilia_games::wonders::catalogue::{Counted, Effect};
use mirabilia_games::wonders::words::{Neighbour, Resource};
use mirabilia_words::Words;

use super::facts::{CATALOGUE, Source};
use super::goods::counted;
use super::picture::{InHand, Pay};
use super::sight::Sight;
use super::why::{WhyNot, why_no_build};
use super::words::{gives, good_name, place, plain};
use crate::draw::mark;

/// Where a neighbour is: the left one is drawn at the left.
pub(crate) fn arrow(side: Neighbour) -> &'static str {
    match side {
        Neighbour::Left => "←",
        Neighbour::Right => "→",
    }
}

/// Two letters for a good.
pub(crate) fn letters(words: &Words, good: Resource) -> String {
    plain(words, &format!("terminal-wonders-good-{}", good.name()))
}

/// `2 Wd, St`.
pub(crate) fn goods(words: &Words, of: &[Resource]) -> String {
    let one = |(good, n): (Resource, usize)| match n {
        1 => letters(words, good),
        _ => format!("{n} {}", letters(words, good)),
    };
    counted(of).into_iter().map(one).collect::<Vec<_>>().join(", ")
}

/// All of a city's production in letters: `2 Wd, St, Wd/Cl, any raw*`.
pub(crate) fn production(words: &Words, sources: &[Source]) -> String {
    let sure: Vec<Resource> =
        sources.iter().filter(|one| one.of.len() == 1).map(|one| one.of[0]).collect();
    let mut parts = vec![goods(words, &sure)];
    parts.retain(|part| !part.is_empty());
    parts.extend(sources.iter().filter(|one| one.of.len() > 1).map(|one| choice(words, one)));
    if parts.is_empty() { plain(words, "wonders-nothing") } else { parts.join(", ") }
}

/// A source of several goods.
fn choice(words: &Words, source: &Source) -> String {
    let all = either(words, &source.of);
    if source.sold { all } else { format!("{all}*") }
}

/// `Wd/Cl`, or the word for all of a kind.
fn either(words: &Words, of: &[Resource]) -> String {
    if *of == CATALOGUE.raw[..] {
        return plain(words, "goods-any-raw");
    }
    if *of == CATALOGUE.manufactured[..] {
        return plain(words, "goods-any-manufactured");
    }
    of.iter().map(|good| letters(words, *good)).collect::<Vec<_>>().join("/")
}

/// What effects do, in few words.
pub(crate) fn effects(words: &Words, of: &[Effect]) -> String {
    of.iter().map(|one| effect(words, one)).collect::<Vec<_>>().join(", ")
}

fn effect(words: &Words, effect: &Effect) -> String {
    let short = |id: &str| plain(words, &format!("terminal-wonders-effect-{id}"));
    match effect {
        Effect::Produces { goods } => {
            let named = |(good, n): (Resource, usize)| match n {
                1 => good_name(words, good),
                _ => super::words::amount(words, good, n),
            };
            counted(goods).into_iter().map(named).collect::<Vec<_>>().join(", ")
        }
        Effect::ProducesOne { of, sold } => {
            if of.len() == 2 {
                let names: Vec<String> = of.iter().map(|good| good_name(words, *good)).collect();
                return names.join("/");
            }
            choice(words, &Source { of: of.clone(), sold: *sold })
        }
        Effect::CheapTrade { goods, from, price } => {
            let kind = if *goods == CATALOGUE.raw { "raw" } else { "manufactured" };
            let from: String = from.iter().map(|side| arrow(*side)).collect();
            let args = [
                ("goods", plain(words, &format!("wonders-{kind}")).into()),
                ("from", from.into()),
                ("n", price.into()),
            ];
            words.say("terminal-wonders-effect-cheap", &args)
        }
        Effect::Shields { shields } => words.say("kit-shields", &[("n", shields.into())]),
        Effect::Science { symbol } => plain(words, &format!("science-{}", symbol.name())),
        Effect::ScienceOfChoice => short("science"),
        Effect::Points { points } => words.say("kit-points", &[("n", points.into())]),
        Effect::PointsIfComplete { points } => {
            words.say("terminal-wonders-effect-if-complete", &[("n", points.into())])
        }
        Effect::Coins { coins } => words.say("kit-coins", &[("n", coins.into())]),
        Effect::Reward { coins, points, each, own, neighbours } => {
            let what = match each {
                Counted::Stages => plain(words, "terminal-wonders-stage"),
                Counted::Cards { colours } => {
                    colours.iter().map(|colour| mark(colour.name())).collect::<Vec<_>>().join("")
                }
            };
            let args = [
                ("gives", gives(words, *coins, *points).into()),
                ("what", what.into()),
                ("where", place(*own, *neighbours).into()),
            ];
            words.say("terminal-wonders-effect-reward", &args)
        }
        Effect::SeventhCard => short("seventh"),
        Effect::Revives => short("revives"),
        Effect::FreeCards { when } => {
            let when = serde_json::to_value(when).unwrap_or_default();
            short(&format!("free-{}", when.as_str().unwrap_or_default()))
        }
    }
}

/// `3: ←2 →1`, `1`, or the word for free.
fn payment(words: &Words, pay: Pay, bank: u8) -> String {
    let all = pay.sum() + u16::from(bank);
    if all == 0 {
        return plain(words, "kit-tag-free");
    }
    let to = split(pay);
    if to.is_empty() { all.to_string() } else { format!("{all}: {to}") }
}

/// `←2 →1`.
fn split(pay: Pay) -> String {
    let paid = Neighbour::BOTH.into_iter().filter(|side| pay.to(*side) > 0);
    paid.map(|side| format!("{}{}", arrow(side), pay.to(side))).collect::<Vec<_>>().join(" ")
}

/// What a card of the hand costs now: a word or a sum and who gets it, and whether it can be had.
pub(crate) fn price(sight: &Sight<'_>, seat: usize, one: &InHand) -> (String, bool) {
    let words = sight.words;
    match why_no_build(&sight.picture, seat, one.card) {
        Some(WhyNot::Dear(_, price, _)) => {
            return (format!("{} ({price})", plain(words, "kit-tag-no")), false);
        }
        Some(_) => return (plain(words, "kit-tag-no"), false),
        None => {}
    }
    if one.free {
        let chain = sight.city(seat).has_any(&super::facts::card(one.card).free_with);
        return (plain(words, if chain { "kit-tag-chain" } else { "kit-tag-free" }), true);
    }
    let coins = sight.city(seat).coins;
    let mut ways: Vec<Pay> = one.payments.clone();
    ways.retain(|pay| pay.sum() + u16::from(one.bank) <= coins);
    ways.sort_by_key(|pay| pay.sum());
    let cheapest = ways.first().copied().unwrap_or_default();
    let mut said = payment(words, cheapest, one.bank);
    match &ways[..] {
        [_, other] if other.sum() == cheapest.sum() => said = format!("{said} / {}", split(*other)),
        [_, _, ..] => said += " / …",
        _ => {}
    }
    (said, true)
}

/// What the letters and signs of the board mean.
pub(crate) fn legend(words: &Words) -> Vec<String> {
    let kind = |colour: &&str| {
        let what = plain(words, &format!("kind-{colour}"));
        format!("{} {what}", mark(colour))
    };
    let colours: Vec<&str> = CATALOGUE.colours.iter().map(|colour| colour.name()).collect();
    let good = |good: &Resource| format!("{} {}", letters(words, *good), good_name(words, *good));
    let all = CATALOGUE.raw.iter().chain(&CATALOGUE.manufactured);
    let mut lines = vec![
        colours.iter().map(kind).collect::<Vec<_>>().join(", "),
        all.map(good).collect::<Vec<_>>().join(", "),
    ];
    lines.extend(
        ["own", "sides", "buy", "stages", "marks"]
            .map(|id| plain(words, &format!("terminal-wonders-legend-{id}"))),
    );
    lines
}
