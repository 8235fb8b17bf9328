//! What people did, as it is remembered until the proof of the game.

use crate::heard::Heard;

/// What a person did.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Deed {
    Move { at: u32, text: String },
    Say { text: String },
}

/// What a person did and the server has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) id: String,
    /// The event it became.
    pub(crate) seq: u64,
    pub(crate) deed: Deed,
}

/// Everything a person did and heard.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) seat: u8,
    pub(crate) has_clock: bool,
    pub(crate) acknowledged: Vec<Acknowledged>,
    pub(crate) heard: Heard,
}
