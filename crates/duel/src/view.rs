//! Views: what a viewer may know.
//!
//! Duel hides nothing from one player that the other knows: cities, coins, tokens and the discard
//! pile are open, and what lies face down is unknown to both and not part of the state. So a view
//! holds the whole state, every viewer's is alike, and the only world to imagine is that state. The
//! unknown cards are drawn, with the right chances, when a search reveals them.

use mirabilia_kernel::Viewer;

use crate::state::State;

/// What a viewer may know. It serialises as a picture of the table in names and numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    open: State,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        Self { viewer, open: *state }
    }

    /// Whose eyes it is for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as the viewer sees it: all of it.
    pub fn state(&self) -> &State {
        &self.open
    }

    pub(crate) fn imagine(&self) -> State {
        self.open
    }
}
