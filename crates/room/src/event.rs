//! The stored events of a table. A room is the fold of its events.
//!
//! Stored events contain secrets (choices of incomplete turns, the secret of the random seed). They
//! never leave the server; `outbox.rs` writes what a receiver may see.

use std::collections::BTreeMap;

use mirabilia_protocol::Settings;
use serde::{Deserialize, Serialize};

/// Who made a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// A bot, for a person who is absent, has left or is out of time.
    StandIn,
}

/// An event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants document their fields
pub enum Event {
    /// The table was opened. The first event, and only the first.
    Opened(Box<Opening>),
    /// A person took a seat.
    Sat {
        seat: u8,
        person: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<String>,
    },
    /// A person changed their name.
    Named { seat: u8, name: String },
    /// A person contributed to the random seed.
    Numbered { seat: u8, number: String },
    /// A bot took a seat.
    Bot { seat: u8, bot: String },
    /// A seat became open.
    Freed { seat: u8 },
    /// A person left during the game.
    Left { seat: u8 },
    /// Two seats were swapped.
    Swapped { a: u8, b: u8 },
    /// The settings changed.
    Settings { settings: Settings },
    /// Another person became the host.
    Host { person: String },
    /// The game started.
    Started { names: Vec<String>, numbers: Vec<(u8, String)> },
    /// The game was played elsewhere: the record of the opening event is the complete game.
    Imported,
    /// Luck was drawn: the steps of the record.
    Dealt { lines: Vec<String> },
    /// A seat chose a move.
    Chose {
        seat: u8,
        #[serde(rename = "move")]
        text: String,
        by: By,
    },
    /// A seat withdrew its choice in an incomplete turn.
    Withdrew { seat: u8 },
    /// A seat requested to rewind the game to this many steps.
    UndoAsked { seat: u8, to: u32 },
    /// A seat answered an undo request.
    UndoAnswered { seat: u8, yes: bool },
    /// The game was rewound to this many steps.
    Undone { to: u32 },
    /// A chat message.
    Said { person: String, name: String, text: String },
    /// A bot takes over for an absent player.
    Away { seat: u8 },
    /// The player is back.
    Back { seat: u8 },
    /// The clock of a seat expired.
    TimeOver { seat: u8 },
    /// A seat was handed over to another key.
    HandedOver { seat: u8, person: String },
    /// The rematch is at another table.
    Rematch { table: String },
    /// The table was closed.
    Closed { why: String },
}

/// The data of the opening event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The table's id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Setup options; a board set is identified by its fingerprint.
    pub options: BTreeMap<String, String>,
    /// The initial settings.
    pub settings: Settings,
    /// The person who opened it.
    pub host: String,
    /// The record that the game continues from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The secret of the random seed, in hexadecimal.
    pub secret: String,
    /// The table this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
}

/// A stored event with the command that caused it, so that a repeated command is recognised as long
/// as the table exists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The event.
    #[serde(flatten)]
    pub event: Event,
    /// The person and the id of the command, on the first event that the command caused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<(String, String)>,
}

impl Entry {
    /// The body of the stored event.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }
}
