//! A game kept in the file that the player named.

use anyhow::Result;
use mirabilia_tui::session::Keeper;

use crate::files::RecordFile;

/// Keeps a game in a file, also when it is over.
#[derive(Debug)]
pub struct Recorded(pub RecordFile);

impl Keeper for Recorded {
    fn save(&mut self, record: &str) -> Result<()> {
        self.0.save(record)
    }

    fn finish(&mut self) -> Result<()> {
        Ok(())
    }
}
