//! An unfinished game, kept in the user's data folder until it is over, so that it can be offered at
//! the next start.
//!
//! There are a few places for each game. Whoever plays holds the lock of one, so that two terminals
//! do not write the same game.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_tui::session::Keeper;

use crate::files::RecordFile;

/// So many games of one kind can be under way at once.
const PLACES: usize = 9;

/// A place for an unfinished game.
#[derive(Debug)]
pub struct Slot {
    record: PathBuf,
    boards: PathBuf,
    /// Held as long as this place is used.
    _lock: File,
}

impl Slot {
    /// Takes a place that nobody uses: one with an unfinished game, if there is any. None when all
    /// are in use.
    pub fn take(folder: &Path, game: GameKind) -> Result<Option<Self>> {
        let folder = folder.join("play");
        let shown = folder.display();
        fs::create_dir_all(&folder).with_context(|| format!("cannot write {shown}"))?;
        let mut empty = None;
        for number in 1..=PLACES {
            let file = |ending: &str| folder.join(format!("{}-{number}.{ending}", game.name()));
            let lock =
                File::create(file("lock")).with_context(|| format!("cannot write {shown}"))?;
            if lock.try_lock().is_err() {
                continue;
            }
            let slot = Self { record: file("rec"), boards: file("boards"), _lock: lock };
            if slot.is_used() {
                return Ok(Some(slot));
            }
            empty = empty.or(Some(slot));
        }
        Ok(empty)
    }

    /// Is there anything in this place, readable or not?
    pub fn is_used(&self) -> bool {
        self.record.exists()
    }

    /// The unfinished game of this place; none when there is none, or none that can be read.
    pub fn unfinished(&self) -> Option<AnyTable> {
        if let Ok(boards) = fs::read_to_string(&self.boards) {
            BoardsRef::read(&boards).ok()?;
        }
        let table = AnyTable::read(&fs::read_to_string(&self.record).ok()?).ok()?;
        table.outcome().is_none().then_some(table)
    }

    /// Makes room for another game; says where the one that was there went.
    pub fn set_aside(&self) -> Result<Option<PathBuf>> {
        let (_, aside) = RecordFile::open(&self.record, None)?;
        let _ = fs::remove_file(&self.boards);
        Ok(aside)
    }

    /// Keeps the game that is played here from now on; `boards` is the text of a board file of
    /// one's own, which the record cannot be read without.
    pub fn keeper(self, boards: Option<&str>) -> Result<SlotKeeper> {
        if let Some(text) = boards {
            let shown = self.boards.display();
            fs::write(&self.boards, text).with_context(|| format!("cannot write {shown}"))?;
        }
        let (file, _) = RecordFile::open(&self.record, Some(&self.record))?;
        Ok(SlotKeeper { slot: self, file })
    }
}

/// Keeps an unfinished game in its place.
#[derive(Debug)]
pub struct SlotKeeper {
    slot: Slot,
    file: RecordFile,
}

impl Keeper for SlotKeeper {
    fn save(&mut self, record: &str) -> Result<()> {
        // A game in which nobody has decided anything is not worth going on with.
        let decided = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
        if record.lines().any(decided) { self.file.save(record) } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<()> {
        for file in [&self.slot.record, &self.slot.boards] {
            let _ = fs::remove_file(file); // it may never have been there
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
        let mut keeper = take(&folder).keeper(None).unwrap();
        keeper.save(BEGUN).unwrap();
        assert!(take(&folder).unfinished().is_none(), "nothing was decided, and it is in use");
        let mut luck = mirabilia_kernel::Seeded::new(mirabilia_kernel::Seed::from(7));
        let mut table = AnyTable::read(BEGUN).unwrap();
        table.deal(&mut luck);
        let line = table.legal_lines()[0].clone();
        table.step(&line).unwrap();
        keeper.save(&table.write()).unwrap();
        assert!(take(&folder).unfinished().is_none(), "another terminal has a place of its own");
        drop(keeper);
        let slot = take(&folder);
        assert_eq!(slot.unfinished().unwrap().write(), table.write());
        let aside = slot.set_aside().unwrap().unwrap();
        assert_eq!(fs::read_to_string(aside).unwrap(), table.write());
        assert!(slot.unfinished().is_none());
        let mut keeper = slot.keeper(None).unwrap();
        keeper.save(&table.write()).unwrap();
        keeper.finish().unwrap();
        drop(keeper);
        assert!(take(&folder).unfinished().is_none(), "what is over is not offered");
        fs::remove_dir_all(&folder).unwrap();
    }
}
