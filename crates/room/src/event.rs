//! The stored events of a table. A room is the fold of its events.
//!
//! Stored events contain secrets (choices of incomplete turns, the secret of the random seed). They
//! never leave the server; `outbox.rs` writes what a receiver may see.

use std::collections::BTreeMap;

use mirabilia_protocol::Settings;
use mirabilia_protocol::flat::required;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

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
#[derive(Clone, PartialEq, Debug, Serialize)]
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
    /// A person proposed a change that every other person at the table must agree to.
    Proposed { seat: Option<u8>, proposal: Proposal },
    /// A seat answered a proposal.
    ProposalAnswered { seat: u8, yes: bool },
    /// A spectator saw open hands.
    Watched { person: String },
    /// The host removed a person from the table.
    Removed { seat: u8 },
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

/// A change of a running game that needs consent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants document their fields
pub enum Proposal {
    /// Other settings.
    Settings { settings: Settings },
    /// Another key takes over a seat.
    HandOver { seat: u8, person: String },
}

/// The data of the opening event.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize)]
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

/// The fields of all events.
#[derive(Deserialize)]
struct Flat {
    e: Option<String>,
    cause: Option<(String, String)>,
    seat: Option<u8>,
    person: Option<String>,
    name: Option<String>,
    number: Option<String>,
    bot: Option<String>,
    a: Option<u8>,
    b: Option<u8>,
    settings: Option<Settings>,
    names: Option<Vec<String>>,
    numbers: Option<Vec<(u8, String)>>,
    lines: Option<Vec<String>>,
    #[serde(rename = "move")]
    m: Option<String>,
    by: Option<By>,
    to: Option<u32>,
    yes: Option<bool>,
    text: Option<String>,
    table: Option<String>,
    why: Option<String>,
    proposal: Option<Proposal>,
    game: Option<String>,
    seats: Option<u8>,
    options: Option<BTreeMap<String, String>>,
    host: Option<String>,
    record: Option<String>,
    secret: Option<String>,
    previous: Option<String>,
}

impl Flat {
    fn seat<E: Error>(&mut self) -> Result<u8, E> {
        required(&mut self.seat, "seat")
    }

    fn person<E: Error>(&mut self) -> Result<String, E> {
        required(&mut self.person, "person")
    }

    fn name<E: Error>(&mut self) -> Result<String, E> {
        required(&mut self.name, "name")
    }

    fn to<E: Error>(&mut self) -> Result<u32, E> {
        required(&mut self.to, "to")
    }

    fn opening<E: Error>(&mut self) -> Result<Opening, E> {
        Ok(Opening {
            table: required(&mut self.table, "table")?,
            game: required(&mut self.game, "game")?,
            seats: required(&mut self.seats, "seats")?,
            options: required(&mut self.options, "options")?,
            settings: required(&mut self.settings, "settings")?,
            host: required(&mut self.host, "host")?,
            record: self.record.take(),
            secret: required(&mut self.secret, "secret")?,
            previous: self.previous.take(),
        })
    }

    fn event<E: Error>(&mut self) -> Result<Event, E> {
        let tag: String = required(&mut self.e, "e")?;
        Ok(match tag.as_str() {
            "opened" => Event::Opened(Box::new(self.opening()?)),
            "sat" => Event::Sat {
                seat: self.seat()?,
                person: self.person()?,
                name: self.name()?,
                number: self.number.take(),
            },
            "named" => Event::Named { seat: self.seat()?, name: self.name()? },
            "numbered" => Event::Numbered {
                seat: self.seat()?,
                number: required(&mut self.number, "number")?,
            },
            "bot" => Event::Bot { seat: self.seat()?, bot: required(&mut self.bot, "bot")? },
            "freed" => Event::Freed { seat: self.seat()? },
            "left" => Event::Left { seat: self.seat()? },
            "swapped" => {
                Event::Swapped { a: required(&mut self.a, "a")?, b: required(&mut self.b, "b")? }
            }
            "settings" => Event::Settings { settings: required(&mut self.settings, "settings")? },
            "host" => Event::Host { person: self.person()? },
            "started" => Event::Started {
                names: required(&mut self.names, "names")?,
                numbers: required(&mut self.numbers, "numbers")?,
            },
            "imported" => Event::Imported,
            "dealt" => Event::Dealt { lines: required(&mut self.lines, "lines")? },
            "chose" => Event::Chose {
                seat: self.seat()?,
                text: required(&mut self.m, "move")?,
                by: required(&mut self.by, "by")?,
            },
            "withdrew" => Event::Withdrew { seat: self.seat()? },
            "undo-asked" => Event::UndoAsked { seat: self.seat()?, to: self.to()? },
            "undo-answered" => {
                Event::UndoAnswered { seat: self.seat()?, yes: required(&mut self.yes, "yes")? }
            }
            "undone" => Event::Undone { to: self.to()? },
            "proposed" => Event::Proposed {
                seat: self.seat.take(),
                proposal: required(&mut self.proposal, "proposal")?,
            },
            "proposal-answered" => {
                Event::ProposalAnswered { seat: self.seat()?, yes: required(&mut self.yes, "yes")? }
            }
            "watched" => Event::Watched { person: self.person()? },
            "removed" => Event::Removed { seat: self.seat()? },
            "said" => Event::Said {
                person: self.person()?,
                name: self.name()?,
                text: required(&mut self.text, "text")?,
            },
            "away" => Event::Away { seat: self.seat()? },
            "back" => Event::Back { seat: self.seat()? },
            "time-over" => Event::TimeOver { seat: self.seat()? },
            "handed-over" => Event::HandedOver { seat: self.seat()?, person: self.person()? },
            "rematch" => Event::Rematch { table: required(&mut self.table, "table")? },
            "closed" => Event::Closed { why: required(&mut self.why, "why")? },
            other => return Err(E::unknown_variant(other, &[])),
        })
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut flat = Flat::deserialize(from)?;
        Ok(Self { event: flat.event()?, cause: flat.cause })
    }
}
