//! The complete board as plain text, for screen readers.

use mirabilia_games::wonders::last::Last;

use super::catalogue::{CATALOGUE, card, military, of_colour, tokens};
use super::city_text::{self, makes, memory, prices, science, signed, state};
use super::context::BoardContext;
use super::names::{board_name, card_name, card_names, cost_words, effects_words, plain};
use super::rows::top;
use crate::text::capital;

/// The complete board, the viewer's city first.
pub(crate) fn describe(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", top(ctx).join(", "))];
    lines.extend(ctx.news());
    for seat in ctx.order() {
        lines.extend(city(ctx, seat));
    }
    if ctx.picture.age > 0 {
        lines.extend(pile(ctx));
    }
    lines.extend(hand(ctx));
    lines.push(crate::phrases::task(ctx.scene, ctx.words));
    lines.retain(|line| !line.is_empty());
    lines
}

/// The turn, and the viewer's sums.
pub(crate) fn standing(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", top(ctx).join(", "))];
    lines.extend(ctx.me.filter(|_| ctx.picture.age > 0).map(|seat| sums(ctx, seat)));
    lines
}

/// Coins, shields and points of a city.
fn sums(ctx: &BoardContext<'_>, seat: usize) -> String {
    let city = ctx.city(seat);
    let say = |id: &str, n: i32| ctx.words.say(id, &[("n", n.into())]);
    let mut sums = vec![
        say("kit-coins", city.coins.into()),
        say("kit-shields", city.shields.into()),
        say("kit-points", city.total.into()),
    ];
    sums.extend(city_text::standing(ctx, seat).map(|(_, said)| said));
    format!("{}.", sums.join(", "))
}

/// The discard pile.
pub(crate) fn pile(ctx: &BoardContext<'_>) -> Vec<String> {
    let picture = ctx.picture;
    let mut lines = vec![ctx.say("wonders-discard-words", &[("n", picture.discard_size.into())])];
    if !picture.pile_seen.is_empty() {
        let cards = card_names(ctx.words, &picture.pile_seen);
        lines.push(format!("{} {cards}.", plain(ctx.words, "wonders-pile-seen")));
    }
    lines
}

/// The hand. Prices are part of the choices.
fn hand(ctx: &BoardContext<'_>) -> Vec<String> {
    let words = ctx.words;
    if ctx.picture.hand.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![format!("{}:", plain(words, "wonders-your-hand"))];
    lines.extend(ctx.picture.hand.iter().map(|one| {
        let entry = card(one.card);
        let args = [
            ("card", card_name(words, one.card).into()),
            ("colour", plain(words, &format!("colour-{}", entry.colour.name())).into()),
            ("effect", effects_words(words, &entry.effects).into()),
            ("cost", cost_words(words, &entry.cost).into()),
        ];
        words.say("terminal-wonders-hand", &args)
    }));
    lines
}

/// One city.
fn city(ctx: &BoardContext<'_>, seat: usize) -> Vec<String> {
    let words = ctx.words;
    let city = ctx.city(seat);
    let field = |id: &str, value: String| format!("{}: {value}.", plain(words, id));
    let mut lines = vec![title(ctx, seat)];
    if ctx.picture.age > 0 {
        lines.push(sums(ctx, seat));
    }
    lines.extend(stages(ctx, seat));
    if ctx.picture.age == 0 {
        return lines;
    }
    lines.push(field("wonders-makes", makes(ctx, seat)));
    lines.extend(ctx.side_of(seat).map(|side| format!("{}.", prices(ctx, side))));
    lines.extend(science(ctx, seat).map(|said| field("wonders-science", said)));
    let tokens = tokens(city);
    if !tokens.is_empty() {
        let each: Vec<String> = tokens.iter().map(|n| signed(*n)).collect();
        let worth = words.say("wonders-tokens", &[("n", military(city).into())]);
        lines.push(format!("{worth}: {}.", each.join(", ")));
    }
    for colour in &CATALOGUE.colours {
        let cards = of_colour(city, *colour);
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
    lines.extend(memory(ctx, seat).map(|said| format!("{said}.")));
    lines.extend(last(ctx, seat));
    lines
}

/// The player, the seat's position, the wonder, and what the player is doing.
fn title(ctx: &BoardContext<'_>, seat: usize) -> String {
    let words = ctx.words;
    let mut parts = vec![match ctx.me {
        Some(me) if me == seat => plain(words, "wonders-your-city"),
        _ => ctx.name(seat).to_owned(),
    }];
    let side = ctx.side_of(seat);
    parts.extend(side.map(|side| plain(words, &format!("wonders-neighbour-{}", side.name()))));
    let state = state(ctx, seat);
    if !state.is_empty() && ctx.me != Some(seat) {
        parts.push(state);
    }
    let args = [("name", parts.join(", ").into()), ("wonder", board_name(ctx, seat).into())];
    format!("{}.", words.say("wonders-city-of", &args))
}

/// The stages with effects and costs, and the cards under them.
fn stages(ctx: &BoardContext<'_>, seat: usize) -> Vec<String> {
    let words = ctx.words;
    let city = ctx.city(seat);
    let built = usize::from(city.stages_built);
    let mut lines = Vec::new();
    for (at, stage) in ctx.stages(seat).iter().enumerate() {
        let state = match at.cmp(&built) {
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
        if let Some(Some(card)) = city.under.get(at) {
            let card = card_name(words, *card);
            line = format!("{line} {} {card}.", plain(words, "wonders-under"));
        }
        lines.push(line);
    }
    lines
}

/// The last move of another player.
fn last(ctx: &BoardContext<'_>, seat: usize) -> Option<String> {
    if ctx.me == Some(seat) {
        return None;
    }
    let words = ctx.words;
    Some(match ctx.city(seat).last? {
        Last::Build { card } => {
            let card = card_name(words, card);
            words.say("terminal-wonders-last-build", &[("card", card.into())])
        }
        Last::Stage => format!("{}.", capital(&plain(words, "wonders-last-stage"))),
        Last::Sell => format!("{}.", capital(&plain(words, "wonders-last-sell"))),
    })
}
