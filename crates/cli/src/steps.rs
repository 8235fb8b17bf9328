//! A game played again step by step, with the state before and after each.

use mirabilia_kernel::{Game, Step, Table};

/// One thing that happened at once: luck, or the moves of every seat that decided.
pub struct Event<'a, G: Game> {
    /// How many steps were taken before it.
    pub from: usize,
    /// Its steps.
    pub steps: &'a [Step<G>],
    /// The state before it.
    pub before: G,
    /// The state after it.
    pub after: G,
}

/// Everything that happened at a table, in order.
pub fn events<G: Game>(table: &Table<G>) -> impl Iterator<Item = Event<'_, G>> {
    let all = &table.record().steps;
    let mut replay = table.rewound(0);
    std::iter::from_fn(move || {
        let from = replay.record().steps.len();
        let before = replay.state().clone();
        let mut next = from;
        while next < all.len() {
            let taken = match &all[next] {
                Step::Chance(chance) => replay.settle(chance.clone()),
                Step::Move(seat, m) => replay.submit(*seat, *m),
            };
            taken.unwrap_or_else(|error| unreachable!("a table's record replays: {error}"));
            next += 1;
            // A simultaneous turn enters the record when its last seat has chosen.
            if replay.record().steps.len() == next {
                let after = replay.state().clone();
                return Some(Event { from, steps: &all[from..next], before, after });
            }
        }
        None
    })
}
