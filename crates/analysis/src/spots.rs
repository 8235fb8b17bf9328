//! The moments of a game: the state before each turn or piece of luck, with what was done there.

use mirabilia_kernel::{Game, Seat, Step, Table};

/// What happened at once: luck, or the moves of every seat that decided.
pub(crate) struct Spot<G: Game> {
    /// How many steps were taken before.
    pub(crate) from: usize,
    /// How many after.
    pub(crate) to: usize,
    /// The state before.
    pub(crate) before: G,
    /// The moves, with their steps counted from 1; none for luck.
    pub(crate) moves: Vec<(Seat, G::Move, usize)>,
}

/// Every spot of a table in order. The last one is where the record stops: nothing has happened
/// there yet.
pub(crate) fn spots<G: Game>(table: &Table<G>) -> Vec<Spot<G>> {
    let all = &table.record().steps;
    let mut replay = table.rewound(0);
    let mut spots = Vec::new();
    let (mut from, mut before) = (0, replay.state().clone());
    for (next, step) in (1..).zip(all) {
        let taken = match step {
            Step::Chance(chance) => replay.settle(chance.clone()),
            Step::Move(seat, m) => replay.submit(*seat, *m),
        };
        taken.unwrap_or_else(|error| unreachable!("a table's record replays: {error}"));
        // A simultaneous turn enters the record when its last seat has chosen.
        if replay.record().steps.len() == next {
            let moves = (from + 1..=next).filter_map(|number| match &all[number - 1] {
                Step::Move(seat, m) => Some((*seat, *m, number)),
                Step::Chance(_) => None,
            });
            let moves = moves.collect();
            let after = replay.state().clone();
            spots.push(Spot {
                from,
                to: next,
                before: std::mem::replace(&mut before, after),
                moves,
            });
            from = next;
        }
    }
    spots.push(Spot { from, to: from, before, moves: Vec::new() });
    spots
}
