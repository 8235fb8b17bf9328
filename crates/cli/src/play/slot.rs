//! Save slots in the user's data folder for unfinished games, which are offered at the next start.
//!
//! Each game has a few slots. A running program locks its slot, so that two terminals never write
//! the same file.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_tui::session::Autosave;

use crate::files::RecordFile;

/// Slots per game.
const SLOTS: usize = 9;

/// A save slot.
#[derive(Debug)]
pub struct Slot {
    record: PathBuf,
    boards: PathBuf,
    /// Held while the slot is in use.
    _lock: File,
}

impl Slot {
    /// Takes a free slot, preferably one with an unfinished game. `None` if all are in use.
    pub fn take(folder: &Path, game: GameKind) -> Result<Option<Self>> {
        let folder = folder.join("play");
        let shown = folder.display();
        fs::create_dir_all(&folder).with_context(|| format!("cannot write {shown}"))?;
        let mut empty = None;
        for number in 1..=SLOTS {
            let file = |ending: &str| folder.join(format!("{}-{number}.{ending}", game.name()));
            let lock =
                File::create(file("lock")).with_context(|| format!("cannot write {shown}"))?;
            if lock.try_lock().is_err() {
                continue;
            }
            let slot = Self { record: file("rec"), boards: file("boards"), _lock: lock };
            if slot.is_occupied() {
                return Ok(Some(slot));
            }
            empty = empty.or(Some(slot));
        }
        Ok(empty)
    }

    /// Whether the slot contains a file, readable or not.
    pub fn is_occupied(&self) -> bool {
        self.record.exists()
    }

    /// The unfinished game of the slot; `None` if there is none or it cannot be read.
    pub fn unfinished(&self) -> Option<AnyTable> {
        if let Ok(boards) = fs::read_to_string(&self.boards) {
            BoardsRef::read(&boards).ok()?;
        }
        let table = AnyTable::read(&fs::read_to_string(&self.record).ok()?).ok()?;
        table.outcome().is_none().then_some(table)
    }

    /// Moves the saved game aside and returns its new name.
    pub fn set_aside(&self) -> Result<Option<PathBuf>> {
        let (_, aside) = RecordFile::open(&self.record, None)?;
        let _ = fs::remove_file(&self.boards);
        Ok(aside)
    }

    /// Saves the game to this slot from now on. `boards` is the text of a custom board file,
    /// without which the record cannot be read.
    pub fn into_autosave(self, boards: Option<&str>) -> Result<SlotAutosave> {
        if let Some(text) = boards {
            let shown = self.boards.display();
            fs::write(&self.boards, text).with_context(|| format!("cannot write {shown}"))?;
        }
        let (file, _) = RecordFile::open(&self.record, Some(&self.record))?;
        Ok(SlotAutosave { slot: self, file })
    }
}

/// Saves an unfinished game to its slot.
#[derive(Debug)]
pub struct SlotAutosave {
    slot: Slot,
    file: RecordFile,
}

impl Autosave for SlotAutosave {
    fn save(&mut self, record: &str) -> Result<()> {
        // A game without any move is not worth saving.
        let decided = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
        if record.lines().any(decided) { self.file.save(record) } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<()> {
        for file in [&self.slot.record, &self.slot.boards] {
            let _ = fs::remove_file(file); // it may not exist
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGUN: &str = "mirabilia 1 duel\nseats 2\n";

    fn take(folder: &Path) -> Slot {
        Slot::take(folder, GameKind::Duel).unwrap().unwrap()
    }

    #[test]
    fn a_place_is_used_once_and_offers_what_is_unfinished() {
        let folder = std::env::temp_dir().join(format!("mirabilia-slot-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let mut autosave = take(&folder).into_autosave(None).unwrap();
        autosave.save(BEGUN).unwrap();
        assert!(take(&folder).unfinished().is_none(), "nothing was decided, and it is in use");
        let mut luck = mirabilia_kernel::Seeded::new(mirabilia_kernel::Seed::from(7));
        let mut table = AnyTable::read(BEGUN).unwrap();
        table.deal(&mut luck);
        let line = table.legal_lines()[0].clone();
        table.step(&line).unwrap();
        autosave.save(&table.write()).unwrap();
        assert!(take(&folder).unfinished().is_none(), "another terminal has a place of its own");
        drop(autosave);
        let slot = take(&folder);
        assert_eq!(slot.unfinished().unwrap().write(), table.write());
        let aside = slot.set_aside().unwrap().unwrap();
        assert_eq!(fs::read_to_string(aside).unwrap(), table.write());
        assert!(slot.unfinished().is_none());
        let mut autosave = slot.into_autosave(None).unwrap();
        autosave.save(&table.write()).unwrap();
        autosave.finish().unwrap();
        drop(autosave);
        assert!(take(&folder).unfinished().is_none(), "what is over is not offered");
        fs::remove_dir_all(&folder).unwrap();
    }
}
