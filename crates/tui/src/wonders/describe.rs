//! The table in sentences, for screen readers and scripts: everything that the board shows.

use super::choices::price_now;
use super::conflicts;
use super::facts::{CATALOGUE, card};
use super::figures::{self, makes, memory, prices, science, signed, state};
use super::history::{last_move, under_wonder};
use super::moves::Said;
use super::sight::Sight;
use super::table::top;
use super::words::{board_name, card_name, card_names, cost_words, effects_words, plain};
use crate::text::capital;

/// All of it, the viewer's own first.
pub(crate) fn describe(sight: &Sight<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", top(sight).join(", "))];
    lines.extend(conflicts::told(sight));
    for seat in sight.order() {
        lines.extend(city(sight, seat));
    }
    if sight.picture.age > 0 {
        lines.extend(pile(sight));
    }
    lines.extend(hand(sight));
    lines.push(super::task::task(sight));
    lines.retain(|line| !line.is_empty());
    lines
}

/// The age and its turn.
pub(crate) fn chapter(sight: &Sight<'_>) -> String {
    let parts = top(sight);
    let own = if sight.picture.age > 0 && !sight.over() { 2 } else { 1 };
    parts[..own].join(", ")
}

/// The turn, and what one has.
pub(crate) fn standing(sight: &Sight<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", top(sight).join(", "))];
    lines.extend(sight.me.filter(|_| sight.picture.age > 0).map(|seat| sums(sight, seat)));
    lines
}

/// Coins, shields and points of a city.
fn sums(sight: &Sight<'_>, seat: usize) -> String {
    let city = sight.city(seat);
    let say = |id: &str, n: i32| sight.words.say(id, &[("n", n.into())]);
    let mut sums = vec![
        say("kit-coins", city.coins.into()),
        say("kit-shields", city.shields.into()),
        say("kit-points", city.total().into()),
    ];
    sums.extend(figures::standing(sight, seat).map(|(_, said)| said));
    format!("{}.", sums.join(", "))
}

/// The discard pile.
pub(crate) fn pile(sight: &Sight<'_>) -> Vec<String> {
    let picture = &sight.picture;
    let mut lines = vec![sight.say("wonders-discard-words", &[("n", picture.discard_size.into())])];
    if !picture.pile_seen.is_empty() {
        let cards = card_names(sight.words, &picture.pile_seen);
        lines.push(format!("{} {cards}.", plain(sight.words, "wonders-pile-seen")));
    }
    lines
}

/// The hand with its prices.
fn hand(sight: &Sight<'_>) -> Vec<String> {
    let words = sight.words;
    let Some(seat) = sight.me.filter(|_| !sight.picture.hand.is_empty()) else {
        return Vec::new();
    };
    let mut lines = vec![format!("{}:", plain(words, "wonders-your-hand"))];
    lines.extend(sight.picture.hand.iter().map(|one| {
        let entry = card(one.card);
        let args = [
            ("card", card_name(words, one.card).into()),
            ("colour", plain(words, &format!("colour-{}", entry.colour.name())).into()),
            ("effect", effects_words(words, &entry.effects).into()),
            ("cost", cost_words(words, &entry.cost).into()),
            ("price", price_now(sight, seat, one).into()),
        ];
        words.say("wonders-hand-card", &args)
    }));
    lines
}

/// One city.
fn city(sight: &Sight<'_>, seat: usize) -> Vec<String> {
    let words = sight.words;
    let city = sight.city(seat);
    let field = |id: &str, value: String| format!("{}: {value}.", plain(words, id));
    let mut lines = vec![title(sight, seat)];
    if sight.picture.age > 0 {
        lines.push(sums(sight, seat));
    }
    lines.extend(stages(sight, seat));
    if sight.picture.age == 0 {
        return lines;
    }
    lines.push(field("wonders-makes", makes(sight, seat)));
    lines.extend(sight.side_of(seat).map(|side| format!("{}.", prices(sight, side))));
    lines.extend(science(sight, seat).map(|said| field("wonders-science", said)));
    let tokens = city.tokens();
    if !tokens.is_empty() {
        let each: Vec<String> = tokens.iter().map(|n| signed(*n)).collect();
        let sum: i16 = tokens.iter().sum();
        let worth = words.say("wonders-tokens", &[("n", sum.into())]);
        lines.push(format!("{worth}: {}.", each.join(", ")));
    }
    for colour in &CATALOGUE.colours {
        let cards = city.of_colour(*colour);
        if !cards.is_empty() {
            let args = [
                ("colour", plain(words, &format!("colour-{}", colour.name())).into()),
                ("n", cards.len().into()),
                ("cards", card_names(words, &cards).into()),
            ];
            lines.push(capital(&format!("{}.", words.say("wonders-stack", &args))));
        }
    }
    if city.cards.is_empty() {
        lines.push(format!("{}.", plain(words, "wonders-no-cards")));
    }
    lines.extend(memory(sight, seat).map(|said| format!("{said}.")));
    lines.extend(last(sight, seat));
    lines
}

/// Whose city, where, which wonder, and what its owner does.
fn title(sight: &Sight<'_>, seat: usize) -> String {
    let words = sight.words;
    let mut parts = vec![match sight.me {
        Some(me) if me == seat => plain(words, "wonders-your-city"),
        _ => sight.name(seat).to_owned(),
    }];
    let side = sight.side_of(seat);
    parts.extend(side.map(|side| plain(words, &format!("wonders-neighbour-{}", side.name()))));
    let state = state(sight, seat);
    if !state.is_empty() && sight.me != Some(seat) {
        parts.push(state);
    }
    let args = [("name", parts.join(", ").into()), ("wonder", board_name(sight, seat).into())];
    format!("{}.", words.say("wonders-city-of", &args))
}

/// The stages, each with what it does and costs, and what lies under it.
fn stages(sight: &Sight<'_>, seat: usize) -> Vec<String> {
    let words = sight.words;
    let city = sight.city(seat);
    let under = under_wonder(&sight.scene.log, seat);
    let unknown = city.stages_built.saturating_sub(under.len());
    let mut lines = Vec::new();
    for (at, stage) in sight.stages(seat).iter().enumerate() {
        let state = match at.cmp(&city.stages_built) {
            std::cmp::Ordering::Less => "built",
            std::cmp::Ordering::Equal => "next",
            std::cmp::Ordering::Greater => "later",
        };
        let args = [
            ("n", (at + 1).into()),
            ("state", state.into()),
            ("effect", effects_words(words, &stage.effects).into()),
            ("cost", cost_words(words, &stage.cost).into()),
        ];
        let mut line = words.say("wonders-stage-named", &args);
        let card = at.checked_sub(unknown).and_then(|at| under.get(at).copied().flatten());
        if let Some(card) = card.filter(|_| at < city.stages_built) {
            line = format!("{line} {} {}.", plain(words, "wonders-under"), card_name(words, card));
        }
        lines.push(line);
    }
    lines
}

/// What somebody else did last.
fn last(sight: &Sight<'_>, seat: usize) -> Option<String> {
    if sight.me == Some(seat) {
        return None;
    }
    let words = sight.words;
    Some(match last_move(&sight.scene.log, seat)? {
        Said::Build(Some(id), _) | Said::Revive(Some(id)) => {
            let card = card_name(words, id);
            words.say("terminal-wonders-last-build", &[("card", card.into())])
        }
        Said::Stage(..) => format!("{}.", capital(&plain(words, "wonders-last-stage"))),
        _ => format!("{}.", capital(&plain(words, "wonders-last-sell"))),
    })
}
