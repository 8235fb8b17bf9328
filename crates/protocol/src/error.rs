//! Refusals: a stable code for programs and a message for people.

use std::fmt;

use mirabilia_kernel::PlayErrorKind;

use crate::Raw;
use crate::message::Snapshot;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $slug:literal $status:literal,)+) => {
        wire! {
            /// Why a request was refused. On the wire it is the slug, such as `play/stale`.
            #[derive(Copy, Eq, Hash)]
            pub enum Code {
                $($(#[$doc])* #[serde(rename = $slug)] $name,)+
            }
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The code on the wire.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$name => $slug,)+ }
            }

            /// The HTTP status of the response.
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status,)+ }
            }
        }
    };
}

codes! {
    /// The request is malformed; `docs/protocol.md` describes the format.
    Unreadable = "request/unreadable" 400,
    /// The request is too large.
    TooLarge = "request/too-large" 413,
    /// Rate limit exceeded.
    TooMany = "request/too-many" 429,
    /// The request comes from a page of another origin.
    Origin = "request/origin" 403,
    /// Unauthenticated: the key is missing or unknown.
    NoKey = "request/no-key" 401,
    /// The host of the server has banned the person or their network.
    Banned = "request/banned" 403,
    /// No such path.
    NotFound = "request/not-found" 404,
    /// The path does not know the method.
    BadMethod = "request/bad-method" 405,
    /// No such table.
    NoTable = "table/none" 404,
    /// The table is closed.
    Closed = "table/closed" 410,
    /// The server, or this client address, has reached its limit of tables.
    TooManyTables = "table/too-many" 429,
    /// The game has already started.
    Started = "table/started" 409,
    /// The game has not started.
    NotStarted = "table/not-started" 409,
    /// The game is over.
    Over = "table/over" 409,
    /// The game is not over.
    NotOver = "table/not-over" 409,
    /// The game cannot start while a seat is open.
    NotFull = "table/not-full" 409,
    /// This table does not allow spectators.
    NoWatching = "table/no-watching" 403,
    /// The game, the number of seats or the options are invalid.
    BadSetup = "table/bad-setup" 400,
    /// A setting is out of range.
    BadSettings = "table/bad-settings" 400,
    /// The board file is invalid.
    BadBoards = "table/bad-boards" 400,
    /// The record is invalid.
    BadRecord = "table/bad-record" 400,
    /// No such seat.
    NoSeat = "seat/none" 400,
    /// The seat is taken.
    Taken = "seat/taken" 409,
    /// No seat is open.
    Full = "seat/full" 409,
    /// The seat belongs to another player.
    NotYours = "seat/not-yours" 403,
    /// Only the host may do this.
    HostOnly = "seat/host-only" 403,
    /// The name is invalid.
    BadName = "seat/bad-name" 400,
    /// No such bot.
    NoBot = "seat/no-bot" 400,
    /// The contribution to the seed is not hexadecimal.
    BadNumber = "seat/bad-number" 400,
    /// The hand-over key is invalid, used or expired.
    NoHandOver = "seat/no-hand-over" 404,
    /// The game has advanced since the move was chosen; the current state is attached.
    Stale = "play/stale" 409,
    /// The text is not a move of this game.
    BadMove = "play/unreadable" 400,
    /// The rules do not allow the move.
    Illegal = "play/illegal" 409,
    /// It is not this seat's turn.
    NotYourTurn = "play/not-your-turn" 409,
    /// The seat has already chosen.
    AlreadyChosen = "play/already-chosen" 409,
    /// There is nothing to undo.
    NothingToUndo = "undo/nothing" 409,
    /// This table does not allow undo.
    NoUndo = "undo/never" 403,
    /// An undo request is pending; answer it first.
    UndoAsked = "undo/asked" 409,
    /// There is no undo request to answer.
    NotAsked = "undo/not-asked" 409,
    /// A proposal is pending; answer it first.
    ProposalPending = "proposal/pending" 409,
    /// The person has watched with open hands, or was removed by the host.
    Barred = "seat/barred" 403,
    /// The log of the table is full.
    LogFull = "table/log-full" 409,
    /// Hints are disabled at this table.
    NoHints = "hint/off" 403,
    /// Hint limit exceeded.
    TooManyHints = "hint/too-many" 429,
    /// Chat is disabled at this table.
    NoChat = "chat/off" 403,
    /// The chat message is empty or too long.
    BadChat = "chat/bad" 400,
    /// There is no review of this game yet.
    NoReview = "review/none" 404,
    /// The server is overloaded.
    Busy = "server/busy" 503,
    /// The database is unavailable. Everything acknowledged is safe.
    NoStore = "server/no-store" 503,
    /// The server is shutting down; reconnect shortly.
    Closing = "server/closing" 503,
    /// Internal server error.
    Broken = "server/broken" 500,
}

impl From<PlayErrorKind> for Code {
    fn from(kind: PlayErrorKind) -> Self {
        match kind {
            PlayErrorKind::Unreadable => Self::BadMove,
            PlayErrorKind::NotYou | PlayErrorKind::NotNow => Self::NotYourTurn,
            PlayErrorKind::Already => Self::AlreadyChosen,
            PlayErrorKind::Illegal | PlayErrorKind::NoLuck | PlayErrorKind::BadLuck => {
                Self::Illegal
            }
        }
    }
}

wire! {
    /// Why a request was refused.
    pub struct Refusal {
        /// The code, for programs.
        pub code: Code,
        /// The message, for people: what is wrong and what is expected.
        pub message: String,
        /// The current table, if the request was based on an outdated one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub now: Option<Box<Snapshot>>,
        /// The reason as a translatable message: why the rules forbid the move, or what is wrong with
        /// a record, a board file or the set-up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "Told", optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub why: Option<Raw>,
        /// The number of seconds after which the request would be within its limit again. Over HTTP it
        /// is the header `Retry-After`, too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub retry_after: Option<u32>,
        /// The internal cause, for the server's log. It is never sent.
        #[serde(skip)]
        #[cfg_attr(feature = "ts", ts(skip))]
        pub cause: Option<String>,
    }
}

impl Refusal {
    /// A refusal without a snapshot or rules message.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), now: None, why: None, retry_after: None, cause: None }
    }

    /// Adds the reason as a translatable message.
    #[must_use]
    pub fn because(self, why: &impl serde::Serialize) -> Self {
        Self { why: Some(Raw::new(why)), ..self }
    }

    /// Says when to try again; a part of a second counts as a whole one.
    #[must_use]
    pub fn retry_after(self, wait: std::time::Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        Self { retry_after: Some(u32::try_from(seconds).unwrap_or(u32::MAX).max(1)), ..self }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code.slug())
    }
}

impl std::error::Error for Refusal {}
