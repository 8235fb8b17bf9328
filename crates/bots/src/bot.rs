//! What a bot is: a player that reads views within a budget.

use mirabilia_kernel::{Game, Luck, Seat};

use crate::budget::Budget;

/// A bot's evaluation of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<M> {
    /// The move.
    pub m: M,
    /// The expected share of the victory after the move, from 0 to 1.
    pub value: f32,
    /// How many simulations went through the move.
    pub visits: u64,
}

/// A bot's decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move to play.
    pub best: M,
    /// The expected share of the victory, from 0 to 1.
    pub value: f32,
    /// The evaluation of every legal move, ordered by move id.
    pub opinions: Vec<Opinion<M>>,
    /// The expected continuation as record lines (`0 build lumber-yard`), starting with the best
    /// move. It stops where luck decides. Empty for bots that do not search.
    pub principal_variation: Vec<String>,
    /// How many simulations the bot ran.
    pub iterations: u64,
    /// Whether the values are exact: every continuation was evaluated.
    pub exact: bool,
}

/// What a bot may know when it evaluates a position.
#[derive(Debug)]
pub enum Knowledge<'a, G: Game> {
    /// The view of one seat. Players only ever get this.
    Seat(&'a G::View),
    /// The whole state, hidden hands included. Only for analysing finished games.
    All(&'a G),
}

#[allow(clippy::expl_impl_clone_on_copy)] // deriving would require `G: Copy`
impl<G: Game> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Knowledge<'_, G> {}

impl<G: Game> Knowledge<'_, G> {
    /// A world consistent with this knowledge.
    pub fn sample_world(self, luck: &mut impl Luck) -> G {
        match self {
            Self::Seat(view) => G::imagine(view, luck),
            Self::All(state) => state.clone(),
        }
    }
}

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Decides for a seat that has a decision to make.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move>;
}
