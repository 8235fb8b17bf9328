//! The argument FILE of commands that read a record.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use mirabilia_games::AnyTable;
use mirabilia_words::Words;

use crate::args;
use crate::files::read_record_text;
use crate::saved::{SavedGame, SavedGames};

/// A record file, a saved game, or by default the last game.
#[derive(Args, Clone, Debug)]
pub struct RecordArg {
    /// Record file (- for standard input), or the number or name of a saved game [default: the
    /// game you played last]
    #[arg(value_name = "FILE", add = args::records())]
    file: Option<PathBuf>,
}

/// A record that was read.
#[derive(Debug)]
pub struct Opened {
    /// The file, for messages.
    pub shown: String,
    /// The text of the record.
    pub text: String,
    /// The game.
    pub table: AnyTable,
    /// The saved game that it is.
    pub saved: Option<SavedGame>,
}

impl RecordArg {
    /// Reads the record. Without FILE, standard error names the game.
    pub fn read(&self, words: &Words) -> Result<Opened> {
        let Some(file) = &self.file else {
            let last = SavedGames::of_user()?.last()?;
            let opened = open(&last.path, Some(last.clone()), words)?;
            let said = words.say("saved-last", &[("name", last.name.as_str().into())]);
            let _ = writeln!(std::io::stderr(), "{said}");
            return Ok(opened);
        };
        match saved(file)? {
            Some(game) => open(&game.path.clone(), Some(game), words),
            None => open(file, None, words),
        }
    }
}

/// Reads a record or a saved game.
pub fn read_word(word: &Path, words: &Words) -> Result<Opened> {
    RecordArg { file: Some(word.to_owned()) }.read(words)
}

/// The saved game that a word names; `None` for files.
fn saved(word: &Path) -> Result<Option<SavedGame>> {
    let Some(name) = word.to_str().filter(|_| !word.exists()) else { return Ok(None) };
    let Ok(games) = SavedGames::of_user() else { return Ok(None) };
    let is_number = !name.is_empty() && name.chars().all(|c| c.is_ascii_digit());
    match games.find(name) {
        Ok(game) => Ok(Some(game)),
        Err(error) if is_number => Err(error),
        Err(_) => Ok(None), // read as a file, which says what is wrong
    }
}

fn open(path: &Path, saved: Option<SavedGame>, words: &Words) -> Result<Opened> {
    let (shown, text, table) = read_record_text(path, words)?;
    Ok(Opened { shown, text, table, saved })
}
