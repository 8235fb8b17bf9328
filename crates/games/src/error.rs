//! Why a table of any game does not take a step.

use std::fmt;

use mirabilia_kernel::{Phrase, PlayError, PlayErrorKind, phrase};

use crate::list::{AnyRefusal, GameKind, ListedGame};

/// Why a step was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepError {
    /// The kind of error, for programs.
    pub kind: PlayErrorKind,
    /// What it says; `Display` has the English words, for logs and programs without a language.
    pub says: Phrase,
    /// What the rules say against it, where they were asked.
    pub why: Option<AnyRefusal>,
}

impl StepError {
    /// The stable word for the kind of error, for programs.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// A move of one game at a table of another.
    pub(crate) fn other_game(of: GameKind, at: GameKind) -> Self {
        let says = phrase!(
            "step-other-game",
            "a move of {game} at a table of {table}",
            game = of.name(),
            table = at.name()
        );
        Self { kind: PlayErrorKind::Unreadable, says, why: None }
    }
}

impl<G: ListedGame> From<PlayError<G>> for StepError {
    fn from(error: PlayError<G>) -> Self {
        let (kind, says) = (error.kind(), error.phrase());
        Self { kind, says, why: error.into_refusal().map(G::any_refusal) }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.says.fmt(f)
    }
}

impl std::error::Error for StepError {}
