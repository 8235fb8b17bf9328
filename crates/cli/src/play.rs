//! What `mirabilia play` needs besides the table in the terminal itself: where games are kept.

mod keep;
mod slot;

use std::path::PathBuf;

use anyhow::{Context, Result};
use mirabilia_bots::BotKind;

pub use keep::Recorded;
pub use slot::{Slot, SlotKeeper};

/// The best bot there is.
pub fn strongest() -> BotKind {
    *BotKind::ALL.last().expect("there is a bot")
}

/// The user's data folder.
pub fn data_folder() -> Result<PathBuf> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy().context("no home folder")?;
    Ok(folders.data_dir().join("mirabilia"))
}
