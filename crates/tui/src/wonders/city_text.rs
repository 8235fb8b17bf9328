//! Facts about a city as text: production, prices, science, military strength, known cards.

use mirabilia_games::wonders::ids::{Neighbour, Resource, Standing};

use super::catalogue::counted;
use super::context::BoardContext;
use super::names::{amount, good_name, names, plain};

/// The sign of a stage: built, next or later.
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

/// What a player is doing; empty if nothing special.
pub(crate) fn state(ctx: &BoardContext<'_>, seat: usize) -> String {
    let Some(badge) = ctx.scene.players.get(seat) else { return String::new() };
    let id = match (badge.online, badge.thinking, badge.chosen) {
        (false, ..) => "wonders-not-here",
        (_, true, _) if ctx.me == Some(seat) => "table-your-turn",
        (_, true, _) => "wonders-thinks",
        (_, _, true) => "wonders-has-chosen",
        _ => return String::new(),
    };
    plain(ctx.words, id)
}

/// The military comparison of the viewer with a neighbour, once either has shields.
pub(crate) fn standing(ctx: &BoardContext<'_>, seat: usize) -> Option<(Standing, String)> {
    ctx.side_of(seat)?;
    let (mine, theirs) = (ctx.city(ctx.me?).shields, ctx.city(seat).shields);
    let is = Standing::of(mine, theirs);
    let args = [("is", is.name().into()), ("mine", mine.into()), ("theirs", theirs.into())];
    (mine + theirs > 0).then(|| (is, ctx.say("wonders-standing", &args)))
}

/// What a city produces every turn.
pub(crate) fn makes(ctx: &BoardContext<'_>, seat: usize) -> String {
    let words = ctx.words;
    let sources = &ctx.city(seat).sources;
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
pub(crate) fn prices(ctx: &BoardContext<'_>, side: Neighbour) -> String {
    asked(ctx, side, "terminal-wonders-prices")
}

/// The same in short form.
pub(crate) fn short_prices(ctx: &BoardContext<'_>, side: Neighbour) -> String {
    asked(ctx, side, "terminal-wonders-buy")
}

fn asked(ctx: &BoardContext<'_>, side: Neighbour, id: &str) -> String {
    let prices = ctx.me.and_then(|me| {
        let all = &ctx.city(me).unit_prices;
        all.iter().find(|(from, _)| *from == side).map(|(_, prices)| *prices)
    });
    prices.map_or_else(String::new, |of| {
        let args = [("raw", of.raw.into()), ("manufactured", of.manufactured.into())];
        ctx.say(id, &args)
    })
}

/// The science symbols; `None` if there are none.
pub(crate) fn science(ctx: &BoardContext<'_>, seat: usize) -> Option<String> {
    let city = ctx.city(seat);
    let symbols = city.symbols.iter().filter(|(_, n)| *n > 0);
    let mut parts: Vec<String> = symbols
        .map(|(symbol, n)| {
            format!("{} {n}", plain(ctx.words, &format!("science-{}", symbol.name())))
        })
        .collect();
    if city.symbols_of_choice > 0 {
        parts.push(ctx.say("wonders-of-choice", &[("n", city.symbols_of_choice.into())]));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What the viewer knows about a hand.
pub(crate) fn memory(ctx: &BoardContext<'_>, seat: usize) -> Option<String> {
    let known = ctx.memory_of(seat)?;
    let cards = names(ctx.words, &known.perhaps).join(", ");
    let args =
        [("n", known.holds.into()), ("of", known.perhaps.len().into()), ("cards", cards.into())];
    Some(ctx.say("wonders-memory-holds", &args))
}
