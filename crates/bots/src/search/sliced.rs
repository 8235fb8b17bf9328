//! A search in time slices, for callers that nothing can interrupt, such as a web worker. With a
//! budget of iterations it reaches the same decision as [`Search::think`].

use std::time::Duration;

use mirabilia_kernel::Seat;

use super::{Progress, Search, Start};
use crate::bot::{Advice, Knowledge};
use crate::budget::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::proven::ProvenMoves;

/// The search of one decision, on one thread.
pub struct SlicedSearch<G: Evaluate> {
    search: Search<G>,
    view: G::View,
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
    pub fn new(search: Search<G>, view: G::View, seat: Seat, budget: Budget) -> Self {
        Self { search, view, seat, budget, stage: Stage::New }
    }

    /// Runs for about this long. Returns whether there is more to do. The first slice is longer if an
    /// ending is solved exactly. The time of the budget includes the time between slices.
    pub fn think(&mut self, slice: Duration) -> bool {
        let end = Clock::start(&Budget::time(slice));
        let (knowledge, seat) = (Knowledge::Seat(&self.view), self.seat);
        if let Stage::New = self.stage {
            let clock = Clock::start(&self.budget);
            self.stage = match self.search.begin(knowledge, seat, &self.budget, &clock) {
                Start::Decided(advice) => Stage::Decided(advice),
                Start::Search(root, proven) => {
                    let progress = Progress::default();
                    Stage::Running { root, proven, clock, progress, more: true }
                }
            };
        }
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
