//! Puzzles: "find the best move", from games between bots.
//!
//! A file of puzzles has one JSON object per line ([`PuzzleGame`]): a record, and the puzzles in it. It
//! is made by `cargo xtask puzzles` ([`find`]).

pub mod find;
mod judge;
pub mod own;
mod player;
mod rate;
mod tags;

use mirabilia_games::GameKind;
use mirabilia_kernel::Seat;
use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

pub use judge::Verdict;
pub use player::{Player, Try};
pub use tags::Tag;

/// A game with puzzles in it: one line of a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleGame {
    /// The seed of the game.
    pub seed: u64,
    /// The record, up to the last puzzle.
    pub record: String,
    /// The puzzles, in the order of the record.
    pub puzzles: Vec<Puzzle>,
}

/// How it is known that the move is best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The exact solver.
    Solver,
    /// A forced result.
    Forced,
    /// Two deep searches with different seeds.
    Search,
}

/// One puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The number of steps of the record before it.
    pub at: usize,
    /// The seat that decides.
    pub seat: u8,
    /// The best move, as records write it.
    pub best: String,
    /// The move that a glance finds: what the static heuristic prefers.
    pub glance: String,
    /// The second-best move.
    pub second: String,
    /// The share of the victory after the best, the second-best and the glance's move, in percent.
    pub values: [u8; 3],
    /// How it is known.
    pub by: Proof,
    /// What it is about.
    pub tags: Vec<Tag>,
    /// How hard it is, as an Elo rating; 0 for a person's own slip.
    pub rating: u16,
    /// How often `easy`, `normal`, `hard` and `expert` find the move, in percent; none for a person's own
    /// slip ([`own`]), whose `glance` is the move that was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<[u8; 4]>,
    /// Other moves that count as solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// Reasons for the best move, as messages.
    pub reasons: Vec<Message>,
    /// What the glance's move gives away, as messages.
    pub why: Vec<Message>,
    /// The expected continuation of the best move, as record lines.
    pub line: Vec<String>,
    /// The line that refutes the glance's move, as record lines that begin with it.
    pub refutation: Vec<String>,
}

impl Puzzle {
    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// Whether it is a person's own slip.
    pub fn is_own(&self) -> bool {
        self.found.is_none()
    }
}

/// The puzzles that are shipped for a game, as text.
pub fn shipped(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Duel => include_str!("../../puzzles/duel.jsonl"),
        GameKind::Wonders => include_str!("../../puzzles/wonders.jsonl"),
        GameKind::Dice => include_str!("../../puzzles/dice.jsonl"),
    }
}

/// Reads a file. The error has its line, counted from 1.
pub fn read(text: &str) -> Result<Vec<PuzzleGame>, (usize, String)> {
    let line = |(i, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| (i + 1, error.to_string()))
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(line).collect()
}

/// Every puzzle, with its game and its place there.
pub fn all(games: &[PuzzleGame]) -> impl Iterator<Item = (usize, usize, &Puzzle)> {
    games.iter().enumerate().flat_map(|(at, game)| {
        game.puzzles.iter().enumerate().map(move |(index, puzzle)| (at, index, puzzle))
    })
}

/// The number of a day: the days since 1970-01-01. None for a text that is no date.
pub fn day_number(date: &str) -> Option<u64> {
    let mut parts = date.split('-').map(|part| part.parse::<u64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || !(1970..=9999).contains(&year) {
        return None;
    }
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // Howard Hinnant's formula: years begin in March, so that leap days come last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, year) = (year / 400, year % 400);
    let in_year = (153 * month + 2) / 5 + day - 1;
    Some(era * 146_097 + year * 365 + year / 4 - year / 100 + in_year - 719_468)
}

/// The puzzle of a day, the same for everybody with this file.
pub fn daily(games: &[PuzzleGame], day: u64) -> Option<(usize, usize)> {
    let place = daily_place(all(games).count(), day)?;
    all(games).nth(place).map(|(game, index, _)| (game, index))
}

/// The place of the puzzle of a day among so many: all of them in turn, in an order that does not show
/// how they were found.
pub fn daily_place(count: usize, day: u64) -> Option<usize> {
    let count = count as u64;
    let stride = STRIDES.into_iter().find(|stride| !count.is_multiple_of(*stride))?;
    Some((day.wrapping_mul(stride) % count) as usize)
}

/// Large primes: one of them has no factor in common with the number of puzzles.
const STRIDES: [u64; 3] = [7_919, 104_729, 611_953];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day_number("1970-01-01"), Some(0));
        assert_eq!(day_number("2000-02-29"), Some(11_016));
        assert_eq!(day_number("2026-11-18"), Some(20_775));
        for wrong in ["", "2026", "2026-13-01", "2026-1-32", "2026-1-1-1", "x-y-z"] {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }
}
