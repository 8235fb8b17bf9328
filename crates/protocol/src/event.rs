//! The events of a table, as one receiver may see them.

use crate::{ChatLine, Proposal, Raw, Settings};

wire! {
    /// An event.
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event {
        /// The table was opened.
        Opened,
        /// A person took a seat.
        Sat {
            /// The seat.
            seat: u8,
            /// The person's name.
            name: String,
        },
        /// A person changed their name.
        Named {
            /// The seat.
            seat: u8,
            /// The new name.
            name: String,
        },
        /// A bot took a seat.
        Bot {
            /// The seat.
            seat: u8,
            /// The name of the bot.
            bot: String,
        },
        /// A seat became open.
        Freed {
            /// The seat.
            seat: u8,
        },
        /// A person left during the game; a bot takes over.
        Left {
            /// The seat.
            seat: u8,
        },
        /// Two seats were swapped.
        Swapped {
            /// The first seat.
            a: u8,
            /// The second seat.
            b: u8,
        },
        /// The settings changed.
        Settings {
            /// All settings.
            settings: Settings,
        },
        /// The game started.
        Started,
        /// A seat has chosen; the choice is revealed when all seats have chosen.
        Chose {
            /// The seat.
            seat: u8,
            /// Whether a bot chose on behalf of a person.
            stand_in: bool,
        },
        /// A seat withdrew its choice.
        Withdrew {
            /// The seat.
            seat: u8,
        },
        /// The game advanced: steps in record notation, with `?` for what the receiver may not see.
        Steps {
            /// The index of the first step.
            from: u32,
            /// The steps.
            lines: Vec<String>,
            /// The same steps as translatable messages, one entry each; null for a step without
            /// text.
            #[cfg_attr(feature = "ts", ts(type = "(Told | null)[]"))]
            #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
            told: Vec<Option<Raw>>,
        },
        /// A player requests an undo.
        UndoAsked {
            /// The seat.
            seat: u8,
            /// The number of steps the game would be rewound to.
            to: u32,
        },
        /// A player answered the undo request.
        UndoAnswered {
            /// The seat.
            seat: u8,
            /// Whether the player allows it.
            yes: bool,
        },
        /// The game was rewound.
        Undone {
            /// The number of steps it has now.
            to: u32,
        },
        /// A person proposes a change that the other people must agree to.
        Proposed {
            /// The seat that proposes; null for a host without a seat.
            seat: Option<u8>,
            /// The change.
            proposal: Proposal,
        },
        /// A person answered the proposal.
        ProposalAnswered {
            /// The seat.
            seat: u8,
            /// Whether the person agrees.
            yes: bool,
        },
        /// The host removed a person; a bot takes over if the game is running.
        Removed {
            /// The seat.
            seat: u8,
        },
        /// A chat message.
        Said {
            /// The message.
            line: ChatLine,
        },
        /// A bot takes over for a disconnected player.
        Away {
            /// The seat.
            seat: u8,
        },
        /// The player is back.
        Back {
            /// The seat.
            seat: u8,
        },
        /// The clock of a seat ran out.
        TimeOver {
            /// The seat.
            seat: u8,
        },
        /// A seat was handed over to another device.
        HandedOver {
            /// The seat.
            seat: u8,
        },
        /// The game is over.
        Finished,
        /// The players move on to a rematch.
        Rematch {
            /// The id of the new table.
            table: String,
        },
        /// The table is closed.
        Closed {
            /// The reason, for people.
            why: String,
        },
    }
}
