//! The state of a game for programs: the output of `replay --json` and of the engine's `result`.

use mirabilia_games::{AnyTable, ScoreSheet};
use mirabilia_kernel::{Seat, Turn};
use serde::Serialize;

/// The state of a game. Its fields are a contract: `docs/engine.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Number of steps taken.
    pub steps: usize,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended.
    pub end: Option<&'static str>,
    /// The current points of every seat.
    pub scores: Vec<ScoreSheet>,
    /// The winners; empty while the game is running.
    pub winners: Vec<usize>,
    /// What the game is waiting for.
    pub turn: Option<Awaited>,
}

/// What a running game is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Awaited {
    /// Luck has to be drawn.
    Luck {
        /// Always true.
        luck: bool,
    },
    /// These seats have to decide.
    Seats {
        /// The seats.
        seats: Vec<usize>,
    },
}

impl Awaited {
    /// What a table is waiting for; `None` if the game is over.
    pub fn at(table: &AnyTable) -> Option<Self> {
        match table.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Self::Luck { luck: true }),
            Turn::Seats(seats) => {
                Some(Self::Seats { seats: seats.iter().map(Seat::index).collect() })
            }
        }
    }
}

impl Summary {
    /// The state of a table.
    pub fn of(table: &AnyTable) -> Self {
        let outcome = table.outcome();
        Self {
            game: table.kind().name(),
            seats: table.seats(),
            steps: table.steps(),
            over: outcome.is_some(),
            end: outcome.map(|outcome| outcome.end.name()),
            scores: table.scores(),
            winners: outcome.map_or_else(Vec::new, |o| o.winners.iter().map(Seat::index).collect()),
            turn: Awaited::at(table),
        }
    }
}
