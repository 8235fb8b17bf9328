//! What stands on cards, wonders, tokens and the board: short ways into the catalogue.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use mirabilia_games::duel::catalogue::{
    CardEntry, Catalogue, Cost, Effect, SlotEntry, TokenEntry, WonderEntry, Zone,
};
use mirabilia_games::duel::words::Resource;

use super::picture::{City, Picture};

/// How far from the middle a capital is.
pub(super) const CAPITAL: i8 = 9;

/// The catalogue, with ways to find things in it by their ids.
pub(super) struct Facts {
    pub(super) catalogue: Catalogue,
    cards: BTreeMap<&'static str, usize>,
    wonders: BTreeMap<&'static str, usize>,
    tokens: BTreeMap<&'static str, usize>,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let catalogue = Catalogue::new();
    let cards = catalogue.cards.iter().map(|(card, _)| card.facts().id).zip(0..).collect();
    let wonders = catalogue.wonders.iter().map(|(one, _)| one.facts().id).zip(0..).collect();
    let tokens = catalogue.tokens.iter().map(|(one, _)| one.facts().id).zip(0..).collect();
    Facts { catalogue, cards, wonders, tokens }
});

/// The facts.
pub(super) fn facts() -> &'static Facts {
    &FACTS
}

/// The card of this id.
pub(super) fn card(id: &str) -> Option<&'static CardEntry> {
    FACTS.cards.get(id).map(|&at| &FACTS.catalogue.cards[at].1)
}

/// The wonder of this id.
pub(super) fn wonder(id: &str) -> Option<&'static WonderEntry> {
    FACTS.wonders.get(id).map(|&at| &FACTS.catalogue.wonders[at].1)
}

/// The progress token of this id.
pub(super) fn token(id: &str) -> Option<&'static TokenEntry> {
    FACTS.tokens.get(id).map(|&at| &FACTS.catalogue.tokens[at].1)
}

/// What a card, wonder or token does.
pub(super) fn effects(id: &str) -> &'static [Effect] {
    let card = card(id).map(|one| &one.effects);
    let wonder = || wonder(id).map(|one| &one.effects);
    let token = || token(id).map(|one| &one.effects);
    card.or_else(wonder).or_else(token).map_or(&[], Vec::as_slice)
}

/// What a card or wonder costs.
pub(super) fn cost(id: &str) -> Option<&'static Cost> {
    card(id).map(|one| &one.cost).or_else(|| wonder(id).map(|one| &one.cost))
}

/// The colour of a card.
pub(super) fn colour(id: &str) -> &'static str {
    card(id).map_or("", |card| card.colour.name())
}

/// The goods in their order.
pub(super) fn goods() -> impl Iterator<Item = &'static str> {
    Resource::every().map(Resource::name)
}

/// Is it a raw material?
pub(super) fn is_raw(good: &str) -> bool {
    Resource::RAW.iter().any(|raw| raw.name() == good)
}

/// So many different symbols win.
pub(super) fn symbols_to_win() -> usize {
    usize::from(FACTS.catalogue.symbols_to_win)
}

/// The zones of the military track, from the middle outwards.
pub(super) fn zones() -> &'static [Zone] {
    &FACTS.catalogue.track.zones
}

/// The slots of an age's structure by number.
pub(super) fn slots(age: u8) -> &'static [SlotEntry] {
    let place = usize::from(age).checked_sub(1);
    place.and_then(|at| FACTS.catalogue.structures.get(at)).map_or(&[], |one| &one.slots)
}

/// The slots whose cards still lie on this one.
pub(super) fn covered_by(picture: &Picture, slot: u8) -> Vec<u8> {
    let entry = slots(picture.age).get(usize::from(slot));
    let by = entry.map_or(&[][..], |entry| &entry.covered_by);
    by.iter().copied().filter(|&other| picture.slot(other).is_some()).collect()
}

/// The slots that would be open once this one is taken.
pub(super) fn freed_by(picture: &Picture, slot: u8) -> Vec<u8> {
    let entry = slots(picture.age).get(usize::from(slot));
    let under = entry.map_or(&[][..], |entry| &entry.covers);
    let there = under.iter().copied().filter(|&one| picture.slot(one).is_some());
    there.filter(|&one| covered_by(picture, one).iter().all(|&other| other == slot)).collect()
}

/// The science symbol of a card or token.
pub(super) fn symbol_of(id: &str) -> Option<&'static str> {
    effects(id).iter().find_map(|effect| match effect {
        Effect::Science { symbol } => Some(symbol.name()),
        _ => None,
    })
}

/// The symbols that a city has on two cards.
pub(super) fn pairs_of(city: &City) -> Vec<&'static str> {
    let have: Vec<&str> = city.cards.iter().filter_map(|card| symbol_of(card)).collect();
    let twice = |at: &usize| have[..*at].contains(&have[*at]);
    (0..have.len()).filter(twice).map(|at| have[at]).collect()
}

/// A city's cards of one colour.
pub(super) fn of_colour<'a>(city: &'a City, wanted: &str) -> Vec<&'a str> {
    city.cards.iter().map(String::as_str).filter(|card| colour(card) == wanted).collect()
}
