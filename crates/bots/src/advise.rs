//! Asking a bot for a move at a table of any game.

use mirabilia_games::{AnyMove, AnyTable, ListedGame, for_table};
use mirabilia_kernel::{Game, Seat, Table, Turn, Viewer};

use crate::bot::{Advice, Opinion};
use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::named::BotKind;

/// A bot's decision at a table of any game: an [`Advice`](crate::Advice) with moves as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The move to play.
    pub m: AnyMove,
    /// The same move as records write it.
    pub best: String,
    /// The expected share of the victory, from 0 to 1.
    pub value: f32,
    /// The evaluation of every legal move.
    pub opinions: Vec<Opinion<String>>,
    /// The expected continuation; see
    /// [`Advice::principal_variation`](crate::Advice::principal_variation).
    pub principal_variation: Vec<String>,
    /// How many simulations the bot ran.
    pub iterations: u64,
    /// Whether the values are exact.
    pub exact: bool,
}

/// Asks a bot for the move of a seat. Returns `None` if the seat has no decision to make.
pub fn advise(
    table: &AnyTable,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Suggestion> {
    for_table!(table, table => ask(table, seat, kind, seed, budget))
}

pub(crate) fn ask<G: Evaluate + ListedGame>(
    table: &Table<G>,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Suggestion> {
    let view = view(table, seat)?;
    let advice = kind.player::<G>(seed).choose(&view, seat, budget);
    Some(suggestion(table.state(), advice))
}

/// The view of a seat that has a decision to make.
pub(crate) fn view<G: Game>(table: &Table<G>, seat: Seat) -> Option<G::View> {
    let owes = matches!(table.turn(), Turn::Seats(seats) if seats.has(seat));
    owes.then(|| table.state().view(Viewer::Seat(seat)))
}

/// The advice with moves as text.
pub(crate) fn suggestion<G: ListedGame>(state: &G, advice: Advice<G::Move>) -> Suggestion {
    let text = |m| state.move_text(m);
    let opinion = |o: Opinion<G::Move>| Opinion { m: text(o.m), value: o.value, visits: o.visits };
    Suggestion {
        m: G::any_move(advice.best),
        best: text(advice.best),
        value: advice.value,
        opinions: advice.opinions.into_iter().map(opinion).collect(),
        principal_variation: advice.principal_variation,
        iterations: advice.iterations,
        exact: advice.exact,
    }
}
