//! A table apart from the game: seats, settings, status.

use std::collections::BTreeMap;

use crate::Settings;

wire! {
    /// The status of a table.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum Status {
        /// Waiting for players.
        Open,
        /// The game is being played.
        Playing,
        /// The game is over.
        Finished,
        /// The table is closed.
        Closed,
    }

    /// The occupant of a seat.
    #[derive(Eq)]
    #[serde(tag = "is", rename_all = "kebab-case")]
    pub enum Holder {
        /// The seat is open.
        Open,
        /// A person.
        Person {
            /// The person's name.
            name: String,
        },
        /// A bot.
        Bot {
            /// The name of the bot.
            bot: String,
        },
    }

    /// One seat.
    #[derive(Eq)]
    #[allow(clippy::struct_excessive_bools)] // each is a mark on the seat of its own
    pub struct SeatInfo {
        /// The occupant.
        pub holder: Holder,
        /// Whether the person is connected; always true for bots.
        pub here: bool,
        /// Whether a bot plays for the person (disconnected, left, or out of time).
        pub stand_in: bool,
        /// Whether the person has left permanently.
        pub left: bool,
        /// Whether the person is the host.
        pub host: bool,
    }

    /// A chat message.
    #[derive(Eq)]
    pub struct ChatLine {
        /// The sequence number of the event.
        pub seq: u64,
        /// When it was sent: Unix time in milliseconds.
        pub at: i64,
        /// The sender's name.
        pub name: String,
        /// The sender's seat, if any.
        pub seat: Option<u8>,
        /// The text.
        pub text: String,
    }

    /// A change of a running game that every other person at the table must agree to.
    #[derive(Eq)]
    #[serde(tag = "change", rename_all = "kebab-case")]
    pub enum Proposal {
        /// Other settings.
        Settings {
            /// All settings.
            settings: Settings,
        },
        /// Another device or person takes over a seat.
        HandOver {
            /// The seat.
            seat: u8,
        },
    }

    /// A proposal that waits for answers.
    #[derive(Eq)]
    pub struct PendingProposal {
        /// The seat that proposes; null for a host without a seat.
        pub seat: Option<u8>,
        /// The change.
        pub proposal: Proposal,
        /// The seats that have not answered.
        pub waiting: Vec<u8>,
    }

    /// A table, apart from the game itself.
    #[derive(Eq)]
    pub struct TableInfo {
        /// The id.
        pub table: String,
        /// `duel`, `wonders` or `dice`.
        pub game: String,
        /// The status.
        pub status: Status,
        /// The seats.
        pub seats: Vec<SeatInfo>,
        /// Setup options, as in records.
        pub options: BTreeMap<String, String>,
        /// Whether the Dice boards are a stand-in for the printed ones, which are not public.
        /// Clients show this to players.
        pub stand_in_boards: bool,
        /// The settings.
        pub settings: Settings,
        /// The number of spectators.
        pub watching: u32,
        /// The proposal that waits for answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub proposal: Option<PendingProposal>,
        /// The table this one is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub previous: Option<String>,
        /// The rematch table of these players.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub next: Option<String>,
        /// When it was opened: Unix time in milliseconds.
        pub opened_at: i64,
    }

    /// The receiver's role at a table.
    #[derive(Eq)]
    pub struct You {
        /// The receiver's seats.
        pub seats: Vec<u8>,
        /// Whether the receiver has the host's rights.
        pub host: bool,
    }
}
