//! Effects in a few cells, for the faces of cards: `2Wo`, `††`, `3p`. The words are in `explain`.

use mirabilia_games::duel::catalogue::{Cost, Counted, Effect};
use mirabilia_words::Words;

use super::facts;
use crate::draw::mark;
use crate::text::capital;

/// What stands for a progress token.
pub(super) const TOKEN: &str = "◎";
/// What stands for a shield.
pub(super) const SHIELD: &str = "†";
/// What stands for another turn.
pub(super) const AGAIN: &str = "↻";
/// What stands for a wonder.
pub(super) const WONDER: &str = "⌂";

/// The first letters of a good: `Wo`. They differ in every language, as a test shows.
pub(super) fn good(id: &str, words: &Words) -> String {
    let name = words.say(&format!("duel-good-{id}"), &[]);
    capital(&name.chars().take(2).collect::<String>())
}

/// The first letters of a science symbol: `whe`.
pub(super) fn symbol(id: &str, words: &Words) -> String {
    words.say(&format!("science-{id}"), &[]).chars().take(3).collect()
}

/// Goods with their numbers: `2Wo Gl`.
pub(super) fn goods(units: &[&str], words: &Words) -> String {
    let count = |wanted: &str| units.iter().filter(|one| **one == wanted).count();
    let some = facts::goods().filter(|one| count(one) > 0).map(|one| match count(one) {
        1 => good(one, words),
        n => format!("{n}{}", good(one, words)),
    });
    some.collect::<Vec<_>>().join(" ")
}

/// A cost: `2¢ 2Wo Gl`.
pub(super) fn cost(cost: &Cost, words: &Words) -> String {
    let units: Vec<&str> = cost.goods.iter().map(|good| good.name()).collect();
    let coins = (cost.coins > 0).then(|| format!("{}¢", cost.coins));
    let goods = Some(goods(&units, words)).filter(|goods| !goods.is_empty());
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
    let any = |of: &[mirabilia_games::duel::words::Resource]| {
        of.iter().map(|one| good(one.name(), words)).collect::<Vec<_>>().join("/")
    };
    match effect {
        Effect::Produces { goods: made } => {
            goods(&made.iter().map(|one| one.name()).collect::<Vec<_>>(), words)
        }
        Effect::ProducesOne { of } => any(of),
        Effect::FixedPrice { goods, price } => format!("{}={price}¢", any(goods)),
        Effect::Shields { shields } => SHIELD.repeat(usize::from(*shields)),
        Effect::Science { symbol: one } => symbol(one.name(), words),
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
pub(super) fn effects(id: &str, words: &Words) -> String {
    facts::effects(id).iter().map(|one| effect(one, words)).collect::<Vec<_>>().join(" ")
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
            let goods: BTreeSet<String> = facts::goods().map(|id| good(id, &words)).collect();
            assert_eq!(goods.len(), 5, "{goods:?}");
            let symbols = &facts::facts().catalogue.symbols;
            let short: BTreeSet<String> =
                symbols.iter().map(|one| symbol(one.name(), &words)).collect();
            assert_eq!(short.len(), symbols.len(), "{short:?}");
        }
    }
}
