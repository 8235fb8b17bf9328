//! Why a table does not take a step: [`PlayError`] with everything there is to say, and its
//! [`PlayErrorKind`], which does not depend on the game.

use std::fmt;

use crate::game::{Game, Turn};
use crate::record;
use crate::seat::Seat;

/// Why a step was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError<G: Game> {
    /// The words are not a step of this game.
    Unreadable {
        /// What is wrong with them.
        reason: String,
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

    /// Does the list of legal moves help with this error?
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

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { reason } => f.write_str(reason),
            Self::NotNow { turn } => write!(f, "no move is awaited: {}", record::awaited(*turn)),
            Self::NotYou { seat, turn } => {
                write!(f, "seat {seat} does not decide now: {}", record::awaited(*turn))
            }
            Self::Already { seat } => write!(f, "seat {seat} has already chosen this turn"),
            Self::Illegal { seat, m, why } => write!(f, "seat {seat} cannot \"{m}\": {why}"),
            Self::NoLuck { turn } => write!(f, "no luck is due: {}", record::awaited(*turn)),
            Self::BadLuck { luck, why } => write!(f, "\"{luck}\" cannot be: {why}"),
        }
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
