//! Lists: the lobby, one's own tables, finished games; and what hangs on them.

use crate::{Clock, Status};

wire! {
    /// A seat in a list.
    #[derive(Eq)]
    pub struct SeatLine {
        /// The name of the person or bot; none for an open seat.
        pub name: Option<String>,
        /// Is it a bot?
        pub bot: bool,
    }

    /// A table in the lobby.
    #[derive(Eq)]
    pub struct LobbyRow {
        /// Its id.
        pub table: String,
        /// Its game.
        pub game: String,
        /// Open or being played.
        pub status: Status,
        /// Who sits there.
        pub seats: Vec<SeatLine>,
        /// How long people may think.
        pub clock: Option<Clock>,
        /// May one watch?
        pub watch: bool,
        /// When something happened there last: milliseconds since 1970.
        pub updated_at: i64,
    }

    /// A table one sits at.
    #[derive(Eq)]
    pub struct MyTable {
        /// The table.
        #[serde(flatten)]
        pub row: LobbyRow,
        /// One's seats.
        pub yours: Vec<u8>,
        /// Is one of them awaited?
        pub your_turn: bool,
    }

    /// Who one is here, and where one sits.
    #[derive(Eq)]
    pub struct Me {
        /// The name used last.
        pub name: Option<String>,
        /// Tables that are open or being played.
        pub tables: Vec<MyTable>,
    }

    /// A finished game.
    #[derive(Eq)]
    pub struct Finished {
        /// Its id.
        pub table: String,
        /// Its game.
        pub game: String,
        /// Who played.
        pub seats: Vec<SeatLine>,
        /// The seats that won.
        pub winners: Vec<u8>,
        /// `points`, `military` or `science`.
        pub end: String,
        /// Everybody's points.
        pub totals: Vec<i32>,
        /// When it ended: milliseconds since 1970.
        pub ended_at: i64,
    }

    /// A page of finished games, newest first.
    #[derive(Eq)]
    pub struct FinishedPage {
        /// The games.
        pub games: Vec<Finished>,
        /// Ask with `before` set to this for the next page; none when there is no more.
        pub next: Option<String>,
    }

    /// A key that moves a seat to another device.
    #[derive(Eq)]
    pub struct HandOver {
        /// The key: whoever has it first has the seat.
        pub key: String,
        /// Until when it can be used: milliseconds since 1970.
        pub until: i64,
    }

    /// Somewhere it is one's turn, or no more. Sent over the socket of `/api/me`.
    #[serde(tag = "is", rename_all = "kebab-case")]
    pub enum Notice {
        /// A table of one's own has changed.
        Table(MyTable),
        /// The server goes down.
        Closing,
    }

    /// How far a review is.
    #[derive(Eq)]
    pub struct ReviewState {
        /// Decisions weighed.
        pub done: u32,
        /// Decisions there are.
        pub of: u32,
        /// Is it waiting for its turn?
        pub queued: bool,
    }

    /// A Dice board set that one can play on.
    #[derive(Eq)]
    pub struct BoardSet {
        /// Its name.
        pub name: String,
        /// The value of the option `boards`.
        pub option: String,
        /// Is it a stand-in for the printed boards?
        pub stand_in: bool,
        /// How many can play on it.
        pub seats: u8,
    }
}
