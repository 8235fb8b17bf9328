//! A table in a page: requests to the WebAssembly module, and its replies. The messages inside are
//! those of a server's socket.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::flat::required;
use crate::{Message, Moment, NewTable, Raw, Refusal};

wire_by_hand! {
    /// A request to the module. `now` is Unix time in milliseconds.
    #[serde(tag = "do", rename_all = "kebab-case")]
    #[allow(clippy::large_enum_variant)] // made one at a time, and read at once
    pub enum LocalRequest {
        /// Open a table. It replaces the table of the module.
        Open {
            /// The id of the table.
            table: String,
            /// 64 random hexadecimal digits: the secret of the random seed.
            secret: String,
            /// The name of the player.
            name: String,
            /// The table, as in `POST /api/tables`.
            new: NewTable,
            /// How bots and hints think.
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<Thinking>"))]
            thinking: Thinking,
            /// The time.
            now: i64,
        },
        /// Load a table from its stored events. It replaces the table of the module.
        Load {
            /// The events, in order. Events after a missing or damaged one are ignored.
            events: Vec<LocalEvent>,
            /// The text of the board file that the table was opened with.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            boards: Option<String>,
            /// How bots and hints think.
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<Thinking>"))]
            thinking: Thinking,
            /// The time.
            now: i64,
        },
        /// Connect, as a socket does. The first message is the table, or the events after `from`.
        Connect {
            /// The sequence number of the last event that the client has.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            from: Option<u64>,
            /// The time.
            now: i64,
        },
        /// A frame that a client would send over the socket.
        Send {
            /// The text of the frame: a `Request`.
            frame: String,
            /// The table that a rematch opens.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            spare: Option<SpareTable>,
            /// The time.
            now: i64,
        },
        /// Think for about this long about the pending work.
        Work {
            /// The length of the slice in milliseconds.
            slice_ms: u32,
            /// The time.
            now: i64,
        },
        /// Do what is due, at the time of `wake_at`.
        Wake {
            /// The time.
            now: i64,
        },
        /// Drop pending hints, the evaluation and the review.
        Stop {
            /// The time.
            now: i64,
        },
        /// A past position, as in `GET /api/tables/{table}/view`.
        Moment {
            /// The seat; the public view if omitted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            seat: Option<u8>,
            /// The number of steps; the latest position if omitted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            at: Option<u32>,
            /// The time.
            now: i64,
        },
        /// The record of the game so far. `POST /api/tables` continues it on a server.
        Record,
        /// The Dice boards of the table, as in `GET /api/tables/{table}/boards`.
        Boards,
        /// Evaluate the moves of a decision that the player has to make, as work in slices. Every slice
        /// replies with an `evaluation`. It replaces the evaluation before it.
        Evaluate {
            /// The seat.
            seat: u8,
            /// The moment: the number of steps so far.
            at: u32,
            /// The iterations in all.
            iterations: u32,
            /// The time.
            now: i64,
        },
        /// Review the finished game, as work in slices.
        Review {
            /// Iterations per decision.
            iterations: u32,
            /// Only the decisions of this seat.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            seat: Option<u8>,
            /// The time.
            now: i64,
        },
    }
}

wire! {
    /// How bots and hints think at a local table.
    #[serde(default, deny_unknown_fields)]
    pub struct Thinking {
        /// The time limit of a bot's move in milliseconds.
        pub bot_ms: u32,
        /// The iteration limit of a bot's move instead of the time limit, for reproducible games.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub bot_iterations: Option<u32>,
        /// The iterations of a hint.
        pub hint_iterations: u32,
        /// The random seed of the bots.
        pub seed: u32,
    }

    /// An event of a local table, for the page to store. Only the module reads its body.
    #[derive(Eq)]
    pub struct LocalEvent {
        /// The sequence number: from 1, without gaps.
        pub seq: u64,
        /// When it happened: Unix time in milliseconds.
        pub at: i64,
        /// The event as JSON text.
        pub body: String,
    }

    /// The id and the secret of a table that a command may open.
    #[derive(Eq)]
    pub struct SpareTable {
        /// The id of the table.
        pub table: String,
        /// 64 random hexadecimal digits.
        pub secret: String,
    }

    /// What a local table thinks about.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum WorkKind {
        /// The move of a bot.
        Bot,
        /// A hint.
        Hint,
        /// The values of the moves of a decision.
        Evaluation,
        /// A review.
        Review,
    }

    /// Pending work: send `work` until there is none.
    #[derive(Copy, Eq)]
    pub struct LocalWork {
        /// What it is.
        pub kind: WorkKind,
        /// The seat of a bot or hint.
        pub seat: Option<u8>,
    }

    /// The progress of a review. Each pass over the game ends with a report.
    pub struct LocalReview {
        /// Decisions analysed so far, in both passes.
        pub done: u32,
        /// Decisions in total, in both passes.
        pub of: u32,
        /// The report: a `GameReport` of the analysis crate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "GameReport", optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub report: Option<Raw>,
    }

    /// The values of the moves of a decision, so far.
    pub struct LocalEvaluation {
        /// The values: an `Evaluation` of the analysis crate.
        #[cfg_attr(feature = "ts", ts(type = "Evaluation"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub values: Raw,
        /// Whether these are the last ones.
        pub done: bool,
    }

    /// A table that a command opened, for the page to store.
    #[derive(Eq)]
    pub struct OpenedTable {
        /// The id of the table.
        pub table: String,
        /// Its first events.
        pub events: Vec<LocalEvent>,
    }

    /// The reply of the module. The page stores the events before it acts on the rest.
    #[derive(Default)]
    #[serde(default)]
    pub struct LocalReply {
        /// Events to append to the table's log, in one transaction.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LocalEvent>>"))]
        pub store: Vec<LocalEvent>,
        /// The messages that a socket would receive.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
        pub messages: Vec<Message>,
        /// Pending work.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub work: Option<LocalWork>,
        /// When the module must be woken, if nothing happens before: a bot's pace, a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub wake_at: Option<i64>,
        /// The number of events that could not be loaded. The page deletes them.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub lost: Option<u32>,
        /// The rematch table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub opened: Option<OpenedTable>,
        /// The answer to `moment`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub moment: Option<Moment>,
        /// The answer to `record`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub record: Option<String>,
        /// The answer to `boards`: a board set with its names and effects.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub boards: Option<Raw>,
        /// The progress of an evaluation.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub evaluation: Option<LocalEvaluation>,
        /// The progress of a review.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub review: Option<LocalReview>,
        /// Why the request was refused. Refused commands have an answer in `messages` instead.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub error: Option<Refusal>,
    }
}

impl Default for Thinking {
    fn default() -> Self {
        Self { bot_ms: 1000, bot_iterations: None, hint_iterations: 1000, seed: 0 }
    }
}

/// The fields of all requests.
#[derive(Deserialize)]
struct Flat {
    #[serde(rename = "do")]
    tag: Option<String>,
    table: Option<String>,
    secret: Option<String>,
    name: Option<String>,
    new: Option<NewTable>,
    thinking: Option<Thinking>,
    now: Option<i64>,
    events: Option<Vec<LocalEvent>>,
    boards: Option<String>,
    from: Option<u64>,
    frame: Option<String>,
    spare: Option<SpareTable>,
    slice_ms: Option<u32>,
    seat: Option<u8>,
    at: Option<u32>,
    iterations: Option<u32>,
}

/// The tags, for error messages.
const REQUESTS: &[&str] = &[
    "open", "load", "connect", "send", "work", "wake", "stop", "moment", "record", "boards",
    "evaluate", "review",
];

impl Flat {
    fn now<E: Error>(&self) -> Result<i64, E> {
        self.now.ok_or_else(|| E::missing_field("now"))
    }

    fn iterations<E: Error>(&self) -> Result<u32, E> {
        self.iterations.ok_or_else(|| E::missing_field("iterations"))
    }

    fn request<E: Error>(&mut self) -> Result<LocalRequest, E> {
        let tag: String = required(&mut self.tag, "do")?;
        Ok(match tag.as_str() {
            "open" => LocalRequest::Open {
                table: required(&mut self.table, "table")?,
                secret: required(&mut self.secret, "secret")?,
                name: required(&mut self.name, "name")?,
                new: required(&mut self.new, "new")?,
                thinking: self.thinking.take().unwrap_or_default(),
                now: self.now()?,
            },
            "load" => LocalRequest::Load {
                events: required(&mut self.events, "events")?,
                boards: self.boards.take(),
                thinking: self.thinking.take().unwrap_or_default(),
                now: self.now()?,
            },
            "connect" => LocalRequest::Connect { from: self.from, now: self.now()? },
            "send" => LocalRequest::Send {
                frame: required(&mut self.frame, "frame")?,
                spare: self.spare.take(),
                now: self.now()?,
            },
            "work" => LocalRequest::Work {
                slice_ms: required(&mut self.slice_ms, "slice_ms")?,
                now: self.now()?,
            },
            "wake" => LocalRequest::Wake { now: self.now()? },
            "stop" => LocalRequest::Stop { now: self.now()? },
            "moment" => LocalRequest::Moment { seat: self.seat, at: self.at, now: self.now()? },
            "record" => LocalRequest::Record,
            "boards" => LocalRequest::Boards,
            "evaluate" => LocalRequest::Evaluate {
                seat: required(&mut self.seat, "seat")?,
                at: required(&mut self.at, "at")?,
                iterations: self.iterations()?,
                now: self.now()?,
            },
            "review" => LocalRequest::Review {
                iterations: self.iterations()?,
                seat: self.seat,
                now: self.now()?,
            },
            other => return Err(E::unknown_variant(other, REQUESTS)),
        })
    }
}

impl<'de> Deserialize<'de> for LocalRequest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Flat::deserialize(from)?.request()
    }
}
