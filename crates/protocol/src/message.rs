//! The messages of a server.

use crate::{ChatLine, Event, Fairness, Play, Raw, Refusal, TableInfo, You};

wire! {
    /// The complete state of a table, as the receiver may see it.
    pub struct Snapshot {
        /// The sequence number of the last event.
        pub seq: u64,
        /// The table.
        pub table: TableInfo,
        /// The receiver's role.
        pub you: You,
        /// The game, once it has started.
        pub play: Option<Play>,
        /// The commitment to the random seed.
        pub fairness: Fairness,
        /// The steps so far, as the receiver may see them.
        pub log: Vec<String>,
        /// The same steps as translatable messages, one entry each; null for a step without text.
        #[cfg_attr(feature = "ts", ts(type = "(Told | null)[]"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        pub told: Vec<Option<Raw>>,
        /// The latest chat messages.
        pub chat: Vec<ChatLine>,
        /// The server's clock: Unix time in milliseconds.
        pub now: i64,
    }

    /// The answer to a request.
    pub struct Answer {
        /// The id of the request.
        pub id: String,
        /// The sequence number of the first event it caused, or of the last event if it caused
        /// none.
        pub seq: u64,
        /// Why the command was refused; absent if it succeeded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub error: Option<Refusal>,
        /// The id of the new table, if the command opened one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub table: Option<String>,
        /// The requested hint: a `Hint` of the analysis crate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "Hint"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub hint: Option<Raw>,
    }

    /// A message over the socket of a table.
    #[serde(tag = "is", rename_all = "kebab-case")]
    #[allow(clippy::large_enum_variant)] // made one at a time, and written at once
    pub enum Message {
        /// The complete table: after connecting, and after missing too many events.
        Table(Snapshot),
        /// New events. Parts of the table that did not change are omitted.
        Events {
            /// The sequence number of the last event.
            seq: u64,
            /// The events, in order.
            events: Vec<Event>,
            /// The table, if it changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            table: Option<TableInfo>,
            /// The receiver's role, if the table changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            you: Option<You>,
            /// The game, if it changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            play: Option<Play>,
            /// The commitment to the random seed, if it changed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            fairness: Option<Fairness>,
            /// The server's clock: Unix time in milliseconds.
            now: i64,
        },
        /// The answer to a request sent over this socket.
        Answer(Answer),
        /// Which players are connected.
        Presence {
            /// The sequence number of the last event.
            seq: u64,
            /// Whether each seat is connected.
            here: Vec<bool>,
            /// The number of spectators.
            watching: u32,
        },
        /// The server is shutting down or drops this socket: reconnect with `from`.
        Closing {
            /// The sequence number of the last event that was sent.
            seq: u64,
            /// The reason, for people.
            why: String,
        },
    }
}
