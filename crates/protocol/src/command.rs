//! The commands of a client.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::Settings;
use crate::flat::required;

wire_by_hand! {
    /// A command with an id chosen by the client. A command that is sent twice with the same id
    /// is executed once and gets the same answer.
    pub struct Request {
        /// 1 to 40 characters that this client has not used at this table before.
        pub id: String,
        /// The command.
        #[serde(flatten)]
        pub command: Command,
    }

    /// A command to a table.
    #[serde(tag = "do", rename_all = "kebab-case")]
    pub enum Command {
        /// Take an open seat.
        Sit {
            /// The seat; any open seat if omitted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<u8>,
            /// The display name; the one this client used last if omitted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            name: Option<String>,
            /// The client's contribution to the random seed: 1 to 64 hexadecimal digits.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            number: Option<String>,
        },
        /// Leave a seat. Before the game the seat becomes open; during the game a bot takes over.
        Leave {
            /// The seat; all seats of this client if omitted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<u8>,
        },
        /// Change the name of a seat before the game.
        Name {
            /// The seat.
            seat: u8,
            /// The new name.
            name: String,
        },
        /// Contribute to the random seed before the game.
        Number {
            /// The seat.
            seat: u8,
            /// The contribution: 1 to 64 hexadecimal digits.
            number: String,
        },
        /// Host: put a bot in a seat that is open or has a bot.
        Bot {
            /// The seat.
            seat: u8,
            /// The name of the bot.
            bot: String,
        },
        /// Host: free a seat before the game, taken or not.
        Free {
            /// The seat.
            seat: u8,
        },
        /// Host: swap two seats before the game.
        Swap {
            /// The first seat.
            a: u8,
            /// The second seat.
            b: u8,
        },
        /// Host: change the settings. During a game, a change that touches fairness (watching, undo,
        /// hints, stand-ins) is proposed to the other people and made when all agree.
        Settings {
            /// All settings.
            settings: Settings,
        },
        /// Answer a proposal of another person.
        ProposalAnswer {
            /// The seat that answers.
            seat: u8,
            /// Whether the player agrees.
            yes: bool,
        },
        /// Host: remove a person from the table, for good. During the game a bot takes over.
        Remove {
            /// The seat.
            seat: u8,
        },
        /// Host: start the game.
        Start,
        /// Make a move.
        Move {
            /// The seat.
            seat: u8,
            /// The number of steps of the game that the move was chosen for; if the game has
            /// advanced, the move is refused.
            at: u32,
            /// The move as records write it, without the seat.
            #[serde(rename = "move")]
            text: String,
        },
        /// Withdraw a choice of a simultaneous turn that is still incomplete.
        Withdraw {
            /// The seat.
            seat: u8,
            /// The number of steps of the game when the choice was made.
            at: u32,
        },
        /// Undo the seat's last move, or ask the other players to allow it.
        Undo {
            /// The seat.
            seat: u8,
            /// The number of steps of the game; if the game has advanced, the request is refused.
            at: u32,
        },
        /// Answer an undo request.
        UndoAnswer {
            /// The seat that answers.
            seat: u8,
            /// Whether the undo is allowed.
            yes: bool,
        },
        /// Send a chat message to the table.
        Say {
            /// The message.
            text: String,
        },
        /// Request a hint. The answer is sent when the analysis is done and contains the hint.
        Hint {
            /// The seat.
            seat: u8,
            /// The number of steps of the game.
            at: u32,
        },
        /// Open a table with the same players and settings, and announce it to them.
        Rematch,
        /// Host: close the table permanently.
        Close,
        /// Keep the connection alive; answered at once.
        Ping,
    }
}

/// The fields of all commands.
#[derive(Deserialize)]
struct Flat {
    id: Option<String>,
    #[serde(rename = "do")]
    tag: Option<String>,
    seat: Option<u8>,
    name: Option<String>,
    number: Option<String>,
    bot: Option<String>,
    a: Option<u8>,
    b: Option<u8>,
    settings: Option<Settings>,
    at: Option<u32>,
    #[serde(rename = "move")]
    m: Option<String>,
    yes: Option<bool>,
    text: Option<String>,
}

/// The tags, for error messages.
const COMMANDS: &[&str] = &[
    "sit",
    "leave",
    "name",
    "number",
    "bot",
    "free",
    "swap",
    "settings",
    "proposal-answer",
    "remove",
    "start",
    "move",
    "withdraw",
    "undo",
    "undo-answer",
    "say",
    "hint",
    "rematch",
    "close",
    "ping",
];

impl Flat {
    fn seat<E: Error>(&mut self) -> Result<u8, E> {
        required(&mut self.seat, "seat")
    }

    fn at<E: Error>(&mut self) -> Result<u32, E> {
        required(&mut self.at, "at")
    }

    fn command<E: Error>(&mut self) -> Result<Command, E> {
        let tag: String = required(&mut self.tag, "do")?;
        Ok(match tag.as_str() {
            "sit" => {
                Command::Sit { seat: self.seat, name: self.name.take(), number: self.number.take() }
            }
            "leave" => Command::Leave { seat: self.seat },
            "name" => Command::Name { seat: self.seat()?, name: required(&mut self.name, "name")? },
            "number" => {
                let number = required(&mut self.number, "number")?;
                Command::Number { seat: self.seat()?, number }
            }
            "bot" => Command::Bot { seat: self.seat()?, bot: required(&mut self.bot, "bot")? },
            "free" => Command::Free { seat: self.seat()? },
            "swap" => {
                Command::Swap { a: required(&mut self.a, "a")?, b: required(&mut self.b, "b")? }
            }
            "settings" => Command::Settings { settings: required(&mut self.settings, "settings")? },
            "proposal-answer" => {
                Command::ProposalAnswer { seat: self.seat()?, yes: required(&mut self.yes, "yes")? }
            }
            "remove" => Command::Remove { seat: self.seat()? },
            "start" => Command::Start,
            "move" => Command::Move {
                seat: self.seat()?,
                at: self.at()?,
                text: required(&mut self.m, "move")?,
            },
            "withdraw" => Command::Withdraw { seat: self.seat()?, at: self.at()? },
            "undo" => Command::Undo { seat: self.seat()?, at: self.at()? },
            "undo-answer" => {
                Command::UndoAnswer { seat: self.seat()?, yes: required(&mut self.yes, "yes")? }
            }
            "say" => Command::Say { text: required(&mut self.text, "text")? },
            "hint" => Command::Hint { seat: self.seat()?, at: self.at()? },
            "rematch" => Command::Rematch,
            "close" => Command::Close,
            "ping" => Command::Ping,
            other => return Err(E::unknown_variant(other, COMMANDS)),
        })
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Flat::deserialize(from)?.command()
    }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut flat = Flat::deserialize(from)?;
        Ok(Self { id: required(&mut flat.id, "id")?, command: flat.command()? })
    }
}
