//! What Python asks of a table whose game is known: ids, moves, sizes.

use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Game, MoveId, Seat, Step, Table, Turn};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::env::illegal;
use crate::error::wrong;
use crate::observe::{Observed, Sight};
use crate::round::Round;

/// The legal ids of a seat that owes a decision.
pub(crate) fn legal_ids<G: Game>(table: &Table<G>, seat: Seat) -> Vec<u16> {
    let mut moves = Vec::new();
    if matches!(table.turn(), Turn::Seats(seats) if seats.has(seat)) {
        table.state().legal_moves(seat, &mut moves);
    }
    moves.into_iter().map(|m| table.state().move_id(seat, m).0).collect()
}

/// The move that an id stands for here.
pub(crate) fn move_of<G: Game>(table: &Table<G>, seat: Seat, id: i64) -> PyResult<G::Move> {
    let known = u16::try_from(id).ok().filter(|id| *id < G::MOVE_IDS).map(MoveId);
    let m = known.and_then(|id| table.state().move_from_id(seat, id));
    m.ok_or_else(|| {
        if table.state().turn() == Turn::Over {
            return wrong(format!("id {id}: the game is over"));
        }
        illegal(id, Some(seat), &legal_ids(table, seat), usize::from(G::MOVE_IDS))
    })
}

/// Every move of a record, as Python has it.
pub(crate) fn moves_of<'py, G: Observed>(
    py: Python<'py>,
    table: &Table<G>,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let record = table.record();
    let mut replay = table.rewound(0);
    let mut all = Vec::new();
    for (number, step) in record.steps.iter().enumerate() {
        let before = replay.record().steps.len();
        match step {
            Step::Chance(chance) => replay.settle(chance.clone()),
            Step::Move(seat, m) => {
                let state = replay.state();
                let told = PyDict::new(py);
                told.set_item("step", number)?;
                told.set_item("turn", before)?;
                told.set_item("seat", seat.index())?;
                told.set_item("id", state.move_id(*seat, *m).0)?;
                let line = step_text(state, step);
                told.set_item("move", line.split_once(' ').map_or("", |(_, text)| text))?;
                all.push(told);
                replay.submit(*seat, *m)
            }
        }
        .map_err(|error| wrong(error.to_string()))?;
    }
    Ok(all)
}

/// Ids are below this.
pub(crate) fn ids_of<G: Observed>(_: &Table<G>) -> usize {
    Round::<G>::IDS
}

/// How many numbers an observation has.
pub(crate) fn count_of<G: Observed>(_: &Table<G>, sight: Sight) -> usize {
    sight.names::<G>().len()
}

/// A value as Python shows it.
pub(crate) fn shown(value: &Bound<'_, PyAny>) -> String {
    value.repr().map_or_else(|_| "something".to_owned(), |text| text.to_string())
}

/// A seed nobody can guess.
pub(crate) fn fresh_seed(py: Python<'_>) -> PyResult<u64> {
    py.import("secrets")?.call_method1("randbits", (64,))?.extract()
}
