//! What a server sends.

use crate::{ChatLine, Event, Fairness, Play, Raw, Refusal, TableInfo, You};

wire! {
    /// A table as the receiver may see it, all of it.
    pub struct Snapshot {
        /// The number of the last event.
        pub seq: u64,
        /// The table.
        pub table: TableInfo,
        /// What the receiver is here.
        pub you: You,
        /// The game, once it has begun.
        pub play: Option<Play>,
        /// What is promised about luck.
        pub fairness: Fairness,
        /// The steps so far, as the receiver may know them.
        pub log: Vec<String>,
        /// The last lines of chat.
        pub chat: Vec<ChatLine>,
        /// The server's clock: milliseconds since 1970.
        pub now: i64,
    }

    /// The answer to a request.
    pub struct Answer {
        /// The request's id.
        pub id: String,
        /// The number of the first event it caused; of the last event there was when it caused none.
        pub seq: u64,
        /// Why it was refused; none when it was done.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub error: Option<Refusal>,
        /// Another table, where the command led there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub table: Option<String>,
        /// The hint that was asked for: the analysis library's `Hint`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "Hint"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub hint: Option<Raw>,
    }

    /// What a server sends over a socket.
    #[serde(tag = "is", rename_all = "kebab-case")]
    #[allow(clippy::large_enum_variant)] // made one at a time, and written at once
    pub enum Message {
        /// The table, all of it: after connecting, and when too much was missed.
        Table(Snapshot),
        /// Something happened. Parts that did not change are left out.
        Events {
            /// The number of the last of them.
            seq: u64,
            /// What happened, in order.
            events: Vec<Event>,
            /// The table, if it changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            table: Option<TableInfo>,
            /// What the receiver is here, if the table changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            you: Option<You>,
            /// The game, if it changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            play: Option<Play>,
            /// What is promised about luck, if that changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            fairness: Option<Fairness>,
            /// The server's clock: milliseconds since 1970.
            now: i64,
        },
        /// The answer to a request of this socket.
        Answer(Answer),
        /// Who is connected.
        Presence {
            /// The number of the last event.
            seq: u64,
            /// For each seat: connected?
            here: Vec<bool>,
            /// How many watch.
            watching: u32,
        },
        /// The server goes down or drops this socket: come back with `from`.
        Closing {
            /// The number of the last event that was sent.
            seq: u64,
            /// Why, in words.
            why: String,
        },
    }
}
