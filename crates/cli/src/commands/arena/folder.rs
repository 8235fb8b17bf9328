//! A folder of records, one file per game.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::lang::{self, cannot};

/// The folder for the games of one match.
#[derive(Debug)]
pub(super) struct RecordsFolder(PathBuf);

impl RecordsFolder {
    /// Creates the folder, or takes an empty one, so that matches are never mixed and nothing is
    /// overwritten.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let cannot = |what: &str| format!("--records: {}", cannot(what, path));
        fs::create_dir_all(path).with_context(|| cannot("create"))?;
        let mut inside = fs::read_dir(path).with_context(|| cannot("read"))?;
        if inside.next().is_some() {
            bail!("{}: {}", cannot("write"), lang::error("not-empty", &[]));
        }
        Ok(Self(path.to_owned()))
    }

    /// Saves the game of this number, counted from 0.
    pub(super) fn keep(&self, game: u64, record: &str) -> Result<()> {
        let path = self.0.join(format!("game-{:06}.rec", game + 1));
        fs::write(&path, record).with_context(|| cannot("write", &path))
    }
}
