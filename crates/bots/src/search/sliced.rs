//! A search in time slices, for callers that nothing can interrupt, such as a web worker. With a
//! budget of iterations it reaches the same decision as [`Search::think`].

use std::time::Duration;

use mirabilia_kernel::{Game, Seat};

use super::{Progress, Search, Start, parallel};
use crate::bot::{Advice, Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::proven::ProvenMoves;

/// What a search may know, for a search that outlives its caller's view.
#[derive(Clone, Debug)]
pub enum Known<G: Game> {
    /// The view of one seat.
    Seat(G::View),
    /// The whole state: only for analysing finished games.
    All(G),
}

impl<G: Game> Known<G> {
    /// The same, borrowed.
    pub fn knowledge(&self) -> Knowledge<'_, G> {
        match self {
            Self::Seat(view) => Knowledge::Seat(view),
            Self::All(state) => Knowledge::All(state),
        }
    }
}

/// The search of one decision, on one thread.
pub struct SlicedSearch<G: Evaluate> {
    search: Search<G>,
    known: Known<G>,
    seat: Seat,
    budget: Budget,
    stage: Stage<G>,
}

enum Stage<G: Evaluate> {
    New,
    Decided(Advice<G::Move>),
    Running { root: G, proven: ProvenMoves<G::Move>, clock: Clock, progress: Progress, more: bool },
}

impl<G: Evaluate> SlicedSearch<G> {
    /// The search of a seat's decision. Nothing runs yet.
    pub fn new(search: Search<G>, known: Known<G>, seat: Seat, budget: Budget) -> Self {
        Self { search, known, seat, budget, stage: Stage::New }
    }

    /// What the search knows.
    pub fn knowledge(&self) -> Knowledge<'_, G> {
        self.known.knowledge()
    }

    /// Runs for about this long. Returns whether there is more to do. The first slice is longer if an
    /// ending is solved exactly. The time of the budget includes the time between slices.
    pub fn think(&mut self, slice: Duration) -> bool {
        self.run(&Budget::time(slice))
    }

    /// The same with a slice of time, iterations, or both.
    pub fn run(&mut self, slice: &Budget) -> bool {
        let end = Clock::start(slice);
        self.begin();
        let (knowledge, seat) = (self.known.knowledge(), self.seat);
        let Stage::Running { root, clock, progress, more, .. } = &mut self.stage else {
            return false;
        };
        let key = root.node_key(seat, 0);
        let start = progress.done;
        while *more {
            *more = self.search.run_once(knowledge, seat, key, &self.budget, clock, progress);
            if end.is_over(progress.done - start) {
                break;
            }
        }
        *more
    }

    /// Spends the whole budget at once, on all its threads, as [`Search::think`] does.
    pub fn finish(&mut self) {
        self.begin();
        let (knowledge, seat) = (self.known.knowledge(), self.seat);
        if let Stage::Running { root, clock, progress, more, .. } = &mut self.stage {
            let key = root.node_key(seat, 0);
            progress.done +=
                parallel::run(&mut self.search, knowledge, seat, key, &self.budget, clock);
            *more = false;
        }
    }

    /// Decides without a search if possible; otherwise prepares it. Only the first call does anything.
    fn begin(&mut self) {
        if let Stage::New = self.stage {
            let clock = Clock::start(&self.budget);
            let knowledge = self.known.knowledge();
            self.stage = match self.search.begin(knowledge, self.seat, &self.budget, &clock) {
                Start::Decided(advice) => Stage::Decided(advice),
                Start::Search(root, proven) => {
                    let progress = Progress::default();
                    Stage::Running { root, proven, clock, progress, more: true }
                }
            };
        }
    }

    /// Searches one legal move on purpose; see [`Search::search_move`]. Runs must have come before.
    pub fn search_move(&mut self, m: G::Move, slice: &Budget) -> Opinion<G::Move> {
        self.search.search_move(self.known.knowledge(), self.seat, m, slice)
    }

    /// The decision so far. Runs briefly if nothing has run yet.
    pub fn advice(&mut self) -> Advice<G::Move> {
        if let Stage::New = self.stage {
            self.think(Duration::ZERO);
        }
        match &self.stage {
            Stage::New => unreachable!("the first slice leaves this stage"),
            Stage::Decided(advice) => advice.clone(),
            Stage::Running { root, proven, progress, .. } => {
                self.search.conclude(root, proven, self.seat, progress.done)
            }
        }
    }
}
