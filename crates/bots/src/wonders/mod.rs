//! Judgement of 7 Wonders: what moves and boards are worth, what the network sees.

mod boards;
mod counting;
mod eyes;
mod features;
mod hand;
mod military;
mod playout;
mod production;
mod science;
mod tables;
mod tally;
mod weights;
mod worth;

use std::sync::OnceLock;

use mirabilia_games::wonders::{Move, State};
use mirabilia_kernel::{BySeat, Luck, Seat};

use crate::judge::{Judged, Leaf, Scratch, Shares, Tuning, shares_of_winners};
use crate::named::Level;
use crate::net::{Net, softmax};
use crate::search::key_of;

/// How much of the value of an ended game is the margin of points rather than who won: a narrow
/// defeat in one imagined world may be a victory in another.
const MARGIN: f32 = 0.8;
/// A lead of so many points counts e to 1 in that margin.
const LEAD: f32 = 6.0;

impl Judged for State {
    const TUNING: Tuning = Tuning {
        explore: 1.0,
        warmth: 2.0,
        doubt: 0.1,
        noise: 2.0,
        leaf: Leaf::Short(6),
        depth: 60,
        others: 0,
        sharpness: 1.4,
    };
    const KEYS_FIX_MOVES: bool = false;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEVELS: [Level; 3] = [
        Level::Glance { noise: 16.0 },
        Level::Glance { noise: 6.0 },
        Level::Look { iterations: 40 },
    ];

    fn worths(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        worth::worths(self, seat, moves, out);
    }

    fn playout_move(&self, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<Self>) -> Move {
        playout::choose(self, seat, luck, scratch)
    }

    fn ended(&self) -> Shares {
        let mut shares = shares_of_winners(self);
        let mut margin = BySeat::filled(0.0f32);
        for seat in Seat::all(self.seats()) {
            margin[seat] = f32::from(tally::total(self, seat)) / LEAD;
        }
        softmax(&mut margin.0[..usize::from(self.seats())]);
        for seat in Seat::all(self.seats()) {
            shares[seat] += MARGIN * (margin[seat] - shares[seat]);
        }
        shares
    }

    fn key(&self, seat: Seat, path: u64) -> u64 {
        key_of(&(seat, path))
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, features::Hands::Three, out);
    }

    fn seen_features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, features::Hands::Own, out);
    }

    fn net() -> Option<&'static Net> {
        static NET: OnceLock<Option<Net>> = OnceLock::new();
        Net::embedded(&NET, include_bytes!("../../nets/wonders.net"), features::NAMES.len())
    }
}
