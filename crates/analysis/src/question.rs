//! What is asked of an analysis, and why it may refuse.

use std::fmt;
use std::time::Duration;

use mirabilia_bots::{BotKind, Budget};
use mirabilia_kernel::Seat;

/// How an analysis is to be made.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// How long to think about each decision. The threads think about one decision in
    /// [`hint`](crate::hint) and [`decision`](crate::decision), and about different ones in
    /// [`game`](crate::game). Without time and iterations it is a second for one decision and 300
    /// milliseconds for each of a game.
    pub budget: Budget,
    /// With full knowledge, hidden hands too. Only for finished games.
    pub full: bool,
    /// What the luck of the analysis follows from.
    pub seed: u64,
    /// Who judges: a bot instead of the search. It tells what it thinks; nothing is measured beyond.
    pub bot: Option<BotKind>,
}

impl Question {
    /// The budget, or this long when nobody said how long.
    pub(crate) fn budget_or(&self, usual: Duration) -> Budget {
        let mut budget = self.budget.clone();
        if budget.is_open() {
            budget.time = Some(usual);
        }
        budget
    }
}

/// Why there is no analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AnalysisError {
    /// Full knowledge of a running game would give hidden hands away.
    Running,
    /// There is no such seat.
    NoSeat {
        /// The seat.
        seat: usize,
        /// How many play.
        seats: u8,
    },
    /// The record is shorter.
    Beyond {
        /// The step asked about.
        step: usize,
        /// How many there are.
        steps: usize,
    },
    /// The step lies in the middle of a turn that several seats decide at once.
    Inside {
        /// The step asked about.
        step: usize,
        /// Where that turn begins.
        turn: usize,
    },
    /// The seat decides nothing there.
    NotDeciding {
        /// The seat.
        seat: Seat,
        /// The step asked about.
        step: usize,
        /// What is awaited there instead.
        awaited: String,
    },
    /// The seat has chosen; its choice waits for the others.
    Already {
        /// The seat.
        seat: Seat,
    },
}

impl AnalysisError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Running => "analysis/running",
            Self::NoSeat { .. } => "analysis/no-seat",
            Self::Beyond { .. } => "analysis/beyond",
            Self::Inside { .. } => "analysis/inside-turn",
            Self::NotDeciding { .. } => "analysis/not-deciding",
            Self::Already { .. } => "analysis/already-chosen",
        }
    }
}

impl fmt::Display for AnalysisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Running => write!(
                f,
                "the game is still running: full knowledge would give hidden hands away; without it \
                 every decision is judged by what its seat knew"
            ),
            Self::NoSeat { seat, seats } => {
                write!(f, "no seat {seat}; seats are 0 to {}", seats.saturating_sub(1))
            }
            Self::Beyond { step, steps } => {
                write!(f, "step {step} of a record of {steps} steps; expected 0 to {steps}")
            }
            Self::Inside { step, turn } => {
                write!(f, "step {step} lies inside a turn of several seats; it begins at {turn}")
            }
            Self::NotDeciding { seat, step, awaited } => {
                write!(f, "seat {seat} decides nothing after {step} steps: {awaited}")
            }
            Self::Already { seat } => write!(f, "seat {seat} has already chosen this turn"),
        }
    }
}

impl std::error::Error for AnalysisError {}
