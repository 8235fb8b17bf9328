//! `greedy`: the move that looks best at a glance.

use mirabilia_kernel::{Fast, Luck, Seat};

use crate::bot::{Advice, Bot, Opinion};
use crate::budget::Budget;
use crate::judge::Judged;

/// Plays the move of the highest worth. With some `noise` (in points) it errs now and then.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Fast,
    noise: f32,
}

impl Greedy {
    /// A bot whose choices among equals follow from this number.
    pub fn new(seed: u64) -> Self {
        Self::with_noise(seed, 0.0)
    }

    /// The same, misjudging each move by up to `noise` points.
    pub fn with_noise(seed: u64, noise: f32) -> Self {
        Self { luck: Fast::new(seed), noise }
    }
}

impl<G: Judged> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget) -> Advice<G::Move> {
        let world = G::imagine(view, &mut self.luck);
        let (mut moves, mut worths) = (Vec::new(), Vec::new());
        world.legal_moves(seat, &mut moves);
        world.worths(seat, &moves, &mut worths);
        let chances = chances(&worths, G::TUNING.warmth);
        let mut best = (0, f32::NEG_INFINITY);
        for (i, worth) in worths.iter().enumerate() {
            let worth = worth + self.noise * self.luck.bits() as f32 / u32::MAX as f32;
            if worth > best.1 {
                best = (i, worth);
            }
        }
        // At a glance it has no idea who wins: the fair share, and more for a better move.
        let fair = 1.0 / f32::from(world.seats());
        let top = chances.iter().copied().fold(0.0, f32::max);
        let opinions = moves
            .iter()
            .zip(&chances)
            .map(|(&m, chance)| Opinion { m, value: fair * chance / top, visits: 0 })
            .collect();
        Advice {
            best: moves[best.0],
            value: fair,
            opinions,
            line: Vec::new(),
            iterations: 1,
            exact: false,
        }
    }
}

/// How likely each move seems from its worth: e times likelier for each `warmth` points.
pub(crate) fn chances(worths: &[f32], warmth: f32) -> Vec<f32> {
    let top = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances: Vec<f32> = worths.iter().map(|w| ((w - top) / warmth).exp()).collect();
    let sum: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= sum;
    }
    chances
}
