//! `random`: any legal move, all equally likely. The baseline for every other bot.

use mirabilia_kernel::{Fast, Game, Luck, Seat};

use crate::bot::{Advice, Bot, Opinion};
use crate::budget::Budget;

/// Plays a random legal move.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    luck: Fast,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self { luck: Fast::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget) -> Advice<G::Move> {
        let world = G::imagine(view, &mut self.luck);
        let mut moves = Vec::new();
        world.legal_moves(seat, &mut moves);
        let best = moves[self.luck.below(moves.len() as u32) as usize];
        // It evaluates nothing, so every seat gets a fair share.
        let value = 1.0 / f32::from(world.seats());
        let opinions = moves.into_iter().map(|m| Opinion { m, value, visits: 0 }).collect();
        Advice {
            best,
            value,
            opinions,
            principal_variation: Vec::new(),
            iterations: 0,
            exact: false,
        }
    }
}
