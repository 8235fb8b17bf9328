//! Synthetic games for the tests of the statistics.

use mirabilia_kernel::End;

use crate::play::{Place, Played, Spent};

/// A game where these bots had these shares, by seat.
pub(crate) fn game(number: u64, deal: u64, seats: &[(usize, f64)]) -> Played {
    let place =
        |&(bot, share): &(usize, f64)| Place { bot, share, points: 0, spent: Spent::default() };
    Played { game: number, deal, end: End::Points, places: seats.iter().map(place).collect() }
}
