//! Explains a card, wonder or token: effects, cost, chains, and its current price.

use mirabilia_games::duel::Picture;
use mirabilia_games::duel::data::{SYMBOLS_TO_WIN, TRACK};
use mirabilia_words::Words;

use super::catalogue::{self, CATALOGUE, Item, face_up};
use super::context::picture;
use crate::scene::Scene;

/// Everything about an item; `None` if there is no such item.
pub(super) fn explain(id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
    let picture = scene.and_then(picture);
    match id {
        "track" => Some(track(picture, words)),
        "science" => Some(science(words)),
        _ => {
            let thing = Item::read(id)?;
            let mut lines = thing_lines(thing, words);
            if let Some((scene, picture)) = scene.zip(picture) {
                lines.extend(owner(thing, picture, words));
                lines.extend(prices(thing, scene, picture, words));
            }
            Some(lines)
        }
    }
}

fn thing_lines(thing: Item, words: &Words) -> Vec<String> {
    let mut lines = vec![thing.name(words)];
    if let Item::Card(card) = thing {
        let kind = words.say(&format!("duel-kind-{}", card.facts().colour.name()), &[]);
        let back = match card.is_guild() {
            true => words.say("duel-back-guild", &[]),
            false => words.say(&format!("duel-age-{}", card.age()), &[]),
        };
        lines.push(format!("{kind} · {back}"));
    }
    let all = mirabilia_tell::duel::things();
    if let Some(told) = all.iter().find(|one| one.id == thing.id()) {
        let said = told.effects.iter().chain(&told.more);
        lines.extend(said.map(|message| words.tell(message, &[])));
    }
    lines
}

/// The city that has it.
fn owner(thing: Item, picture: &Picture, words: &Words) -> Option<String> {
    let seat = picture.cities.iter().position(|city| match thing {
        Item::Card(card) => city.cards.contains(&card),
        Item::Wonder(wonder) => city.wonders_built.contains(&wonder),
        Item::Token(token) => city.tokens.contains(&token),
    })?;
    Some(match picture.viewer {
        None => words.say("duel-explain-in-seat", &[("n", (seat + 1).into())]),
        Some(me) if me == seat => words.say("duel-explain-in-yours", &[]),
        Some(_) => words.say("duel-explain-in-theirs", &[]),
    })
}

/// The price of a card of the structure for both players, or of an unbuilt wonder for its owner.
fn prices(thing: Item, scene: &Scene, picture: &Picture, words: &Words) -> Vec<String> {
    let price = |seat: usize| match thing {
        Item::Card(card) => {
            let slot = picture.structure.iter().find(|slot| face_up(slot) == Some(card))?;
            Some(catalogue::price(slot, seat, words))
        }
        Item::Wonder(wonder) => {
            let unbuilt = &picture.cities[seat].wonders_unbuilt;
            let one = unbuilt.iter().find(|one| one.wonder == wonder)?;
            Some(words.say("kit-coins", &[("n", one.price.into())]))
        }
        Item::Token(_) => None,
    };
    let left = catalogue::left(picture);
    let mut lines = Vec::new();
    for seat in [left, 1 - left] {
        let Some(price) = price(seat) else { continue };
        let who = match picture.viewer {
            None => words.say("duel-explain-for-seat", &[("n", (seat + 1).into())]),
            Some(me) if me == seat => words.say("duel-explain-for-you", &[]),
            Some(_) => words.say("duel-explain-for-rival", &[]),
        };
        let why = match picture.viewer == Some(seat) {
            true => bill(thing, scene, words),
            false => other_bill(thing, seat, scene, words),
        };
        let said = [vec![format!("{who}: {price}.")], why].concat();
        lines.push(said.join(" "));
    }
    lines
}

/// The bill for the other seat, while the viewer decides.
fn other_bill(thing: Item, seat: usize, scene: &Scene, words: &Words) -> Vec<String> {
    let names = scene.names();
    let offer = scene.offers.iter().find(|offer| offer.pick == thing.id());
    let other = offer.and_then(|offer| offer.others.iter().find(|other| other.seat == seat));
    let items = other.into_iter().flat_map(|other| &other.items);
    items.map(|item| words.tell(item, &names)).collect()
}

/// The bill for the deciding seat, and the reason if it cannot pay.
fn bill(thing: Item, scene: &Scene, words: &Words) -> Vec<String> {
    let names = scene.names();
    let mut ways = scene.offers.iter().flat_map(|offer| &offer.ways);
    let way = if let Item::Wonder(wonder) = thing {
        let named = mirabilia_tell::duel::wonder(wonder).into();
        ways.find(|way| way.label.args.get("wonder") == Some(&named))
    } else {
        let offer = scene.offers.iter().find(|offer| offer.pick == thing.id());
        offer.and_then(|offer| offer.ways.first())
    };
    let Some(way) = way else { return Vec::new() };
    way.items.iter().chain(&way.refusal).map(|message| words.tell(message, &names)).collect()
}

fn track(picture: Option<&Picture>, words: &Words) -> Vec<String> {
    let mut lines = vec![words.say("duel-track", &[]), words.say("duel-explain-track", &[])];
    for zone in TRACK {
        let id = if zone.coins > 0 { "duel-explain-zone-token" } else { "duel-explain-zone" };
        let args = [
            ("from", zone.from.into()),
            ("to", zone.to.into()),
            ("n", zone.points.into()),
            ("coins", zone.coins.into()),
        ];
        lines.push(words.say(id, &args));
    }
    if let Some((picture, me)) = picture.and_then(|picture| Some((picture, picture.viewer?))) {
        let mine = picture.cities[me].to_capital;
        let theirs = picture.cities[1 - me].to_capital;
        let args = [("mine", mine.into()), ("theirs", theirs.into())];
        lines.push(words.say("duel-explain-distance", &args));
    }
    lines
}

fn science(words: &Words) -> Vec<String> {
    let names: Vec<String> =
        CATALOGUE.symbols.iter().map(|symbol| catalogue::symbol(*symbol, words)).collect();
    vec![
        words.say("duel-science", &[]),
        words.say("duel-explain-science", &[("n", SYMBOLS_TO_WIN.into())]),
        words.say("duel-explain-pairs", &[]),
        names.join(", "),
    ]
}
