//! What a bot is: a player that reads views within a budget.

use mirabilia_kernel::{Game, Seat};

use crate::budget::Budget;

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
    /// How the game may go on, as record lines (`0 build lumber-yard`), the best move first. Empty
    /// for a bot that does not look ahead. It stops where luck decides.
    pub line: Vec<String>,
    /// How many times it looked ahead.
    pub iterations: u64,
    /// The values are exact: everything that can still happen was weighed.
    pub exact: bool,
}

/// What a bot may know when it thinks.
#[derive(Debug)]
pub enum Knowledge<'a, G: Game> {
    /// One seat's eyes: the only way to play.
    Seat(&'a G::View),
    /// Everything, hidden hands too: for looking back on a finished game.
    All(&'a G),
}

#[allow(clippy::expl_impl_clone_on_copy)] // deriving would ask for `G: Copy`
impl<G: Game> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Knowledge<'_, G> {}

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Decides for a seat that owes a decision.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move>;
}
