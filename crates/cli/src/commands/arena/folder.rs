//! A folder of records, one file a game.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// A folder that the games of one match are kept in.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Makes the folder, or takes one that is empty: games of two matches would be confused, and
    /// nothing is ever overwritten.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let shown = path.display();
        fs::create_dir_all(path).with_context(|| format!("--records: cannot make {shown}"))?;
        let mut inside =
            fs::read_dir(path).with_context(|| format!("--records: cannot read {shown}"))?;
        if inside.next().is_some() {
            bail!("--records: {shown} is not empty; name a new or an empty folder");
        }
        Ok(Self(path.to_owned()))
    }

    /// Keeps the game of this number, counted from 0.
    pub(super) fn keep(&self, game: u64, record: &str) -> Result<()> {
        let path = self.0.join(format!("game-{:06}.rec", game + 1));
        fs::write(&path, record).with_context(|| format!("cannot write {}", path.display()))
    }
}
