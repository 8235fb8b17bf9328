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
