//! The game itself, as one receiver may see it.

use std::collections::BTreeMap;

use crate::Raw;

wire! {
    /// What one seat, or the public, sees.
    pub struct SeatView {
        /// Whose eyes; none for what is public.
        pub seat: Option<u8>,
        /// The picture of the game: `DuelPicture`, `WondersPicture` or `DicePicture`.
        #[cfg_attr(feature = "ts", ts(type = "AnyPicture"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub picture: Raw,
        /// What the seat may do now, as records write it; empty when it decides nothing.
        pub legal: Vec<String>,
        /// What the seat has chosen, while it waits for others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub chosen: Option<String>,
        /// May the seat take back its last move without asking anybody?
        pub free_undo: bool,
    }

    /// Somebody asks to take back a move.
    #[derive(Eq)]
    pub struct UndoAsk {
        /// Who.
        pub seat: u8,
        /// The game would go back to this many steps.
        pub to: u32,
        /// Seats that have not answered yet.
        pub waiting: Vec<u8>,
    }

    /// The clock of one seat.
    #[derive(Eq)]
    pub struct ClockState {
        /// The seat.
        pub seat: u8,
        /// Milliseconds it had when the present turn began.
        pub left: i64,
        /// When its time is over if it does not decide: milliseconds since 1970. None while it
        /// owes no decision.
        pub until: Option<i64>,
    }

    /// One seat's points.
    #[derive(Eq)]
    pub struct SeatScore {
        /// The seat.
        pub seat: u8,
        /// The sum.
        pub total: i32,
        /// By the lines of the score pad.
        pub by: BTreeMap<String, i32>,
    }

    /// How the game ended.
    #[derive(Eq)]
    pub struct Ending {
        /// `points`, `military` or `science`.
        pub end: String,
        /// The seats that won.
        pub winners: Vec<u8>,
        /// Everybody's points.
        pub scores: Vec<SeatScore>,
    }

    /// What is promised about luck, and after the game the proof.
    #[derive(Eq)]
    pub struct Fairness {
        /// The SHA-256 of the server's secret, known before the deal.
        pub commitment: String,
        /// What people added, by seat.
        pub numbers: Vec<(u8, String)>,
        /// The secret, once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub secret: Option<String>,
    }

    /// A moment of a game as a seat, or the public, saw it then.
    pub struct Moment {
        /// After so many steps.
        pub steps: u32,
        /// How many steps the game has by now.
        pub of: u32,
        /// The step that came next, as the asker may know it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub line: Option<String>,
        /// The picture of the game: `DuelPicture`, `WondersPicture` or `DicePicture`.
        #[cfg_attr(feature = "ts", ts(type = "AnyPicture"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub picture: Raw,
        /// Everybody's points as they stood, once the game is over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub scores: Vec<SeatScore>,
    }

    /// The game as the receiver may see it.
    pub struct Play {
        /// How many steps it has. Moves are made `at` this number.
        pub steps: u32,
        /// Seats that owe a decision.
        pub waiting: Vec<u8>,
        /// Seats that have chosen and wait for the others.
        pub chosen: Vec<u8>,
        /// What the receiver sees: one view for each of their seats; the public one for watchers; every
        /// seat's for those who watch all with a delay and when the game is over.
        pub views: Vec<SeatView>,
        /// Clocks, where the table has any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub clocks: Vec<ClockState>,
        /// A wish to take back that waits for answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub undo: Option<UndoAsk>,
        /// How it ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub ending: Option<Ending>,
        /// Seconds by which this is behind, for those who watch with a delay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub behind: Option<u32>,
    }
}
