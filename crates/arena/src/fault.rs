//! Faults in a match: a bot that makes an illegal move or panics.

use std::fmt;

/// A bot's fault, with the record of the game so far.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fault {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The name of the bot.
    pub bot: String,
    /// Its seat.
    pub seat: usize,
    /// What went wrong.
    pub reason: String,
    /// The record so far.
    pub record: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, bot, seat, reason, record } = self;
        write!(f, "game {}: {bot} (seat {seat}): {reason}\nrecord so far:\n", game + 1)?;
        f.write_str(record.trim_end())
    }
}

impl std::error::Error for Fault {}
