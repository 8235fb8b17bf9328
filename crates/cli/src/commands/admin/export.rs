//! `mirabilia admin export`: games as record files.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_server::archive::{ArchiveError, Exported, Filter, export, list};
use mirabilia_words::Words;

use super::Database;
use crate::files::{RecordFile, boards_file};
use crate::lang::cannot;

/// Write games of a database as records, one file GAME-ID.rec per game
///
/// The record of a finished game includes the proof of its luck. The record of a running game
/// contains hidden cards: do not share it. The modification time of a file is the time of the
/// game's last event; import reads it.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin export 4h8k2m9q0rst\n  \
                        mirabilia admin export --all --to backup")]
pub(super) struct Export {
    /// Table ids
    #[arg(value_name = "ID", required_unless_present = "all", conflicts_with = "all")]
    ids: Vec<String>,
    /// Export every game that has started
    #[arg(long)]
    all: bool,
    /// Output folder; created if it does not exist
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    to: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Export {
    pub(super) fn run(&self) -> Result<()> {
        let words = self.database.words();
        self.database.with(|store| async move {
            let ids = match self.all {
                true => {
                    let tables = list(&*store, &Filter::default()).await?;
                    tables.into_iter().map(|table| table.table).collect()
                }
                false => self.ids.clone(),
            };
            fs::create_dir_all(&self.to).with_context(|| cannot("create", &self.to))?;
            let (mut written, mut failed) = (0_usize, Vec::new());
            for id in &ids {
                match export(&*store, id).await {
                    Ok(game) => {
                        write(&self.to, &game, &words)?;
                        written += 1;
                    }
                    Err(ArchiveError::NotBegun(_)) if self.all => {}
                    Err(error) => failed.push(error),
                }
            }
            let folder = self.to.display().to_string();
            let args = [("n", written.into()), ("folder", folder.into())];
            crate::print(|out| writeln!(out, "{}", words.say("admin-wrote", &args)))?;
            match &failed[..] {
                [] => Ok(()),
                [one] => bail!("{one}"),
                [first, others @ ..] => {
                    let more = words.say("admin-more-failed", &[("n", others.len().into())]);
                    bail!("{first}\n{more}")
                }
            }
        })
    }
}

/// Writes a record, and the board file it needs.
fn write(folder: &Path, game: &Exported, words: &Words) -> Result<()> {
    let path = folder.join(format!("{}-{}.rec", game.game, game.table));
    // An earlier export of the same game may be overwritten.
    RecordFile::open(&path)?.save(&game.text)?;
    let millis = u64::try_from(game.updated_at).unwrap_or_default();
    let time = SystemTime::UNIX_EPOCH + Duration::from_millis(millis);
    let set = File::options().write(true).open(&path).and_then(|file| file.set_modified(time));
    set.with_context(|| cannot("write", &path))?;
    if let Some((fingerprint, text)) = &game.boards {
        let path = folder.join(boards_file(fingerprint));
        RecordFile::open(&path)?.save(text)?;
    }
    if game.is_running {
        // Not eprintln!: it panics when standard error is closed.
        let args = [("file", path.display().to_string().into())];
        let _ = writeln!(std::io::stderr(), "{}", words.say("admin-running", &args));
    }
    Ok(())
}
