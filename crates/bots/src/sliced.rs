//! Asking a bot at a table of any game, in time slices.

use std::time::Duration;

use mirabilia_games::{AnyTable, ListedGame, for_table};
use mirabilia_kernel::{Seat, Table};

use crate::advise::{Suggestion, ask, suggestion, view};
use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::named::BotKind;
use crate::search::{Known, SlicedSearch};

/// A decision at a table of any game, in time slices.
pub trait SlicedAdvice {
    /// Thinks for about this long. Returns whether the bot has more to do.
    fn think(&mut self, slice: Duration) -> bool;
    /// The decision so far.
    fn suggestion(&mut self) -> Suggestion;
}

/// Like [`advise`](crate::advise), but in time slices: the caller decides after each slice whether to
/// continue. With a budget of iterations, the last suggestion equals that of `advise` on one thread.
pub fn advise_in_slices(
    table: &AnyTable,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Box<dyn SlicedAdvice>> {
    for_table!(table, table => begin(table, seat, kind, seed, budget))
}

fn begin<G: Evaluate + ListedGame>(
    table: &Table<G>,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    budget: &Budget,
) -> Option<Box<dyn SlicedAdvice>> {
    let view = view(table, seat)?;
    Some(match kind.search_budget::<G>(budget) {
        Some(budget) => {
            let search = SlicedSearch::new(kind.search::<G>(seed), Known::Seat(view), seat, budget);
            Box::new(Searching { search, state: table.state().clone() })
        }
        None => Box::new(Decided(ask(table, seat, kind, seed, budget)?)),
    })
}

/// A search, with the state that is needed to write moves as text.
struct Searching<G: Evaluate> {
    search: SlicedSearch<G>,
    state: G,
}

impl<G: Evaluate + ListedGame> SlicedAdvice for Searching<G> {
    fn think(&mut self, slice: Duration) -> bool {
        self.search.think(slice)
    }

    fn suggestion(&mut self) -> Suggestion {
        suggestion(&self.state, self.search.advice())
    }
}

/// The decision of a bot that does not search.
struct Decided(Suggestion);

impl SlicedAdvice for Decided {
    fn think(&mut self, _: Duration) -> bool {
        false
    }

    fn suggestion(&mut self) -> Suggestion {
        self.0.clone()
    }
}
