//! `Env`: one game played by ids, with minimal overhead.

use mirabilia_games::for_game;
use mirabilia_kernel::{Fast, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::{checked, writable};
use crate::error::{seat_of, wrong};
use crate::luck::seed_of;
use crate::observe::{Observable, Sight};
use crate::round::{Asks, Round};
use crate::setup::Said;

/// A game of any kind, by ids.
trait Single: Send + Sync {
    fn restart(&mut self, seed: u64);
    fn step(&mut self, id: i64) -> PyResult<bool>;
    fn sample(&mut self) -> Option<u16>;
    fn ids(&self) -> &[u16];
    fn seat(&self) -> Option<Seat>;
    fn seed(&self) -> u64;
    fn rewards(&self) -> Vec<f64>;
    fn write(
        &self,
        seat: Option<Seat>,
        sight: Sight,
        sights: Option<&mut [f32]>,
        mask: Option<&mut [i8]>,
    );
}

struct One<G: Observable> {
    opening: G,
    round: Round<G>,
    luck: Fast,
}

impl<G: Observable> Single for One<G> {
    fn restart(&mut self, seed: u64) {
        self.round.restart(&self.opening, seed);
        self.luck = Fast::new(seed);
    }

    #[inline]
    fn step(&mut self, id: i64) -> PyResult<bool> {
        match self.round.place(0, id) {
            Some(place) => self.round.step(|_| place),
            None => return Err(illegal(id, self.round.seat(0), self.ids(), Round::<G>::IDS)),
        }
        Ok(self.round.is_over())
    }

    fn sample(&mut self) -> Option<u16> {
        let Self { round, luck, .. } = self;
        (!round.is_over()).then(|| round.sample(0, luck))
    }

    fn ids(&self) -> &[u16] {
        &self.round.legal(0).ids
    }

    fn seat(&self) -> Option<Seat> {
        self.round.seat(0)
    }

    fn seed(&self) -> u64 {
        self.round.seed()
    }

    fn rewards(&self) -> Vec<f64> {
        Seat::all(self.opening.seats()).map(|seat| self.round.reward(seat)).collect()
    }

    fn write(
        &self,
        seat: Option<Seat>,
        sight: Sight,
        sights: Option<&mut [f32]>,
        mask: Option<&mut [i8]>,
    ) {
        if let Some(out) = sights {
            match seat {
                Some(seat) => sight.write(self.round.state(), seat, out),
                None => self.round.write_sight(0, sight, out),
            }
        }
        if let Some(out) = mask {
            self.round.write_mask(0, out);
        }
    }
}

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
/// >>> import mirabilia
/// >>> env = mirabilia.Env("duel", seed=7)
/// >>> while not env.step(env.sample()):
/// ...     pass
/// >>> sum(env.rewards)
/// 0.0
#[pyclass(module = "mirabilia", name = "Env")]
pub(crate) struct PyEnv {
    game: Box<dyn Single>,
    said: Said,
    sight: Sight,
    #[pyo3(get)]
    features: usize,
    #[pyo3(get)]
    ids: usize,
    games: u64,
    first_seed: u64,
}

#[pymethods]
impl PyEnv {
    #[new]
    #[pyo3(signature = (game, seats=None, seed=0, options=None, boards=None, *, parts="both", info="seat"))]
    #[allow(clippy::too_many_arguments)] // Python calls them by name
    fn new(
        game: &str,
        seats: Option<i64>,
        seed: i128,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
        parts: &str,
        info: &str,
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        let sight = Sight::read(parts, info)?;
        let seed = seed_from(seed)?;
        let (game, features, ids): (Box<dyn Single>, _, _) = for_game!(said.kind, G => {
            let opening: G = said.opening()?;
            let round = Round::new(&opening, Asks::OneSeat, seed);
            let one = One { opening, round, luck: Fast::new(seed) };
            (Box::new(one), sight.names::<G>().len(), Round::<G>::IDS)
        });
        Ok(Self { game, said, sight, features, ids, games: 0, first_seed: seed })
    }

    /// Starts a new game; without a seed, the next one of a sequence derived from the first seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<i128>) -> PyResult<()> {
        let seed = if let Some(seed) = seed {
            self.games = 0;
            self.first_seed = seed_from(seed)?;
            self.first_seed
        } else {
            self.games += 1;
            seed_of(self.first_seed, 0, self.games)
        };
        self.game.restart(seed);
        Ok(())
    }

    /// Plays an id for the deciding seat. Returns true if the game is over.
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
    /// the caller.
    #[pyo3(signature = (observation=None, mask=None, seat=None))]
    fn observe(
        &self,
        observation: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        seat: Option<i64>,
    ) -> PyResult<()> {
        let seat = seat.map(|seat| seat_of(seat, self.said.seats)).transpose()?;
        let sights =
            observation.map(|a| checked::<f32>("observation", a, &[self.features])).transpose()?;
        let mask = mask.map(|a| checked::<i8>("mask", a, &[self.ids])).transpose()?;
        let mut sights = sights.as_ref().map(|a| writable("observation", a)).transpose()?;
        let mut mask = mask.as_ref().map(|a| writable("mask", a)).transpose()?;
        let sights = sights.as_mut().map(|a| a.as_slice_mut()).transpose()?;
        let mask = mask.as_mut().map(|a| a.as_slice_mut()).transpose()?;
        self.game.write(seat, self.sight, sights, mask);
        Ok(())
    }

    /// The deciding seat; `None` if the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.game.seat().map(Seat::index)
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

    fn __repr__(&self) -> String {
        let (game, seats) = (self.said.kind.name(), self.said.seats);
        format!("Env(\"{game}\", seats={seats}, seed={})", self.game.seed())
    }
}
