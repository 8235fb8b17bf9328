//! Figures of a city in words: production, prices, science, strength, what is known of a hand.

use mirabilia_games::wonders::data::Symbol;
use mirabilia_games::wonders::words::{Neighbour, Resource};

use super::forecast::Standing;
use super::goods::counted;
use super::sight::Sight;
use super::words::{amount, good_name, names, plain};

/// What stands, what comes next, what comes later.
pub(crate) fn sign(at: usize, built: usize) -> &'static str {
    match at.cmp(&built) {
        std::cmp::Ordering::Less => "✓",
        std::cmp::Ordering::Equal => "▸",
        std::cmp::Ordering::Greater => "·",
    }
}

/// `+3`, `−1` or `0`.
pub(crate) fn signed(n: i16) -> String {
    match n {
        0 => "0".to_owned(),
        1.. => format!("+{n}"),
        _ => format!("−{}", n.abs()),
    }
}

/// What a seat does now; empty when that is nothing special.
pub(crate) fn state(sight: &Sight<'_>, seat: usize) -> String {
    let Some(face) = sight.scene.faces.get(seat) else { return String::new() };
    let id = match (face.here, face.thinking, face.chosen) {
        (false, ..) => "wonders-not-here",
        (_, true, _) => "wonders-thinks",
        (_, _, true) => "wonders-has-chosen",
        _ => return String::new(),
    };
    plain(sight.words, id)
}

/// How the viewer stands beside a neighbour, once either has shields.
pub(crate) fn standing(sight: &Sight<'_>, seat: usize) -> Option<(Standing, String)> {
    sight.side_of(seat)?;
    let (mine, theirs) = (sight.city(sight.me?).shields, sight.city(seat).shields);
    let is = Standing::of(mine.into(), theirs.into());
    let args = [("is", is.word().into()), ("mine", mine.into()), ("theirs", theirs.into())];
    (mine + theirs > 0).then(|| (is, sight.say("wonders-standing", &args)))
}

/// What a city makes every turn, in words.
pub(crate) fn makes(sight: &Sight<'_>, seat: usize) -> String {
    let words = sight.words;
    let sources = sight.city(seat).sources();
    let sure: Vec<Resource> =
        sources.iter().filter(|one| one.of.len() == 1).map(|one| one.of[0]).collect();
    let mut parts: Vec<String> =
        counted(&sure).into_iter().map(|(good, n)| amount(words, good, n)).collect();
    for one in sources.iter().filter(|one| one.of.len() > 1) {
        let mut said = match one.of.len() {
            2 => one.of.iter().map(|good| good_name(words, *good)).collect::<Vec<_>>().join("/"),
            3 => plain(words, "goods-any-manufactured"),
            _ => plain(words, "goods-any-raw"),
        };
        if !one.sold {
            said = format!("{said} ({})", plain(words, "wonders-own-only"));
        }
        parts.push(said);
    }
    if parts.is_empty() { plain(words, "wonders-nothing") } else { parts.join(", ") }
}

/// What the viewer pays the neighbour on a side.
pub(crate) fn prices(sight: &Sight<'_>, side: Neighbour) -> String {
    asked(sight, side, "terminal-wonders-prices")
}

/// The same in few letters.
pub(crate) fn short_prices(sight: &Sight<'_>, side: Neighbour) -> String {
    asked(sight, side, "terminal-wonders-buy")
}

fn asked(sight: &Sight<'_>, side: Neighbour, id: &str) -> String {
    let (raw, manufactured) = sight.me.map_or((2, 2), |me| sight.city(me).price_from(side));
    let args = [("raw", raw.into()), ("manufactured", manufactured.into())];
    sight.say(id, &args)
}

/// The science symbols; none when there are none.
pub(crate) fn science(sight: &Sight<'_>, seat: usize) -> Option<String> {
    let science = sight.city(seat).science();
    let symbols = Symbol::ALL.iter().zip(science.symbols).filter(|(_, n)| *n > 0);
    let mut parts: Vec<String> = symbols
        .map(|(symbol, n)| {
            format!("{} {n}", plain(sight.words, &format!("science-{}", symbol.name())))
        })
        .collect();
    if science.choice > 0 {
        parts.push(sight.say("wonders-of-choice", &[("n", science.choice.into())]));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What the viewer knows of a hand.
pub(crate) fn memory(sight: &Sight<'_>, seat: usize) -> Option<String> {
    let known = sight.picture.memory_of(seat)?;
    let cards = names(sight.words, &known.perhaps).join(", ");
    let args =
        [("n", known.holds.into()), ("of", known.perhaps.len().into()), ("cards", cards.into())];
    Some(sight.say("wonders-memory-holds", &args))
}
