//! How a game stands, for programs: the object of `replay --json` and of the engine's `result`.

use mirabilia_games::{AnyTable, ScoreSheet};
use mirabilia_kernel::{Seat, Turn};
use serde::Serialize;

/// How a game stands. The fields are a contract: `docs/engine.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub seats: u8,
    /// How many steps were taken.
    pub steps: usize,
    /// Has it ended?
    pub over: bool,
    /// How it ended.
    pub end: Option<&'static str>,
    /// Every seat's points as they stand.
    pub scores: Vec<ScoreSheet>,
    /// Who won; empty while the game runs.
    pub winners: Vec<usize>,
    /// Who decides now.
    pub turn: Option<Awaited>,
}

/// What is awaited in a game that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Awaited {
    /// Luck has to be drawn.
    Luck {
        /// Always true.
        luck: bool,
    },
    /// These seats owe a decision.
    Seats {
        /// Their numbers.
        seats: Vec<usize>,
    },
}

impl Awaited {
    /// What a table waits for; `None` when the game is over.
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
    /// How a table stands.
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
