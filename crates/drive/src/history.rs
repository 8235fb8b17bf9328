//! What a player did and received, recorded for the checks after the game.

use crate::observed::Observed;

/// What a player did.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    Move { at: u32, text: String },
    Say { text: String },
}

/// A command that the server has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct AckedCommand {
    pub(crate) id: String,
    /// The sequence number of its event.
    pub(crate) seq: u64,
    pub(crate) action: Action,
}

/// Everything that a player did and received.
#[derive(Debug)]
pub(crate) struct History {
    pub(crate) seat: u8,
    pub(crate) has_clock: bool,
    pub(crate) acked: Vec<AckedCommand>,
    pub(crate) observed: Observed,
}
