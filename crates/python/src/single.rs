//! One game of any kind, played by ids, with or without opponents: what `Env` holds.

use mirabilia_kernel::{Outcome, Seat};
use pyo3::PyResult;

use crate::env::illegal;
use crate::observe::{Observable, Sight};
use crate::opponents::{Named, Opponents};
use crate::round::{Asks, Round};

/// A game of any kind, by ids.
pub(crate) trait Single: Send + Sync {
    fn restart(&mut self, seed: u64, learner: Option<Seat>);
    fn step(&mut self, id: i64) -> PyResult<bool>;
    fn sample(&mut self) -> Option<u16>;
    fn ids(&self) -> &[u16];
    fn seat(&self) -> Option<Seat>;
    fn learner(&self) -> Option<Seat>;
    fn seed(&self) -> u64;
    fn history(&self) -> &[u16];
    fn replay(&mut self, history: &[u16]) -> Option<u16>;
    fn rewards(&self) -> Vec<f64>;
    fn points(&self) -> Vec<i16>;
    fn outcome(&self) -> Option<Outcome>;
    fn write(&self, seat: Option<Seat>, sight: Sight, out: &mut [f32]);
    fn write_mask(&self, seat: Option<Seat>, out: &mut [i8]);
}

pub(crate) struct One<G: Observable> {
    opening: G,
    round: Round<G>,
    named: Option<Named>,
    opponents: Option<Opponents<G>>,
}

impl<G: Observable> One<G> {
    pub(crate) fn new(opening: G, seed: u64, named: Option<Named>) -> Self {
        let mut round = Round::new(&opening, Asks::OneSeat, seed);
        let mut opponents =
            named.as_ref().map(|named| Opponents::new(named, opening.seats(), seed));
        if let Some(opponents) = &mut opponents {
            opponents.play(&mut round);
        }
        Self { opening, round, named, opponents }
    }
}

// The bots of a game are behind `&mut self`, so nothing is shared between threads.
impl<G: Observable> Single for One<G> {
    fn restart(&mut self, seed: u64, learner: Option<Seat>) {
        self.round.restart(&self.opening, seed);
        if let (Some(opponents), Some(named)) = (&mut self.opponents, &self.named) {
            let seats = self.opening.seats();
            let learner = learner.unwrap_or_else(|| named.place.seat(seed, seats));
            opponents.restart(named, learner, seats, seed);
            opponents.play(&mut self.round);
        }
    }

    #[inline]
    fn step(&mut self, id: i64) -> PyResult<bool> {
        match self.round.place(0, id) {
            Some(place) => self.round.step(|_| place),
            None => return Err(illegal(id, self.round.seat(0), self.ids(), Round::<G>::IDS)),
        }
        if let Some(opponents) = &mut self.opponents {
            opponents.play(&mut self.round);
        }
        Ok(self.round.is_over())
    }

    fn sample(&mut self) -> Option<u16> {
        (!self.round.is_over()).then(|| self.round.sample(0))
    }

    fn ids(&self) -> &[u16] {
        &self.round.legal(0).ids
    }

    fn seat(&self) -> Option<Seat> {
        self.round.seat(0)
    }

    fn learner(&self) -> Option<Seat> {
        self.opponents.as_ref().map(|opponents| opponents.learner)
    }

    fn seed(&self) -> u64 {
        self.round.seed()
    }

    fn history(&self) -> &[u16] {
        self.round.history()
    }

    fn replay(&mut self, history: &[u16]) -> Option<u16> {
        self.round.restart(&self.opening, self.round.seed());
        self.round.replay(history)
    }

    fn rewards(&self) -> Vec<f64> {
        Seat::all(self.opening.seats()).map(|seat| self.round.reward(seat)).collect()
    }

    fn points(&self) -> Vec<i16> {
        let state = self.round.state();
        Seat::all(self.opening.seats()).map(|seat| state.score(seat).total()).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.round.state().outcome()
    }

    fn write(&self, seat: Option<Seat>, sight: Sight, out: &mut [f32]) {
        match seat {
            Some(seat) => sight.write(self.round.state(), seat, out),
            None => self.round.write_sight(0, sight, out),
        }
    }

    fn write_mask(&self, seat: Option<Seat>, out: &mut [i8]) {
        match seat {
            Some(seat) => self.round.write_mask_of(seat, out),
            None => self.round.write_mask(0, out),
        }
    }
}
