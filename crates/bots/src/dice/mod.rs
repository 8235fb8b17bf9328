//! Judgement of 7 Wonders Dice: from the data of whatever boards are played, never from their names.

mod chain;
mod effect;
mod facts;
mod features;
mod glance;
mod names;
mod weights;
mod worth;

use std::sync::OnceLock;

use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use crate::judge::{Judged, Leaf, Tuning};
use crate::named::Level;
use crate::net::Net;
use crate::search::key_of;

impl Judged for State {
    const TUNING: Tuning = Tuning {
        explore: 0.6,
        warmth: 4.0,
        doubt: 0.1,
        noise: 1.0,
        leaf: Leaf::Short(2),
        depth: 60,
        others: 60,
        sharpness: 1.1,
    };
    const KEYS_FIX_MOVES: bool = false;
    const FEATURES: &'static [&'static str] = names::NAMES;
    // The search gains little from its hundredth look to its thousandth, so a bounded search would
    // be as good as an unbounded one: the levels below `expert` play at a glance.
    const LEVELS: [Level; 3] =
        [Level::Glance { noise: 16.0 }, Level::Glance { noise: 6.0 }, Level::Glance { noise: 0.0 }];

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
        static NET: OnceLock<Option<Net>> = OnceLock::new();
        Net::embedded(&NET, include_bytes!("../../nets/dice.net"), names::NAMES.len())
    }
}
