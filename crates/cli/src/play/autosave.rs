//! Saves a game to the file that the player named.

use anyhow::Result;
use mirabilia_tui::session::Autosave;

use crate::files::RecordFile;

/// Saves a game to a file and keeps it when the game is over.
#[derive(Debug)]
pub struct FileAutosave(pub RecordFile);

impl Autosave for FileAutosave {
    fn save(&mut self, record: &str) -> Result<()> {
        self.0.save(record)
    }

    fn finish(&mut self) -> Result<()> {
        Ok(())
    }
}
