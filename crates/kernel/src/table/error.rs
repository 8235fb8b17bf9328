//! Why a table does not take a step: [`PlayError`] with everything there is to say, and its
//! [`PlayErrorKind`], which does not depend on the game.

use std::fmt;

use crate::game::{Game, Turn};
use crate::phrase;
use crate::phrase::Phrase;
use crate::record;
use crate::seat::Seat;

/// Why a step was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError<G: Game> {
    /// The words are not a step of this game.
    Unreadable {
        /// What is wrong with them.
        reason: Phrase,
    },
    /// No seat decides now.
    NotNow {
        /// What is awaited.
        turn: Turn,
    },
    /// Others decide now.
    NotYou {
        /// Who tried.
        seat: Seat,
        /// Who is awaited.
        turn: Turn,
    },
    /// The seat has chosen; the turn waits for others.
    Already {
        /// Who tried.
        seat: Seat,
    },
    /// The rules do not allow the move.
    Illegal {
        /// Who tried.
        seat: Seat,
        /// The move as text.
        m: String,
        /// The reason.
        why: G::Refusal,
    },
    /// No luck is due.
    NoLuck {
        /// What is awaited.
        turn: Turn,
    },
    /// Luck that cannot be.
    BadLuck {
        /// The luck as text.
        luck: String,
        /// The reason.
        why: G::Refusal,
    },
}

impl<G: Game> PlayError<G> {
    pub(super) fn unreadable(error: crate::ParseError) -> Self {
        Self::Unreadable { reason: error.0 }
    }

    /// Whether a list of the legal moves helps with this error.
    pub fn shows_legal(&self) -> bool {
        !matches!(self, Self::BadLuck { .. })
    }

    /// The kind of error, for programs.
    pub fn kind(&self) -> PlayErrorKind {
        match self {
            Self::Unreadable { .. } => PlayErrorKind::Unreadable,
            Self::NotNow { .. } => PlayErrorKind::NotNow,
            Self::NotYou { .. } => PlayErrorKind::NotYou,
            Self::Already { .. } => PlayErrorKind::Already,
            Self::Illegal { .. } => PlayErrorKind::Illegal,
            Self::NoLuck { .. } => PlayErrorKind::NoLuck,
            Self::BadLuck { .. } => PlayErrorKind::BadLuck,
        }
    }

    /// What the rules say against it, where they were asked.
    pub fn into_refusal(self) -> Option<G::Refusal> {
        match self {
            Self::Illegal { why, .. } | Self::BadLuck { why, .. } => Some(why),
            _ => None,
        }
    }
}

impl<G: Game> PlayError<G> {
    /// What it says. The argument `why` is the refusal of the rules in English; a caller that can
    /// translate the refusal replaces it.
    pub fn phrase(&self) -> Phrase {
        let due = |turn: &Turn| record::awaited(*turn);
        match self {
            Self::Unreadable { reason } => reason.clone(),
            Self::NotNow { turn } => {
                phrase!("step-not-now", "no move is awaited: {due}", due = due(turn))
            }
            Self::NotYou { seat, turn } => phrase!(
                "step-not-you",
                "seat {seat} does not decide now: {due}",
                seat = *seat,
                due = due(turn)
            ),
            Self::Already { seat } => {
                phrase!("step-already", "seat {seat} has already chosen this turn", seat = *seat)
            }
            Self::Illegal { seat, m, why } => phrase!(
                "step-illegal",
                "seat {seat} cannot \"{text}\": {why}",
                seat = *seat,
                text = m,
                why = why.to_string()
            ),
            Self::NoLuck { turn } => {
                phrase!("step-no-luck-due", "no luck is due: {due}", due = due(turn))
            }
            Self::BadLuck { luck, why } => {
                phrase!("step-bad-luck", "\"{luck}\" cannot be: {why}", luck, why = why.to_string())
            }
        }
    }
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl<G: Game> std::error::Error for PlayError<G> {}

/// The kind of a [`PlayError`], the same for every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayErrorKind {
    /// The words are not a step of this game.
    Unreadable,
    /// No seat decides now.
    NotNow,
    /// Others decide now.
    NotYou,
    /// The seat has chosen; the turn waits for others.
    Already,
    /// The rules do not allow the move.
    Illegal,
    /// No luck is due.
    NoLuck,
    /// Luck that cannot be.
    BadLuck,
}

impl PlayErrorKind {
    /// The stable word for it, for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "step/unreadable",
            Self::NotNow => "step/not-now",
            Self::NotYou => "step/not-your-turn",
            Self::Already => "step/already-chosen",
            Self::Illegal => "step/illegal",
            Self::NoLuck => "step/no-luck-due",
            Self::BadLuck => "step/impossible-luck",
        }
    }
}
