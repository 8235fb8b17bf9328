//! Asking a bot at a table of any game; moves go out as text.

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Seat, Table, Turn, Viewer};

use crate::bot::Opinion;
use crate::budget::Budget;
use crate::judge::Judged;
use crate::named::BotKind;

/// A bot's decision at a table of any game, moves as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The move to play.
    pub best: String,
    /// The share of the victory the bot expects, 0 to 1.
    pub value: f32,
    /// What it thinks of each legal move.
    pub opinions: Vec<Opinion<String>>,
    /// How the game may go on, as record lines; see [`Advice::line`](crate::Advice::line).
    pub line: Vec<String>,
    /// How many times it looked ahead.
    pub iterations: u64,
    /// The values are exact.
    pub exact: bool,
}

/// Asks a bot what it would play for a seat. `None` when the seat owes no decision.
pub fn advise(
    table: &AnyTable,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Suggestion> {
    for_table!(table, table => ask(table, seat, kind, seed, budget))
}

fn ask<G: Judged>(
    table: &Table<G>,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Suggestion> {
    if !matches!(table.turn(), Turn::Seats(seats) if seats.has(seat)) {
        return None;
    }
    let state = table.state();
    let view = state.view(Viewer::Seat(seat));
    let advice = kind.player::<G>(seed).choose(&view, seat, budget);
    let text = |m| state.move_text(m);
    let told = |o: Opinion<G::Move>| Opinion { m: text(o.m), value: o.value, visits: o.visits };
    Some(Suggestion {
        best: text(advice.best),
        value: advice.value,
        opinions: advice.opinions.into_iter().map(told).collect(),
        line: advice.line,
        iterations: advice.iterations,
        exact: advice.exact,
    })
}
