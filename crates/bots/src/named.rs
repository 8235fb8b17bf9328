//! Bots by their names, for tables of any game.

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Seat, Table, Turn, Viewer};

use crate::bot::{Bot, Budget, Opinion};
use crate::random::Random;

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal move.
    Random,
}

impl BotKind {
    /// Every bot, weakest first.
    pub const ALL: &'static [Self] = &[Self::Random];

    /// The word for it on the command line and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// The bot of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// A bot's decision at a table of any game, moves as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The move to play.
    pub best: String,
    /// The share of the victory the bot expects, 0 to 1.
    pub value: f32,
    /// What it thinks of each legal move.
    pub opinions: Vec<Opinion<String>>,
}

/// Asks a bot what it would play for a seat. `None` when the seat owes no decision.
pub fn advise(
    table: &AnyTable,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: Budget,
) -> Option<Suggestion> {
    for_table!(table, table => ask(table, seat, kind, seed, budget))
}

fn ask<G: Game>(
    table: &Table<G>,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: Budget,
) -> Option<Suggestion> {
    if !matches!(table.turn(), Turn::Seats(seats) if seats.has(seat)) {
        return None;
    }
    let state = table.state();
    let view = state.view(Viewer::Seat(seat));
    let advice = match kind {
        BotKind::Random => Bot::<G>::choose(&mut Random::new(seed), &view, seat, budget),
    };
    let text = |m| state.move_text(m);
    let told = |o: Opinion<G::Move>| Opinion { m: text(o.m), value: o.value, visits: o.visits };
    Some(Suggestion {
        best: text(advice.best),
        value: advice.value,
        opinions: advice.opinions.into_iter().map(told).collect(),
    })
}
