//! Evaluation: what a bot knows about a game beyond its rules.
//!
//! The search is the same for every game. What differs is implemented here, once per game: a static
//! heuristic for moves (the `greedy` bot, the policy prior of the search and the policy of its
//! rollouts), the features that the value network reads, and the key of a search node.

use mirabilia_kernel::{BySeat, Game, Luck, Seat};

use crate::evaluator::{Evaluator, Release};
use crate::named::Level;
use crate::policy_net::Hidden;
use crate::proven::ProvenMoves;
use crate::solved::Solved;
use crate::style::{Gains, Style};

/// The number of [auxiliary targets](Evaluate::auxiliary_targets).
pub const AUXILIARY: usize = 6;

/// One value per seat: its share of the victory. The values sum to 1.
pub type ValueVector = BySeat<f32>;

/// How the search evaluates a leaf of its tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LeafEvaluation {
    /// A rollout to the end of the game.
    Rollout,
    /// The value network.
    Net,
    /// A rollout of this many turns, then the value network.
    TruncatedRollout(u8),
}

/// The search parameters of a game, found by playing matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The exploration constant of PUCT.
    pub c_puct: f32,
    /// The temperature of the softmax that turns heuristic values into the policy prior: a move that
    /// is this many points better gets e times the prior.
    pub prior_temperature: f32,
    /// The temperature of the learned policy, where there is one; 1 takes it as it is.
    pub policy_temperature: f32,
    /// First-play urgency: an unvisited move has the value of its parent minus this reduction.
    pub fpu_reduction: f32,
    /// Rollouts add up to this many points of noise to the heuristic value of each move.
    pub rollout_noise: f32,
    /// How leaves of the tree are evaluated.
    pub leaf_evaluation: LeafEvaluation,
    /// The exponent that turns search values into win probabilities; see
    /// [`calibrate`](crate::calibrate).
    pub calibration: f32,
    /// The tree is at most this many decisions deep. Beyond that, luck dominates.
    pub max_depth: u8,
    /// To this depth the tree also holds the moves of opponents who decide in the same turn as the
    /// searching seat. Beyond it they follow the rollout policy.
    pub opponent_depth: u8,
    /// Beyond `opponent_depth`, opponents follow the learned policy instead of the rollout policy.
    pub policy_opponents: bool,
    /// A decision is clear if one move has over nine tenths of the visits and the highest mean. It then
    /// ends the search after 1 / (this + 1) of the budget.
    pub clear_after: u64,
    /// A new node gets its moves when it is visited a second time. Most nodes never are. Only where
    /// node keys are positions.
    pub lazy_expansion: bool,
    /// Endings are solved exactly if that is expected to take at most this many positions.
    pub solver_positions: u32,
    /// The proof of forced results gives up after this many positions.
    pub proof_positions: u32,
}

/// A move as the network's policy sees it: one row of weights, or the sum of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// The row.
    pub row: u16,
    /// The second row.
    pub second: Option<u16>,
}

/// A game that bots can evaluate.
pub trait Evaluate: Game {
    /// The parameters of its search in this release. Rollouts and `greedy` use them too.
    const TUNING: Tuning;
    /// How many times its weight a style counts in the prior of a search. A search of flat values
    /// listens to the prior anyway; one of steep values needs more to follow a style.
    const STYLE_IN_SEARCH: f32 = 1.0;
    /// Whether equal [node keys](Evaluate::node_key) imply equal legal moves. True if keys stand for
    /// positions, false if they stand for a seat's own moves and hidden hands differ.
    const KEYS_FIX_MOVES: bool;
    /// How `easy`, `normal` and `hard` play.
    const LEVELS: [Level; 3];
    /// The names of the network's [features](Evaluate::features), in order. The list only grows at its
    /// end, so that networks of earlier releases stay readable.
    const FEATURES: &'static [&'static str];
    /// The number of features that only networks with a policy read, after the others.
    const EXTRA_FEATURES: usize;
    /// The number of rows of the policy.
    const ACTIONS: usize;

    /// The static heuristic: replaces `out` with one value per legal move, roughly in points of the
    /// final score. Only differences matter.
    fn heuristic(&self, seat: Seat, moves: &[Self::Move], out: &mut Vec<f32>);

    /// The key of the search node for a decision of this seat. `history` is a hash of the seat's own
    /// moves since the search began.
    fn node_key(&self, seat: Seat, history: u64) -> u64;

    /// Writes the position as this seat sees it. `out` holds zeros and is as long as
    /// [`FEATURES`](Evaluate::FEATURES) is in this release or was in an earlier one. Features must be
    /// small: the network is exact for values from -127 to 127.
    fn features(&self, seat: Seat, out: &mut [i16]);

    /// The same, limited to what the seat may know. Features that reveal more may stay 0.
    fn seen_features(&self, seat: Seat, out: &mut [i16]) {
        self.features(seat, out);
    }

    /// Sets the features that only networks with a policy read and that are not 0, each once.
    fn extra_features(&self, seat: Seat, set: &mut impl FnMut(usize, i16)) {
        let _ = (seat, set);
    }

    /// A move of this seat as the policy sees it.
    fn action(&self, seat: Seat, m: Self::Move) -> Action;

    /// What else a network learns to predict about a finished game, so that it attends to what decides
    /// games. Numbers around 1. Only the trainer asks.
    fn auxiliary_targets(&self, seat: Seat) -> [f32; AUXILIARY];

    /// The search parameters and the network of a release.
    fn evaluator(release: Release) -> Evaluator;

    /// The values of a finished game for the search. A game may mix in the margin of points, so that
    /// the search still prefers better moves when the game is won or lost.
    fn terminal_values(&self) -> ValueVector {
        outcome_values(self)
    }

    /// The rollout policy: a move of this seat. A game overrides it if there is a faster way than
    /// the heuristic of every legal move.
    fn rollout_move(
        &self,
        seat: Seat,
        luck: &mut impl Luck,
        scratch: &mut Scratch<Self>,
    ) -> Self::Move {
        self.legal_moves(seat, &mut scratch.moves);
        self.heuristic(seat, &scratch.moves, &mut scratch.heuristic);
        let noise = Self::TUNING.rollout_noise / u32::MAX as f32;
        let mut best = (0, f32::NEG_INFINITY);
        for (i, value) in scratch.heuristic.iter().enumerate() {
            let value = value + noise * luck.bits() as f32;
            if value > best.1 {
                best = (i, value);
            }
        }
        scratch.moves[best.0]
    }

    /// What a move brings by kind, for styles. What it keeps from the leader may be left out unless
    /// `denial` is set, because it takes longer.
    fn gains(&self, seat: Seat, m: Self::Move, denial: bool) -> Gains;

    /// A move of the rollouts of the information-set search. `science` is the seat's plan for this rollout.
    fn guided_move(
        &self,
        seat: Seat,
        science: bool,
        luck: &mut impl Luck,
        scratch: &mut Scratch<Self>,
    ) -> Self::Move {
        let _ = science;
        self.rollout_move(seat, luck, scratch)
    }

    /// The exact value of every move, or `None` if that is expected to take more than `positions` or
    /// `timed_out` returns true before.
    fn solve(
        &self,
        seat: Seat,
        positions: u32,
        timed_out: &dyn Fn() -> bool,
    ) -> Option<Solved<Self::Move>> {
        let _ = (seat, positions, timed_out);
        None
    }

    /// The moves with a proven result, as far as they are found within this many positions and before
    /// `timed_out` returns true.
    fn proven_moves(
        &self,
        seat: Seat,
        positions: u32,
        timed_out: &dyn Fn() -> bool,
    ) -> ProvenMoves<Self::Move> {
        let _ = (seat, positions, timed_out);
        ProvenMoves::default()
    }
}

/// Buffers that rollouts reuse, so that they do not allocate.
#[derive(Clone, Debug)]
pub struct Scratch<G: Game> {
    /// Legal moves.
    pub moves: Vec<G::Move>,
    /// The heuristic value of each; the tree turns them into priors in place.
    pub heuristic: Vec<f32>,
    /// The network's first layer at the node that was just expanded.
    pub(crate) hidden: Option<Hidden>,
    /// The seat whose moves are judged by a style as well.
    pub style: Option<(Seat, Style)>,
}

impl<G: Game> Scratch<G> {
    /// Buffers for this many moves. They grow when they must.
    pub fn with_capacity(moves: usize) -> Self {
        Self {
            moves: Vec::with_capacity(moves),
            heuristic: Vec::with_capacity(moves),
            hidden: None,
            style: None,
        }
    }
}

impl<G: Evaluate> Scratch<G> {
    /// Replaces the heuristic values with those of the moves, and adds the style of the seat.
    pub(crate) fn judge(&mut self, state: &G, seat: Seat) {
        state.heuristic(seat, &self.moves, &mut self.heuristic);
        if let Some((_, style)) = self.style.filter(|(styled, _)| *styled == seat) {
            style.add_to(state, seat, G::STYLE_IN_SEARCH, &self.moves, &mut self.heuristic);
        }
    }
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self::with_capacity(64)
    }
}

/// The values of a finished game: 1 for the winner, equal parts if several share the victory.
pub fn outcome_values<G: Game>(state: &G) -> ValueVector {
    let mut values = BySeat::filled(0.0);
    if let Some(outcome) = state.outcome() {
        let part = 1.0 / outcome.winners.len() as f32;
        outcome.winners.iter().for_each(|seat| values[seat] = part);
    }
    values
}

/// Auxiliary targets of games that points decide: the lead over the best of the others, the points, and
/// the first categories of the score pad.
pub(crate) fn margins<G: Game>(state: &G, seat: Seat) -> [f32; AUXILIARY] {
    let total = |seat| f32::from(state.score(seat).total());
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    let best = others.map(total).fold(0.0, f32::max);
    let part = |i: usize| f32::from(state.score(seat).0[i]) / 20.0;
    [(total(seat) - best) / 20.0, total(seat) / 60.0, part(0), part(1), part(2), part(3)]
}
