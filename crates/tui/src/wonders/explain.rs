//! Explains a card or a wonder: effects, cost, chains, and its current price for the viewer.

use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::{Message, Words};

use super::catalogue::{CATALOGUE, card, wonder};
use super::names::{card_name, plain, side_name, wonder_name};
use crate::choices::choices;
use crate::draw::mark;
use crate::scene::Scene;
use crate::text::capital;

/// The ids of all items.
pub(crate) fn ids() -> Vec<String> {
    let cards = Card::all().map(|id| id.facts().id);
    let wonders = CATALOGUE.wonders.iter().map(|(id, _)| id.facts().id);
    cards.chain(wonders).map(str::to_owned).collect()
}

/// The name of an item.
pub(crate) fn name_of(id: &str, words: &Words) -> String {
    let card = Card::from_id(id).map(|id| card_name(words, id));
    let wonder = || Wonder::from_id(id).map(|id| wonder_name(words, id));
    card.or_else(wonder).unwrap_or_else(|| id.to_owned())
}

/// Everything about an item; `None` if there is no such item.
pub(crate) fn explain(id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
    if let Some(id) = Card::from_id(id) {
        return Some(about_card(id, scene, words));
    }
    let named = Wonder::from_id(id)?;
    let board = wonder(named);
    let told = |message: &Message| words.tell(message, &[]);
    let mut lines = vec![name_of(id, words)];
    lines.extend(mirabilia_tell::wonders::of_wonder(named, board).effects.iter().map(told));
    for side in [Side::Day, Side::Night] {
        lines.push(capital(&side_name(words, side)));
        lines.extend(mirabilia_tell::wonders::of_side(board, side).iter().map(told));
    }
    Some(lines)
}

fn about_card(id: Card, scene: Option<&Scene>, words: &Words) -> Vec<String> {
    let entry = card(id);
    let colour = entry.colour.name();
    let age =
        words.say("wonders-age", &[("age", ["", "I", "II", "III"][usize::from(entry.age)].into())]);
    let mut lines = vec![
        card_name(words, id),
        format!("{} {} · {age}", mark(colour), plain(words, &format!("kind-{colour}"))),
    ];
    let told = mirabilia_tell::wonders::of_card(id, entry);
    let told = told.effects.iter().chain(&told.more);
    lines.extend(told.map(|message| words.tell(message, &[])));
    // What the viewer can do with it now, with the price or the reason why not.
    let offered = scene.map_or_else(Vec::new, |scene| choices(scene, words));
    let ways = offered.into_iter().filter(|choice| choice.id == id.facts().id);
    lines.extend(ways.flat_map(|choice| choice.ways).map(|way| way.label));
    lines
}
