//! Looking back and looking ahead: the analysis, as Python asks for it.

use mirabilia_analysis::{Progress, Question, game, hint, svg};
use mirabilia_kernel::Seat;
use pyo3::prelude::*;

use crate::bot::{bot_name, budget_of};
use crate::env::seed_from;
use crate::error::Told;
use crate::game::PyGame;
use crate::json::to_python;

fn question(
    time_ms: Option<f64>,
    iterations: Option<i64>,
    threads: Option<i64>,
    seed: i128,
    full: bool,
    bot: Option<&str>,
) -> PyResult<Question> {
    let bot = bot.map(|name| bot_name(name).map(|read| read.kind)).transpose()?;
    let budget = budget_of(time_ms, iterations, threads)?;
    Ok(Question { budget, full, seed: seed_from(seed)?, bot })
}

/// Weighs every decision of a game, or of one seat. `progress` is told (done, of) after each.
#[pyfunction]
#[pyo3(signature = (
    played, seat=None, time_ms=None, iterations=None, threads=Some(0), seed=0, full=false, bot=None,
    progress=None
))]
#[allow(clippy::too_many_arguments)] // Python calls them by name
pub(crate) fn analyse_game<'py>(
    py: Python<'py>,
    played: PyRef<'py, PyGame>,
    seat: Option<i64>,
    time_ms: Option<f64>,
    iterations: Option<i64>,
    threads: Option<i64>,
    seed: i128,
    full: bool,
    bot: Option<&str>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let question = question(time_ms, iterations, threads, seed, full, bot)?;
    let seat: Option<Seat> = seat.map(|seat| played.seat(seat)).transpose()?;
    let table = &played.table;
    let stop = question.budget.stop.clone();
    let raised = std::sync::Mutex::new(None);
    let tell = |told: Progress| {
        let Some(progress) = &progress else { return };
        // What the caller's function raises ends the analysis and is raised again.
        let called = Python::attach(|py| progress.call1(py, (told.done, told.of)).map(drop));
        if let Err(error) = called {
            stop.raise();
            *raised.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
        }
    };
    let report = py.detach(|| game(table, seat, &question, &tell)).told()?;
    if let Some(error) = raised.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(error);
    }
    let told = to_python(py, &report)?;
    told.set_item("svg", svg(&report))?;
    Ok(told)
}

/// What to play for a seat that owes a decision now, and why.
#[pyfunction]
#[pyo3(signature = (
    played, seat, time_ms=None, iterations=None, threads=Some(1), seed=0, bot=None
))]
#[allow(clippy::too_many_arguments)] // Python calls them by name
pub(crate) fn best_move<'py>(
    py: Python<'py>,
    played: PyRef<'py, PyGame>,
    seat: i64,
    time_ms: Option<f64>,
    iterations: Option<i64>,
    threads: Option<i64>,
    seed: i128,
    bot: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let question = question(time_ms, iterations, threads, seed, false, bot)?;
    let seat = played.seat(seat)?;
    let table = &played.table;
    let hint = py.detach(|| hint(table, seat, &question)).told()?;
    to_python(py, &hint)
}
