//! Opening a table.

use std::collections::BTreeMap;

use crate::Settings;

wire! {
    /// Who gets a seat at a new table.
    #[serde(rename_all = "kebab-case")]
    pub enum NewSeat {
        /// The client that opens the table. More than one for several people at one screen.
        You,
        /// Open to anyone.
        Open,
        /// A bot: `easy`, `normal`, `hard`, `expert`, or another name that `mirabilia arena`
        /// accepts.
        Bot(String),
    }

    /// A request to open a table.
    #[serde(deny_unknown_fields)]
    pub struct NewTable {
        /// `duel`, `wonders` or `dice`.
        pub game: String,
        /// One entry per seat.
        pub seats: Vec<NewSeat>,
        /// Setup options of the game, as in records.
        #[serde(default)]
        pub options: BTreeMap<String, String>,
        /// The text of a Dice board file, for custom boards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub boards: Option<String>,
        /// The text of a record to continue from: an unfinished game or a described position.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub record: Option<String>,
        /// The settings of the table.
        #[serde(default)]
        pub settings: Settings,
        /// The display name of the client that opens it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub name: Option<String>,
        /// Names for the `You` seats, in order, if several people share a screen.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub names: Vec<String>,
        /// The client's contribution to the random seed: 1 to 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub number: Option<String>,
    }

    /// The answer to a request to open a table or to take over a seat.
    pub struct Created {
        /// The table's id. Anyone who knows it can join.
        pub table: String,
        /// The other people must agree before the seat changes hands.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub pending: bool,
    }
}

impl NewTable {
    /// A table with default options and settings.
    pub fn new(game: impl Into<String>, seats: Vec<NewSeat>) -> Self {
        Self {
            game: game.into(),
            seats,
            options: BTreeMap::new(),
            boards: None,
            record: None,
            settings: Settings::default(),
            name: None,
            names: Vec::new(),
            number: None,
        }
    }
}
