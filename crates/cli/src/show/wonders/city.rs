//! Cities drawn, each in half of the page.

use mirabilia_games::wonders::{CardSet, City, Colour, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{cut, fold, tied};
use super::super::words::{coins, plural};
use super::{facts, shape};

/// Between parts of a line; it stays with the part before it.
const GAP: &str = "\u{a0}· ";

fn row(label: &str, text: &str, width: usize) -> Vec<String> {
    fold(&format!(" {label:<10}"), text, width)
}

/// The wonder with its side, as far as they are known.
fn wonder(state: &State, city: &City) -> String {
    match city.wonder() {
        None => "no wonder yet".to_owned(),
        Some(wonder) if state.age() == 0 => wonder.facts().name.to_owned(),
        Some(wonder) => format!("{}, {}", wonder.facts().name, city.side().name()),
    }
}

/// A city in a column of this width.
pub(super) fn column(state: &State, seat: Seat, names: &Names, width: usize) -> Vec<String> {
    let city = state.city(seat);
    let place = format!("seat {seat}");
    let name = cut(names.seat(seat), width - place.len() - 4);
    let mut lines = vec![format!(" {name} ({place})")];
    if state.age() == 0 {
        lines.extend(fold(" ", &wonder(state, city), width));
        return lines;
    }
    let shields = plural(u16::from(city.shields()), "shield");
    let title = [wonder(state, city), coins(city.coins()), shields];
    lines.extend(fold(" ", &title.map(|part| tied(&part)).join(GAP), width));
    lines.extend(row("makes", &production(city), width));
    let (raw, made) = city.any();
    let mut kept = vec![facts::ANY_RAW; usize::from(raw)];
    kept.extend(vec![facts::ANY_MANUFACTURED; usize::from(made)]);
    if !kept.is_empty() {
        lines.extend(row("own use", &kept.join(", "), width));
    }
    lines.extend(row("stages", &progress(city), width));
    lines.extend(cards(city, width));
    lines.extend(tokens(city, width));
    lines.extend(row("points", &state.score(seat).total().to_string(), width));
    lines
}

/// How far a wonder is, and what comes next.
fn progress(city: &City) -> String {
    let all = city.wonder().map_or(0, |wonder| wonder.board(city.side()).stages.len());
    let built = city.stages();
    match city.wonder().and_then(|_| city.next_stage()) {
        None => format!("{built} of {all}, complete"),
        Some(next) => {
            format!("{built} of {all}, next {}: {}", facts::cost(next.cost), facts::stage(next))
        }
    }
}

/// What board, brown and grey cards make, for whoever pays.
fn production(city: &City) -> String {
    let mut parts = facts::goods(city.production());
    let choices = city.cards().iter().map(|card| card.facts().produces_one);
    parts.extend(choices.filter(|goods| !goods.is_none()).map(facts::one_of));
    parts.join(", ")
}

fn cards(city: &City, width: usize) -> Vec<String> {
    let of = |colour: Colour| {
        let cards = city.cards().and(CardSet::of_colour(colour));
        let names: Vec<String> = cards.iter().map(|card| tied(card.facts().name)).collect();
        let label = format!("{} {}", shape(colour), colour.name());
        if names.is_empty() { Vec::new() } else { row(&label, &names.join(", "), width) }
    };
    Colour::EVERY.into_iter().flat_map(of).collect()
}

/// Conflict tokens, victories first; no row when there are none.
fn tokens(city: &City, width: usize) -> Vec<String> {
    let [defeats, first, second, third] = city.tokens();
    let of = |count: u8, token: &str| vec![token.to_owned(); usize::from(count)];
    let all = [of(first, "+1"), of(second, "+3"), of(third, "+5"), of(defeats, "−1")].concat();
    if all.is_empty() { Vec::new() } else { row("conflicts", &all.join(" "), width) }
}
