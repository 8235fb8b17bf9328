//! Queries of a table whose game is known: ids, moves, sizes.

use mirabilia_kernel::{Game, MoveId, Seat, Step, Table, Turn};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::env::illegal;
use crate::error::wrong;
use crate::observe::{Observable, Sight};
use crate::round::Round;

/// The legal ids of a seat that must decide.
pub(crate) fn legal_ids<G: Game>(table: &Table<G>, seat: Seat) -> Vec<u16> {
    table.legal_moves(seat).into_iter().map(|m| table.state().move_id(seat, m).0).collect()
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

/// Every move of a record, as Python objects.
pub(crate) fn moves_of<'py, G: Observable>(
    py: Python<'py>,
    table: &Table<G>,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let mut all = Vec::new();
    for walked in table.walk() {
        let state = &walked.before;
        for (number, step) in walked.numbered() {
            let Step::Move(seat, m) = step else { continue };
            let told = PyDict::new(py);
            told.set_item("step", number - 1)?;
            told.set_item("turn", walked.from)?;
            told.set_item("seat", seat.index())?;
            told.set_item("id", state.move_id(*seat, *m).0)?;
            told.set_item("move", state.move_text(*m))?;
            all.push(told);
        }
    }
    Ok(all)
}

/// Ids are below this.
pub(crate) fn ids_of<G: Observable>(_: &Table<G>) -> usize {
    Round::<G>::IDS
}

/// The length of an observation.
pub(crate) fn count_of<G: Observable>(table: &Table<G>, sight: Sight) -> usize {
    sight.count::<G>(table.state().seats())
}

/// A value as Python shows it.
pub(crate) fn shown(value: &Bound<'_, PyAny>) -> String {
    value.repr().map_or_else(|_| "something".to_owned(), |text| text.to_string())
}

/// An unpredictable seed.
pub(crate) fn fresh_seed(py: Python<'_>) -> PyResult<u64> {
    py.import("secrets")?.call_method1("randbits", (64,))?.extract()
}
