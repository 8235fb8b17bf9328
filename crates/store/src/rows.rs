//! The values that go into and come out of a store.
//!
//! Times are Unix timestamps in milliseconds and always come from the caller: a store has no clock.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, TableId};

/// Events to append to the log of one table, and the table's row after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table. Its first append creates it.
    pub table: TableId,
    /// The sequence number of the first event, counting from 1.
    pub first: u64,
    /// At least one event, as JSON text. The store does not parse it.
    pub events: Vec<String>,
    /// When the events happened.
    pub at: i64,
    /// Replaces the row of the table.
    pub row: Row,
}

/// What lists, clocks and searches need to know about a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The game.
    pub game: String,
    /// The table's status.
    pub status: Status,
    /// Whether the lobby lists the table.
    pub listed: bool,
    /// When a node must wake the table even if no command arrives: a clock expires, a bot must
    /// move.
    pub wake_at: Option<i64>,
    /// The seats that owe a decision, one bit each.
    pub owing: u8,
    /// What lists show, as JSON text. The store does not parse it.
    pub summary: String,
    /// The occupied seats.
    pub seats: Vec<SeatRow>,
    /// When the table was finished or closed.
    pub ended_at: Option<i64>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// The seat number: 0 to 7, each at most once.
    pub seat: u8,
    /// The person in the seat; `None` for an open seat or a bot.
    pub person: Option<PersonId>,
    /// The name that lists show and searches find.
    pub name: String,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// A game is being played.
    Playing,
    /// The game is over.
    Finished,
    /// The table was closed before the game ended.
    Closed,
}

impl Status {
    /// All statuses, in the order of a table's life.
    pub const ALL: [Self; 4] = [Self::Open, Self::Playing, Self::Finished, Self::Closed];

    /// The value in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Parses what [`as_str`](Self::as_str) returns.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// Whether clocks and bots of the table run.
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
    /// The sequence number: from 1, without gaps.
    pub seq: u64,
    /// When it happened.
    pub at: i64,
    /// The event as JSON text.
    pub body: String,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The id.
    pub id: TableId,
    /// The row of its last append.
    pub row: Row,
    /// The sequence number of its last event.
    pub last_seq: u64,
    /// The time of its first append.
    pub created_at: i64,
    /// The time of its last append.
    pub updated_at: i64,
}

/// A filter for lists of tables. Fields that are empty or `None` match every table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// Any of these statuses.
    pub statuses: Vec<Status>,
    /// Listed in the lobby or not.
    pub listed: Option<bool>,
    /// The game.
    pub game: Option<String>,
    /// Part of a player's name, case-insensitive.
    pub player: Option<String>,
    /// A person who has a seat.
    pub person: Option<PersonId>,
    /// Pagination cursor: only tables after this one in the list, given by the `updated_at` and id
    /// of the last table of the previous page.
    pub before: Option<(i64, TableId)>,
    /// The page size.
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

/// A person with a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name they used last.
    pub name: String,
}

/// A change notification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notification {
    /// Events were appended to a table, by this node or another.
    Appended {
        /// The table.
        table: TableId,
        /// The sequence number of the last appended event.
        seq: u64,
    },
    /// Notifications were lost, for example while the database was unreachable: any table may have
    /// changed.
    Lost,
}

/// The number of tables by status.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Waiting for players.
    pub open: u64,
    /// Being played.
    pub playing: u64,
    /// Finished games.
    pub finished: u64,
    /// Closed before the end.
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
