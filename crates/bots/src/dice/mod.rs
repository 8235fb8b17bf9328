//! Evaluation of 7 Wonders Dice. Everything is derived from the data of the boards in play, never from
//! their names.

mod action;
mod chain;
mod effect;
mod feature_names;
mod features;
mod features_table;
mod gains;
mod move_heuristic;
mod tables;
mod weights;

use std::sync::OnceLock;

use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use crate::evaluate::{AUXILIARY, Action, Evaluate, LeafEvaluation, Tuning, margins};
use crate::evaluator::{Evaluator, Network, Release};
use crate::named::Level;
use crate::net::Net;
use crate::search::hash_key;
use crate::style::Gains;
use move_heuristic::MoveHeuristic;

/// How many own choices in a row the heuristic looks ahead.
const CHAIN_DEPTH: u8 = 2;

/// The search parameters of 0.1.
const TUNING_0_1: Tuning = Tuning {
    c_puct: 0.6,
    prior_temperature: 4.0,
    policy_temperature: 1.0,
    fpu_reduction: 0.1,
    rollout_noise: 1.0,
    leaf_evaluation: LeafEvaluation::TruncatedRollout(2),
    max_depth: 60,
    opponent_depth: 60,
    calibration: 1.1,
    policy_opponents: false,
    clear_after: 5,
    lazy_expansion: false,
    solver_positions: 80_000,
    proof_positions: 60_000,
};

impl Evaluate for State {
    const TUNING: Tuning = Tuning { clear_after: 1, ..TUNING_0_1 };
    const KEYS_FIX_MOVES: bool = false;
    const STYLE_IN_SEARCH: f32 = 4.0;
    const FEATURES: &'static [&'static str] = feature_names::NAMES;
    const EXTRA_FEATURES: usize = features_table::COUNT;
    const ACTIONS: usize = action::COUNT;
    // Against three `greedy`, a search of 8 iterations wins no more than its fair share, one of 64 wins 38 %
    // and one of 100 40 %.
    const LEVELS: [Level; 3] = [
        Level::Heuristic { noise: 16.0 },
        Level::Heuristic { noise: 6.0 },
        Level::Search { iterations: 64 },
    ];

    fn heuristic(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let heuristic = MoveHeuristic::new(self, seat);
        out.extend(moves.iter().map(|&m| heuristic.worth(m, CHAIN_DEPTH)));
    }

    fn gains(&self, seat: Seat, m: Move, denial: bool) -> Gains {
        gains::of(self, seat, m, denial)
    }

    fn node_key(&self, seat: Seat, history: u64) -> u64 {
        hash_key(&(seat, history))
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, out);
    }

    fn extra_features(&self, seat: Seat, set: &mut impl FnMut(usize, i16)) {
        features_table::write(self, seat, set);
    }

    fn action(&self, seat: Seat, m: Move) -> Action {
        action::of(self, seat, m)
    }

    fn auxiliary_targets(&self, seat: Seat) -> [f32; AUXILIARY] {
        margins(self, seat)
    }

    fn evaluator(release: Release) -> Evaluator {
        static NET_0_1: OnceLock<Option<Net>> = OnceLock::new();
        let file = include_bytes!("../../nets/0.1/dice.net");
        let net = Net::embedded(&NET_0_1, file, Self::FEATURES.len()).map(Network::Value);
        match release {
            Release::V0_1 => Evaluator { tuning: TUNING_0_1, net },
            Release::Current => Evaluator { tuning: Self::TUNING, net },
        }
    }
}
