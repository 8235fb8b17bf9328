//! How a game ended and what each seat scored.

use serde::{Deserialize, Serialize};

use crate::seat::SeatSet;

/// The way a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// By counting points.
    Points,
    /// By military supremacy.
    Military,
    /// By scientific supremacy.
    Science,
}

impl End {
    /// The word for it in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Military => "military",
            Self::Science => "science",
        }
    }

    /// The end with this word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Points, Self::Military, Self::Science].into_iter().find(|end| end.name() == name)
    }
}

/// Who won and how. Several winners share the victory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winning seats, at least one.
    pub winners: SeatSet,
    /// The way the game ended.
    pub end: End,
}

/// The most lines any score pad has.
pub const MAX_CATEGORIES: usize = 8;

/// One seat's points by the lines of the game's score pad (`Game::CATEGORIES`, same order; unused
/// places are 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score(pub [i16; MAX_CATEGORIES]);

impl Score {
    /// The sum of all lines.
    pub fn total(&self) -> i16 {
        self.0.iter().fold(0, |sum, points| sum.saturating_add(*points))
    }

    /// What is more here than there, line by line.
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|line| self.0[line].saturating_sub(other.0[line])))
    }
}
