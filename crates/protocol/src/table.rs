//! A table as everybody sees it: who sits where, and how it is run.

use std::collections::BTreeMap;

use crate::Settings;

wire! {
    /// Where a table is in its life.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum Status {
        /// Seats are being taken.
        Open,
        /// The game is being played.
        Playing,
        /// The game is over.
        Finished,
        /// Nobody will play here any more.
        Closed,
    }

    /// Who has a seat.
    #[derive(Eq)]
    #[serde(tag = "is", rename_all = "kebab-case")]
    pub enum Holder {
        /// Nobody yet.
        Open,
        /// A person.
        Person {
            /// Their name.
            name: String,
        },
        /// A bot.
        Bot {
            /// Which.
            bot: String,
        },
    }

    /// One seat.
    #[derive(Eq)]
    #[allow(clippy::struct_excessive_bools)] // each is a mark on the seat of its own
    pub struct SeatInfo {
        /// Who has it.
        pub holder: Holder,
        /// Is the person connected? Always true for bots.
        pub here: bool,
        /// A bot plays for the person: gone, left, or out of time.
        pub stand_in: bool,
        /// The person has left for good.
        pub left: bool,
        /// Is it the host's?
        pub host: bool,
    }

    /// A line of chat.
    #[derive(Eq)]
    pub struct ChatLine {
        /// The number of the event.
        pub seq: u64,
        /// When: milliseconds since 1970.
        pub at: i64,
        /// Who said it.
        pub name: String,
        /// The speaker's seat, if they have one.
        pub seat: Option<u8>,
        /// The words.
        pub text: String,
    }

    /// A table, apart from the game itself.
    #[derive(Eq)]
    pub struct TableInfo {
        /// Its id.
        pub table: String,
        /// `duel`, `wonders` or `dice`.
        pub game: String,
        /// Where it is in its life.
        pub status: Status,
        /// Who sits where.
        pub seats: Vec<SeatInfo>,
        /// Set-up options, as in records.
        pub options: BTreeMap<String, String>,
        /// Are the Dice boards a stand-in for the printed ones, which are not public? Shown to
        /// players.
        pub stand_in_boards: bool,
        /// How it is run.
        pub settings: Settings,
        /// How many watch.
        pub watching: u32,
        /// The table this one is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub previous: Option<String>,
        /// The table where these players play again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub next: Option<String>,
        /// When it was opened: milliseconds since 1970.
        pub opened_at: i64,
    }

    /// What the receiver is at this table.
    #[derive(Eq)]
    pub struct You {
        /// The seats the receiver has.
        pub seats: Vec<u8>,
        /// May the receiver do what the host may?
        pub host: bool,
    }
}
