//! Cities drawn: the own one across the page, the neighbours in half of it, others in a line.

use mirabilia_games::wonders::data::{CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT};
use mirabilia_games::wonders::score::CATEGORIES;
use mirabilia_games::wonders::{CardSet, City, Colour, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{TIE, cut, fold, tied};
use super::super::words::{coins, plural};
use super::{PAGE, facts, prices, shape};

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

/// The city of whoever looks.
pub(super) fn own(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let city = state.city(seat);
    let (left, right) = (seat.left(state.seats()), seat.right(state.seats()));
    let title = [
        cut(names.seat(seat), 30),
        wonder(state, city),
        coins(city.coins()),
        plural(u16::from(city.shields()), "shield"),
    ];
    let mut lines = vec![format!(" {}", title.join(" · "))];
    if state.age() == 0 {
        return lines;
    }
    lines.extend(row("makes", &production(city, true), PAGE));
    let name = |seat| prices::name(names, seat);
    let cheap = |bit| city.discounts() & bit != 0;
    let raw = match (cheap(CHEAP_RAW_LEFT), cheap(CHEAP_RAW_RIGHT)) {
        (true, true) => Some("raw goods of both neighbours for 1".to_owned()),
        (true, false) => Some(format!("raw goods of {} for 1", name(left))),
        (false, true) => Some(format!("raw goods of {} for 1", name(right))),
        (false, false) => None,
    };
    let made = cheap(CHEAP_MANUFACTURED).then(|| "glass, cloth, papyrus for 1".to_owned());
    let buys: Vec<String> = raw.into_iter().chain(made).collect();
    if !buys.is_empty() {
        lines.extend(row("buys", &buys.join(" · "), PAGE));
    }
    lines.extend(stages(city));
    lines.extend(cards(city, PAGE));
    let against = |other: Seat| {
        let (mine, theirs) = (city.shields(), state.city(other).shields());
        format!("{mine} to {theirs} against {}", name(other))
    };
    lines.extend(row("shields", &format!("{} · {}", against(left), against(right)), PAGE));
    lines.extend(tokens(city, PAGE));
    lines.extend(row("points", &points(state, seat), PAGE));
    lines
}

/// The stages of the own wonder, each with what it costs and does.
fn stages(city: &City) -> Vec<String> {
    let Some(wonder) = city.wonder() else { return Vec::new() };
    let mut lines = Vec::new();
    for (stage, number) in wonder.board(city.side()).stages.iter().zip(1u8..) {
        let mark = if number <= city.stages() { " ✓" } else { "" };
        let text = format!("{}: {}", facts::cost(stage.cost), facts::stage(stage));
        lines.extend(row(&format!("stage {number}{mark}"), &text, PAGE));
    }
    lines
}

/// A city in a column: a neighbour's, or any for whoever only watches.
pub(super) fn column(
    state: &State,
    seat: Seat,
    place: Option<&str>,
    names: &Names,
    width: usize,
) -> Vec<String> {
    let city = state.city(seat);
    let place = place.map_or_else(|| format!("seat {seat}"), str::to_owned);
    let name = cut(names.seat(seat), width - place.chars().count() - 4);
    let mut lines = vec![format!(" {name} ({place})")];
    if state.age() == 0 {
        lines.extend(fold(" ", &wonder(state, city), width));
        return lines;
    }
    let shields = plural(u16::from(city.shields()), "shield");
    let title = [wonder(state, city), coins(city.coins()), shields];
    lines.extend(fold(" ", &title.map(|part| tied(&part)).join(GAP), width));
    lines.extend(row("makes", &production(city, false), width));
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

/// What board, brown and grey cards make; the owner's own choices with it when asked.
fn production(city: &City, whole: bool) -> String {
    let mut parts = facts::goods(city.production());
    let choices = city.cards().iter().map(|card| card.facts().produces_one);
    parts.extend(choices.filter(|goods| !goods.is_none()).map(facts::one_of));
    if whole {
        let (raw, made) = city.any();
        parts.extend(vec![facts::ANY_RAW.to_owned(); usize::from(raw)]);
        parts.extend(vec![facts::ANY_MANUFACTURED.to_owned(); usize::from(made)]);
    }
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

/// The points by category, those that are not zero.
fn points(state: &State, seat: Seat) -> String {
    let score = state.score(seat);
    let lines = CATEGORIES.iter().zip(score.0).filter(|(_, points)| *points != 0);
    let lines: Vec<String> = lines
        .map(|(name, points)| format!("{name}{TIE}{}", points.to_string().replace('-', "−")))
        .collect();
    let total = score.total();
    if lines.is_empty() { total.to_string() } else { format!("{total}: {}", lines.join(", ")) }
}

/// A city in one line, for seats further away.
pub(super) fn line(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let city = state.city(seat);
    let name = prices::name(names, seat);
    if state.age() == 0 {
        return fold(&format!(" {name:<17}"), &wonder(state, city), PAGE);
    }
    let all = city.wonder().map_or(0, |wonder| wonder.board(city.side()).stages.len());
    let colours: Vec<String> = (Colour::EVERY.into_iter())
        .filter(|&colour| city.colour(colour) > 0)
        .map(|colour| format!("{}{}", shape(colour), city.colour(colour)))
        .collect();
    let mut parts = vec![
        wonder(state, city),
        format!("stages {}/{all}", city.stages()),
        coins(city.coins()),
        plural(u16::from(city.shields()), "shield"),
    ];
    if !colours.is_empty() {
        parts.push(colours.join(" "));
    }
    parts.push(plural_points(state.score(seat).total()));
    let parts: Vec<String> = parts.iter().map(|part| tied(part)).collect();
    fold(&format!(" {name:<17}"), &parts.join(GAP), PAGE)
}

fn plural_points(points: i16) -> String {
    let word = if points == 1 { "point" } else { "points" };
    format!("{} {word}", points.to_string().replace('-', "−"))
}
