//! Lists: the lobby, the client's own tables, finished games, and related types.

use crate::{Clock, Status};

wire! {
    /// A seat in a list.
    #[derive(Eq)]
    pub struct SeatLine {
        /// The name of the person or bot; null for an open seat.
        pub name: Option<String>,
        /// Whether it is a bot.
        pub bot: bool,
    }

    /// A table in the lobby.
    #[derive(Eq)]
    pub struct LobbyRow {
        /// The table's id.
        pub table: String,
        /// The game.
        pub game: String,
        /// The status: open or playing.
        pub status: Status,
        /// The seats.
        pub seats: Vec<SeatLine>,
        /// The time control.
        pub clock: Option<Clock>,
        /// Whether spectators are allowed.
        pub watch: bool,
        /// The time of the last event: Unix time in milliseconds.
        pub updated_at: i64,
    }

    /// A table at which the client has a seat.
    #[derive(Eq)]
    pub struct MyTable {
        /// The table.
        #[serde(flatten)]
        pub row: LobbyRow,
        /// The client's seats.
        pub yours: Vec<u8>,
        /// Whether one of them owes a decision.
        pub your_turn: bool,
    }

    /// The client's identity and tables.
    #[derive(Eq)]
    pub struct Me {
        /// The name the client used last.
        pub name: Option<String>,
        /// The client's open and running tables.
        pub tables: Vec<MyTable>,
        /// A warning of the server's host that the client has not confirmed yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub warning: Option<String>,
    }

    /// A key of the client.
    #[derive(Eq)]
    pub struct KeyInfo {
        /// Names the key without being it.
        pub id: String,
        /// What it is for: `browser`, `script`, or what the client called it.
        pub label: String,
        /// Whether the request was made with this key.
        pub current: bool,
        /// When it was made: Unix time in milliseconds.
        pub created_at: i64,
        /// When it was used last, to the hour.
        pub used_at: i64,
    }

    /// Somebody whom the client has muted or blocked.
    #[derive(Eq)]
    pub struct BlockedPerson {
        /// Names the entry.
        pub id: String,
        /// The person's name at that time.
        pub name: String,
        /// Whether the person is blocked, too: they cannot take a seat at tables of the client.
        pub block: bool,
        /// Since when: Unix time in milliseconds.
        pub at: i64,
    }

    /// Whom a report or a block is about: the person in a seat, or the author of a chat message.
    #[derive(Eq, Default)]
    #[serde(deny_unknown_fields)]
    pub struct PersonAt {
        /// The seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub seat: Option<u8>,
        /// The sequence number of the chat message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub line: Option<u64>,
        /// For a block: whether they may not sit at the client's tables either.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub block: bool,
        /// For a report: what happened.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub text: String,
    }

    /// A finished game.
    #[derive(Eq)]
    pub struct Finished {
        /// The table's id.
        pub table: String,
        /// The game.
        pub game: String,
        /// The players.
        pub seats: Vec<SeatLine>,
        /// The seats that won.
        pub winners: Vec<u8>,
        /// `points`, `military` or `science`.
        pub end: String,
        /// The points by seat.
        pub totals: Vec<i32>,
        /// When it ended: Unix time in milliseconds.
        pub ended_at: i64,
    }

    /// A page of finished games, newest first.
    #[derive(Eq)]
    pub struct FinishedPage {
        /// The games.
        pub games: Vec<Finished>,
        /// The value of `before` for the next page; null on the last page.
        pub next: Option<String>,
    }

    /// A key that moves a seat to another device.
    #[derive(Eq)]
    pub struct HandOver {
        /// The key. The first client that redeems it gets the seat.
        pub key: String,
        /// When it expires: Unix time in milliseconds.
        pub until: i64,
    }

    /// A change at one of the client's tables. Sent over the socket of `/api/me`.
    #[serde(tag = "is", rename_all = "kebab-case")]
    pub enum Notice {
        /// A table of the client has changed.
        Table(MyTable),
        /// The server is shutting down.
        Closing,
    }

    /// The progress of a review.
    #[derive(Eq)]
    pub struct ReviewState {
        /// Decisions analysed so far.
        pub done: u32,
        /// Decisions in total.
        pub of: u32,
        /// Whether the review is queued.
        pub queued: bool,
    }

    /// A Dice board set that can be played on.
    #[derive(Eq)]
    pub struct BoardSet {
        /// The name of the set.
        pub name: String,
        /// The value of the option `boards`.
        pub option: String,
        /// Whether the set is a stand-in for the printed boards.
        pub stand_in: bool,
        /// The maximum number of seats.
        pub seats: u8,
    }
}
