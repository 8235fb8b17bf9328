//! `VecEnv`: many games at once over NumPy arrays of the caller.

use mirabilia_games::for_game;
use mirabilia_kernel::Game;
use numpy::{Element, PyArrayDyn};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::{checked, whole_numbers, writable};
use crate::batch::{Batch, Crowd, Illegal, Out};
use crate::env::{illegal, seed_from};
use crate::error::wrong;
use crate::observe::Sight;
use crate::round::{Asks, Round};
use crate::setup::Said;

/// More games than this are a mistake.
const MOST: usize = 1 << 22;

/// Many games of one kind, stepped together on all cores with the GIL released. Results are
/// written into NumPy arrays: those given, or new ones. A finished game restarts at once; its
/// rewards and its `done` stay until the next step, the observation is that of the new game.
///
/// With `all_seats=False` (the default) each game asks one seat per step: observations have the shape
/// `(n, features)`, masks `(n, ids)`, and `seats` says which is asked. With `all_seats=True` every seat
/// acts at every step: `(n, seats, features)` and `(n, seats, ids)`; a seat with nothing to decide
/// has one legal id, the no-op. Rewards have the shape `(n, seats)`, dones and seats `(n,)`.
///
/// >>> import mirabilia
/// >>> envs = mirabilia.VecEnv("duel", 16, seed=7)
/// >>> envs.reset()
/// >>> for _ in range(100):
/// ...     envs.step(envs.sample())
/// >>> envs.observations.shape == (16, envs.features)
/// True
#[pyclass(module = "mirabilia", name = "VecEnv")]
pub(crate) struct PyVecEnv {
    batch: Box<dyn Batch>,
    said: Said,
    rows: usize,
    all_seats: bool,
    actions: Vec<i64>,
    #[pyo3(get)]
    num_envs: usize,
    #[pyo3(get)]
    features: usize,
    #[pyo3(get)]
    ids: usize,
    #[pyo3(get)]
    seed: u64,
    /// The observations; `None` if the caller wants none.
    #[pyo3(get)]
    observations: Option<Py<PyArrayDyn<f32>>>,
    #[pyo3(get)]
    masks: Option<Py<PyArrayDyn<i8>>>,
    #[pyo3(get)]
    rewards: Py<PyArrayDyn<f32>>,
    #[pyo3(get)]
    dones: Py<PyArrayDyn<bool>>,
    #[pyo3(get)]
    seats: Py<PyArrayDyn<i8>>,
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
        dones=None
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
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        let sight = Sight::read(parts, info)?;
        let seed = seed_from(seed)?;
        let n = match usize::try_from(num_envs) {
            Ok(n) if (1..=MOST).contains(&n) => n,
            _ => return Err(wrong(format!("num_envs is {num_envs}; expected 1 to {MOST}"))),
        };
        let threads = match threads.map_or(Ok(mirabilia_arena::all_cores()), usize::try_from) {
            Ok(threads) if (1..=1024).contains(&threads) => threads,
            _ => return Err(wrong(format!("threads is {threads:?}; expected 1 to 1024"))),
        };
        let asks = if all_seats { Asks::AllSeats } else { Asks::OneSeat };
        let (batch, features, ids, seats): (Box<dyn Batch>, _, _, _) = for_game!(said.kind, G => {
            let opening: G = said.opening()?;
            let seats = usize::from(Game::seats(&opening));
            let crowd = py
                .detach(|| Crowd::new(opening, n, asks, sight, seed, threads))
                .map_err(|error| wrong(format!("threads: {error}")))?;
            (Box::new(crowd), sight.names::<G>().len(), Round::<G>::IDS, seats)
        });
        let row: &[usize] = if all_seats { &[seats] } else { &[] };
        let shape = |last: usize| [&[n], row, &[last]].concat();
        let mut env = Self {
            batch,
            said,
            rows: if all_seats { seats } else { 1 },
            all_seats,
            actions: Vec::new(),
            num_envs: n,
            features,
            ids,
            seed,
            observations: (observe || observations.is_some())
                .then(|| array(py, "observations", observations, &shape(features)))
                .transpose()?,
            masks: (observe || masks.is_some())
                .then(|| array(py, "masks", masks, &shape(ids)))
                .transpose()?,
            rewards: array(py, "rewards", rewards, &[n, seats])?,
            dones: array(py, "dones", dones, &[n])?,
            seats: array(py, "seats", None, &[n])?,
        };
        env.reset(py, None)?;
        Ok(env)
    }

    /// Restarts all games; without a seed, with the initial seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<i128>) -> PyResult<()> {
        if let Some(seed) = seed {
            self.seed = seed_from(seed)?;
        }
        let seed = self.seed;
        self.with(py, |batch, _, out| {
            batch.reset(seed, out);
            Ok(())
        })
    }

    /// Plays one id for every asked seat. If one is illegal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let shape: &[usize] =
            if self.all_seats { &[self.num_envs, self.rows] } else { &[self.num_envs] };
        whole_numbers("actions", actions, shape, &mut self.actions)?;
        self.with(py, |batch, actions, out| batch.step(actions, out))
    }

    /// A uniformly random legal id for every asked seat, determined by the seed.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
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
            let mut write = writable("out", &array)?;
            let (batch, ids) = (&mut self.batch, write.as_slice_mut()?);
            py.detach(|| batch.sample(ids));
        }
        Ok(array)
    }

    /// The current seed of one of the games: `mirabilia.new` with this seed and the same moves gives
    /// the same game.
    fn seed_of(&self, game: i64) -> PyResult<u64> {
        match usize::try_from(game) {
            Ok(game) if game < self.num_envs => Ok(self.batch.seed(game)),
            _ => Err(wrong(format!("no game {game}; games are 0 to {}", self.num_envs - 1))),
        }
    }

    /// The number of players.
    #[getter]
    fn num_seats(&self) -> u8 {
        self.said.seats
    }

    fn __len__(&self) -> usize {
        self.num_envs
    }

    fn __repr__(&self) -> String {
        let (game, n, seats) = (self.said.kind.name(), self.num_envs, self.said.seats);
        format!("VecEnv(\"{game}\", {n}, seats={seats}, seed={})", self.seed)
    }
}

impl PyVecEnv {
    /// Runs `work` with the arrays to write into, with the GIL released.
    fn with(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, &[i64], Out<'_>) -> Result<(), Illegal> + Send,
    ) -> PyResult<()> {
        let sights = self.observations.as_ref().map(|a| a.bind(py));
        let masks = self.masks.as_ref().map(|a| a.bind(py));
        let mut sights = sights.map(|a| writable("observations", a)).transpose()?;
        let mut masks = masks.map(|a| writable("masks", a)).transpose()?;
        let mut rewards = writable("rewards", self.rewards.bind(py))?;
        let mut dones = writable("dones", self.dones.bind(py))?;
        let mut seats = writable("seats", self.seats.bind(py))?;
        let out = Out {
            observations: sights.as_mut().map(|a| a.as_slice_mut()).transpose()?,
            masks: masks.as_mut().map(|a| a.as_slice_mut()).transpose()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let (batch, actions) = (&mut *self.batch, &*self.actions);
        py.detach(|| work(batch, actions, out)).map_err(|wrong_id| {
            let Illegal { game, seat, id, legal } = wrong_id;
            let why = illegal(id, seat, &legal, self.ids);
            wrong(format!("game {game}: {}", why.value(py)))
        })
    }
}
