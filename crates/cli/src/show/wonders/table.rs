//! The table drawn: the own city, the neighbours, the others, the hand, and what is remembered.

use mirabilia_games::wonders::data::Act;
use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::{Card, Phase, State, View};
use mirabilia_kernel::Seat;
use serde::Deserialize;

use super::super::Names;
use super::super::text::{beside, fold, padded};
use super::{PAGE, card_name, city, facts, prices, shape};

/// The width of one of two cities side by side.
const COLUMN: usize = PAGE / 2;

/// All that lies on the table, and for a player the hand.
pub(super) fn picture(view: &View, names: &Names) -> Vec<String> {
    let state = view.table();
    let mut lines = Vec::new();
    match view.seat() {
        None => {
            lines.extend(news(state, None, names));
            let seats: Vec<Seat> = Seat::all(state.seats()).collect();
            for (number, pair) in seats.chunks(2).enumerate() {
                let column = |seat: &Seat| city::column(state, *seat, None, names, COLUMN - 1);
                let columns: Vec<Vec<String>> = pair.iter().map(column).collect();
                let right = columns.get(1).map_or(&[][..], Vec::as_slice);
                lines.extend((number > 0).then(String::new));
                lines.extend(beside(&columns[0], right, COLUMN));
            }
        }
        Some(seat) => {
            lines.extend(news(state, Some(seat), names));
            lines.extend(city::own(state, seat, names));
            lines.push(String::new());
            lines.extend(around(state, seat, names));
            lines.extend(hand(view, seat));
            lines.extend(notes(view, names));
        }
    }
    lines
}

fn labelled(label: &str, text: &str) -> Vec<String> {
    fold(&format!(" {label:<10}"), text, PAGE)
}

/// Where hands go, and how many cards lie in the discard pile.
fn news(state: &State, seat: Option<Seat>, names: &Names) -> Vec<String> {
    let name = |seat| prices::name(names, seat);
    let left = State::passes_left(state.age());
    let way = if left { "left" } else { "right" };
    let last = state.turns_played() + 1 >= TURNS;
    let hands = match (state.phase(), seat) {
        (Phase::Play, Some(seat)) if last && state.city(seat).has_act(Act::SeventhCard) => {
            "The last turn: your other card is played after it.".to_owned()
        }
        (Phase::Play, _) if last => "The last turn: cards left over are discarded.".to_owned(),
        (Phase::Play, None) => format!("Hands pass {way}."),
        (Phase::Play, Some(seat)) => {
            let (next, before) = (seat.left(state.seats()), seat.right(state.seats()));
            let (to, from) = if left { (next, before) } else { (before, next) };
            format!("Hands pass {way}: yours to {}, the next from {}.", name(to), name(from))
        }
        _ => String::new(),
    };
    let pile = match state.discard_size() {
        0 => String::new(),
        cards => format!("Discard pile: {cards}."),
    };
    let parts: Vec<String> = [hands, pile].into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return Vec::new();
    }
    let mut lines = fold(" ", &parts.join(" "), PAGE);
    lines.push(String::new());
    lines
}

/// Both neighbours side by side, then everybody else.
fn around(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let (left, right) = (seat.left(state.seats()), seat.right(state.seats()));
    let column = |seat, place| city::column(state, seat, Some(place), names, COLUMN - 1);
    let mut lines = beside(&column(left, "left"), &column(right, "right"), COLUMN);
    let others: Vec<Seat> = (Seat::all(state.seats()))
        .filter(|&other| other != seat && other != left && other != right)
        .collect();
    if !others.is_empty() {
        lines.push(String::new());
        lines.extend(others.into_iter().flat_map(|other| city::line(state, other, names)));
    }
    lines
}

/// The hand, each kind of card with its effect and its price.
fn hand(view: &View, seat: Seat) -> Vec<String> {
    let hand = view.hand();
    if hand.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new(), format!(" Your hand of {}", hand.len())];
    for copies in hand.chunk_by(|a, b| a == b) {
        let card = copies[0];
        let times = if copies.len() > 1 { format!(" ×{}", copies.len()) } else { String::new() };
        let name = format!(" {} {}{times}", shape(card.facts().colour), card.facts().name);
        let first = padded(&name, 23) + " " + &padded(&facts::brief(card), 30) + " ";
        lines.extend(fold(&first, &prices::tag(view.table(), seat, card), PAGE));
    }
    lines
}

/// What the viewer has seen of cards that lie elsewhere now.
#[derive(Deserialize)]
struct Notes {
    memory: Vec<Memory>,
    pile_seen: Vec<String>,
}

/// What the viewer has seen of a hand.
#[derive(Deserialize)]
struct Memory {
    seat: u8,
    perhaps: Vec<String>,
    holds: usize,
}

fn notes(view: &View, names: &Names) -> Vec<String> {
    let notes = serde_json::to_value(view).and_then(serde_json::from_value::<Notes>);
    let notes = notes.unwrap_or_else(|error| unreachable!("a view has its notes: {error}"));
    let mut lines = Vec::new();
    let cards = |ids: &[String]| {
        let cards = ids.iter().filter_map(|id| Card::from_id(id)).map(card_name);
        cards.collect::<Vec<_>>().join(", ")
    };
    // Nobody holds anything while a seventh card is played.
    let held: Vec<&Memory> = notes.memory.iter().filter(|memory| memory.holds > 0).collect();
    if !held.is_empty() {
        lines.extend([String::new(), " What you saw of other hands".to_owned()]);
    }
    for Memory { seat, perhaps, holds } in held {
        let all = *holds == perhaps.len();
        let holds = if all { "holds".to_owned() } else { format!("holds {holds} of") };
        let name = prices::name(names, Seat::new(*seat));
        lines.extend(labelled(&name, &format!("{holds} {}", cards(perhaps))));
    }
    // While it lies open, its cards are the choices.
    if !notes.pile_seen.is_empty() && !matches!(view.table().phase(), Phase::Revive(_)) {
        lines.extend([String::new(), " The discard pile when you saw it".to_owned()]);
        lines.extend(fold(" ", &cards(&notes.pile_seen), PAGE));
    }
    lines
}
