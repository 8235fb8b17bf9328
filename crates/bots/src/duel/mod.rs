//! Judgement of Duel: what moves are worth, what the network sees, how endings are solved.

mod features;
mod names;
mod playout;
mod side;
mod solver;
mod supremacy;
mod worth;

use std::sync::OnceLock;

use mirabilia_games::duel::{Move, State};
use mirabilia_kernel::{Luck, Seat};

use crate::forced::Forced;
use crate::judge::{Judged, Leaf, Scratch, Tuning};
use crate::named::Level;
use crate::net::Net;
use crate::solved::Solved;

impl Judged for State {
    const TUNING: Tuning = Tuning {
        explore: 0.8,
        warmth: 4.0,
        doubt: 0.1,
        noise: 2.0,
        leaf: Leaf::Net,
        depth: 60,
        others: 60,
        sharpness: 1.0,
    };
    const KEYS_FIX_MOVES: bool = true;
    const FEATURES: &'static [&'static str] = names::NAMES;
    const LEVELS: [Level; 3] = [
        Level::Glance { noise: 7.0 },
        Level::Glance { noise: 1.0 },
        Level::Look { iterations: 20 },
    ];

    fn worths(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        worth::worths(self, seat, moves, out);
    }

    fn key(&self, seat: Seat, path: u64) -> u64 {
        let _ = (seat, path);
        self.fingerprint()
    }

    fn playout_move(&self, seat: Seat, luck: &mut impl Luck, _: &mut Scratch<Self>) -> Move {
        playout::choose(self, seat, luck).unwrap_or_else(|| self.random_move(luck))
    }

    fn solve(&self, seat: Seat, late: &dyn Fn() -> bool) -> Option<Solved<Move>> {
        solver::solve(self, seat, late)
    }

    fn forced(&self, seat: Seat, late: &dyn Fn() -> bool) -> Forced<Move> {
        supremacy::forced(self, seat, late)
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, out);
    }

    fn net() -> Option<&'static Net> {
        static NET: OnceLock<Option<Net>> = OnceLock::new();
        Net::embedded(&NET, include_bytes!("../../nets/duel.net"), names::NAMES.len())
    }
}
