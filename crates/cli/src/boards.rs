//! The option `--boards`: a board set of 7 Wonders Dice by name or from a file.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use clap::Args;
pub use mirabilia_engine::boards::value;
use mirabilia_games::GameKind;
use mirabilia_games::dice::{BoardError, BoardsRef};
use mirabilia_kernel::Options;
use mirabilia_kernel::record::BOARDS;
use mirabilia_tell::board_error;
use mirabilia_words::Words;

use crate::args;
use crate::files::read_text;
use crate::lang;
use crate::near::tip;

/// Maximum size of a board file.
const MAX_BYTES: u64 = 1 << 20;

/// The option `--boards` of commands that play one game.
#[derive(Args, Clone, Debug, Default)]
pub struct BoardsOption {
    /// Board set for Dice: a board file, or the built-in set stand-in or balanced [default:
    /// balanced]
    #[arg(long, value_name = "FILE|NAME", add = args::boards())]
    boards: Option<String>,
}

impl BoardsOption {
    /// Loads the requested boards, so that records that name them can be read.
    pub fn load(&self) -> Result<Option<BoardsRef>> {
        self.boards.as_deref().map(|word| find(word).context("--boards")).transpose()
    }

    /// The option as it must be repeated to read a record of this game; empty for built-in boards.
    pub fn again(&self) -> String {
        let file = self.boards.as_deref().filter(|word| !BoardsRef::names().contains(word));
        file.map_or_else(String::new, |file| format!(" --boards {file}"))
    }

    /// The text of a custom board file; `None` for built-in boards.
    pub fn own_text(&self) -> Result<Option<String>> {
        let file = self.boards.as_deref().filter(|word| !BoardsRef::names().contains(word));
        let read = |file: &str| read_text(Path::new(file), MAX_BYTES, "boards");
        Ok(file.map(read).transpose()?.map(|(_, text)| text))
    }

    /// Rejects the option for a game without boards.
    pub fn only_for_dice(&self, kind: GameKind) -> Result<()> {
        if self.boards.is_none() || kind == GameKind::Dice {
            return Ok(());
        }
        let game = kind.name();
        Err(args::wrong_usage(&lang::error("boards-dice", &[("game", game.into())])))
    }

    /// The options of a new game, including the requested boards.
    pub fn add_to(&self, kind: GameKind, mut options: Options) -> Result<Options> {
        self.only_for_dice(kind)?;
        if let Some(boards) = self.load()? {
            if options.get(BOARDS).is_some() {
                return Err(args::wrong_usage(&lang::error("boards-twice", &[])));
            }
            options.set(BOARDS, &value(boards));
        }
        Ok(options)
    }
}

/// A built-in board set of this name, or a board file.
pub fn find(word: &str) -> Result<BoardsRef> {
    BoardsRef::built_in(word).map_or_else(|| read(Path::new(word)), Ok)
}

/// The field that was probably meant, where the reader of TOML lists those there are.
fn field_tip(told: &str) -> String {
    let mut quoted = told.split('`').skip(1).step_by(2);
    let unknown = quoted.next().unwrap_or_default();
    tip(unknown, quoted)
}

/// Reads a board file, or standard input for `-`. The error names the file and is in the user's
/// language.
pub fn read(path: &Path) -> Result<BoardsRef> {
    let (shown, text) = read_text(path, MAX_BYTES, "boards").map_err(|error| {
        let names = BoardsRef::names().join(", ");
        let named = path.components().count() == 1 && !path.exists() && path != Path::new("-");
        if named {
            let word = path.to_string_lossy();
            let tip = tip(&word, BoardsRef::names().iter().copied());
            let unknown = lang::error("boards-unknown", &[("names", names.into())]);
            error.context(format!("{unknown}{tip}"))
        } else {
            error
        }
    })?;
    let told = |error: BoardError| {
        let told = Words::new(lang::of_run()).tell(&board_error(&error), &[]);
        let tip = field_tip(&told);
        anyhow!("{told}{tip}")
    };
    BoardsRef::read(&text).map_err(told).with_context(|| shown)
}
