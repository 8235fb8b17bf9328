//! `Env`: one game played by ids, with minimal overhead.

use mirabilia_games::for_game;
use mirabilia_kernel::Seat;
use numpy::{IntoPyArray, PyArray1};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arrays::{checked, checked_mask, writable};
use crate::error::{seat_of, wrong};
use crate::game::PyGame;
use crate::luck::seed_of;
use crate::observe::Sight;
use crate::opponents::{Named, Place};
use crate::round::Round;
use crate::setup::Said;
use crate::single::{One, Single};
use crate::table::shown;

/// Why an id cannot be played.
pub(crate) fn illegal(id: i64, seat: Option<Seat>, legal: &[u16], ids: usize) -> PyErr {
    let Some(seat) = seat else { return wrong(format!("id {id}: the game is over")) };
    if usize::try_from(id).is_ok_and(|id| id < ids) {
        let mut some: Vec<String> = legal.iter().take(12).map(ToString::to_string).collect();
        if legal.len() > some.len() {
            some.push("…".to_owned());
        }
        wrong(format!("id {id} is not legal for seat {seat}; legal ids are {}", some.join(", ")))
    } else {
        wrong(format!("id {id} is not an id of this game; ids are 0 to {}", ids - 1))
    }
}

/// A seed from a Python argument.
pub(crate) fn seed_from(seed: i128) -> PyResult<u64> {
    u64::try_from(seed)
        .map_err(|_| wrong(format!("seed is {seed}; expected a whole number from 0 to 2**64 - 1")))
}

/// One game played by ids, one seat after the other, with minimal overhead. Choices of a
/// simultaneous turn stay hidden until the last seat has chosen.
///
/// With `opponents` (a name of a bot for all other seats, or a list with a name for each) bots play
/// the other seats, in Rust, and only `seat` is asked: a number, or "random", drawn anew for each game.
///
/// >>> import mirabilia
/// >>> env = mirabilia.Env("duel", seed=7)
/// >>> while not env.step(env.sample()):
/// ...     pass
/// >>> sum(env.rewards)
/// 0.0
/// >>> env = mirabilia.Env("wonders", seats=4, opponents="greedy", seat=2)
/// >>> while not env.step(env.sample()):
/// ...     assert env.seat == 2
/// >>> env.end, len(env.points)
/// ('points', 4)
#[pyclass(module = "mirabilia", name = "Env")]
pub(crate) struct PyEnv {
    game: Box<dyn Single>,
    said: Said,
    sight: Sight,
    parts: String,
    info: String,
    named: Option<Named>,
    /// How many numbers an observation has.
    #[pyo3(get)]
    features: usize,
    /// How many numbers `state` has.
    #[pyo3(get)]
    state_features: usize,
    /// Ids are below this; the last one is the no-op.
    #[pyo3(get)]
    ids: usize,
    games: u64,
    first_seed: u64,
}

/// The arguments of `Env` that pickle keeps, and then what was played.
type Reduced<'py> = (Py<PyAny>, Bound<'py, PyTuple>, (u64, u64, u64, Option<usize>, Vec<u16>));

#[pymethods]
impl PyEnv {
    #[new]
    #[pyo3(signature = (
        game, seats=None, seed=0, options=None, boards=None, *, parts="both", info="seat",
        opponents=None, seat=None, time_ms=None, iterations=None
    ))]
    #[allow(clippy::too_many_arguments)] // Python calls them by name
    fn new(
        game: &str,
        seats: Option<i64>,
        seed: i128,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
        parts: &str,
        info: &str,
        opponents: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
        time_ms: Option<f64>,
        iterations: Option<i64>,
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        let sight = Sight::read(parts, info)?;
        let seed = seed_from(seed)?;
        let named = read_opponents(opponents, seat, said.seats, time_ms, iterations)?;
        Self::made(said, (parts, info, sight), seed, named)
    }

    /// Starts a new game; without a seed, the next one of a sequence derived from the first seed.
    /// `seat` is the learner's in this game, if there are opponents.
    #[pyo3(signature = (seed=None, seat=None))]
    fn reset(&mut self, seed: Option<i128>, seat: Option<i64>) -> PyResult<()> {
        let seat = seat.map(|seat| seat_of(seat, self.said.seats)).transpose()?;
        if seat.is_some() && self.named.is_none() {
            return Err(wrong("seat is given, but there are no opponents: every seat is asked"));
        }
        let seed = if let Some(seed) = seed {
            self.games = 0;
            self.first_seed = seed_from(seed)?;
            self.first_seed
        } else {
            self.games += 1;
            seed_of(self.first_seed, 0, self.games)
        };
        self.game.restart(seed, seat);
        Ok(())
    }

    /// Plays an id for the deciding seat, then the opponents, if any. Returns true if the game is over.
    fn step(&mut self, id: i64) -> PyResult<bool> {
        self.game.step(id)
    }

    /// A uniformly random legal id; the sequence is determined by the seed.
    fn sample(&mut self) -> PyResult<u16> {
        self.game.sample().ok_or_else(|| wrong("the game is over: there is nothing to choose"))
    }

    /// The legal ids of the deciding seat, ascending.
    fn legal(&self) -> Vec<u16> {
        self.game.ids().to_vec()
    }

    /// Writes the observation and the legal ids of the deciding seat, or of `seat`, into arrays of
    /// the caller; the mask may be int8 or bool.
    #[pyo3(signature = (observation=None, mask=None, seat=None))]
    fn observe(
        &self,
        observation: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        seat: Option<i64>,
    ) -> PyResult<()> {
        let seat = seat.map(|seat| seat_of(seat, self.said.seats)).transpose()?;
        if let Some(array) = observation {
            let array = checked::<f32>("observation", array, &[self.features])?;
            let mut write = writable("observation", &array)?;
            self.game.write(seat, self.sight, write.as_slice_mut()?);
        }
        if let Some(array) = mask {
            let array = checked_mask("mask", array, &[self.ids])?;
            let mut write = writable("mask", &array)?;
            self.game.write_mask(seat, write.as_slice_mut()?);
        }
        Ok(())
    }

    /// The observation and the mask of the deciding seat, or of `seat`, in new arrays.
    #[pyo3(signature = (seat=None))]
    #[allow(clippy::type_complexity)] // two arrays
    fn look<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<(Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<i8>>)> {
        let seat = seat.map(|seat| seat_of(seat, self.said.seats)).transpose()?;
        let mut row = vec![0.0; self.features];
        self.game.write(seat, self.sight, &mut row);
        let mut mask = vec![0; self.ids];
        self.game.write_mask(seat, &mut mask);
        Ok((row.into_pyarray(py), mask.into_pyarray(py)))
    }

    /// Everything about the table, hidden hands included, from seat 0: for centralised critics.
    fn state<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let mut row = vec![0.0; self.state_features];
        self.game.write(Some(Seat::new(0)), self.sight.with_everything(), &mut row);
        row.into_pyarray(py)
    }

    /// The game with its record so far, as an independent `Game`: the same luck, the same moves.
    /// Choices that wait for others are in it.
    fn game(&self, py: Python<'_>) -> PyResult<PyGame> {
        PyGame::replayed(py, &self.said, self.game.seed(), self.game.history())
    }

    /// The ids played so far by all seats, in the order in which they were asked.
    #[getter]
    fn history(&self) -> Vec<u16> {
        self.game.history().to_vec()
    }

    /// The deciding seat; `None` if the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.game.seat().map(Seat::index)
    }

    /// The seat that is not played by a bot; `None` without opponents.
    #[getter]
    fn learner(&self) -> Option<usize> {
        self.game.learner().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.game.seat().is_none()
    }

    /// The rewards by seat: 0 until the end, then with sum 0.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        self.game.rewards()
    }

    /// The points of every seat as they stand.
    #[getter]
    fn points(&self) -> Vec<i16> {
        self.game.points()
    }

    /// The winners; empty while the game runs.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let outcome = self.game.outcome();
        outcome.map_or_else(Vec::new, |outcome| outcome.winners.iter().map(Seat::index).collect())
    }

    /// How the game ended: `points`, `military` or `science`; `None` while it runs.
    #[getter]
    fn end(&self) -> Option<&'static str> {
        self.game.outcome().map(|outcome| outcome.end.name())
    }

    /// The seed of this game's luck.
    #[getter]
    fn seed(&self) -> u64 {
        self.game.seed()
    }

    /// The number of players.
    #[getter]
    fn seats(&self) -> u8 {
        self.said.seats
    }

    /// An independent copy with the same luck. Bots that draw or search begin anew in it.
    fn copy(&self) -> PyResult<Self> {
        let says = (&*self.parts, &*self.info, self.sight);
        let mut twin = Self::made(self.said.clone(), says, self.game.seed(), self.named.clone())?;
        (twin.games, twin.first_seed) = (self.games, self.first_seed);
        twin.game.restart(self.game.seed(), self.game.learner());
        twin.game.replay(self.game.history());
        Ok(twin)
    }

    fn __copy__(&self) -> PyResult<Self> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let make = py.import("mirabilia._mirabilia")?.getattr("_env")?.unbind();
        let (options, boards) = self.said.again(py)?;
        let named = self.named.as_ref();
        let seat = named.map(|named| match named.place {
            Place::Fixed(seat) => seat.index().into_py_any(py),
            Place::Drawn => "random".into_py_any(py),
        });
        let (time, iterations) = named.map_or((None, None), |named| named.budget);
        let args = (
            (self.said.kind.name(), self.said.seats, self.first_seed, options, boards),
            (&*self.parts, &*self.info, named.map(|named| named.names.clone()), seat.transpose()?),
            (time, iterations),
        );
        let learner = self.game.learner().map(Seat::index);
        let state =
            (self.games, self.first_seed, self.game.seed(), learner, self.game.history().to_vec());
        Ok((make, args.into_pyobject(py)?, state))
    }

    fn __setstate__(&mut self, state: (u64, u64, u64, Option<usize>, Vec<u16>)) -> PyResult<()> {
        let (games, first_seed, seed, learner, history) = state;
        (self.games, self.first_seed) = (games, first_seed);
        let learner = learner.map(|seat| seat_of(seat as i64, self.said.seats)).transpose()?;
        self.game.restart(seed, learner);
        match self.game.replay(&history) {
            None => Ok(()),
            Some(id) => Err(wrong(format!("the pickled game has an illegal id, {id}"))),
        }
    }

    fn __repr__(&self) -> String {
        let (game, seats) = (self.said.kind.name(), self.said.seats);
        format!("Env(\"{game}\", seats={seats}, seed={})", self.game.seed())
    }
}

impl PyEnv {
    fn made(
        said: Said,
        (parts, info, sight): (&str, &str, Sight),
        seed: u64,
        named: Option<Named>,
    ) -> PyResult<Self> {
        let (game, sizes): (Box<dyn Single>, _) = for_game!(said.kind, G => {
            let one = One::<G>::new(said.opening()?, seed, named.clone());
            let sizes = [sight, sight.with_everything()].map(|s| s.count::<G>(said.seats));
            (Box::new(one), (sizes, Round::<G>::IDS))
        });
        let ([features, state_features], ids) = sizes;
        let (parts, info) = (parts.to_owned(), info.to_owned());
        let (games, first_seed) = (0, seed);
        Ok(Self {
            game,
            said,
            sight,
            parts,
            info,
            named,
            features,
            state_features,
            ids,
            games,
            first_seed,
        })
    }
}

/// Opponents from Python arguments.
pub(crate) fn read_opponents(
    opponents: Option<&Bound<'_, PyAny>>,
    seat: Option<&Bound<'_, PyAny>>,
    seats: u8,
    time_ms: Option<f64>,
    iterations: Option<i64>,
) -> PyResult<Option<Named>> {
    let Some(opponents) = opponents else {
        if seat.is_some() {
            return Err(wrong("seat is given, but there are no opponents: every seat is asked"));
        }
        return Ok(None);
    };
    let names = if let Ok(one) = opponents.extract::<String>() {
        vec![one]
    } else {
        opponents.extract::<Vec<String>>().map_err(|_| {
            wrong(format!("opponents are {}; expected a name or a list of names", shown(opponents)))
        })?
    };
    let place = match seat {
        None => Place::Fixed(Seat::new(0)),
        Some(seat) if seat.extract::<String>().is_ok_and(|word| word == "random") => Place::Drawn,
        Some(seat) => {
            let found = seat.extract::<i64>().and_then(|seat| seat_of(seat, seats));
            Place::Fixed(found.map_err(|_| {
                let (seat, last) = (shown(seat), seats - 1);
                wrong(format!("no seat {seat}; seats are 0 to {last}, or \"random\""))
            })?)
        }
    };
    Named::read(names, place, seats, time_ms, iterations).map(Some)
}

/// Makes an `Env` from what pickle kept.
#[pyfunction]
#[pyo3(name = "_env")]
#[allow(clippy::type_complexity)] // the arguments of the class
pub(crate) fn env_again(
    said: (String, i64, u64, Bound<'_, PyDict>, Option<Bound<'_, PyAny>>),
    sees: (String, String, Option<Vec<String>>, Option<Bound<'_, PyAny>>),
    budget: (Option<f64>, Option<i64>),
) -> PyResult<PyEnv> {
    let (game, seats, seed, options, boards) = said;
    let (parts, info, names, seat) = sees;
    let said = Said::read(&game, Some(seats), Some(&options), boards.as_ref())?;
    let sight = Sight::read(&parts, &info)?;
    let named = match names {
        None => None,
        Some(names) => {
            let names = names.into_pyobject(options.py())?;
            read_opponents(Some(&names), seat.as_ref(), said.seats, budget.0, budget.1)?
        }
    };
    PyEnv::made(said, (&parts, &info, sight), seed, named)
}
