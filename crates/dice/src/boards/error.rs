//! Why a board file is refused: where in it, what is there, and what would be right.

use std::fmt;

/// Why a board file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BoardError {
    /// The place: city, building, space or line, and field; or the line of the file.
    pub place: String,
    /// What is there.
    pub found: String,
    /// What would be right.
    pub expected: String,
}

impl BoardError {
    pub(super) fn new(
        place: impl Into<String>,
        found: impl fmt::Display,
        expected: impl Into<String>,
    ) -> Self {
        Self { place: place.into(), found: found.to_string(), expected: expected.into() }
    }
}

impl BoardError {
    /// The same, with what the last number of the range is.
    pub(super) fn because(mut self, what: &str) -> Self {
        self.expected = format!("{}, {what}", self.expected);
        self
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; expected {}", self.place, self.found, self.expected)
    }
}

impl std::error::Error for BoardError {}
