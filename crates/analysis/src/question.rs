//! The parameters of an analysis, and its errors.

use std::fmt;
use std::time::Duration;

use mirabilia_bots::{BotKind, Budget};
use mirabilia_kernel::Seat;

/// The parameters of an analysis.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The budget per decision. In [`hint`](crate::hint) and [`decision`](crate::decision) all threads
    /// search the same decision, in [`game`](crate::game) different ones. If neither time nor
    /// iterations are set, the default is one second for a single decision and 300 milliseconds for
    /// each decision of a game.
    pub budget: Budget,
    /// Use full knowledge, including hidden hands. Only for finished games.
    pub full: bool,
    /// The random seed.
    pub seed: u64,
    /// A bot to consult instead of the search. Its evaluation is reported as it is.
    pub bot: Option<BotKind>,
}

impl Question {
    /// The budget, with this time if it is unset.
    pub(crate) fn budget_or(&self, default_time: Duration) -> Budget {
        let mut budget = self.budget.clone();
        if budget.is_unset() {
            budget.time = Some(default_time);
        }
        budget
    }
}

/// Why an analysis was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AnalysisError {
    /// Full knowledge was requested for a running game.
    Running,
    /// The seat does not exist.
    NoSeat {
        /// The seat.
        seat: usize,
        /// Number of seats.
        seats: u8,
    },
    /// The step is beyond the end of the record.
    Beyond {
        /// The requested step.
        step: usize,
        /// Number of steps in the record.
        steps: usize,
    },
    /// The step is inside a simultaneous turn.
    Inside {
        /// The requested step.
        step: usize,
        /// The step at which the turn begins.
        turn: usize,
    },
    /// The seat has no decision to make there.
    NotDeciding {
        /// The seat.
        seat: Seat,
        /// The requested step.
        step: usize,
        /// What the game waits for instead.
        awaited: String,
    },
    /// The seat has already chosen in a simultaneous turn.
    Already {
        /// The seat.
        seat: Seat,
    },
}

impl AnalysisError {
    /// A stable code for programs.
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
                "full knowledge would give hidden hands away while the game is running; without it, \
                 each decision is judged by what its seat knew"
            ),
            Self::NoSeat { seat, seats } => {
                write!(f, "no seat {seat}; seats are 0 to {}", seats.saturating_sub(1))
            }
            Self::Beyond { step, steps } => {
                write!(f, "step {step} is beyond the end of the record; expected 0 to {steps}")
            }
            Self::Inside { step, turn } => {
                write!(f, "step {step} is inside a simultaneous turn that begins at {turn}")
            }
            Self::NotDeciding { seat, step, awaited } => {
                write!(f, "seat {seat} decides nothing after {step} steps: {awaited}")
            }
            Self::Already { seat } => write!(f, "seat {seat} has already chosen this turn"),
        }
    }
}

impl std::error::Error for AnalysisError {}
