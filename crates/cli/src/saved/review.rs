//! How well a saved game was played, kept beside its record once it was analysed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::files::replace;

/// The accuracy of each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Accuracy {
    /// The length of the game when it was analysed.
    pub steps: usize,
    /// Percent by seat; `None` if a seat had nothing to decide.
    pub seats: Vec<Option<f32>>,
}

impl Accuracy {
    /// The accuracy of a record, if it was analysed.
    pub(super) fn read(record: &Path) -> Option<Self> {
        serde_json::from_str(&fs::read_to_string(file(record)).ok()?).ok()
    }

    /// Keeps it beside the record.
    pub fn write(&self, record: &Path) -> Result<()> {
        Ok(replace(&file(record), &serde_json::to_string(self)?)?)
    }

    pub(super) fn forget(record: &Path) {
        let _ = fs::remove_file(file(record)); // it may not exist
    }
}

fn file(record: &Path) -> PathBuf {
    record.with_extension("accuracy")
}
