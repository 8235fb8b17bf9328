//! Evaluation of 7 Wonders: the move heuristic, the rollout policy and the network's features.

mod action;
mod boards;
mod city_heuristic;
mod counting;
mod features;
mod features_table;
mod gains;
mod hand;
mod heuristic;
mod military;
mod production;
mod rollout;
mod science;
mod score;
mod tables;
mod weights;

use std::sync::OnceLock;

use mirabilia_games::wonders::{Move, State};
use mirabilia_kernel::{BySeat, Luck, Seat};

use crate::evaluate::{
    AUXILIARY, Action, Evaluate, LeafEvaluation, Scratch, Tuning, ValueVector, margins,
    outcome_values,
};
use crate::evaluator::{Evaluator, Network, Release};
use crate::named::Level;
use crate::net::{Net, softmax};
use crate::search::hash_key;
use crate::style::Gains;

/// The weight of the margin of points, rather than the winner, in the value of a finished game: a
/// narrow defeat in one imagined world may be a victory in another.
const MARGIN_WEIGHT: f32 = 0.8;
/// The temperature of the softmax over the points of all seats, in points.
const MARGIN_TEMPERATURE: f32 = 6.0;

/// The search parameters of 0.1.
const TUNING_0_1: Tuning = Tuning {
    c_puct: 1.0,
    prior_temperature: 2.0,
    policy_temperature: 1.0,
    fpu_reduction: 0.1,
    rollout_noise: 2.0,
    leaf_evaluation: LeafEvaluation::TruncatedRollout(6),
    max_depth: 60,
    opponent_depth: 0,
    calibration: 1.4,
    policy_opponents: false,
    clear_after: 5,
    lazy_expansion: false,
    solver_positions: 80_000,
    proof_positions: 60_000,
};

impl Evaluate for State {
    const TUNING: Tuning = Tuning { clear_after: 1, ..TUNING_0_1 };
    const KEYS_FIX_MOVES: bool = false;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const EXTRA_FEATURES: usize = features_table::COUNT;
    const ACTIONS: usize = action::COUNT;
    const LEVELS: [Level; 3] = [
        Level::Heuristic { noise: 16.0 },
        Level::Heuristic { noise: 6.0 },
        Level::Search { iterations: 40 },
    ];

    fn heuristic(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        heuristic::evaluate(self, seat, moves, out);
    }

    fn rollout_move(&self, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<Self>) -> Move {
        rollout::choose(self, seat, luck, scratch)
    }

    fn terminal_values(&self) -> ValueVector {
        let mut values = outcome_values(self);
        let mut margin = BySeat::filled(0.0f32);
        for seat in Seat::all(self.seats()) {
            margin[seat] = f32::from(score::total(self, seat)) / MARGIN_TEMPERATURE;
        }
        softmax(&mut margin.0[..usize::from(self.seats())]);
        for seat in Seat::all(self.seats()) {
            values[seat] += MARGIN_WEIGHT * (margin[seat] - values[seat]);
        }
        values
    }

    fn gains(&self, seat: Seat, m: Move, denial: bool) -> Gains {
        gains::of(self, seat, m, denial)
    }

    fn node_key(&self, seat: Seat, history: u64) -> u64 {
        hash_key(&(seat, history))
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, features::Hands::Three, out);
    }

    fn seen_features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, features::Hands::Own, out);
    }

    fn extra_features(&self, seat: Seat, set: &mut impl FnMut(usize, i16)) {
        features_table::write(self, seat, set);
    }

    fn action(&self, _: Seat, m: Move) -> Action {
        action::of(m)
    }

    fn auxiliary_targets(&self, seat: Seat) -> [f32; AUXILIARY] {
        margins(self, seat)
    }

    fn evaluator(release: Release) -> Evaluator {
        static NET_0_1: OnceLock<Option<Net>> = OnceLock::new();
        let file = include_bytes!("../../nets/0.1/wonders.net");
        let net = Net::embedded(&NET_0_1, file, Self::FEATURES.len()).map(Network::Value);
        match release {
            Release::V0_1 => Evaluator { tuning: TUNING_0_1, net },
            Release::Current => Evaluator { tuning: Self::TUNING, net },
        }
    }
}
