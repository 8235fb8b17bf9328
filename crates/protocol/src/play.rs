//! The state of a game, as one receiver may see it.

use std::collections::BTreeMap;

use crate::Raw;

wire! {
    /// What one seat, or a spectator, sees.
    pub struct SeatView {
        /// The seat; null for the public view.
        pub seat: Option<u8>,
        /// The position: a `DuelPicture`, `WondersPicture` or `DicePicture`.
        #[cfg_attr(feature = "ts", ts(type = "AnyPicture"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub picture: Raw,
        /// The legal moves in record notation; empty if the seat owes no decision.
        pub legal: Vec<String>,
        /// Everything the seat can pick, with the cost and the effect of each way or why it is
        /// closed: a list of `Offer`. While `chosen` waits for other seats: what the seat could
        /// pick. Empty if the seat has no decision in this turn.
        #[cfg_attr(feature = "ts", ts(type = "Offer[]"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        pub offers: Raw,
        /// What is to be decided, and the progress of the game: a `Prompt`.
        #[cfg_attr(feature = "ts", ts(type = "Prompt"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub prompt: Raw,
        /// What the seat has chosen while other seats have not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub chosen: Option<String>,
        /// Whether the seat may undo its last move without asking the other players.
        pub free_undo: bool,
    }

    /// A pending undo request.
    #[derive(Eq)]
    pub struct UndoAsk {
        /// The seat that asks.
        pub seat: u8,
        /// The number of steps the game would be rewound to.
        pub to: u32,
        /// The seats that have not answered yet.
        pub waiting: Vec<u8>,
    }

    /// The clock of one seat.
    #[derive(Eq)]
    pub struct ClockState {
        /// The seat.
        pub seat: u8,
        /// The remaining time in milliseconds when the current turn began.
        pub left: i64,
        /// When the clock runs out if the seat does not decide: Unix time in milliseconds. Null
        /// while the seat owes no decision.
        pub until: Option<i64>,
    }

    /// The score of one seat.
    #[derive(Eq)]
    pub struct SeatScore {
        /// The seat.
        pub seat: u8,
        /// The total.
        pub total: i32,
        /// The points by category of the score pad.
        pub by: BTreeMap<String, i32>,
    }

    /// How the game ended.
    pub struct Ending {
        /// `points`, `military` or `science`.
        pub end: String,
        /// The same in words, with the points and how close it was: a `Told`. Servers before 0.2
        /// do not send it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "Told"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub told: Option<Raw>,
        /// The seats that won.
        pub winners: Vec<u8>,
        /// The score of every seat.
        pub scores: Vec<SeatScore>,
    }

    /// The commitment to the random seed, and its proof after the game.
    #[derive(Eq)]
    pub struct Fairness {
        /// The SHA-256 of the server's secret, published before the first deal.
        pub commitment: String,
        /// The contributions of the players, by seat.
        pub numbers: Vec<(u8, String)>,
        /// The secret, published when the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub secret: Option<String>,
    }

    /// A past position of a game, as a seat or a spectator saw it.
    pub struct Moment {
        /// The number of steps before this position.
        pub steps: u32,
        /// The number of steps of the game now.
        pub of: u32,
        /// The next step, as the receiver may see it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub line: Option<String>,
        /// That step as a translatable message; absent for a step without text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "Told", optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub told: Option<Raw>,
        /// What was to be decided, and the progress of the game: a `Prompt`.
        #[cfg_attr(feature = "ts", ts(type = "Prompt"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub prompt: Raw,
        /// The position: a `DuelPicture`, `WondersPicture` or `DicePicture`.
        #[cfg_attr(feature = "ts", ts(type = "AnyPicture"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub picture: Raw,
        /// The score of every seat in this position; only once the game is over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub scores: Vec<SeatScore>,
    }

    /// The state of the game, as the receiver may see it.
    pub struct Play {
        /// The number of steps so far: the value of `at` in commands.
        pub steps: u32,
        /// The seats that owe a decision.
        pub waiting: Vec<u8>,
        /// The seats that have chosen in an incomplete turn.
        pub chosen: Vec<u8>,
        /// The receiver's views: one per own seat; the public one for spectators; every seat's for
        /// delayed spectators and after the game.
        pub views: Vec<SeatView>,
        /// The clocks, if the table has a time control.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub clocks: Vec<ClockState>,
        /// A pending undo request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub undo: Option<UndoAsk>,
        /// The result, once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub ending: Option<Ending>,
        /// The delay in seconds, for delayed spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub behind: Option<u32>,
    }
}
