//! Synthetic games for the tests of the statistics.

mod statistics;

use mirabilia_kernel::End;

use crate::play::{GameResult, SeatResult, ThinkingTime};

/// A game with this bot and share per seat.
pub(crate) fn game(number: u64, deal: u64, seats: &[(usize, f64)]) -> GameResult {
    let seat = |&(bot, share): &(usize, f64)| SeatResult {
        bot,
        share,
        points: 0,
        thinking: ThinkingTime::default(),
    };
    let seats = seats.iter().map(seat).collect();
    GameResult { game: number, deal, end: End::Points, seats, boards: Vec::new() }
}
