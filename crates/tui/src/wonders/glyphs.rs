//! Effects, goods and prices in short form, for the rows of the board. `legend` explains them.

use mirabilia_games::AnyBill;
use mirabilia_games::wonders::Bill;
use mirabilia_games::wonders::catalogue::{Counted, Effect};
use mirabilia_games::wonders::ids::{Neighbour, Resource};
use mirabilia_games::wonders::picture::SourcePicture;
use mirabilia_tell::Offer;
use mirabilia_words::Words;

use super::catalogue::{CATALOGUE, counted};
use super::names::{good_name, plain};
use crate::draw::mark;

/// An arrow towards a neighbour: the left one is drawn at the left.
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

/// A city's production: `2 Wd, St, Wd/Cl, any raw*`.
pub(crate) fn production(words: &Words, sources: &[SourcePicture]) -> String {
    let sure: Vec<Resource> =
        sources.iter().filter(|one| one.of.len() == 1).map(|one| one.of[0]).collect();
    let mut parts = vec![goods(words, &sure)];
    parts.retain(|part| !part.is_empty());
    parts.extend(sources.iter().filter(|one| one.of.len() > 1).map(|one| choice(words, one)));
    if parts.is_empty() { plain(words, "wonders-nothing") } else { parts.join(", ") }
}

/// A source that produces one of several goods.
fn choice(words: &Words, source: &SourcePicture) -> String {
    let all = either(words, &source.of);
    if source.sold { all } else { format!("{all}*") }
}

/// `Wd/Cl`, or the name of a whole group of goods.
fn either(words: &Words, of: &[Resource]) -> String {
    if *of == CATALOGUE.raw[..] {
        return plain(words, "goods-any-raw");
    }
    if *of == CATALOGUE.manufactured[..] {
        return plain(words, "goods-any-manufactured");
    }
    of.iter().map(|good| letters(words, *good)).collect::<Vec<_>>().join("/")
}

/// Coins, points, or both.
fn gives(words: &Words, coins: u8, points: u8) -> String {
    let parts = [("kit-coins", coins), ("kit-points", points)];
    let parts = parts.into_iter().filter(|(_, n)| *n > 0);
    words.list(&parts.map(|(id, n)| words.say(id, &[("n", n.into())])).collect::<Vec<_>>())
}

/// The selector that messages use for the cities of a reward.
fn place(own: bool, neighbours: bool) -> &'static str {
    match (own, neighbours) {
        (true, true) => "all",
        (true, false) => "own",
        _ => "neighbours",
    }
}

/// Effects in short form.
pub(crate) fn effects(words: &Words, of: &[Effect]) -> String {
    of.iter().map(|one| effect(words, one)).collect::<Vec<_>>().join(", ")
}

fn effect(words: &Words, effect: &Effect) -> String {
    let short = |id: &str| plain(words, &format!("terminal-wonders-effect-{id}"));
    match effect {
        Effect::Produces { goods } => {
            let named = |(good, n): (Resource, usize)| match n {
                1 => good_name(words, good),
                _ => super::names::amount(words, good, n),
            };
            counted(goods).into_iter().map(named).collect::<Vec<_>>().join(", ")
        }
        Effect::ProducesOne { of, sold } => {
            if of.len() == 2 {
                let names: Vec<String> = of.iter().map(|good| good_name(words, *good)).collect();
                return names.join("/");
            }
            choice(words, &SourcePicture { of: of.clone(), sold: *sold })
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
        Effect::FreeCards { when } => short(&format!("free-{}", when.name())),
    }
}

/// `3: ←2 →1`, or `1`.
fn payment(bill: &Bill) -> String {
    let to = split(bill);
    if to.is_empty() { bill.total.to_string() } else { format!("{}: {to}", bill.total) }
}

/// `←2 →1`.
fn split(bill: &Bill) -> String {
    let paid = Neighbour::ALL.into_iter().zip([bill.left, bill.right]).filter(|(_, n)| *n > 0);
    paid.map(|(side, n)| format!("{}{n}", arrow(side))).collect::<Vec<_>>().join(" ")
}

/// The price of building an offered card, and whether it can be built. The ways to build come first
/// in an offer.
pub(crate) fn price(words: &Words, offer: &Offer) -> (String, bool) {
    let Some(first) = offer.ways.first() else { return (String::new(), true) };
    if let (false, price) = (first.is_open(), first.price) {
        let no = plain(words, "kit-tag-no");
        return (price.map_or_else(|| no.clone(), |n| format!("{no} ({n})")), false);
    }
    let builds = offer.ways.iter().filter(|way| way.label == first.label);
    let bills: Vec<&Bill> = builds
        .filter_map(|way| match &way.bill {
            Some(AnyBill::Wonders(bill)) => Some(bill),
            _ => None,
        })
        .collect();
    let said = match bills[..] {
        [Bill { chain: Some(_), .. }, ..] => plain(words, "kit-tag-chain"),
        [] | [Bill { total: 0, .. }, ..] => plain(words, "kit-tag-free"),
        [one] => payment(one),
        [one, other] if one.total == other.total => {
            format!("{} / {}", payment(one), split(other))
        }
        [one, ..] => format!("{} / …", payment(one)),
    };
    (said, true)
}

/// The letters and signs of the board with their meanings.
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
