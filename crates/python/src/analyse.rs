//! The analysis of games and decisions, for Python.

use mirabilia_analysis::{Progress, Question, ReasonReport, game, hint, svg};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_tell::write_reasons;
use mirabilia_words::{Lang, Words};
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

/// Adds English texts for the reasons of moves, with the player names of the game.
fn write<'a>(table: &AnyTable, reasons: impl Iterator<Item = &'a mut ReasonReport>) -> Vec<String> {
    let names = match table.names() {
        [] => Seat::all(table.seats()).map(|seat| format!("seat {seat}")).collect(),
        names => names.to_vec(),
    };
    write_reasons(table.kind(), reasons, &Words::new(Lang::En), &names);
    names
}

/// Analyses every decision of a game, or of one seat. Calls `progress(done, of)` after each.
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
    let mut report = py.detach(|| game(table, seat, &question, &tell)).told()?;
    if let Some(error) = raised.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(error);
    }
    let names = write(table, report.reasons_mut());
    let told = to_python(py, &report)?;
    told.set_item("svg", svg(&report, "win chance by step", &names))?;
    Ok(told)
}

/// The best move of a seat that must decide now, and reasons.
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
    let mut hint = py.detach(|| hint(table, seat, &question)).told()?;
    write(table, hint.reasons_mut());
    to_python(py, &hint)
}
