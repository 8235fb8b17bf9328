//! Taking back: where the last decision made at this keyboard began.

use mirabilia_kernel::{Game, Seat, Step, Table};

use crate::steps::events;

/// How many steps came before the last decision of one of these people; `None` if there was none.
pub(super) fn last_decision<G: Game>(
    table: &Table<G>,
    is_person: impl Fn(Seat) -> bool,
) -> Option<usize> {
    // In a simultaneous turn that still waits for others, only choices are taken back.
    if table.waiting().iter().any(&is_person) {
        return Some(table.record().steps.len());
    }
    let decided = |step: &Step<G>| matches!(step, Step::Move(seat, _) if is_person(*seat));
    let last = events(table, 0).filter(|event| event.steps.iter().any(decided)).last();
    last.map(|event| event.from)
}
