//! Searching one root move on purpose: an analysis must measure the move that was played as well as
//! the best one, however low its prior is.

use mirabilia_kernel::Seat;

use super::Search;
use crate::bot::{Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::calibration::calibrate;
use crate::evaluate::Evaluate;

impl<G: Evaluate> Search<G> {
    /// Searches one legal move of the decision that [`think`](Search::think) searched last, until
    /// the budget is spent, with at least one iteration. Only the root move is fixed. The result
    /// counts all visits of the move, including those of `think`.
    pub fn search_move(
        &mut self,
        knowledge: Knowledge<'_, G>,
        seat: Seat,
        m: G::Move,
        budget: &Budget,
    ) -> Opinion<G::Move> {
        let clock = Clock::start(budget);
        self.fixed_move = Some((seat, m));
        let mut done = 0;
        let (root, seats) = loop {
            let mut state = knowledge.sample_world(&mut self.luck);
            let root = state.node_key(seat, 0);
            self.iterate(&mut state, seat);
            done += 1;
            if clock.is_over(done) {
                break (root, state.seats());
            }
        };
        self.fixed_move = None;
        let node = self.tree.find(root).expect("the root has been visited");
        let visited = self.tree.edges(node).iter().find(|edge| edge.m == m && edge.visits > 0);
        let (value, visits) = visited.map_or((0.0, 0), |edge| (edge.mean(), edge.visits));
        Opinion {
            m,
            value: calibrate(value, seats, self.evaluator.tuning.calibration),
            visits: u64::from(visits),
        }
    }
}
