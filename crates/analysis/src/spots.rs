//! The spots of a game: the state before each turn or chance event, and what happened there.

use mirabilia_kernel::{Game, Seat, Step, Table, Walked};

/// A chance event, or one turn with the moves of every deciding seat.
#[derive(Clone)]
pub(crate) struct Spot<G: Game> {
    /// Number of steps before it.
    pub(crate) from: usize,
    /// Number of steps after it.
    pub(crate) to: usize,
    /// The state before it.
    pub(crate) before: G,
    /// The moves, with their step numbers counted from 1; empty for a chance event.
    pub(crate) moves: Vec<(Seat, G::Move, usize)>,
}

/// Every spot of a table, in order. The last one is where the record stops; it has no moves.
pub(crate) fn spots<G: Game>(table: &Table<G>) -> Vec<Spot<G>> {
    let spot = |walked: Walked<'_, G>| {
        let moves = walked.numbered().filter_map(|(number, step)| match step {
            Step::Move(seat, m) => Some((*seat, *m, number)),
            Step::Chance(_) => None,
        });
        let moves = moves.collect();
        Spot { from: walked.from, to: walked.to(), before: walked.before, moves }
    };
    let end = table.record().steps.len();
    let last = Spot { from: end, to: end, before: table.state().clone(), moves: Vec::new() };
    table.walk().map(spot).chain([last]).collect()
}
