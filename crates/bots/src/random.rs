//! `random`: any legal move, each equally likely. The floor that every other bot stands on.

use mirabilia_kernel::{Fast, Game, Luck, Seat};

use crate::bot::{Advice, Bot, Opinion};
use crate::budget::Budget;

/// Plays any legal move.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Fast,
}

impl Random {
    /// A bot whose choices follow from this number.
    pub fn new(seed: u64) -> Self {
        Self { luck: Fast::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget) -> Advice<G::Move> {
        let world = G::imagine(view, &mut self.luck);
        let mut moves = Vec::new();
        world.legal_moves(seat, &mut moves);
        let best = moves[self.luck.below(moves.len() as u32) as usize];
        // It has no opinion: everybody is as likely to win as anybody.
        let value = 1.0 / f32::from(world.seats());
        let opinions = moves.into_iter().map(|m| Opinion { m, value, visits: 0 }).collect();
        Advice { best, value, opinions, line: Vec::new(), iterations: 0, exact: false }
    }
}
