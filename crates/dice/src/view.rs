//! Views: what a viewer may know. Everything is open but what others do in the running turn
//! (rules, chapter 11).
//!
//! A view is the table with the cities of others as they stood when the turn began (rule 11.4), and
//! with one open action where they still have something to decide (rule 11.5).

use mirabilia_kernel::{Luck, Seat, Viewer};

use crate::city::City;
use crate::state::{Phase, State};

/// What a viewer may know. It serialises as a picture of the table in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: State,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let mut table = *state;
        if state.phase == Phase::Act {
            let own = viewer.seat();
            for seat in Seat::all(state.seats).filter(|seat| Some(*seat) != own) {
                let before = *state.city_before(seat);
                let busy = !state.city(seat).tasks.is_empty();
                table.cities[seat.index()] = if busy { State::with_action(before) } else { before };
            }
            // Who unlocked a die this turn is not known yet, but for the viewer's own.
            let unlocked = |city: &City| city.unlocked;
            let new = own.map_or(0, |seat| {
                unlocked(state.city(seat)) & !unlocked(state.city_before(seat)) & state.entering
            });
            table.entered = state.entered & !state.entering | new;
            table.entering = new;
        }
        Self { viewer, table }
    }

    /// Whose eyes it is for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat it is for, if it is a player's.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The table as the viewer sees it.
    pub fn state(&self) -> &State {
        &self.table
    }

    /// A state that the viewer cannot tell from the real one.
    pub fn imagine(&self, luck: &mut impl Luck) -> State {
        crate::imagine::imagine(self, luck)
    }
}
