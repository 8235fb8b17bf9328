//! What happens at a table, as one receiver may know it.

use crate::{ChatLine, Settings};

wire! {
    /// Something that happened.
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event {
        /// The table was opened.
        Opened,
        /// Somebody took a seat.
        Sat {
            /// The seat.
            seat: u8,
            /// Their name.
            name: String,
        },
        /// Somebody changed their name.
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
            /// Which bot.
            bot: String,
        },
        /// A seat is open again.
        Freed {
            /// The seat.
            seat: u8,
        },
        /// Somebody left during the game; a bot plays on.
        Left {
            /// The seat.
            seat: u8,
        },
        /// Two seats were exchanged.
        Swapped {
            /// One.
            a: u8,
            /// The other.
            b: u8,
        },
        /// The table is run differently.
        Settings {
            /// All settings.
            settings: Settings,
        },
        /// The game began.
        Started,
        /// A seat has decided; what, is known when all have.
        Chose {
            /// The seat.
            seat: u8,
            /// Did a bot decide for a person?
            stand_in: bool,
        },
        /// A seat took its choice back.
        Withdrew {
            /// The seat.
            seat: u8,
        },
        /// The game went on: steps as records write them, `?` for what the receiver may not know.
        Steps {
            /// The number of the first of them.
            from: u32,
            /// The steps.
            lines: Vec<String>,
        },
        /// Somebody asks to take back their move.
        UndoAsked {
            /// The seat.
            seat: u8,
            /// The game would go back to this many steps.
            to: u32,
        },
        /// Somebody answered.
        UndoAnswered {
            /// The seat.
            seat: u8,
            /// Allowed?
            yes: bool,
        },
        /// The game went back to this many steps.
        Undone {
            /// How many steps it has now.
            to: u32,
        },
        /// Somebody said something.
        Said {
            /// What.
            line: ChatLine,
        },
        /// A bot plays for somebody who is gone.
        Away {
            /// The seat.
            seat: u8,
        },
        /// They are back.
        Back {
            /// The seat.
            seat: u8,
        },
        /// Somebody's time is over.
        TimeOver {
            /// The seat.
            seat: u8,
        },
        /// A seat went to another device.
        HandedOver {
            /// The seat.
            seat: u8,
        },
        /// The game is over.
        Finished,
        /// These players play again at another table.
        Rematch {
            /// Its id.
            table: String,
        },
        /// The table is closed.
        Closed {
            /// Why, in words.
            why: String,
        },
    }
}
