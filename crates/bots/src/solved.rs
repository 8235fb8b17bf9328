//! The result of an exact solver.

use crate::bot::{Advice, Opinion};

/// Every move of a decision with its exact value.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// Each legal move with its share of the victory under best play of both sides, averaged over
    /// luck.
    pub moves: Vec<(M, f32)>,
    /// The move to play: one of the best.
    pub best: M,
    /// How many positions were visited.
    pub positions: u64,
}

impl<M: Copy + PartialEq> Solved<M> {
    pub(crate) fn advice(self) -> Advice<M> {
        let value_of =
            |wanted: M| self.moves.iter().find(|(m, _)| *m == wanted).map_or(0.0, |x| x.1);
        Advice {
            best: self.best,
            value: value_of(self.best),
            opinions: self
                .moves
                .iter()
                .map(|&(m, value)| Opinion { m, value, visits: self.positions })
                .collect(),
            principal_variation: Vec::new(),
            iterations: self.positions,
            exact: true,
        }
    }
}
