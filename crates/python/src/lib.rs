//! Mirabilia for Python. The package `mirabilia` (in `python/`) is what users import; this crate is
//! its core. `docs/python.md` is the guide.
#![forbid(unsafe_code)]

mod analyse;
mod arrays;
mod batch;
mod bot;
mod env;
mod error;
mod game;
mod json;
mod luck;
mod observe;
mod opponents;
mod playing;
mod round;
mod setup;
mod single;
mod table;
mod tournament;
mod vec_env;

use mirabilia_bots::BotKind;
use mirabilia_games::{AnyTable, GameKind, dice, duel, for_game, wonders};
use mirabilia_kernel::Game;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::json::to_python;
use crate::observe::Sight;
use crate::round::Round;
use crate::setup::{Said, kind_of};

/// All games: seats, ids, lines of the score pad.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for &kind in GameKind::ALL {
        let about = PyDict::new(py);
        for_game!(kind, G => {
            about.set_item("seats", (*G::SEATS.start(), *G::SEATS.end()))?;
            about.set_item("ids", Round::<G>::IDS)?;
            about.set_item("pass_id", Round::<G>::PASS)?;
            about.set_item("categories", G::CATEGORIES.to_vec())?;
        });
        all.set_item(kind.name(), about)?;
    }
    Ok(all)
}

/// The names of the numbers in an observation, in order.
#[pyfunction]
#[pyo3(signature = (game, *, seats=None, parts="both", info="seat"))]
fn features(game: &str, seats: Option<i64>, parts: &str, info: &str) -> PyResult<Vec<String>> {
    let (said, sight) = (Said::read(game, seats, None, None)?, Sight::read(parts, info)?);
    said.table(vec![])?;
    Ok(for_game!(said.kind, G => sight.names::<G>(said.seats)))
}

/// The numbers in an observation block by block: `start`, `stop`, `title`, `meaning` with the scale,
/// and the `names`.
#[pyfunction]
#[pyo3(signature = (game, *, seats=None, parts="both", info="seat"))]
fn blocks<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<i64>,
    parts: &str,
    info: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let (said, sight) = (Said::read(game, seats, None, None)?, Sight::read(parts, info)?);
    said.table(vec![])?;
    let blocks = for_game!(said.kind, G => observe::placed::<G>(sight, said.seats));
    to_python(py, &blocks)
}

/// The data printed on cards, wonders and boards.
#[pyfunction]
#[pyo3(signature = (game, boards=None))]
fn catalogue<'py>(
    py: Python<'py>,
    game: &str,
    boards: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    match kind_of(game)? {
        GameKind::Duel => to_python(py, &duel::Catalogue::new()),
        GameKind::Wonders => to_python(py, &wonders::Catalogue::new()),
        GameKind::Dice => {
            let said = Said::read(game, None, None, boards)?;
            let opening: dice::State = said.opening()?;
            to_python(py, &dice::BoardsEntry::new(opening.boards()))
        }
    }
}

/// The data printed on the cards, wonders and boards of a game.
pub(crate) fn catalogue_of<'py>(py: Python<'py>, table: &AnyTable) -> PyResult<Bound<'py, PyAny>> {
    match table {
        AnyTable::Dice(table) => to_python(py, &dice::BoardsEntry::new(table.state().boards())),
        _ => catalogue(py, table.kind().name(), None),
    }
}

/// The names of the bots, weakest first.
#[pyfunction]
fn bots() -> Vec<&'static str> {
    BotKind::ALL.iter().map(|kind| kind.name()).collect()
}

#[pymodule]
fn _mirabilia(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("MAX_OBSERVATION", observe::MOST)?;
    module.add("OBSERVATION_VERSION", observe::VERSION)?;
    module.add("MirabiliaError", module.py().get_type::<error::MirabiliaError>())?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<env::PyEnv>()?;
    module.add_class::<vec_env::PyVecEnv>()?;
    module.add_class::<tournament::PySchedule>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(features, module)?)?;
    module.add_function(wrap_pyfunction!(blocks, module)?)?;
    module.add_function(wrap_pyfunction!(env::env_again, module)?)?;
    module.add_function(wrap_pyfunction!(vec_env::vec_env_again, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(bots, module)?)?;
    module.add_function(wrap_pyfunction!(analyse::analyse_game, module)?)?;
    module.add_function(wrap_pyfunction!(analyse::best_move, module)?)?;
    Ok(())
}
