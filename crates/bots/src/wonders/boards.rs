//! The strength of the wonder boards, for choosing a wonder and its side.

use mirabilia_games::wonders::{Move, State};
use mirabilia_kernel::Seat;

/// Points above the mean in self-play of `greedy`, by wonder and side (day, night).
const WORTH: [[f32; 2]; 7] =
    [[-0.7, -0.9], [-1.0, 0.1], [0.0, 0.9], [-0.9, -0.2], [0.0, 2.6], [-1.0, -0.9], [0.4, 1.7]];

/// The worth of choosing this wonder or side.
pub(super) fn worth(state: &State, seat: Seat, m: Move) -> f32 {
    match m {
        Move::Choose(wonder) => {
            let [day, night] = WORTH[wonder.index()];
            f32::midpoint(day, night)
        }
        Move::Side(side) => {
            state.city(seat).wonder().map_or(0.0, |wonder| WORTH[wonder.index()][side as usize])
        }
        _ => 0.0,
    }
}
