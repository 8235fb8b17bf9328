//! Laws of a game that is over, and of its record.

use mirabilia_kernel::record::{self, Step};
use mirabilia_kernel::{Game, Seat, Table};

use super::holds;

/// A game that is over has winners, and no seat has moves.
pub(super) fn has_an_outcome<G: Game>(table: &Table<G>) -> Result<(), String> {
    let state = table.state();
    let Some(outcome) = state.outcome() else { return Err("over without an outcome".into()) };
    holds(!outcome.winners.is_empty(), || "over without a winner".into())?;
    let mut list = Vec::new();
    for seat in Seat::all(state.seats()) {
        state.legal_moves(seat, &mut list);
        holds(list.is_empty(), || format!("seat {seat} has moves after the end"))?;
    }
    Ok(())
}

/// The record gives the same state again, from its steps, from its text, and from half of it.
pub(super) fn replays<G: Game>(table: &Table<G>) -> Result<(), String> {
    let again =
        Table::replay(table.record()).map_err(|e| format!("record does not replay: {e}"))?;
    holds(again.state() == table.state(), || "replay gives another state".into())?;
    let text = table.record().write();
    let read =
        record::read::<G>(&text).map_err(|e| format!("record does not read: {e}\n{text}"))?;
    holds(read.state() == table.state(), || "reading gives another state".into())?;
    holds(read.record().write() == text, || "writing again gives another text".into())?;
    let middle = table.record().steps.len() / 2;
    let half = table.rewound(middle);
    let mut on = half.clone();
    let before = half.state().clone();
    for step in &table.record().steps[middle..] {
        match step {
            Step::Chance(chance) => on.settle(chance.clone()),
            Step::Move(seat, m) => on.submit(*seat, *m),
        }
        .map_err(|e| format!("second half does not replay: {e}"))?;
    }
    holds(half.state() == &before, || "playing a copy changed the original".into())?;
    holds(on.state() == table.state(), || "two halves do not make the whole".into())
}
