//! The set-up of a game from Python arguments.

use std::path::PathBuf;

use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind, for_game};
use mirabilia_kernel::record::BOARDS;
use mirabilia_kernel::{Game, Options};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::error::{Told, wrong};

/// The maximum size of a board file; real ones have a few kilobytes.
const MAX_BYTES: usize = 1 << 20;

/// The game, the number of players and the options.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) kind: GameKind,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// The text of the board file, if one was given.
    pub(crate) boards: Option<String>,
}

/// The game of this name.
pub(crate) fn kind_of(name: &str) -> PyResult<GameKind> {
    GameKind::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        wrong(format!("no game \"{name}\"; games are {}", names.join(", ")))
    })
}

impl Said {
    /// Parses the Python arguments.
    pub(crate) fn read(
        game: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let kind = kind_of(game)?;
        let fewest = for_game!(kind, G => *G::SEATS.start());
        let seats = seats.unwrap_or(i64::from(fewest));
        let Ok(seats) = u8::try_from(seats) else {
            let most = for_game!(kind, G => *G::SEATS.end());
            return Err(wrong(format!("seats is {seats}; expected {fewest} to {most}")));
        };
        let mut given = Options::default();
        for (name, value) in options.into_iter().flatten() {
            let name: String = name.extract()?;
            // True and False are texts like any other; records write them in lower case.
            let value = match value.cast::<PyBool>() {
                Ok(yes) => yes.is_true().to_string(),
                Err(_) => value.str()?.to_string(),
            };
            given.set(&name, &value);
        }
        let boards = match boards {
            Some(boards) if kind == GameKind::Dice => load_boards(boards, &mut given)?,
            Some(_) => {
                return Err(wrong(format!("boards are for dice; {game} has none to choose")));
            }
            None => None,
        };
        Ok(Self { kind, seats, options: given, boards })
    }

    /// A table before the first step.
    pub(crate) fn table(&self, names: Vec<String>) -> PyResult<AnyTable> {
        let mut table = AnyTable::new(self.kind, self.seats, &self.options, vec![]).told()?;
        table.rename(names).told()?;
        Ok(table)
    }

    /// The options and the boards, as arguments that give the same set-up in another process.
    pub(crate) fn again<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyDict>, Option<String>)> {
        let options = PyDict::new(py);
        for (name, value) in self.options.iter() {
            if self.boards.is_none() || name != BOARDS {
                options.set_item(name, value)?;
            }
        }
        Ok((options, self.boards.clone()))
    }

    /// The state before the first step.
    pub(crate) fn opening<G: Game>(&self) -> PyResult<G> {
        mirabilia_kernel::record::check_seats::<G>(self.seats).told()?;
        Ok(G::new(&G::setup(self.seats, &self.options).told()?))
    }
}

/// Sets the boards in the options, by name, by path, or by the text of a file. Returns the text if
/// there was one.
fn load_boards(boards: &Bound<'_, PyAny>, options: &mut Options) -> PyResult<Option<String>> {
    let word: PathBuf = boards
        .extract()
        .map_err(|_| wrong("boards is neither a name, nor a path, nor the text of a board file"))?;
    let shown = word.display().to_string();
    if BoardsRef::built_in(&shown).is_some() {
        options.set(BOARDS, &shown);
        return Ok(None);
    }
    let text = if shown.contains('\n') {
        shown
    } else {
        let names = BoardsRef::names().join(", ");
        std::fs::read_to_string(&word).map_err(|error| {
            wrong(format!("boards \"{shown}\": not a board set ({names}), and not a file: {error}"))
        })?
    };
    let read = read_boards(&text)?;
    options.set(BOARDS, &format!("{} {}", read.name, read.fingerprint));
    Ok(Some(text))
}

/// Loads the text of a board file, so that records that name it can be read.
pub(crate) fn read_boards(text: &str) -> PyResult<BoardsRef> {
    if text.len() > MAX_BYTES {
        return Err(wrong(format!(
            "boards have {} bytes; expected at most {MAX_BYTES}",
            text.len()
        )));
    }
    BoardsRef::read(text).map_err(|error| wrong(format!("boards: {error}")))
}
