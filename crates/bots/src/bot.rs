//! What a bot is.

use std::time::Duration;

use mirabilia_kernel::{Game, Seat};

/// How much a bot may think: time, iterations, or both (the first to run out ends it).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Wall-clock time for one decision.
    pub time: Option<Duration>,
    /// Search iterations for one decision.
    pub iterations: Option<u64>,
}

/// What a bot thinks of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<M> {
    /// The move.
    pub m: M,
    /// The share of the victory it expects from the move, 0 to 1.
    pub value: f32,
    /// How often it looked at it.
    pub visits: u64,
}

/// A bot's decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move to play.
    pub best: M,
    /// The share of the victory it expects, 0 to 1.
    pub value: f32,
    /// What it thinks of each legal move, in the order of their ids.
    pub opinions: Vec<Opinion<M>>,
}

/// A player of one game.
pub trait Bot<G: Game> {
    /// Decides for a seat that owes a decision.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Advice<G::Move>;
}
