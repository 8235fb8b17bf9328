//! What an exact solver says.

use crate::bot::{Advice, Opinion};

/// Every move of a decision with its exact value.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// Each legal move with the share of the victory it is worth under best play of both sides,
    /// luck averaged.
    pub moves: Vec<(M, f32)>,
    /// Among the best moves, the one to play.
    pub best: M,
    /// How many positions were weighed.
    pub positions: u64,
}

impl<M: Copy + PartialEq> Solved<M> {
    /// As a bot's decision.
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
            line: Vec::new(),
            iterations: self.positions,
            exact: true,
        }
    }
}
