//! What a server and its clients say to each other: the names of everything on the wire, and
//! nothing else. `docs/protocol.md` shows every message.
//!
//! A client sends a [`Request`]: an id of its own and a [`Command`]. The server sends [`Message`]s:
//! an answer to each request, and what happens at the table. The same requests can be posted over
//! HTTP. Moves and steps are the text of records.
//!
//! ```
//! use mirabilia_protocol::{Command, Request};
//!
//! let text = r#"{"id":"7","do":"move","seat":0,"at":12,"move":"build altar"}"#;
//! let request: Request = serde_json::from_str(text).unwrap();
//! assert!(matches!(request.command, Command::Move { seat: 0, at: 12, .. }));
//! ```
#![forbid(unsafe_code)]

/// Gives wire types what they all have.
macro_rules! wire {
    ($($item:item)*) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
            $item
        )*
    };
}

mod command;
mod error;
mod event;
mod lists;
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
    BoardSet, Finished, FinishedPage, HandOver, LobbyRow, Me, MyTable, Notice, ReviewState,
    SeatLine,
};
pub use message::{Answer, Message, Snapshot};
pub use new::{Created, NewSeat, NewTable};
pub use play::{ClockState, Ending, Fairness, Moment, Play, SeatScore, SeatView, UndoAsk};
pub use raw::Raw;
pub use settings::{Clock, Settings, Start, Undo, Watch};
pub use table::{ChatLine, Holder, SeatInfo, Status, TableInfo, You};

/// No request, frame or body of a client is longer than this many bytes; board files and records
/// have a longer limit of their own.
pub const MAX_REQUEST: usize = 8 * 1024;
/// No board file or record that is sent is longer than this.
pub const MAX_FILE: usize = 256 * 1024;
/// No line of chat has more characters than this.
pub const MAX_CHAT: usize = 500;
/// No name has more characters than this.
pub const MAX_NAME: usize = 40;
