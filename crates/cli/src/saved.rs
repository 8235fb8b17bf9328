//! The user's saved games: every game played in the terminal, finished or not, one record each in
//! the data folder. A game is saved from the moment it is dealt.

mod name;
mod review;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_learn::deal::Deal;
use mirabilia_server::archive::boards_named;
use mirabilia_tui::session::{Autosave, Player};
use mirabilia_words::{Lang, Words};

use crate::files::{RecordFile, boards_file, read_record_text, replace};
use crate::lang::{self, cannot};
use crate::lock::FileLock;
use crate::near::tip;

pub use review::Accuracy;

/// The ending of a record file.
const ENDING: &str = "rec";

/// The user's data folder.
pub fn data_folder() -> Result<PathBuf> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy().with_context(|| lang::error("no-home", &[]))?;
    Ok(folders.data_dir().join("mirabilia"))
}

/// The folder of the saved games.
#[derive(Clone, Debug)]
pub struct SavedGames {
    folder: PathBuf,
}

/// A saved game. The file may have been removed or changed since it was listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its name: that of the file, without the ending.
    pub name: String,
    /// The record.
    pub path: PathBuf,
    /// When it was last played.
    pub played_at: SystemTime,
}

impl SavedGames {
    /// The saved games of this user.
    pub fn of_user() -> Result<Self> {
        Ok(Self::inside(&data_folder()?))
    }

    /// The saved games inside a data folder.
    pub fn inside(data: &Path) -> Self {
        let games = Self { folder: data.join("games") };
        games.adopt(&data.join("play"));
        games
    }

    /// All games, the last played first.
    pub fn list(&self) -> Result<Vec<SavedGame>> {
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => {
                return Err(error).with_context(|| cannot("read", &self.folder));
            }
        };
        let mut games: Vec<SavedGame> = files
            .filter_map(|file| {
                let (path, there) =
                    file.ok().and_then(|file| Some((file.path(), file.metadata().ok()?)))?;
                let is_record = path.extension().is_some_and(|ending| ending == ENDING);
                let name = path.file_stem()?.to_str()?.to_owned();
                let played_at = there.modified().ok()?;
                (is_record && there.is_file()).then_some(SavedGame { name, path, played_at })
            })
            .collect();
        games.sort_by(|a, b| (b.played_at, &b.name).cmp(&(a.played_at, &a.name)));
        Ok(games)
    }

    /// The game that was played last.
    pub fn last(&self) -> Result<SavedGame> {
        self.list()?.into_iter().next().with_context(|| {
            lang::error("no-games", &[("folder", self.folder.display().to_string().into())])
        })
    }

    /// The game with this number in the list, counted from 1, or with this name.
    pub fn find(&self, word: &str) -> Result<SavedGame> {
        let games = self.list()?;
        let at = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let named = games.iter().position(|game| game.name == word.trim_end_matches(".rec"));
        if let Some(at) = at.filter(|at| *at < games.len()).or(named) {
            return Ok(games[at].clone());
        }
        let args = [("game", word.into()), ("most", games.len().into())];
        match (games.len(), word.parse::<usize>()) {
            (0, _) => bail!(lang::error("no-game-yet", &args)),
            (_, Ok(_)) => bail!(lang::error("no-game-number", &args)),
            _ => {
                let tip = tip(word, games.iter().map(|game| game.name.as_str()));
                bail!("{}{tip}", lang::error("no-game-name", &args))
            }
        }
    }

    /// The last game of a kind if it is not over and no other terminal plays it. A game that the
    /// player once declined is not the last any more.
    pub fn unfinished(&self, kind: GameKind) -> Option<(SavedGame, AnyTable)> {
        let prefix = format!("{}-", kind.name());
        let last = self.list().ok()?.into_iter().find(|game| game.name.starts_with(&prefix))?;
        let table = last.read(&Words::new(Lang::En)).ok()?;
        let is_free = matches!(FileLock::try_take(&last.path), Ok(Some(_)));
        (is_free && table.kind() == kind && table.outcome().is_none()).then_some((last, table))
    }

    /// The last unfinished game of a deal, if no other program plays it.
    pub fn unfinished_deal(&self, deal: &Deal) -> Option<(SavedGame, AnyTable)> {
        let secret = format!("\nsecret {}\n", deal.secret.reveal_hex());
        let of_deal = |game: &SavedGame| {
            // Most games are others: reading the text is faster than playing it.
            let text = fs::read_to_string(&game.path).ok().filter(|text| text.contains(&secret))?;
            let table = AnyTable::read(&text).ok().filter(|table| table.outcome().is_none())?;
            let numbers = &table.fairness()?.numbers;
            let is_same = deal.promise().fairness(None).numbers == *numbers
                && (table.kind(), table.options())
                    == (deal.kind, deal.table(vec![]).ok()?.options());
            (is_same && !game.is_in_use()).then_some(table)
        };
        self.list().ok()?.into_iter().find_map(|game| of_deal(&game).map(|table| (game, table)))
    }

    /// A new file for a game, named by game, time and opponents. `boards` is the text of a custom
    /// board file, without which the record cannot be read.
    pub fn create(
        &self,
        table: &AnyTable,
        players: &[Player],
        boards: Option<&str>,
    ) -> Result<SavedFile> {
        fs::create_dir_all(&self.folder).with_context(|| cannot("write", &self.folder))?;
        if let Some((text, boards)) =
            boards.and_then(|text| Some((text, BoardsRef::read(text).ok()?)))
        {
            let path = self.folder.join(boards_file(&boards.fingerprint));
            replace(&path, text).with_context(|| cannot("write", &path))?;
        }
        let name = name::of(table, players, SystemTime::now());
        for name in std::iter::once(name.clone()).chain((2..).map(|n| format!("{name}-{n}"))) {
            let path = self.folder.join(format!("{name}.{ENDING}"));
            // The lock is taken before the file exists, so that nobody else takes the name.
            let Some(lock) =
                FileLock::try_take(&path).with_context(|| cannot("write", &self.folder))?
            else {
                continue;
            };
            if !path.exists() {
                return Ok(SavedFile::new(name, RecordFile::with_lock(path, lock)));
            }
        }
        unreachable!("numbers do not end")
    }

    /// Takes over the unfinished games of version 0.1, which had a folder of their own.
    fn adopt(&self, old: &Path) {
        let Ok(files) = fs::read_dir(old) else { return };
        for path in files.filter_map(|file| Some(file.ok()?.path())) {
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
            if ending == ENDING && fs::create_dir_all(&self.folder).is_ok() {
                let boards = path.with_extension("boards");
                if let Ok(text) = fs::read_to_string(&boards)
                    && let Some((_, named)) =
                        boards_named(&fs::read_to_string(&path).unwrap_or_default())
                {
                    let _ = replace(&self.folder.join(boards_file(named)), &text);
                }
                let new = self.folder.join(format!("{stem}-from-0.1.{ENDING}"));
                if !new.exists() {
                    let _ = fs::rename(&path, new);
                }
                let _ = fs::remove_file(boards);
            } else if ending == "lock" {
                let _ = fs::remove_file(&path);
            }
        }
        let _ = fs::remove_dir(old); // only if it is empty
    }
}

impl SavedGame {
    /// The game.
    pub fn read(&self, words: &Words) -> Result<AnyTable> {
        read_record_text(&self.path, words).map(|(_, _, table)| table)
    }

    /// Goes on saving to this file.
    pub fn reopen(&self) -> Result<SavedFile> {
        Ok(SavedFile::new(self.name.clone(), RecordFile::open(&self.path)?))
    }

    /// Whether a running program plays it.
    pub fn is_in_use(&self) -> bool {
        matches!(FileLock::try_take(&self.path), Ok(None))
    }

    /// How well it was played, if it was analysed.
    pub fn accuracy(&self, table: &AnyTable) -> Option<Accuracy> {
        Accuracy::read(&self.path).filter(|accuracy| accuracy.steps == table.steps())
    }

    /// Deletes the record and its accuracy.
    pub fn delete(&self) -> Result<()> {
        let lock = FileLock::take(&self.path)?;
        fs::remove_file(&self.path).with_context(|| cannot("delete", &self.path))?;
        Accuracy::forget(&self.path);
        drop(lock);
        Ok(())
    }
}

/// The file of a game that is being played.
#[derive(Debug)]
pub struct SavedFile {
    /// The name of the saved game.
    pub name: String,
    file: RecordFile,
    steps: usize,
}

impl SavedFile {
    fn new(name: String, file: RecordFile) -> Self {
        Self { name, file, steps: 0 }
    }
}

impl Autosave for SavedFile {
    fn save(&mut self, table: &AnyTable) -> Result<()> {
        self.steps = table.steps();
        self.file.save(&table.write())
    }

    fn reviewed(&mut self, accuracy: &[Option<f32>]) {
        let accuracy = Accuracy { steps: self.steps, seats: accuracy.to_vec() };
        let _ = accuracy.write(self.file.path()); // only a comfort of the list
    }
}

/// A file that the player named.
#[derive(Debug)]
pub struct NamedFile(pub RecordFile);

impl Autosave for NamedFile {
    fn save(&mut self, table: &AnyTable) -> Result<()> {
        self.0.save(&table.write())
    }
}

#[cfg(test)]
mod tests;
