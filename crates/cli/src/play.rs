//! Where `mirabilia play` saves games.

mod autosave;
mod slot;

use std::path::PathBuf;

use anyhow::{Context, Result};

pub use autosave::FileAutosave;
pub use slot::{Slot, SlotAutosave};

/// The user's data folder.
pub fn data_folder() -> Result<PathBuf> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy().context("no home directory")?;
    Ok(folders.data_dir().join("mirabilia"))
}
