//! What happened at a table, as the store keeps it: a table is the fold of these, in order.
//!
//! Stored events hold secrets (choices that wait, the secret of the luck). They never leave the
//! server; what a viewer hears of them is written in `outbox.rs`.

use std::collections::BTreeMap;

use mirabilia_protocol::Settings;
use serde::{Deserialize, Serialize};

/// Who decided for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    /// Its person.
    Person,
    /// The bot that has the seat.
    Bot,
    /// A bot, for a person who is gone or late.
    StandIn,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The table was opened. Always the first event, and only the first.
    Opened(Box<Opening>),
    /// A person took a seat.
    Sat {
        seat: u8,
        person: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<String>,
    },
    /// A person changed the name shown.
    Named { seat: u8, name: String },
    /// A person added to the luck.
    Numbered { seat: u8, number: String },
    /// A bot took a seat.
    Bot { seat: u8, bot: String },
    /// A seat is open again.
    Freed { seat: u8 },
    /// A person left during the game.
    Left { seat: u8 },
    /// Two seats were exchanged.
    Swapped { a: u8, b: u8 },
    /// The table is run differently.
    Settings { settings: Settings },
    /// Somebody else is host.
    Host { person: String },
    /// The game began.
    Started { names: Vec<String>, numbers: Vec<(u8, String)> },
    /// The game was played elsewhere: the record that the table was opened with is all of it.
    Imported,
    /// Luck was settled: the steps of the record.
    Dealt { lines: Vec<String> },
    /// A seat decided.
    Chose {
        seat: u8,
        #[serde(rename = "move")]
        text: String,
        by: By,
    },
    /// A seat took back a choice that waited for others.
    Withdrew { seat: u8 },
    /// A seat asks to go back to this many steps.
    UndoAsked { seat: u8, to: u32 },
    /// A seat answered.
    UndoAnswered { seat: u8, yes: bool },
    /// The game went back to this many steps.
    Undone { to: u32 },
    /// Somebody said something.
    Said { person: String, name: String, text: String },
    /// A bot plays for somebody who is gone.
    Away { seat: u8 },
    /// They are back.
    Back { seat: u8 },
    /// Somebody's time is over.
    TimeOver { seat: u8 },
    /// A seat went to another key of its person.
    HandedOver { seat: u8, person: String },
    /// The players play again elsewhere.
    Rematch { table: String },
    /// Nobody will play here any more.
    Closed { why: String },
}

/// What a table is opened with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Opening {
    /// The table's id.
    pub(crate) table: String,
    /// Its game.
    pub(crate) game: String,
    /// How many play.
    pub(crate) seats: u8,
    /// Set-up options, a loaded board set by its fingerprint.
    pub(crate) options: BTreeMap<String, String>,
    /// How it is run.
    pub(crate) settings: Settings,
    /// The person who opened it.
    pub(crate) host: String,
    /// The record the game goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) record: Option<String>,
    /// The secret of the luck, hexadecimal.
    pub(crate) secret: String,
    /// The table this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) previous: Option<String>,
}

/// An event as it is stored: with the command that caused it, so that a command sent twice is
/// recognised for as long as the table exists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// What happened.
    #[serde(flatten)]
    pub(crate) event: Event,
    /// The person and the id of the command, on the first event a command caused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cause: Option<(String, String)>,
}

impl Entry {
    /// As the store keeps it.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }
}
