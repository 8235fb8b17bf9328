//! What the network sees of a position, from one seat.

use mirabilia_games::wonders::State;
use mirabilia_kernel::Seat;

/// The features by name, in order.
pub(super) const NAMES: &[&str] = &["one"];

/// Writes them.
pub(super) fn write(_: &State, _: Seat, out: &mut [i16]) {
    out[0] = 1;
}
