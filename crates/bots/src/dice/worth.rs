//! What a move is worth at a glance.

use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use super::facts;
use super::glance::Glance;
use super::weights::{WEIGHTS, Weights};

/// So deep a chain of own choices is looked through.
const DEPTH: u8 = 2;

/// The worth of each move, in points.
pub(super) fn worths(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    worths_by(&WEIGHTS, state, seat, moves, out);
}

/// The same by other weights: for finding them.
pub(super) fn worths_by(
    weights: &Weights,
    state: &State,
    seat: Seat,
    moves: &[Move],
    out: &mut Vec<f32>,
) {
    out.clear();
    let glance = Glance::new(state, seat, facts::of(state), weights);
    out.extend(moves.iter().map(|&m| glance.worth(m, DEPTH)));
}
