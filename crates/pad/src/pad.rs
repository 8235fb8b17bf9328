//! A pad: who played, what was written, how the game ended.

use std::collections::BTreeMap;

use mirabilia_games::GameKind;
use serde::Serialize;

use crate::sheet::{PadLine, PadSheet};
use crate::{PadEntry, sheet};

/// A pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pad {
    /// The game.
    #[serde(serialize_with = "name")]
    #[serde(rename = "game")]
    pub kind: GameKind,
    /// Who played, in the order of the seats.
    pub players: Vec<PadPlayer>,
    /// How a game of Duel ended.
    #[serde(rename = "duel")]
    pub end: PadEnd,
}

/// A player of the pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PadPlayer {
    /// The name.
    pub name: String,
    /// What was written, by the lines of the pad.
    pub entries: BTreeMap<&'static str, PadEntry>,
}

/// How a game ended, and where the pawn of Duel stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadEnd {
    /// What ended it.
    pub by: PadBy,
    /// The seat that won by supremacy.
    pub winner: usize,
    /// Where the pawn stands: above 0 on the second player's side, below on the first's.
    pub pawn: Option<i8>,
}

/// What ended a game; supremacy only in Duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PadBy {
    /// Points are counted.
    Points,
    /// Military supremacy.
    Military,
    /// Scientific supremacy.
    Science,
}

impl PadBy {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Military => "military",
            Self::Science => "science",
        }
    }
}

fn name<S: serde::Serializer>(kind: &GameKind, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(kind.name())
}

impl Pad {
    /// An empty pad for these players.
    pub fn new(kind: GameKind, names: &[String]) -> Self {
        let player = |name: &String| PadPlayer { name: name.clone(), entries: BTreeMap::new() };
        let end = PadEnd { by: PadBy::Points, winner: 0, pawn: None };
        Self { kind, players: names.iter().map(player).collect(), end }
    }

    /// Its sheet.
    pub fn sheet(&self) -> &'static PadSheet {
        sheet(self.kind, self.players.len())
    }

    /// Is this line given by the pawn?
    pub fn by_pawn(&self, line: &PadLine) -> bool {
        !line.pawn.is_empty() && self.end.pawn.is_some()
    }

    /// How far the pawn is on the side of the opponent of a seat; 0 if it is not.
    pub fn ahead(&self, seat: usize) -> usize {
        let pawn = self.end.pawn.unwrap_or(0);
        usize::try_from(if seat == 0 { pawn } else { -pawn }).unwrap_or(0)
    }

    /// What is written into a field.
    pub fn entry(&self, seat: usize, line: &PadLine) -> Option<&PadEntry> {
        self.players[seat].entries.get(line.id)
    }

    /// The points of a field; none while it is empty.
    pub fn points(&self, seat: usize, line: &PadLine) -> Option<i32> {
        if self.by_pawn(line) {
            return Some(line.pawn.get(self.ahead(seat)).map_or(0, |points| (*points).into()));
        }
        self.entry(seat, line).map(|entry| entry.points(line))
    }

    /// All points of a seat; an empty field counts 0.
    pub fn total(&self, seat: usize) -> i32 {
        self.sheet().adding().filter_map(|line| self.points(seat, line)).sum()
    }

    /// The coins of a seat, where they were written down.
    pub fn coins(&self, seat: usize) -> Option<i32> {
        match self.entry(seat, self.sheet().purse()?) {
            Some(PadEntry::Coins { coins }) => Some(*coins),
            _ => None,
        }
    }

    /// The coins of the richest seat, once all were written down.
    pub fn richest(&self) -> Option<i32> {
        let purses = (0..self.players.len()).map(|seat| self.coins(seat));
        purses.collect::<Option<Vec<i32>>>()?.into_iter().max()
    }

    /// How many fields are written, of how many.
    pub fn filled(&self) -> (usize, usize) {
        let lines: Vec<&PadLine> = self.sheet().adding().collect();
        let written = |seat| lines.iter().filter(|line| self.points(seat, line).is_some()).count();
        let seats = self.players.len();
        ((0..seats).map(written).sum(), seats * lines.len())
    }
}
