//! The board in lines of plain text, complete, for screen readers.

use mirabilia_words::Words;

use super::desk::{Desk, names};
use super::facts;
use super::phase::{Phase, heading, offered};
use super::picture::Picture;
use super::price::unit_price;
use super::words::{
    age_name, back_name, cost_text, covered_text, effects_text, name_of, names_of, prices_text,
    some_good, symbol_name,
};
use crate::scene::Scene;

/// Everything that lies on the table.
pub(super) fn describe(desk: &Desk<'_>) -> Vec<String> {
    let (picture, words) = (&desk.picture, desk.words);
    let names = names(desk.scene);
    let mut lines = vec![heading(picture, desk.scene, &names, words)];
    lines.extend(offers(desk.scene, picture, &names, words));
    lines.extend(structure(picture, &names, words));
    lines.extend(board(picture, &names, words));
    for seat in [picture.left(), 1 - picture.left()] {
        lines.extend(city(desk, seat));
    }
    lines.extend(piles(desk));
    lines
}

/// The age.
pub(super) fn chapter(picture: &Picture, words: &Words) -> String {
    match picture.age {
        0 => words.say("terminal-duel-before", &[]),
        age => age_name(age, words),
    }
}

/// The age, and what both cities have; nothing of them before the first card.
pub(super) fn standing(desk: &Desk<'_>) -> Vec<String> {
    let picture = &desk.picture;
    let mut lines = vec![format!("{}.", chapter(picture, desk.words))];
    if picture.age > 0 {
        lines.extend([picture.left(), 1 - picture.left()].map(|seat| summary(desk, seat)));
    }
    lines
}

fn offers(scene: &Scene, picture: &Picture, names: &[String], words: &Words) -> Vec<String> {
    let mut lines: Vec<String> = Phase::of(picture).about(words).into_iter().collect();
    for id in offered(picture, &scene.log) {
        if let Some(name) = id.parse::<usize>().ok().and_then(|seat| names.get(seat)) {
            lines.push(words.say("duel-do-begin-name", &[("name", name.clone().into())]));
            continue;
        }
        lines.push(thing(&id, words));
    }
    lines
}

/// A card, wonder or token: name, cost, effects.
fn thing(id: &str, words: &Words) -> String {
    let cost = facts::cost(id).map(|cost| {
        let cost = cost_text(cost, words);
        format!(" {}", words.say("duel-costs", &[("cost", cost.into())]))
    });
    format!("{}.{} {}", name_of(id, words), cost.unwrap_or_default(), effects_text(id, words))
}

/// The cards of the structure: the open ones first, then the others row by row.
fn structure(picture: &Picture, names: &[String], words: &Words) -> Vec<String> {
    if picture.structure.is_empty() {
        return Vec::new();
    }
    let age = age_name(picture.age, words);
    let mut lines = vec![format!("{}:", words.say("duel-structure", &[("age", age.into())]))];
    let (open, covered): (Vec<_>, Vec<_>) =
        picture.structure.iter().partition(|slot| slot.accessible);
    for slot in open.into_iter().chain(covered) {
        let over = (!slot.accessible).then(|| covered_text(picture, slot.slot, words));
        if slot.is_down() {
            let back = back_name(&slot.lies, picture.age, words);
            lines.push(format!("{back}. {}", over.unwrap_or_default()));
            continue;
        }
        let card = &slot.lies;
        let colour = words.say(&format!("colour-{}", facts::colour(card)), &[]);
        let mut said = format!("{}, {colour}. {}", name_of(card, words), effects_text(card, words));
        for more in [Some(prices_text(picture, names, card, words)), over].into_iter().flatten() {
            said = format!("{said} {more}");
        }
        lines.push(said);
    }
    lines
}

/// The track and the tokens on the board.
fn board(picture: &Picture, names: &[String], words: &Words) -> Vec<String> {
    let (a, b) = (picture.left(), 1 - picture.left());
    let args = [
        ("a", names[a].clone().into()),
        ("na", picture.to_victory(a).into()),
        ("b", names[b].clone().into()),
        ("nb", picture.to_victory(b).into()),
    ];
    let mut lines = vec![words.say("duel-track-label", &args)];
    for (seat, coins) in &picture.military_tokens {
        let args = [("name", names[*seat].clone().into()), ("n", (*coins).into())];
        lines.push(words.say("terminal-duel-military-token", &args));
    }
    if !picture.board_tokens.is_empty() {
        lines.push(format!("{}:", words.say("duel-tokens", &[])));
        lines.extend(picture.board_tokens.iter().map(|token| thing(token, words)));
    }
    lines
}

/// What a city has, in a line.
fn summary(desk: &Desk<'_>, seat: usize) -> String {
    let (picture, words) = (&desk.picture, desk.words);
    let city = &picture.cities[seat];
    let args = [
        ("name", desk.names[seat].clone().into()),
        ("coins", city.coins.into()),
        ("points", city.total().into()),
        ("symbols", city.symbols.len().into()),
        ("n", picture.to_victory(seat).into()),
    ];
    format!("{}.", words.say("duel-summary-label", &args))
}

fn city(desk: &Desk<'_>, seat: usize) -> Vec<String> {
    let (picture, words) = (&desk.picture, desk.words);
    let city = &picture.cities[seat];
    let mut lines = vec![summary(desk, seat)];
    let made: Vec<String> = facts::goods()
        .filter_map(|good| Some(some_good(good, u16::from(*city.production.get(good)?), words)))
        .collect();
    if !made.is_empty() {
        lines.push(words.say("duel-bill-own", &[("goods", words.list(&made).into())]));
    }
    for (kind, n) in
        [("any-raw", city.raw_of_choice), ("any-manufactured", city.manufactured_of_choice)]
    {
        for _ in 0..n {
            let good = words.say(&format!("goods-{kind}"), &[]);
            lines.push(format!("{} {good}.", words.say("duel-choice", &[])));
        }
    }
    let prices: Vec<String> = facts::goods()
        .map(|good| {
            let coins = words.say("kit-coins", &[("n", unit_price(city, good).into())]);
            format!("{} {coins}", words.say(&format!("duel-good-{good}"), &[]))
        })
        .collect();
    lines.push(format!("{}: {}.", words.say("duel-buys", &[]), prices.join(", ")));
    let symbols: Vec<String> =
        city.symbols.iter().map(|symbol| symbol_name(symbol, words)).collect();
    let args = [
        ("n", symbols.len().into()),
        ("of", facts::symbols_to_win().into()),
        ("symbols", words.list(&symbols).into()),
        ("pairs", facts::pairs_of(city).len().into()),
    ];
    lines.push(words.say("duel-science-label", &args));
    lines.extend(holdings(desk, seat));
    lines
}

/// Wonders, tokens, cards, points.
fn holdings(desk: &Desk<'_>, seat: usize) -> Vec<String> {
    let (words, city) = (desk.words, &desk.picture.cities[seat]);
    let mut lines = Vec::new();
    for wonder in &city.wonders_built {
        let effects = effects_text(wonder, words);
        let args = [("wonder", name_of(wonder, words).into()), ("effects", effects.into())];
        lines.push(words.say("duel-wonder-built-label", &args));
    }
    for one in &city.wonders_unbuilt {
        let args = [
            ("wonder", name_of(&one.wonder, words).into()),
            ("n", one.price.into()),
            ("effects", effects_text(&one.wonder, words).into()),
        ];
        lines.push(words.say("duel-wonder-label", &args));
    }
    if desk.wonders_gone(seat) {
        lines.push(desk.say("duel-wonders-gone"));
    }
    lines.extend(city.tokens.iter().map(|token| thing(token, words)));
    for colour in &facts::facts().catalogue.colours {
        let held = facts::of_colour(city, colour.name());
        if !held.is_empty() {
            let args = [
                ("kind", desk.say(&format!("kind-{}", colour.name())).into()),
                ("n", held.len().into()),
                ("cards", names_of(held, words).into()),
            ];
            lines.push(format!("{}.", words.say("duel-stack", &args)));
        }
    }
    let points: Vec<String> = facts::facts()
        .catalogue
        .categories
        .iter()
        .map(|category| {
            let n = city.points.get(category.name()).copied().unwrap_or(0);
            format!("{} {n}", desk.say(&format!("duel-score-{}", category.name())))
        })
        .collect();
    let sum = words.say("duel-points-so-far", &[("n", city.total().into())]);
    lines.push(format!("{sum}: {}.", points.join(", ")));
    lines
}

fn piles(desk: &Desk<'_>) -> Vec<String> {
    let (picture, words) = (&desk.picture, desk.words);
    if picture.age == 0 {
        return Vec::new();
    }
    let pile = |id: &str, cards: &[String]| {
        let title = words.say(id, &[("n", cards.len().into())]);
        let cards = names_of(cards.iter().map(String::as_str), words);
        if cards.is_empty() { format!("{title}.") } else { format!("{title}: {cards}.") }
    };
    let about = words.say("duel-unseen-about", &[("n", desk.face_down().into())]);
    vec![pile("duel-discard", &picture.discard), pile("duel-unseen", &picture.unseen), about]
}
