//! Errors of folding events: the store contains events that no server wrote.

use mirabilia_games::StepError;
use mirabilia_games::dice::BoardError;
use mirabilia_kernel::SetupError;
use mirabilia_kernel::record::RecordError;
use mirabilia_protocol::{Code, Refusal};
use thiserror::Error;

/// The message of a refusal with [`Code::Broken`].
pub const BROKEN: &str = "internal server error; the game is unchanged";

/// Why a list of events cannot be folded into a room.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages document the variants
pub enum FoldError {
    #[error("the table has no events")]
    Empty,
    #[error("event {0} is not an opening event")]
    NotOpened(u64),
    #[error("event {seq} follows event {last}")]
    Gap { seq: u64, last: u64 },
    #[error("event {seq}: {why}")]
    Unreadable { seq: u64, why: serde_json::Error },
    #[error("event {seq}: {why}")]
    Invalid { seq: u64, why: InvalidEvent },
}

/// Why an event cannot be applied to a room.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages document the variants
pub enum InvalidEvent {
    #[error("the table has already been opened")]
    OpenedTwice,
    #[error("no seat {0}")]
    NoSeat(u8),
    #[error("no person in seat {0}")]
    NoPerson(u8),
    #[error("no bot {0:?}")]
    NoBot(String),
    #[error("the game has not started")]
    NotStarted,
    #[error("there is no undo request")]
    NoUndoRequest,
    #[error("there is no proposal")]
    NoProposal,
    #[error("not an event of the game")]
    NotAGameEvent,
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Step(#[from] StepError),
}

/// Why a game cannot start.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages document the variants
pub enum StartError {
    #[error("no game {0:?}")]
    NoGame(String),
    /// The setup, the secret or the numbers are invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("record: {0}")]
    Record(#[from] RecordError),
    #[error("an imported game without a record")]
    NoRecord,
    #[error("the imported game is not over")]
    NotOver,
}

/// The refusal of a board file.
pub fn bad_boards(error: &BoardError) -> Refusal {
    Refusal::new(Code::BadBoards, format!("board file: {error}"))
        .because(&mirabilia_tell::board_error(error))
}

/// The refusal of a set-up.
pub(crate) fn bad_setup(error: &SetupError) -> Refusal {
    Refusal::new(Code::BadSetup, error.to_string()).because(&mirabilia_tell::setup_error(error))
}

/// The refusal of a record.
pub(crate) fn bad_record(text: &str, error: &RecordError) -> Refusal {
    Refusal::new(Code::BadRecord, format!("record: {error}"))
        .because(&mirabilia_tell::record_error(text, error))
}

/// The message has no details, because an event may contain secrets; the cause is only logged.
impl From<FoldError> for Refusal {
    fn from(error: FoldError) -> Self {
        Self { cause: Some(error.to_string()), ..Self::new(Code::Broken, BROKEN) }
    }
}
