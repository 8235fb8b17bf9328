//! What a person has learned: the moves of a running lesson, and the tries at puzzles.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use mirabilia_games::GameKind;
use mirabilia_learn::puzzle::Try;
use serde::{Deserialize, Serialize};

use crate::saved::data_folder;

/// What is kept, by game.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Learned {
    /// The learner's moves in a lesson that is not over.
    #[serde(default)]
    lessons: BTreeMap<String, Vec<String>>,
    /// The tries, in order.
    #[serde(default)]
    tries: BTreeMap<String, Vec<Tried>>,
    /// The first result of each deal of a day, in order.
    #[serde(default)]
    deals: BTreeMap<String, Vec<DealResult>>,
    /// Whether it was said that nothing can be saved.
    #[serde(skip)]
    complained: bool,
}

/// One try, with the name of its puzzle.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Tried {
    /// The seed of the game and the step: `17.34`.
    pub(crate) id: String,
    #[serde(flatten)]
    pub(crate) one: Try,
}

/// The result of a deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DealResult {
    pub(crate) day: String,
    pub(crate) won: bool,
    /// The points by seat, and the person's own seat.
    pub(crate) totals: Vec<i16>,
    pub(crate) seat: usize,
    /// How the game ended: points, military or science.
    pub(crate) end: String,
}

impl Learned {
    fn file() -> Result<PathBuf> {
        Ok(data_folder()?.join("learned.json"))
    }

    /// Reads it. A file that cannot be read counts as empty.
    pub(crate) fn read() -> Self {
        let text = Self::file().ok().and_then(|path| fs::read_to_string(path).ok());
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Saves it. Learning goes on if that fails.
    fn save(&mut self) {
        if let Err(error) = self.write()
            && !std::mem::replace(&mut self.complained, true)
        {
            // Not eprintln!: it panics when standard error is closed.
            let _ = writeln!(io::stderr(), "mirabilia: nothing is saved: {error:#}");
        }
    }

    fn write(&self) -> Result<()> {
        let path = Self::file()?;
        let folder = path.parent().context("the data folder has no name")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let part = path.with_extension("part");
        fs::write(&part, serde_json::to_string(self)?)
            .and_then(|()| fs::rename(&part, &path))
            .with_context(|| format!("cannot write {}", path.display()))
    }

    pub(crate) fn lesson(&self, kind: GameKind) -> Vec<String> {
        self.lessons.get(kind.name()).cloned().unwrap_or_default()
    }

    pub(crate) fn keep_lesson(&mut self, kind: GameKind, moves: &[String]) {
        self.lessons.insert(kind.name().to_owned(), moves.to_vec());
        self.save();
    }

    pub(crate) fn tries(&self, kind: GameKind) -> &[Tried] {
        self.tries.get(kind.name()).map(Vec::as_slice).unwrap_or_default()
    }

    pub(crate) fn keep_try(&mut self, kind: GameKind, tried: Tried) {
        self.tries.entry(kind.name().to_owned()).or_default().push(tried);
        self.save();
    }

    pub(crate) fn deal(&self, kind: GameKind, day: &str) -> Option<&DealResult> {
        self.deals.get(kind.name())?.iter().find(|deal| deal.day == day)
    }

    /// Keeps the result of a deal unless its day has one, and returns the one that counts.
    pub(crate) fn keep_deal(&mut self, kind: GameKind, result: DealResult) -> DealResult {
        if let Some(first) = self.deal(kind, &result.day) {
            return first.clone();
        }
        self.deals.entry(kind.name().to_owned()).or_default().push(result.clone());
        self.save();
        result
    }
}
