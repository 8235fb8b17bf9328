//! Looking at one move of a decision on purpose: for analyses, where the move that was played must be
//! measured as well as the best one, however little the search thinks of it.

use mirabilia_kernel::Seat;

use super::{Search, world};
use crate::bot::{Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::chance::sharpened;
use crate::judge::Judged;

impl<G: Judged> Search<G> {
    /// Looks at one legal move of the decision that was thought about last until the budget is spent,
    /// at least once. What comes after the move is chosen as ever. The opinion counts all looks at
    /// the move, those of [`think`](Search::think) too.
    pub fn look_at(
        &mut self,
        known: Knowledge<'_, G>,
        seat: Seat,
        m: G::Move,
        budget: &Budget,
    ) -> Opinion<G::Move> {
        let clock = Clock::start(budget);
        self.forced = Some((seat, m));
        let mut done = 0;
        let (root, seats) = loop {
            let mut state = world(known, &mut self.luck);
            let root = state.key(seat, 0);
            self.iterate(&mut state, seat);
            done += 1;
            if clock.is_over(done) {
                break (root, state.seats());
            }
        };
        self.forced = None;
        let node = self.tree.find(root).expect("the root was looked at");
        let looked = self.tree.edges(node).iter().find(|edge| edge.m == m && edge.visits > 0);
        let (value, visits) =
            looked.map_or((0.0, 0), |edge| (edge.total / edge.visits as f32, edge.visits));
        Opinion {
            m,
            value: sharpened(value, seats, G::TUNING.sharpness),
            visits: u64::from(visits),
        }
    }
}
