//! Set-up: how many play, and on which boards (rules, chapter 1).

use mirabilia_kernel::{Options, Phrase, SetupError, phrase};

use crate::boards::BoardsRef;

/// The seats and boards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play, 2 to 7.
    pub seats: u8,
    /// The board set.
    pub boards: BoardsRef,
}

impl Setup {
    /// A game on the usual boards.
    pub fn new(seats: u8) -> Self {
        Self { seats, boards: BoardsRef::usual() }
    }

    /// Reads options. Boards are named alone (a set that comes with the program) or with their
    /// fingerprint (a set that has been read, as records write it).
    pub fn read(seats: u8, options: &Options) -> Result<Self, SetupError> {
        options.expect_only(&Self::choices().map(|(name, _)| name))?;
        let boards = match options.get("boards") {
            None => BoardsRef::usual(),
            Some(value) => {
                let found = match value.split_once(' ') {
                    Some((name, fingerprint)) => BoardsRef::known(name, fingerprint.trim()),
                    None => BoardsRef::built_in(value),
                };
                found.ok_or_else(|| SetupError::new("boards", value, expected_boards()))?
            }
        };
        if usize::from(seats) > boards.sheets.len() {
            let expected = phrase!(
                "dice-file-seats",
                "at most {most}: the boards have no more cities",
                most = boards.sheets.len()
            );
            return Err(SetupError::new("seats", seats, expected));
        }
        Ok(Self { seats, boards })
    }

    /// Every option with its values, the default first. Boards may also come from a file.
    pub fn choices() -> [(&'static str, Vec<&'static str>); 1] {
        [("boards", BoardsRef::names())]
    }

    /// The options, boards always included: a record names them with their fingerprint.
    pub fn options(&self) -> Options {
        let mut options = Options::default();
        options.set("boards", &format!("{} {}", self.boards.name, self.boards.fingerprint));
        options
    }
}

fn expected_boards() -> Phrase {
    phrase!(
        "dice-file-boards",
        "one of {names}, or the name and fingerprint of a board file that has been loaded",
        names = BoardsRef::names().join(", ")
    )
}
