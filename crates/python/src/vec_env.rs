//! `VecEnv`: many games at once over NumPy arrays of the caller.

use std::sync::{Mutex, MutexGuard, TryLockError};

use mirabilia_games::for_game;
use numpy::{Element, PyArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arrays::{checked, checked_mask, whole_numbers, writable};
use crate::batch::{Batch, Crowd, Illegal, Kept, Out, Plan};
use crate::env::{illegal, read_opponents, seed_from};
use crate::error::{busy, wrong};
use crate::game::PyGame;
use crate::observe::Sight;
use crate::opponents::{Named, Place};
use crate::round::{Asks, Round};
use crate::setup::Said;

/// More games than this are a mistake.
const MOST: usize = 1 << 22;

/// Many games of one kind, stepped together on all cores with the GIL released. Results are
/// written into NumPy arrays: those given, or new ones. A finished game restarts at once; `dones`,
/// `rewards`, `points` and `ends` (0 runs, 1 points, 2 military, 3 science) tell of it until the next
/// step, the observation is that of the new game, and `last_observations`, if asked for, has the one
/// at the end.
///
/// With `all_seats=False` (the default) each game asks one seat per step: observations have the shape
/// `(n, features)`, masks `(n, ids)`, and `seats` says which is asked. With `all_seats=True` every seat
/// acts at every step: `(n, seats, features)` and `(n, seats, ids)`; a seat with nothing to decide
/// has one legal id, the no-op. Rewards and points have the shape `(n, seats)`, the others `(n,)`.
///
/// With `opponents`, bots play the other seats as in `Env`, and only the seat `seat` is asked.
///
/// >>> import mirabilia
/// >>> envs = mirabilia.VecEnv("duel", 16, seed=7, opponents="greedy", seat="random")
/// >>> for _ in range(100):
/// ...     envs.step(envs.sample())
/// >>> envs.observations.shape == (16, envs.features)
/// True
#[pyclass(module = "mirabilia", name = "VecEnv", frozen)]
pub(crate) struct PyVecEnv {
    core: Mutex<Core>,
    said: Said,
    named: Option<Named>,
    sees: (String, String),
    threads: usize,
    rows: usize,
    all_seats: bool,
    /// How many games.
    #[pyo3(get)]
    num_envs: usize,
    /// How many numbers an observation has.
    #[pyo3(get)]
    features: usize,
    /// Ids are below this; the last one is the no-op.
    #[pyo3(get)]
    ids: usize,
    /// The observations; `None` if the caller wants none.
    #[pyo3(get)]
    observations: Option<Py<PyArrayDyn<f32>>>,
    /// The observations at the end of games that ended in the last step, if asked for.
    #[pyo3(get)]
    last_observations: Option<Py<PyArrayDyn<f32>>>,
    /// The legal ids as int8; `None` if the caller wants none.
    #[pyo3(get)]
    masks: Option<Py<PyArrayDyn<i8>>>,
    /// The same memory as booleans.
    #[pyo3(get)]
    bool_masks: Option<Py<PyAny>>,
    /// The rewards by game and seat: 0 until the end, then with sum 0.
    #[pyo3(get)]
    rewards: Py<PyArrayDyn<f32>>,
    /// The points by game and seat of games that ended in the last step.
    #[pyo3(get)]
    points: Py<PyArrayDyn<i16>>,
    /// Whether the game ended in the last step.
    #[pyo3(get)]
    dones: Py<PyArrayDyn<bool>>,
    /// How it ended: 0 it runs, 1 points, 2 military, 3 science.
    #[pyo3(get)]
    ends: Py<PyArrayDyn<i8>>,
    /// The seat that is asked, by game.
    #[pyo3(get)]
    seats: Py<PyArrayDyn<i8>>,
}

/// What a step changes.
struct Core {
    batch: Box<dyn Batch>,
    actions: Vec<i64>,
    games: Vec<i64>,
    seed: u64,
}

/// An array of the caller, or a new one.
fn array<T: Element>(
    py: Python<'_>,
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    shape: &[usize],
) -> PyResult<Py<PyArrayDyn<T>>> {
    match given {
        Some(given) => {
            let array = checked::<T>(name, given, shape)?;
            drop(writable(name, &array)?);
            Ok(array.unbind())
        }
        None => Ok(PyArrayDyn::<T>::zeros(py, shape, false).unbind()),
    }
}

#[pymethods]
impl PyVecEnv {
    #[new]
    #[pyo3(signature = (
        game, num_envs, seats=None, seed=0, options=None, boards=None, *, parts="both", info="seat",
        all_seats=false, threads=None, observe=true, observations=None, masks=None, rewards=None,
        dones=None, last_observations=false, opponents=None, seat=None, time_ms=None, iterations=None
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)] // called by name
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: i64,
        seats: Option<i64>,
        seed: i128,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
        parts: &str,
        info: &str,
        all_seats: bool,
        threads: Option<i64>,
        observe: bool,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        last_observations: bool,
        opponents: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
        time_ms: Option<f64>,
        iterations: Option<i64>,
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        let sight = Sight::read(parts, info)?;
        let seed = seed_from(seed)?;
        let named = read_opponents(opponents, seat, said.seats, time_ms, iterations)?;
        if all_seats && named.is_some() {
            return Err(wrong("all_seats and opponents exclude each other: one seat is asked"));
        }
        let n = match usize::try_from(num_envs) {
            Ok(n) if (1..=MOST).contains(&n) => n,
            _ => return Err(wrong(format!("num_envs is {num_envs}; expected 1 to {MOST}"))),
        };
        let threads = match threads.map_or(Ok(mirabilia_arena::all_cores()), usize::try_from) {
            Ok(threads) if (1..=1024).contains(&threads) => threads,
            _ => return Err(wrong(format!("threads is {threads:?}; expected 1 to 1024"))),
        };
        let asks = if all_seats { Asks::AllSeats } else { Asks::OneSeat };
        let plan = Plan { count: n, asks, sight, seed, threads, named: named.clone() };
        let (batch, features, ids): (Box<dyn Batch>, _, _) = for_game!(said.kind, G => {
            let opening: G = said.opening()?;
            let crowd = py
                .detach(|| Crowd::new(opening, plan))
                .map_err(|error| wrong(format!("threads: {error}")))?;
            (Box::new(crowd), sight.count::<G>(said.seats), Round::<G>::IDS)
        });
        let seats = usize::from(said.seats);
        let row: &[usize] = if all_seats { &[seats] } else { &[] };
        let shape = |last: usize| [&[n], row, &[last]].concat();
        let masks = match masks {
            Some(given) => Some(checked_mask("masks", given, &shape(ids))?.unbind()),
            None if observe => Some(PyArrayDyn::<i8>::zeros(py, &*shape(ids), false).unbind()),
            None => None,
        };
        if let Some(masks) = &masks {
            drop(writable("masks", masks.bind(py))?);
        }
        let as_bool = |masks: &Py<PyArrayDyn<i8>>| masks.call_method1(py, "view", ("bool",));
        let env = Self {
            core: Mutex::new(Core { batch, actions: Vec::new(), games: Vec::new(), seed }),
            said,
            named,
            sees: (parts.to_owned(), info.to_owned()),
            threads,
            rows: if all_seats { seats } else { 1 },
            all_seats,
            num_envs: n,
            features,
            ids,
            observations: (observe || observations.is_some())
                .then(|| array(py, "observations", observations, &shape(features)))
                .transpose()?,
            last_observations: last_observations
                .then(|| array(py, "last_observations", None, &shape(features)))
                .transpose()?,
            bool_masks: masks.as_ref().map(as_bool).transpose()?,
            masks,
            rewards: array(py, "rewards", rewards, &[n, seats])?,
            points: array(py, "points", None, &[n, seats])?,
            dones: array(py, "dones", dones, &[n])?,
            ends: array(py, "ends", None, &[n])?,
            seats: array(py, "seats", None, &[n])?,
        };
        env.reset(py, None)?;
        Ok(env)
    }

    /// Restarts all games; without a seed, with the initial seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<i128>) -> PyResult<()> {
        let mut core = self.core()?;
        if let Some(seed) = seed {
            core.seed = seed_from(seed)?;
        }
        let Core { batch, seed, .. } = &mut *core;
        self.with(py, |out| {
            batch.reset(*seed, out);
            Ok(())
        })
    }

    /// Plays one id for every asked seat. If one is illegal, nothing is played. With `games`, numbers of
    /// games, only those are played, and `actions` has one row for each; the arrays of the others stay.
    #[pyo3(signature = (actions, games=None))]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        games: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut core = self.core()?;
        let Core { batch, actions: ids, games: numbers, .. } = &mut *core;
        let count = match games {
            None => self.num_envs,
            Some(games) => {
                let count = games.len()?;
                whole_numbers("games", games, &[count], numbers)?;
                self.check_games(numbers)?;
                count
            }
        };
        let shape: &[usize] = if self.all_seats { &[count, self.rows] } else { &[count] };
        whole_numbers("actions", actions, shape, ids)?;
        let some = games.is_some().then_some(&numbers[..]);
        self.with(py, |out| batch.step(ids, some, out))
    }

    /// A uniformly random legal id for every asked seat, determined by the seed.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
        let shape: &[usize] =
            if self.all_seats { &[self.num_envs, self.rows] } else { &[self.num_envs] };
        let array = match out {
            Some(out) => checked::<i64>("out", out, shape)?,
            None => PyArrayDyn::<i64>::zeros(py, shape, false),
        };
        {
            let mut core = self.core()?;
            let mut write = writable("out", &array)?;
            let (batch, ids) = (&mut core.batch, write.as_slice_mut()?);
            py.detach(|| batch.sample(ids));
        }
        Ok(array)
    }

    /// The current seed of one of the games: `mirabilia.new` with this seed and the same moves gives
    /// the same game.
    fn seed_of(&self, game: i64) -> PyResult<u64> {
        self.check_games(&[game])?;
        Ok(self.core()?.batch.seed(game as usize))
    }

    /// One of the games with its record so far, as an independent `Game`.
    fn game(&self, py: Python<'_>, game: i64) -> PyResult<PyGame> {
        self.check_games(&[game])?;
        let core = self.core()?;
        let (seed, history) = (core.batch.seed(game as usize), core.batch.history(game as usize));
        PyGame::replayed(py, &self.said, seed, history)
    }

    /// The seed of all games.
    #[getter]
    fn seed(&self) -> PyResult<u64> {
        Ok(self.core()?.seed)
    }

    /// The number of players.
    #[getter]
    fn num_seats(&self) -> u8 {
        self.said.seats
    }

    fn __len__(&self) -> usize {
        self.num_envs
    }

    /// An independent copy with arrays of its own and the same luck. Bots that draw or search begin
    /// anew in it.
    fn copy<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let pickle = slf.py().import("pickle")?;
        pickle.call_method1("loads", (pickle.call_method1("dumps", (slf,))?,))
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::copy(slf)
    }

    fn __deepcopy__<'py>(
        slf: &Bound<'py, Self>,
        _memo: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::copy(slf)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Py<PyAny>, Bound<'py, PyTuple>, Restored)> {
        let core = self.core()?;
        let (options, boards) = self.said.again(py)?;
        let args =
            (self.said.kind.name(), self.num_envs, self.said.seats, core.seed, options, boards);
        let named = PyDict::new(py);
        named.set_item("parts", &self.sees.0)?;
        named.set_item("info", &self.sees.1)?;
        named.set_item("all_seats", self.all_seats)?;
        named.set_item("threads", self.threads)?;
        named.set_item("observe", self.observations.is_some())?;
        named.set_item("last_observations", self.last_observations.is_some())?;
        if let Some(bots) = &self.named {
            named.set_item("opponents", &bots.names)?;
            match bots.place {
                Place::Fixed(seat) => named.set_item("seat", seat.index())?,
                Place::Drawn => named.set_item("seat", "random")?,
            }
            named.set_item("time_ms", bots.budget.0)?;
            named.set_item("iterations", bots.budget.1)?;
        }
        let make = py.import("mirabilia._mirabilia")?.getattr("_vec_env")?.unbind();
        Ok((make, (args, named).into_pyobject(py)?, (core.seed, core.batch.keep())))
    }

    fn __setstate__(&self, py: Python<'_>, state: Restored) -> PyResult<()> {
        let mut core = self.core()?;
        core.seed = state.0;
        let batch = &mut core.batch;
        let mut fits = true;
        self.with(py, |out| {
            fits = batch.restore(state.0, state.1, out);
            Ok(())
        })?;
        if fits { Ok(()) } else { Err(wrong("the pickled games do not fit this version's rules")) }
    }

    fn __repr__(&self) -> PyResult<String> {
        let (game, n, seats) = (self.said.kind.name(), self.num_envs, self.said.seats);
        Ok(format!("VecEnv(\"{game}\", {n}, seats={seats}, seed={})", self.core()?.seed))
    }
}

/// What pickle keeps: the seed and the games.
type Restored = (u64, Vec<Kept>);

/// Makes a `VecEnv` from what pickle kept.
#[pyfunction]
#[pyo3(name = "_vec_env")]
pub(crate) fn vec_env_again<'py>(
    py: Python<'py>,
    args: &Bound<'py, PyTuple>,
    named: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    py.get_type::<PyVecEnv>().call(args.clone(), Some(named))
}

impl PyVecEnv {
    /// What a step changes; an error if another thread is in a step.
    fn core(&self) -> PyResult<MutexGuard<'_, Core>> {
        match self.core.try_lock() {
            Ok(core) => Ok(core),
            Err(TryLockError::Poisoned(core)) => Ok(core.into_inner()),
            Err(TryLockError::WouldBlock) => Err(busy()),
        }
    }

    fn check_games(&self, games: &[i64]) -> PyResult<()> {
        let fits = |game: i64| usize::try_from(game).is_ok_and(|game| game < self.num_envs);
        match games.iter().find(|game| !fits(**game)) {
            None => Ok(()),
            Some(game) => {
                Err(wrong(format!("no game {game}; games are 0 to {}", self.num_envs - 1)))
            }
        }
    }

    /// Runs `work` with the arrays to write into, with the GIL released.
    fn with(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Out<'_>) -> Result<(), Illegal> + Send,
    ) -> PyResult<()> {
        let sights = self.observations.as_ref().map(|a| a.bind(py));
        let last = self.last_observations.as_ref().map(|a| a.bind(py));
        let masks = self.masks.as_ref().map(|a| a.bind(py));
        let mut sights = sights.map(|a| writable("observations", a)).transpose()?;
        let mut last = last.map(|a| writable("last_observations", a)).transpose()?;
        let mut masks = masks.map(|a| writable("masks", a)).transpose()?;
        let mut rewards = writable("rewards", self.rewards.bind(py))?;
        let mut points = writable("points", self.points.bind(py))?;
        let mut dones = writable("dones", self.dones.bind(py))?;
        let mut ends = writable("ends", self.ends.bind(py))?;
        let mut seats = writable("seats", self.seats.bind(py))?;
        let out = Out {
            observations: sights.as_mut().map(|a| a.as_slice_mut()).transpose()?,
            last: last.as_mut().map(|a| a.as_slice_mut()).transpose()?,
            masks: masks.as_mut().map(|a| a.as_slice_mut()).transpose()?,
            rewards: rewards.as_slice_mut()?,
            points: points.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            ends: ends.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        py.detach(|| work(out)).map_err(|wrong_id| {
            let Illegal { game, seat, id, legal } = wrong_id;
            let why = illegal(id, seat, &legal, self.ids);
            wrong(format!("game {game}: {}", why.value(py)))
        })
    }
}
