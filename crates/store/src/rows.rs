//! What goes into a store and what comes out: plain values, without behaviour.
//!
//! Times are milliseconds since 1970 and always the caller's: a store has no clock.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, TableId};

/// Events to add to the end of one table's log, and what the table looks like after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table. Its first append creates it.
    pub table: TableId,
    /// The number of the first of these events. Events count from 1.
    pub first: u64,
    /// At least one, as JSON text. The store does not read them.
    pub events: Vec<String>,
    /// When this happened.
    pub at: i64,
    /// Replaces the row of the table.
    pub row: Row,
}

/// What lists, clocks and searches need to know of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Does it stand in the lobby?
    pub listed: bool,
    /// When somebody has to look at it, though nobody comes: a clock runs out, a bot is to move.
    pub wake_at: Option<i64>,
    /// The seats that owe a decision, one bit each.
    pub owing: u8,
    /// What lists show, as JSON text. The store does not read it.
    pub summary: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// When it came to its end.
    pub ended_at: Option<i64>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Which seat: 0 to 7, each at most once.
    pub seat: u8,
    /// Who holds it; nobody for an open seat or a bot.
    pub person: Option<PersonId>,
    /// The name shown, and the one that searches find.
    pub name: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// A game is being played.
    Playing,
    /// The game was played to its end.
    Finished,
    /// Given up before the end.
    Closed,
}

impl Status {
    /// All of them, in order of life.
    pub const ALL: [Self; 4] = [Self::Open, Self::Playing, Self::Finished, Self::Closed];

    /// The word for it in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Reads what [`as_str`](Self::as_str) writes.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// Can anything still happen by itself? Clocks and bots of other tables stand still.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Open | Self::Playing)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One event of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it happened.
    pub at: i64,
    /// What happened, as JSON text.
    pub body: String,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The row of its last append.
    pub row: Row,
    /// The number of its last event.
    pub last_seq: u64,
    /// The time of its first append.
    pub created_at: i64,
    /// The time of its last append.
    pub updated_at: i64,
}

/// Which tables to list. What is not asked for does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// One of these; none named means any.
    pub statuses: Vec<Status>,
    /// In the lobby, or not.
    pub listed: Option<bool>,
    /// This game.
    pub game: Option<String>,
    /// A part of the name of somebody who sits there, in capitals or not.
    pub player: Option<String>,
    /// This person sits there.
    pub person: Option<PersonId>,
    /// Only what comes after this table in the list, to turn the page: `updated_at` and id of the
    /// last one seen.
    pub before: Option<(i64, TableId)>,
    /// At most this many.
    pub limit: u32,
}

impl Default for Query {
    fn default() -> Self {
        Self {
            statuses: Vec::new(),
            listed: None,
            game: None,
            player: None,
            person: None,
            before: None,
            limit: 50,
        }
    }
}

/// Somebody with a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name they chose last.
    pub name: String,
}

/// Something happened in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table grew, here or on another node.
    Appended {
        /// Which table.
        table: TableId,
        /// The number of its last event then.
        seq: u64,
    },
    /// The line to the database was down and is up again: any table may have grown unheard.
    Lost,
}

/// How many tables there are, by status.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Waiting for players.
    pub open: u64,
    /// Being played.
    pub playing: u64,
    /// Played to the end.
    pub finished: u64,
    /// Given up.
    pub closed: u64,
}

impl Counts {
    pub(crate) fn slot(&mut self, status: Status) -> &mut u64 {
        match status {
            Status::Open => &mut self.open,
            Status::Playing => &mut self.playing,
            Status::Finished => &mut self.finished,
            Status::Closed => &mut self.closed,
        }
    }
}
