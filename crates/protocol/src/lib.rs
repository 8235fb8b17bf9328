//! The wire protocol between server and clients. `docs/protocol.md` shows every message.
//!
//! A client sends a [`Request`]: a [`Command`] with an id. The server sends [`Message`]s: an answer
//! to each request, and the events of the table. The same requests can be posted over HTTP. Moves
//! and steps are in record notation.
//!
//! ```
//! use mirabilia_protocol::{Command, Request};
//!
//! let text = r#"{"id":"7","do":"move","seat":0,"at":12,"move":"build altar"}"#;
//! let request: Request = serde_json::from_str(text).unwrap();
//! assert!(matches!(request.command, Command::Move { seat: 0, at: 12, .. }));
//! ```
#![forbid(unsafe_code)]

/// Derives the traits that all wire types have.
macro_rules! wire {
    ($($item:item)*) => {
        $(wire_by_hand! {
            #[derive(serde::Deserialize)]
            $item
        })*
    };
}

/// The same but for reading.
macro_rules! wire_by_hand {
    ($($item:item)*) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
            $item
        )*
    };
}

mod command;
mod error;
mod event;
pub mod flat;
mod lists;
mod local;
mod message;
mod new;
mod play;
mod raw;
mod settings;
mod table;

pub use command::{Command, Request};
pub use error::{Code, Refusal};
pub use event::Event;
pub use lists::{
    BlockedPerson, BoardSet, Finished, FinishedPage, HandOver, KeyInfo, LobbyRow, Me, MyTable,
    Notice, PersonAt, ReviewState, SeatLine,
};
pub use local::{
    LocalEvaluation, LocalEvent, LocalReply, LocalRequest, LocalReview, LocalWork, OpenedTable,
    SpareTable, Thinking, WorkKind,
};
pub use message::{Answer, Message, Snapshot};
pub use new::{Created, NewSeat, NewTable};
pub use play::{ClockState, Ending, Fairness, Moment, Play, SeatScore, SeatView, UndoAsk};
pub use raw::Raw;
pub use settings::{Clock, Settings, Start, Undo, Watch};
pub use table::{ChatLine, Holder, PendingProposal, Proposal, SeatInfo, Status, TableInfo, You};

/// The maximum size in bytes of a request, frame or body, except for board files and records.
pub const MAX_REQUEST: usize = 8 * 1024;
/// The maximum size in bytes of a board file or record.
pub const MAX_FILE: usize = 256 * 1024;
/// The maximum number of characters of a chat message.
pub const MAX_CHAT: usize = 500;
/// The maximum number of characters of a name.
pub const MAX_NAME: usize = 40;
