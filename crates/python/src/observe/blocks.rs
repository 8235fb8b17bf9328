//! Blocks: runs of numbers of an observation that mean the same kind of thing. The reference of
//! observations is written from them.

use std::sync::OnceLock;

use mirabilia_games::GameKind;
use mirabilia_kernel::MAX_SEATS;
use serde::Serialize;

use super::{Observable, Sight};

/// A run of numbers of the same kind.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// What it is called, unique within an observation.
    pub(crate) title: String,
    /// What a number says, and its scale.
    pub(crate) meaning: &'static str,
    /// The names of its numbers, in order.
    pub(crate) names: Vec<String>,
}

impl Block {
    pub(crate) fn new(
        title: impl Into<String>,
        meaning: &'static str,
        names: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        let names = names.into_iter().map(Into::into).collect();
        Self { title: title.into(), meaning, names }
    }

    /// A block whose names are these, each after the title.
    pub(crate) fn each(
        title: impl Into<String>,
        meaning: &'static str,
        things: impl IntoIterator<Item = impl std::fmt::Display>,
    ) -> Self {
        let title = title.into();
        let names: Vec<String> =
            things.into_iter().map(|thing| format!("{title} {thing}")).collect();
        Self { title, meaning, names }
    }
}

/// A block with its place in the observation, as Python reads it.
#[derive(Serialize)]
pub(crate) struct Placed {
    start: usize,
    stop: usize,
    title: String,
    meaning: &'static str,
    names: Vec<String>,
}

/// The blocks of an observation, in order.
pub(crate) fn placed<G: Observable>(sight: Sight, seats: u8) -> Vec<Placed> {
    let mut start = 0;
    let place = |block: Block| {
        let Block { title, meaning, names } = block;
        let from = start;
        start += names.len();
        Placed { start: from, stop: start, title, meaning, names }
    };
    sight.blocks::<G>(seats).into_iter().map(place).collect()
}

/// The relative places of the other seats, in the order of an observation: the neighbours, then
/// the others from the left. Each with the distance to the left.
pub(crate) fn others(seats: u8) -> impl Iterator<Item = (String, u8)> {
    let neighbours = [("left".to_owned(), 1), ("right".to_owned(), seats - 1)];
    let neighbours = neighbours.into_iter().take(if seats == 2 { 1 } else { 2 });
    neighbours.chain((2..seats.saturating_sub(1)).map(|n| (format!("{n} to the left"), n)))
}

/// The number of numbers, counted once for each kind of table.
pub(crate) fn count<G: Observable>(kind: GameKind, sight: Sight, seats: u8) -> usize {
    const SIGHTS: usize = 8;
    const GAMES: usize = GameKind::ALL.len();
    static COUNTS: [OnceLock<usize>; GAMES * (MAX_SEATS + 1) * SIGHTS] =
        [const { OnceLock::new() }; GAMES * (MAX_SEATS + 1) * SIGHTS];
    let table = kind as usize * (MAX_SEATS + 1) + usize::from(seats).min(MAX_SEATS);
    *COUNTS[table * SIGHTS + sight.number()]
        .get_or_init(|| sight.blocks::<G>(seats).iter().map(|block| block.names.len()).sum())
}
