//! Boards of 7 Wonders Dice on the command line: `--boards`, by name or from a file.

use std::path::Path;

use anyhow::{Context, Result};
use clap::Args;
use clap::error::ErrorKind;
use mirabilia_games::GameKind;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::record::BOARDS;
use mirabilia_kernel::{Options, SetupError};

use crate::files::read_text;

/// A board file has a few kilobytes; a longer one is something else.
const MAX_BYTES: u64 = 1 << 20;

/// The option `--boards` of commands that play one game.
#[derive(Args, Clone, Debug, Default)]
pub struct BoardsOption {
    /// The boards of Dice: a board file, or a set that comes with the program: stand-in, balanced
    #[arg(long, value_name = "FILE|NAME")]
    boards: Option<String>,
}

impl BoardsOption {
    /// Loads the boards that were asked for, so that records that name them can be read.
    pub fn load(&self) -> Result<Option<BoardsRef>> {
        self.boards.as_deref().map(|word| find(word).context("--boards")).transpose()
    }

    /// The option as it must be given again to read a record of this game; nothing for boards that
    /// come with the program.
    pub fn again(&self) -> String {
        let file = self.boards.as_deref().filter(|word| !BoardsRef::names().contains(word));
        file.map_or_else(String::new, |file| format!(" --boards {file}"))
    }

    /// The text of a board file of one's own; none for boards that come with the program.
    pub fn own_text(&self) -> Result<Option<String>> {
        let file = self.boards.as_deref().filter(|word| !BoardsRef::names().contains(word));
        let read = |file: &str| read_text(Path::new(file), MAX_BYTES, "a board file");
        Ok(file.map(read).transpose()?.map(|(_, text)| text))
    }

    /// Refuses the option for a game that has no boards.
    pub fn only_for_dice(&self, kind: GameKind) -> Result<()> {
        if self.boards.is_none() || kind == GameKind::Dice {
            return Ok(());
        }
        let game = kind.name();
        Err(wrong_usage(&format!("--boards is for dice; {game} has no boards to choose")))
    }

    /// The options of a new game with the boards that were asked for among them.
    pub fn add_to(&self, kind: GameKind, mut options: Options) -> Result<Options> {
        self.only_for_dice(kind)?;
        if let Some(boards) = self.load()? {
            if options.get(BOARDS).is_some() {
                return Err(wrong_usage(
                    "the boards are named twice: by --boards and by --options",
                ));
            }
            options.set(BOARDS, &value(boards));
        }
        Ok(options)
    }
}

/// An error that ends the program with the code for wrong usage.
fn wrong_usage(message: &str) -> anyhow::Error {
    clap::Error::raw(ErrorKind::ArgumentConflict, format!("{message}\n")).into()
}

/// Boards as options name them: by name and fingerprint.
pub fn value(boards: BoardsRef) -> String {
    format!("{} {}", boards.name, boards.fingerprint)
}

/// Options in which boards that were loaded may be named without their fingerprint.
pub fn resolve(mut options: Options, loaded: &[BoardsRef]) -> Result<Options, SetupError> {
    let Some(name) = options.get(BOARDS).map(str::to_owned) else { return Ok(options) };
    if BoardsRef::names().contains(&name.as_str()) {
        return Ok(options);
    }
    let mut named: Vec<&BoardsRef> = loaded.iter().filter(|boards| boards.name == name).collect();
    named.dedup();
    match named[..] {
        [] => {}
        [one] => options.set(BOARDS, &value(*one)),
        _ => {
            let values: Vec<String> = named.iter().map(|boards| value(**boards)).collect();
            return Err(SetupError::new(BOARDS, &name, values.join(" or ")));
        }
    }
    Ok(options)
}

/// The boards that a word of the command line means: those of that name that come with the program,
/// or a file.
pub fn find(word: &str) -> Result<BoardsRef> {
    BoardsRef::built_in(word).map_or_else(|| read(Path::new(word)), Ok)
}

/// Reads a board file, or standard input for `-`; the error names the file.
pub fn read(path: &Path) -> Result<BoardsRef> {
    let (shown, text) = read_text(path, MAX_BYTES, "a board file").map_err(|error| {
        let names = BoardsRef::names().join(", ");
        let named = path.components().count() == 1 && !path.exists() && path != Path::new("-");
        if named { error.context(format!("no file and no set of boards ({names})")) } else { error }
    })?;
    BoardsRef::read(&text).with_context(|| shown)
}
