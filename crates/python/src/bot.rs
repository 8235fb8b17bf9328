//! `Bot`: a named player that Python can ask.

use std::sync::Mutex;
use std::time::Duration;

use mirabilia_arena::{Allowance, BotName, all_cores};
use mirabilia_bots::{Advice, Bot, BotKind, Budget, Evaluate};
use mirabilia_games::AnyTable;
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Game, Seat, Table, Turn, Viewer};
use pyo3::prelude::*;
use serde::Serialize;

use crate::env::seed_from;
use crate::error::{alone, wrong};
use crate::game::PyGame;
use crate::json::to_python;

/// What a bot thinks of one move, in words.
#[derive(Serialize)]
struct Opinion {
    r#move: String,
    id: u16,
    value: f32,
    visits: u64,
}

/// A bot's decision, in words.
#[derive(Serialize)]
struct Decision {
    best: String,
    id: u16,
    value: f32,
    moves: Vec<Opinion>,
    line: Vec<String>,
    iterations: u64,
    exact: bool,
}

/// The bots by game, made on first use.
#[derive(Default)]
struct Players {
    duel: Option<Box<dyn Bot<duel::State>>>,
    wonders: Option<Box<dyn Bot<wonders::State>>>,
    dice: Option<Box<dyn Bot<dice::State>>>,
}

/// A named player: `random`, `easy`, `normal`, `greedy`, `hard`, `search` or `expert`. It sees what
/// its seat may know. `search@200` is `search` with 200 iterations per move, `search@50ms` with 50
/// milliseconds. With iterations and one thread, the same seed and questions give the same answers.
///
/// >>> import mirabilia
/// >>> game = mirabilia.new("duel", seed=7)
/// >>> bot = mirabilia.Bot("search", iterations=50)
/// >>> bot.choose(game, 0) in game.legal_moves(0)
/// True
#[pyclass(module = "mirabilia", name = "Bot")]
pub(crate) struct PyBot {
    name: String,
    kind: BotKind,
    seed: u64,
    budget: Budget,
    players: Mutex<Players>,
}

/// A budget from Python arguments.
pub(crate) fn budget_of(
    time_ms: Option<f64>,
    iterations: Option<i64>,
    threads: Option<i64>,
) -> PyResult<Budget> {
    let mut budget = Budget { threads: 1, ..Budget::default() };
    if let Some(ms) = time_ms {
        if !(ms > 0.0 && ms <= 86_400_000.0) {
            return Err(wrong(format!("time_ms is {ms}; expected more than 0, at most a day")));
        }
        budget.time = Some(Duration::from_secs_f64(ms / 1000.0));
    }
    if let Some(iterations) = iterations {
        match u64::try_from(iterations) {
            Ok(n) if n > 0 => budget.iterations = Some(n),
            _ => return Err(wrong(format!("iterations is {iterations}; expected 1 or more"))),
        }
    }
    if let Some(threads) = threads {
        match usize::try_from(threads) {
            Ok(0) => budget.threads = all_cores(),
            Ok(n) if n <= 1024 => budget.threads = n,
            _ => {
                let expected = "1 to 1024, or 0 for every core";
                return Err(wrong(format!("threads is {threads}; expected {expected}")));
            }
        }
    }
    Ok(budget)
}

/// The bot of this name.
pub(crate) fn bot_name(name: &str) -> PyResult<BotName> {
    BotName::parse(name).map_err(|expected| wrong(format!("no bot \"{name}\"; {expected}")))
}

fn ask<G: Evaluate>(
    table: &Table<G>,
    seat: Seat,
    player: &mut Option<Box<dyn Bot<G>>>,
    (kind, seed): (BotKind, u64),
    budget: &Budget,
) -> Option<Decision> {
    if !matches!(table.turn(), Turn::Seats(seats) if seats.has(seat)) {
        return None;
    }
    let state = table.state();
    let view = state.view(Viewer::Seat(seat));
    let player = player.get_or_insert_with(|| kind.player::<G>(seed));
    Some(told(state, seat, player.choose(&view, seat, budget)))
}

fn told<G: Game>(state: &G, seat: Seat, advice: Advice<G::Move>) -> Decision {
    let id = |m| state.move_id(seat, m).0;
    let opinion = |o: mirabilia_bots::Opinion<G::Move>| Opinion {
        r#move: state.move_text(o.m),
        id: id(o.m),
        value: o.value,
        visits: o.visits,
    };
    Decision {
        best: state.move_text(advice.best),
        id: id(advice.best),
        value: advice.value,
        moves: advice.opinions.into_iter().map(opinion).collect(),
        line: advice.principal_variation,
        iterations: advice.iterations,
        exact: advice.exact,
    }
}

impl PyBot {
    fn decide(&self, py: Python<'_>, game: &PyGame, seat: i64) -> PyResult<Decision> {
        let seat = game.seat(seat)?;
        let (table, kind, budget) = (&game.table, (self.kind, self.seed), &self.budget);
        let players = &self.players;
        let decided = py.detach(|| {
            let mut players = players.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            match table {
                AnyTable::Duel(table) => ask(table, seat, &mut players.duel, kind, budget),
                AnyTable::Wonders(table) => ask(table, seat, &mut players.wonders, kind, budget),
                AnyTable::Dice(table) => ask(table, seat, &mut players.dice, kind, budget),
            }
        });
        decided.ok_or_else(|| {
            if table.waiting().has(seat) {
                return wrong(format!("seat {seat} has already chosen this turn"));
            }
            wrong(format!("seat {seat} does not decide now: {}", awaited(table.turn())))
        })
    }
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, time_ms=None, iterations=None, seed=0, threads=None))]
    fn new(
        name: &str,
        time_ms: Option<f64>,
        iterations: Option<i64>,
        seed: i128,
        threads: Option<i64>,
    ) -> PyResult<Self> {
        let read = bot_name(name)?;
        let mut budget = budget_of(time_ms, iterations, threads)?;
        if let Some(own) = read.own {
            if !budget.is_unset() {
                return Err(wrong(format!(
                    "bot \"{name}\" has a budget of its own; leave out time_ms and iterations"
                )));
            }
            let threads = budget.threads;
            budget = Budget { threads, ..Allowance::budget(own) };
        }
        let (kind, seed) = (read.kind, seed_from(seed)?);
        Ok(Self { name: read.text, kind, seed, budget, players: Mutex::default() })
    }

    /// The bot's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The seed of its luck.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The move it plays for a seat that must decide, as text.
    fn choose(&self, py: Python<'_>, game: PyRef<'_, PyGame>, seat: i64) -> PyResult<String> {
        self.decide(py, &game, seat).map(|decision| decision.best)
    }

    /// The id of the move it plays.
    fn choose_id(&self, py: Python<'_>, game: PyRef<'_, PyGame>, seat: i64) -> PyResult<u16> {
        self.decide(py, &game, seat).map(|decision| decision.id)
    }

    /// Its evaluation of every legal move: `best`, `id`, `value`, `moves`, `line`, `iterations`,
    /// `exact`.
    fn advise<'py>(
        &self,
        py: Python<'py>,
        game: PyRef<'_, PyGame>,
        seat: i64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let decision = self.decide(py, &game, seat)?;
        to_python(py, &decision)
    }

    /// Discards its search results and restarts its luck.
    #[pyo3(signature = (seed=None))]
    fn reset(slf: &Bound<'_, Self>, seed: Option<i128>) -> PyResult<()> {
        let mut this = alone(slf)?;
        if let Some(seed) = seed {
            this.seed = seed_from(seed)?;
        }
        this.players = Mutex::default();
        Ok(())
    }

    #[allow(clippy::type_complexity)] // the arguments of the class
    fn __reduce__(
        &self,
        py: Python<'_>,
    ) -> (Py<PyAny>, (String, Option<f64>, Option<u64>, u64, usize)) {
        let class = py.get_type::<Self>().into_any().unbind();
        // A budget within the name is not said twice.
        let own = self.name.contains('@');
        let time = self.budget.time.filter(|_| !own).map(|time| time.as_secs_f64() * 1000.0);
        let iterations = self.budget.iterations.filter(|_| !own);
        (class, (self.name.clone(), time, iterations, self.seed, self.budget.threads))
    }

    fn __repr__(&self) -> String {
        format!("Bot(\"{}\", seed={})", self.name, self.seed)
    }
}
