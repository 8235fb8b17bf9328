//! The score pad of a real table: what can stand on it, what cannot be right, who has won.
//!
//! All numbers come from the rules crates. A [`PadSheet`] is the pad of a game with some number of
//! players as data: its lines, which values each can have, and the rules between fields. The
//! terminal uses this crate; the pages get the sheets as generated data and check them with an
//! evaluator that knows no game. `tests/verdicts.rs` writes pads with their verdicts, and a test of
//! the pages compares theirs.
#![forbid(unsafe_code)]

mod dice;
mod doubts;
mod duel;
mod entry;
mod most;
mod pad;
mod science;
mod sheet;
mod standing;
mod sums;
mod wonders;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::Game;
use serde::Serialize;

pub use doubts::{Doubt, doubts, in_field};
pub use entry::PadEntry;
pub use pad::{Pad, PadBy, PadEnd, PadPlayer};
pub use science::{Uses, best_use, uses};
pub use sheet::{
    At, Can, CountedAs, Limited, PadCounts, PadLine, PadPart, PadSheet, Richest, Rule, Tie,
};
pub use standing::{How, PadStanding, standing};

/// The sheet of a game with this many players.
pub fn sheet(kind: GameKind, seats: usize) -> &'static PadSheet {
    static SHEETS: [[OnceLock<PadSheet>; 8]; 3] = [const { [const { OnceLock::new() }; 8] }; 3];
    let cell = &SHEETS[kind as usize][seats & 7];
    cell.get_or_init(|| match kind {
        GameKind::Duel => duel::sheet(),
        GameKind::Wonders => wonders::sheet(seats as u8),
        GameKind::Dice => dice::sheet(),
    })
}

/// The numbers of players of a game.
pub fn seats(kind: GameKind) -> std::ops::RangeInclusive<usize> {
    let (least, most) = for_game!(kind, G => (*G::SEATS.start(), *G::SEATS.end()));
    usize::from(least)..=usize::from(most)
}

/// Everything that the pages need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadSheets"))]
pub struct Sheets {
    /// By game and number of players.
    pub sheets: BTreeMap<&'static str, BTreeMap<usize, PadSheet>>,
    /// The science of 7 Wonders, by compasses, gears, tablets and symbols of choice.
    pub science: Vec<Vec<Vec<Vec<Uses>>>>,
}

impl Sheets {
    /// All sheets.
    pub fn new() -> Self {
        let of = |kind: GameKind| {
            (kind.name(), seats(kind).map(|n| (n, sheet(kind, n).clone())).collect())
        };
        Self { sheets: GameKind::ALL.iter().map(|kind| of(*kind)).collect(), science: uses() }
    }
}

impl Default for Sheets {
    fn default() -> Self {
        Self::new()
    }
}
