//! Refusals: a stable word for programs, a sentence for people.

use std::fmt;

use crate::message::Snapshot;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $slug:literal $status:literal,)+) => {
        wire! {
            /// Why something was refused. The wire has the slug: `play/stale`.
            #[derive(Copy, Eq, Hash)]
            pub enum Code {
                $($(#[$doc])* #[serde(rename = $slug)] $name,)+
            }
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The word on the wire.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)+ }
            }

            /// The HTTP status that goes with it.
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status,)+ }
            }
        }
    };
}

codes! {
    /// The request is not what `docs/protocol.md` describes.
    Unreadable = "request/unreadable" 400,
    /// The request is too long.
    TooLarge = "request/too-large" 413,
    /// Too many requests in a short time.
    TooMany = "request/too-many" 429,
    /// The page that sent it is not one of this server's.
    Origin = "request/origin" 403,
    /// Nobody can be told from anybody else without a key.
    NoKey = "request/no-key" 401,
    /// There is no such address here.
    NotFound = "request/not-found" 404,
    /// There is no such table.
    NoTable = "table/none" 404,
    /// The table is closed.
    Closed = "table/closed" 410,
    /// The server has as many tables as it can hold, or this address has.
    TooManyTables = "table/too-many" 429,
    /// The game has begun.
    Started = "table/started" 409,
    /// The game has not begun.
    NotStarted = "table/not-started" 409,
    /// The game is over.
    Over = "table/over" 409,
    /// The game is not over.
    NotOver = "table/not-over" 409,
    /// Not before every seat has somebody.
    NotFull = "table/not-full" 409,
    /// Nobody may watch this table.
    NoWatching = "table/no-watching" 403,
    /// Game, number of seats or options are wrong.
    BadSetup = "table/bad-setup" 400,
    /// A setting is out of its bounds.
    BadSettings = "table/bad-settings" 400,
    /// The board file is wrong.
    BadBoards = "table/bad-boards" 400,
    /// The record is wrong.
    BadRecord = "table/bad-record" 400,
    /// There is no such seat.
    NoSeat = "seat/none" 400,
    /// Somebody has the seat.
    Taken = "seat/taken" 409,
    /// No seat is open.
    Full = "seat/full" 409,
    /// The seat is not yours.
    NotYours = "seat/not-yours" 403,
    /// Only the host may do this.
    HostOnly = "seat/host-only" 403,
    /// The name cannot be used.
    BadName = "seat/bad-name" 400,
    /// There is no such bot.
    NoBot = "seat/no-bot" 400,
    /// The number for the luck is not hexadecimal.
    BadNumber = "seat/bad-number" 400,
    /// The link that moves a seat is wrong, used or too old.
    NoHandOver = "seat/no-hand-over" 404,
    /// The move is for another moment of the game; the present one is sent along.
    Stale = "play/stale" 409,
    /// The words are not a move of this game.
    BadMove = "play/unreadable" 400,
    /// The rules do not allow the move.
    Illegal = "play/illegal" 409,
    /// Others decide now.
    NotYourTurn = "play/not-your-turn" 409,
    /// The seat has chosen already.
    AlreadyChosen = "play/already-chosen" 409,
    /// There is nothing to take back.
    NothingToUndo = "undo/nothing" 409,
    /// This table does not allow it.
    NoUndo = "undo/never" 403,
    /// Somebody has asked already; answer first.
    UndoAsked = "undo/asked" 409,
    /// Nobody has asked.
    NotAsked = "undo/not-asked" 409,
    /// This table has no hints.
    NoHints = "hint/off" 403,
    /// This person asked for too many.
    TooManyHints = "hint/too-many" 429,
    /// This table has no chat.
    NoChat = "chat/off" 403,
    /// There is nothing to say, or too much.
    BadChat = "chat/bad" 400,
    /// There is no review yet.
    NoReview = "review/none" 404,
    /// Too much is being thought about.
    Busy = "server/busy" 503,
    /// The database does not answer. Nothing was lost; what was not confirmed did not happen.
    NoStore = "server/no-store" 503,
    /// The server is going down; come back in a moment.
    Closing = "server/closing" 503,
    /// A mistake of the server.
    Broken = "server/broken" 500,
}

impl Code {
    /// What a table's refusal of a step (`step/not-your-turn`) is called here.
    pub fn of_step(refused: &str) -> Self {
        match refused {
            "step/unreadable" => Self::BadMove,
            "step/not-your-turn" | "step/not-now" => Self::NotYourTurn,
            "step/already-chosen" => Self::AlreadyChosen,
            _ => Self::Illegal,
        }
    }
}

wire! {
    /// Why a request was refused.
    pub struct Refusal {
        /// For programs.
        pub code: Code,
        /// For people: what is wrong, and what would be right.
        pub message: String,
        /// The table as it is now, where the request was made for another moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub now: Option<Box<Snapshot>>,
    }
}

impl Refusal {
    /// A refusal.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), now: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code.slug())
    }
}

impl std::error::Error for Refusal {}
