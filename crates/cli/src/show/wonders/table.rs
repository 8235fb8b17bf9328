//! The table drawn: where hands go, and the cities side by side.

use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::{Phase, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{beside, fold};
use super::{PAGE, city};

/// The width of one of two cities side by side.
const COLUMN: usize = PAGE / 2;

/// All that lies open on the table.
pub(super) fn picture(state: &State, names: &Names) -> Vec<String> {
    let mut lines = news(state);
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    for (number, pair) in seats.chunks(2).enumerate() {
        let column = |seat: &Seat| city::column(state, *seat, names, COLUMN - 1);
        let columns: Vec<Vec<String>> = pair.iter().map(column).collect();
        let right = columns.get(1).map_or(&[][..], Vec::as_slice);
        lines.extend((number > 0).then(String::new));
        lines.extend(beside(&columns[0], right, COLUMN));
    }
    lines
}

/// Where hands go, and how many cards lie in the discard pile.
fn news(state: &State) -> Vec<String> {
    let hands = match state.phase() {
        Phase::Play if state.turns_played() + 1 >= TURNS => {
            "The last turn: cards left over are discarded.".to_owned()
        }
        Phase::Play if State::passes_left(state.age()) => "Hands pass left.".to_owned(),
        Phase::Play => "Hands pass right.".to_owned(),
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
