//! Opening a table.

use std::collections::BTreeMap;

use crate::Settings;

wire! {
    /// Who is to have a seat of a new table.
    #[serde(rename_all = "kebab-case")]
    pub enum NewSeat {
        /// The one who opens the table. Several for several people at one screen.
        You,
        /// Whoever comes.
        Open,
        /// A bot of this name: `easy`, `normal`, `hard`, `expert`, or another that `mirabilia arena`
        /// knows.
        Bot(String),
    }

    /// A table to be opened.
    #[serde(deny_unknown_fields)]
    pub struct NewTable {
        /// `duel`, `wonders` or `dice`.
        pub game: String,
        /// Who sits where, one entry a seat.
        pub seats: Vec<NewSeat>,
        /// Set-up options of the game, as in records.
        #[serde(default)]
        pub options: BTreeMap<String, String>,
        /// The text of a Dice board file, for boards of one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub boards: Option<String>,
        /// The text of a record the game goes on from: a finished game cut short, or a described
        /// position.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub record: Option<String>,
        /// How the table is run.
        #[serde(default)]
        pub settings: Settings,
        /// The name of the one who opens it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub name: Option<String>,
        /// Names for the seats `You` has, in order, when several people share a screen.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub names: Vec<String>,
        /// What this browser adds to the luck: 1 to 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub number: Option<String>,
    }

    /// A table was opened.
    pub struct Created {
        /// Its id: who knows it can come.
        pub table: String,
    }
}
