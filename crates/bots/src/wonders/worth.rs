//! What a move is worth at a glance.

use mirabilia_games::wonders::{Move, State};
use mirabilia_kernel::Seat;

/// The worth of each move, in points.
pub(super) fn worths(_: &State, _: Seat, moves: &[Move], out: &mut Vec<f32>) {
    out.clear();
    out.resize(moves.len(), 0.0);
}
