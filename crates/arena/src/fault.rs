//! What goes wrong in a match: a bot that breaks the rules or falls over.

use std::fmt;

/// A bot's fault, with the game as it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fault {
    /// The number of the game, from 0.
    pub game: u64,
    /// Whose fault.
    pub bot: String,
    /// Where it sat.
    pub seat: usize,
    /// What it did.
    pub reason: String,
    /// The record so far.
    pub record: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, bot, seat, reason, record } = self;
        write!(f, "game {}: {bot} (seat {seat}): {reason}\nthe record so far:\n", game + 1)?;
        f.write_str(record.trim_end())
    }
}

impl std::error::Error for Fault {}
