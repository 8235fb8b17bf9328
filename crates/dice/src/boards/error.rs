//! Why a board file is refused: where in it, what is there, and what would be right.

use std::fmt;

use mirabilia_kernel::{Phrase, PhraseArg, phrase};

/// Why a board file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BoardError {
    /// The place: city, building, space or line, and field; or the line of the file.
    pub place: PhraseArg,
    /// What is there.
    pub found: PhraseArg,
    /// What would be right.
    pub expected: Phrase,
}

impl BoardError {
    pub(super) fn new(
        place: impl Into<PhraseArg>,
        found: impl Into<PhraseArg>,
        expected: Phrase,
    ) -> Self {
        Self { place: place.into(), found: found.into(), expected }
    }

    /// What it says.
    pub fn phrase(&self) -> Phrase {
        let Self { place, found, expected } = self;
        let expected = expected.clone();
        phrase!("board-wrong", "{place}: {found}; expected {expected}", place, found, expected)
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for BoardError {}
