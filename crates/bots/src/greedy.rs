//! `greedy`: the move with the highest heuristic value, without search.

use mirabilia_kernel::{Fast, Luck, Seat};

use crate::bot::{Advice, Bot, Opinion};
use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::net::softmax_at;
use crate::style::Style;

/// Plays the move with the highest heuristic value. With `noise` (in points) it makes mistakes.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Fast,
    noise: f32,
    style: Option<Style>,
}

impl Greedy {
    /// A bot without noise. The seed breaks ties.
    pub fn new(seed: u64) -> Self {
        Self::with_noise(seed, 0.0)
    }

    /// A bot that misjudges each move by up to `noise` points.
    pub fn with_noise(seed: u64, noise: f32) -> Self {
        Self { luck: Fast::new(seed), noise, style: None }
    }

    /// The same bot, liking something.
    #[must_use]
    pub fn with_style(self, style: Option<Style>) -> Self {
        Self { style, ..self }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget) -> Advice<G::Move> {
        let world = G::imagine(view, &mut self.luck);
        let (mut moves, mut heuristic) = (Vec::new(), Vec::new());
        world.legal_moves(seat, &mut moves);
        world.heuristic(seat, &moves, &mut heuristic);
        if let Some(style) = self.style {
            style.add_to(&world, seat, 1.0, &moves, &mut heuristic);
        }
        let mut best = (0, f32::NEG_INFINITY);
        for (i, value) in heuristic.iter().enumerate() {
            let value = value + self.noise * self.luck.bits() as f32 / u32::MAX as f32;
            if value > best.1 {
                best = (i, value);
            }
        }
        // The heuristic does not estimate who wins: the most likely move gets a fair share, the
        // others less.
        let fair = 1.0 / f32::from(world.seats());
        let mut priors = heuristic;
        softmax_at(&mut priors, G::TUNING.prior_temperature);
        let top = priors.iter().copied().fold(0.0, f32::max);
        let opinions = moves
            .iter()
            .zip(&priors)
            .map(|(&m, prior)| Opinion { m, value: fair * prior / top, visits: 0 })
            .collect();
        Advice {
            best: moves[best.0],
            value: fair,
            opinions,
            principal_variation: Vec::new(),
            iterations: 1,
            exact: false,
        }
    }
}
