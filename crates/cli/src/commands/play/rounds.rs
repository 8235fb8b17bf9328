//! Games on this machine, one after the other with the same deal, as often as the player likes.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Result, anyhow};
use mirabilia_games::AnyTable;
use mirabilia_tui::plain::{Left, SavePaths};
use mirabilia_tui::session::{Autosave, Local, LuckSource, Player};

use super::start::Start;
use super::terminal::{Console, TerminalOptions};
use crate::boards::BoardsOption;
use crate::files::RecordFile;
use crate::saved::{NamedFile, SavedGames};

/// How games are shown and saved.
pub(in crate::commands) struct Rounds<'a> {
    pub(in crate::commands) terminal: &'a TerminalOptions,
    pub(in crate::commands) boards: &'a BoardsOption,
    /// The file that the player named for the record.
    pub(in crate::commands) record: Option<&'a Path>,
    /// The file that a game was read from, which may be the same.
    pub(in crate::commands) resume: Option<&'a Path>,
    pub(in crate::commands) no_save: bool,
}

impl Rounds<'_> {
    /// The record file, locked before anything is read: another program may be writing it.
    pub(in crate::commands) fn lock(&self) -> Result<Option<RecordFile>> {
        self.record.map(RecordFile::open).transpose()
    }

    /// The user's games, if this one is to be saved among them.
    pub(in crate::commands) fn games(&self) -> Option<Result<SavedGames>> {
        (self.record.is_none() && !self.no_save).then(SavedGames::of_user)
    }

    /// Plays until the player leaves. `after` hears how each game was left.
    pub(in crate::commands) fn run(
        &self,
        mut start: Start,
        mut luck: LuckSource,
        mut file: Option<RecordFile>,
        mut after: impl FnMut(&AnyTable) -> Result<()>,
    ) -> Result<()> {
        let console = Console::default();
        loop {
            let Start { table, players, resumed, saved } = start;
            let begun = (table.kind(), table.seats(), table.options(), table.names().to_vec());
            let mut save = SavePaths { resumed, ..SavePaths::default() };
            let last = Last::default();
            let mut autosaves: Vec<Box<dyn Autosave>> = vec![Box::new(last.clone())];
            let start_again = |players| {
                let (kind, seats, options, names) = begun;
                let table = AnyTable::new(kind, seats, &options, names);
                let table = table.map_err(|error| anyhow!(error.to_string()))?;
                anyhow::Ok(Start { table, players, resumed: false, saved: None })
            };
            if let Some(file) = file.take() {
                self.save_to(file, &mut save, &mut autosaves)?;
            } else if let Some(games) = self.games().filter(|_| is_played(&table, &players)) {
                let file = games.and_then(|games| match saved {
                    Some(game) => game.reopen(),
                    None => games.create(&table, &players, self.boards.own_text()?.as_deref()),
                });
                match file {
                    Ok(file) => {
                        let name = &file.name;
                        save.resume_command = Some(format!("mirabilia play --resume {name}"));
                        autosaves.push(Box::new(file));
                    }
                    // A game is better than none.
                    Err(error) => save.unsaved = Some(format!("{error:#}")),
                }
            }
            let local = Local {
                table,
                players: players.clone(),
                luck: luck.clone(),
                thinking: Duration::from_millis(self.terminal.time_ms),
                name: self.terminal.own_name(),
                lang: self.terminal.lang.lang(),
                autosaves,
                pages: self.terminal.pages.clone(),
            };
            let left = self.terminal.show(local.start(), save, &console)?;
            if let Some(table) = last.take() {
                after(&table)?;
            }
            if left == Left::Done {
                return Ok(());
            }
            (start, luck) = (start_again(players)?, luck.from_start());
            file = self.lock()?;
        }
    }

    /// Saves to the file that the player named.
    fn save_to(
        &self,
        file: RecordFile,
        save: &mut SavePaths,
        autosaves: &mut Vec<Box<dyn Autosave>>,
    ) -> Result<()> {
        save.moved_aside = file.set_aside(self.resume)?.map(|old| old.display().to_string());
        let shown = file.shown().to_string();
        let boards = self.boards.again();
        save.resume_command =
            Some(format!("mirabilia play --resume {shown} --record {shown}{boards}"));
        save.record = Some(shown);
        autosaves.push(Box::new(NamedFile(file)));
        Ok(())
    }
}

/// Whether somebody plays it, now.
fn is_played(table: &AnyTable, players: &[Player]) -> bool {
    players.contains(&Player::You) && table.outcome().is_none()
}

/// Remembers the game as it was last.
#[derive(Clone, Default)]
struct Last(Arc<Mutex<Option<AnyTable>>>);

impl Last {
    fn take(&self) -> Option<AnyTable> {
        self.0.lock().ok()?.take()
    }
}

impl Autosave for Last {
    fn save(&mut self, table: &AnyTable) -> Result<()> {
        if let Ok(mut last) = self.0.lock() {
            *last = Some(table.clone());
        }
        Ok(())
    }
}
