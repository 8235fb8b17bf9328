//! What a client can ask of a table.

use crate::Settings;

wire! {
    /// One command with the client's own id for it. A command that is sent twice under one id is
    /// carried out once and answered the same.
    pub struct Request {
        /// Any text of 1 to 40 characters that this client has not used at this table.
        pub id: String,
        /// The command.
        #[serde(flatten)]
        pub command: Command,
    }

    /// What a client can ask.
    #[serde(tag = "do", rename_all = "kebab-case")]
    pub enum Command {
        /// Take an open seat.
        Sit {
            /// Which; any open one when left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<u8>,
            /// The name to be shown; the one this browser used last when left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            name: Option<String>,
            /// What this browser adds to the luck: 1 to 64 hexadecimal digits.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            number: Option<String>,
        },
        /// Stand up. Before the game the seat is open again; during it a bot plays on.
        Leave {
            /// Which seat; all of one's own when left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<u8>,
        },
        /// Change one's name before the game.
        Name {
            /// The seat.
            seat: u8,
            /// The name.
            name: String,
        },
        /// Add to the luck before the game.
        Number {
            /// The seat.
            seat: u8,
            /// 1 to 64 hexadecimal digits.
            number: String,
        },
        /// Host: put a bot on a seat that is open or a bot's.
        Bot {
            /// The seat.
            seat: u8,
            /// Which bot.
            bot: String,
        },
        /// Host: make a seat open, whoever has it (before the game).
        Free {
            /// The seat.
            seat: u8,
        },
        /// Host: exchange two seats (before the game).
        Swap {
            /// One.
            a: u8,
            /// The other.
            b: u8,
        },
        /// Host: run the table differently.
        Settings {
            /// All settings.
            settings: Settings,
        },
        /// Host: begin.
        Start,
        /// Decide.
        Move {
            /// The seat.
            seat: u8,
            /// How many steps the game had when this was decided: a move for another moment is
            /// refused.
            at: u32,
            /// The move as records write it, without the seat.
            #[serde(rename = "move")]
            text: String,
        },
        /// Take back a choice that still waits for others.
        Withdraw {
            /// The seat.
            seat: u8,
            /// How many steps the game had when it was made.
            at: u32,
        },
        /// Take back one's last move, or ask the others to allow it.
        Undo {
            /// The seat.
            seat: u8,
            /// How many steps the game has: a wish for another moment is refused.
            at: u32,
        },
        /// Allow or refuse what somebody asked to take back.
        UndoAnswer {
            /// The seat that answers.
            seat: u8,
            /// Allowed?
            yes: bool,
        },
        /// Say something to all.
        Say {
            /// The words.
            text: String,
        },
        /// What would be best now? The answer brings the hint, when it is found.
        Hint {
            /// The seat.
            seat: u8,
            /// How many steps the game has.
            at: u32,
        },
        /// Open a table like this one, with the same players, and lead everybody there.
        Rematch,
        /// Host: close the table for good.
        Close,
        /// Say that one is there; answered at once.
        Ping,
    }
}
