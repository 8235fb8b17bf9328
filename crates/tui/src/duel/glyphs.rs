//! Effects in a few cells, for the faces of cards: `2Wo`, `††`, `3p`. `explain` has the words.

use mirabilia_games::duel::catalogue::{Cost, Counted, Effect};
use mirabilia_games::duel::data::Symbol;
use mirabilia_games::duel::ids::Resource;
use mirabilia_words::Words;

use super::catalogue::Item;
use crate::draw::mark;
use crate::text::capital;

/// The sign of a progress token.
pub(super) const TOKEN: &str = "◎";
/// The sign of a shield.
pub(super) const SHIELD: &str = "†";
/// The sign of another turn.
pub(super) const AGAIN: &str = "↻";
/// The sign of a wonder.
pub(super) const WONDER: &str = "⌂";

/// Two letters for a good: `Wo`. A test ensures that they are unique in every language.
pub(super) fn good(good: Resource, words: &Words) -> String {
    let name = words.say(&format!("duel-good-{}", good.name()), &[]);
    capital(&name.chars().take(2).collect::<String>())
}

/// Three letters for a science symbol: `whe`.
pub(super) fn symbol(symbol: Symbol, words: &Words) -> String {
    words.say(&format!("science-{}", symbol.name()), &[]).chars().take(3).collect()
}

/// Goods with their numbers: `2Wo Gl`.
fn goods(units: &[Resource], words: &Words) -> String {
    let count = |wanted: Resource| units.iter().filter(|one| **one == wanted).count();
    let some = Resource::all().filter(|one| count(*one) > 0).map(|one| match count(one) {
        1 => good(one, words),
        n => format!("{n}{}", good(one, words)),
    });
    some.collect::<Vec<_>>().join(" ")
}

/// A cost: `2¢ 2Wo Gl`.
pub(super) fn cost(cost: &Cost, words: &Words) -> String {
    let coins = (cost.coins > 0).then(|| format!("{}¢", cost.coins));
    let goods = Some(goods(&cost.goods, words)).filter(|goods| !goods.is_empty());
    let parts: Vec<String> = coins.into_iter().chain(goods).collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join(" ") }
}

fn counted(what: &Counted) -> String {
    match what {
        Counted::Cards { colours } => colours.iter().map(|colour| mark(colour.name())).collect(),
        Counted::Wonders => WONDER.to_owned(),
        Counted::Coins { coins } => format!("{coins}¢"),
        Counted::Tokens => TOKEN.to_owned(),
    }
}

/// One effect.
pub(super) fn effect(effect: &Effect, words: &Words) -> String {
    let any =
        |of: &[Resource]| of.iter().map(|one| good(*one, words)).collect::<Vec<_>>().join("/");
    match effect {
        Effect::Produces { goods: made } => goods(made, words),
        Effect::ProducesOne { of } => any(of),
        Effect::FixedPrice { goods, price } => format!("{}={price}¢", any(goods)),
        Effect::Shields { shields } => SHIELD.repeat(usize::from(*shields)),
        Effect::Science { symbol: one } => symbol(*one, words),
        Effect::Points { points } => format!("{points}p"),
        Effect::Coins { coins } => format!("{coins}¢"),
        Effect::CoinsFor { coins, each } => format!("{coins}¢/{}", counted(each)),
        Effect::PointsFor { points, each } | Effect::Guild { coins: 0, points, each } => {
            format!("{points}p/{}", counted(each))
        }
        Effect::Guild { points, each, .. } => format!("{points}¢p/{}", counted(each)),
        Effect::OpponentLoses { coins } => format!("−{coins}¢"),
        Effect::Destroys { colour } => format!("−{}", mark(colour.name())),
        Effect::Revives => "↺".to_owned(),
        Effect::Library { .. } => format!("{TOKEN}?"),
        Effect::PlaysAgain => AGAIN.to_owned(),
        Effect::Discount { on, goods } => format!("−{goods}/{}", counted(on)),
        Effect::MoreShields { shields, on } => format!("+{shields}{SHIELD}/{}", counted(on)),
        Effect::PlaysAgainAfter { on } => format!("{AGAIN}/{}", counted(on)),
        Effect::TakesTrade => "¢←".to_owned(),
        Effect::CoinsForChains { coins } => format!("{coins}¢/~"),
    }
}

/// All effects of a card, wonder or token.
pub(super) fn effects(thing: Item, words: &Words) -> String {
    thing.effects().iter().map(|one| effect(one, words)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use mirabilia_words::Lang;

    use super::*;

    #[test]
    fn short_names_differ_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let goods: BTreeSet<String> = Resource::all().map(|one| good(one, &words)).collect();
            assert_eq!(goods.len(), 5, "{goods:?}");
            let short: BTreeSet<String> =
                Symbol::ALL.iter().map(|one| symbol(*one, &words)).collect();
            assert_eq!(short.len(), Symbol::ALL.len(), "{short:?}");
        }
    }
}
