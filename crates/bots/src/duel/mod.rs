//! Evaluation of Duel: the move heuristic, the rollout policy, the network's features, and exact
//! solutions of endings.

mod action;
mod feature_names;
mod features;
mod features_table;
mod gains;
mod guided;
mod heuristic;
mod player_heuristic;
mod proof;
mod rollout;
mod solver;

use std::sync::OnceLock;

use mirabilia_games::duel::{City, Move, State};
use mirabilia_kernel::{Luck, Seat};

use crate::evaluate::{AUXILIARY, Action, Evaluate, LeafEvaluation, Scratch, Tuning};
use crate::evaluator::{Evaluator, Network, Release};
use crate::named::Level;
use crate::net::Net;
use crate::policy_net::PolicyNet;
use crate::proven::ProvenMoves;
use crate::solved::Solved;
use crate::style::Gains;

/// The search parameters of 0.1.
const TUNING_0_1: Tuning = Tuning {
    c_puct: 0.8,
    prior_temperature: 4.0,
    policy_temperature: 1.0,
    fpu_reduction: 0.1,
    rollout_noise: 2.0,
    leaf_evaluation: LeafEvaluation::Net,
    max_depth: 60,
    opponent_depth: 60,
    calibration: 1.0,
    policy_opponents: false,
    clear_after: 5,
    lazy_expansion: false,
    solver_positions: 80_000,
    proof_positions: 60_000,
};

impl Evaluate for State {
    const TUNING: Tuning =
        Tuning { calibration: 1.1, clear_after: 1, lazy_expansion: true, ..TUNING_0_1 };
    const KEYS_FIX_MOVES: bool = true;
    const FEATURES: &'static [&'static str] = feature_names::NAMES;
    const EXTRA_FEATURES: usize = features_table::COUNT;
    const ACTIONS: usize = action::COUNT;
    const LEVELS: [Level; 3] = [
        Level::Heuristic { noise: 7.0 },
        Level::Heuristic { noise: 1.0 },
        Level::Search { iterations: 20 },
    ];

    fn heuristic(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        heuristic::evaluate(self, seat, moves, out);
    }

    fn gains(&self, seat: Seat, m: Move, denial: bool) -> Gains {
        gains::of(self, seat, m, denial)
    }

    fn node_key(&self, seat: Seat, history: u64) -> u64 {
        let _ = (seat, history);
        self.fingerprint()
    }

    fn rollout_move(&self, seat: Seat, luck: &mut impl Luck, _: &mut Scratch<Self>) -> Move {
        rollout::choose(self, seat, luck).unwrap_or_else(|| self.random_move(luck))
    }

    fn guided_move(
        &self,
        seat: Seat,
        science: bool,
        luck: &mut impl Luck,
        _: &mut Scratch<Self>,
    ) -> Move {
        guided::choose(self, seat, science, luck).unwrap_or_else(|| self.random_move(luck))
    }

    fn solve(
        &self,
        seat: Seat,
        positions: u32,
        timed_out: &dyn Fn() -> bool,
    ) -> Option<Solved<Move>> {
        solver::solve(self, seat, positions, timed_out)
    }

    fn proven_moves(
        &self,
        seat: Seat,
        positions: u32,
        timed_out: &dyn Fn() -> bool,
    ) -> ProvenMoves<Move> {
        proof::proven_moves(self, seat, positions, timed_out)
    }

    fn extra_features(&self, seat: Seat, set: &mut impl FnMut(usize, i16)) {
        features_table::write(self, seat, set);
    }

    fn action(&self, seat: Seat, m: Move) -> Action {
        action::of(self, seat, m)
    }

    fn auxiliary_targets(&self, seat: Seat) -> [f32; AUXILIARY] {
        let points = |seat| f32::from(self.score(seat).total());
        let symbols = |city: &City| city.symbols().count_ones() as f32 / 6.0;
        let ahead = if seat.index() == 0 { self.pawn() } else { -self.pawn() };
        [
            (points(seat) - points(seat.other())) / 20.0,
            points(seat) / 60.0,
            f32::from(ahead) / 9.0,
            symbols(self.city(seat)),
            symbols(self.rival(seat)),
            f32::from(u8::from(self.age() == 3)),
        ]
    }

    fn features(&self, seat: Seat, out: &mut [i16]) {
        features::write(self, seat, out);
    }

    fn evaluator(release: Release) -> Evaluator {
        static NET_0_1: OnceLock<Option<Net>> = OnceLock::new();
        let file = include_bytes!("../../nets/0.1/duel.net");
        let net = Net::embedded(&NET_0_1, file, Self::FEATURES.len()).map(Network::Value);
        match release {
            Release::V0_1 => Evaluator { tuning: TUNING_0_1, net },
            Release::Current => {
                static NET: OnceLock<Option<PolicyNet>> = OnceLock::new();
                let net = PolicyNet::embedded::<Self>(&NET, include_bytes!("../../nets/duel.net"));
                Evaluator { tuning: Self::TUNING, net: net.map(Network::Policy) }
            }
        }
    }
}
