//! Judgement of dice.

mod features;
mod worth;

use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use crate::judge::{Judged, Leaf, Tuning};
use crate::named::Level;
use crate::net::Net;
use crate::search::key_of;

impl Judged for State {
    const TUNING: Tuning = Tuning {
        explore: 1.0,
        warmth: 2.0,
        doubt: 0.1,
        noise: 2.0,
        leaf: Leaf::Playout,
        depth: 60,
    };
    const KEYS_FIX_MOVES: bool = false;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEVELS: [Level; 3] = [
        Level::Glance { noise: 8.0 },
        Level::Glance { noise: 2.0 },
        Level::Look { iterations: 500 },
    ];

    fn worths(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        worth::worths(self, seat, moves, out);
    }

    fn key(&self, seat: Seat, path: u64) -> u64 {
        key_of(&(seat, path))
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, out);
    }

    fn net() -> Option<&'static Net> {
        None
    }
}
