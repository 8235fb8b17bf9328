//! `mirabilia admin import`: records of finished games become tables.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_games::GameKind;
use mirabilia_server::archive::{self, Imported, boards_named, import};
use mirabilia_store::Store;

use super::Database;
use crate::files::{boards_file, read_text};

/// Maximum size of a record or board file.
const MAX_BYTES: u64 = 16 << 20;

/// Add records of finished games to a database
///
/// A file named GAME-ID.rec, as export writes it, keeps its table id; any other file gets an id
/// derived from its game. The modification time is taken as the time the game ended. Games that are
/// already in the database are skipped.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin import game.rec\n  \
                        mirabilia admin import --listed backup/*.rec")]
pub(super) struct Import {
    /// Record files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Show the games in the public list of finished games
    #[arg(long)]
    listed: bool,
    /// Board file for Dice games [default: boards-FINGERPRINT.toml beside each record]
    #[arg(long, value_name = "FILE")]
    boards: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Import {
    pub(super) fn run(&self) -> Result<()> {
        let words = self.database.words();
        let told = |id: &str, file: &Path, table: String| {
            let file = file.display().to_string();
            words.say(id, &[("file", file.into()), ("id", table.into())])
        };
        self.database.with_new(|store| async move {
            let (mut lines, mut failed) = (Vec::new(), Vec::new());
            for file in &self.files {
                match self.one(&*store, file).await {
                    Ok(Imported::Added(table)) => lines.push(told("admin-imported", file, table)),
                    Ok(Imported::Known(table)) => lines.push(told("admin-known", file, table)),
                    Err(error) => failed.push(error),
                }
            }
            crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
            match failed.pop() {
                None => Ok(()),
                Some(error) if failed.is_empty() => Err(error),
                Some(last) => {
                    failed.push(last);
                    for error in &failed {
                        let _ = writeln!(std::io::stderr(), "mirabilia: {error:#}");
                    }
                    let args = [("n", failed.len().into()), ("of", self.files.len().into())];
                    bail!(self.database.words().say("admin-not-imported", &args))
                }
            }
        })
    }

    async fn one(&self, store: &dyn Store, file: &Path) -> Result<Imported> {
        let (shown, text) = read_text(file, MAX_BYTES, "record")?;
        let boards = self.boards_of(file, &text)?;
        let game = archive::Import {
            text: &text,
            table: id_of(file),
            ended_at: ended_at(file),
            listed: self.listed,
            boards: boards.as_deref(),
        };
        import(store, &game).await.context(shown)
    }

    /// The board file of a record: the given one, or the one exported with it.
    fn boards_of(&self, record: &Path, text: &str) -> Result<Option<String>> {
        let Some((_, fingerprint)) = boards_named(text) else { return Ok(None) };
        let beside = record.with_file_name(boards_file(fingerprint));
        let file = self.boards.clone().or_else(|| beside.exists().then_some(beside));
        let read = |file: PathBuf| read_text(&file, MAX_BYTES, "boards").map(|(_, text)| text);
        file.map(read).transpose()
    }
}

/// The table id in the name of an exported file.
fn id_of(file: &Path) -> Option<&str> {
    let (game, id) = file.file_name()?.to_str()?.strip_suffix(".rec")?.split_once('-')?;
    let is_ours = GameKind::from_name(game).is_some() && archive::is_id(id);
    is_ours.then_some(id)
}

/// The modification time in milliseconds since 1970, or now if it is missing or in the future.
fn ended_at(file: &Path) -> i64 {
    let now = SystemTime::now();
    let time = fs::metadata(file).and_then(|there| there.modified()).unwrap_or(now).min(now);
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
