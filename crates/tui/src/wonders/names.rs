//! Names and descriptions of items.

use mirabilia_games::wonders::catalogue::{Cost, Effect};
use mirabilia_games::wonders::ids::Resource;
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_tell::wonders as tell;
use mirabilia_words::{Message, Value, Words};

use super::catalogue::counted;
use super::context::BoardContext;

/// Formats a message without arguments.
pub(crate) fn plain(words: &Words, id: &str) -> String {
    words.say(id, &[])
}

pub(crate) fn card_name(words: &Words, id: Card) -> String {
    words.tell(&tell::card(id), &[])
}

/// A list of names with `and`.
pub(crate) fn card_names(words: &Words, ids: &[Card]) -> String {
    words.list(&names(words, ids))
}

/// The names of cards.
pub(crate) fn names(words: &Words, ids: &[Card]) -> Vec<String> {
    ids.iter().map(|id| card_name(words, *id)).collect()
}

pub(crate) fn wonder_name(words: &Words, id: Wonder) -> String {
    words.tell(&tell::wonder(id), &[])
}

pub(crate) fn side_name(words: &Words, side: Side) -> String {
    words.tell(&tell::side(side), &[])
}

/// A city's wonder and its side, as far as they are known.
pub(crate) fn board_name(ctx: &BoardContext<'_>, seat: usize) -> String {
    let (words, city) = (ctx.words, ctx.city(seat));
    let Some(wonder) = city.wonder else { return plain(words, "wonders-no-wonder") };
    if !ctx.sides_known() {
        return wonder_name(words, wonder);
    }
    let (wonder, side) = (wonder_name(words, wonder), side_name(words, city.side));
    words.say("wonders-board", &[("wonder", wonder.into()), ("side", side.into())])
}

pub(crate) fn good_name(words: &Words, good: Resource) -> String {
    plain(words, &format!("goods-{}", good.name()))
}

/// `2 clay`, inflected for the language.
pub(crate) fn amount(words: &Words, good: Resource, n: usize) -> String {
    words.tell(&tell::resource(good, n as u8), &[])
}

/// `2 clay and 1 ore`.
pub(crate) fn amounts(words: &Words, goods: &[Resource]) -> String {
    let parts: Vec<String> =
        counted(goods).into_iter().map(|(good, n)| amount(words, good, n)).collect();
    words.list(&parts)
}

/// Formats a value.
fn value(words: &Words, value: Value) -> String {
    words.tell(&Message::new("tell-text").with("text", value), &[])
}

/// A printed cost.
pub(crate) fn cost_words(words: &Words, cost: &Cost) -> String {
    value(words, tell::cost(cost))
}

/// Effects as sentences.
pub(crate) fn effects_words(words: &Words, effects: &[Effect]) -> String {
    value(words, tell::effects(effects))
}
