//! `mirabilia admin`: maintains the games and the people of a database, with or without a running
//! server.

mod ban;
mod clean;
mod delete;
mod export;
mod import;
mod list;
mod log;
mod people;

use std::future::Future;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use mirabilia_server::archive::{Listed, SeatLine};
use mirabilia_store::{Moderation, Store, without_password};
use mirabilia_words::Words;

use super::serve::default_database;
use crate::lang::{self, LangOption};

/// Look after the games and the people of a database
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin list --status finished\n  \
                        mirabilia admin export --all --to backup\n  \
                        mirabilia admin import backup/*.rec\n  \
                        mirabilia admin clean --days 365 --dry-run\n  \
                        mirabilia admin people --name ada\n\nSee docs/hosting.md.")]
pub struct Admin {
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Debug)]
enum AdminCommand {
    List(list::List),
    Export(export::Export),
    Import(import::Import),
    Delete(delete::Delete),
    Clean(clean::Clean),
    People(people::People),
    Warn(ban::Warn),
    Ban(ban::Ban),
    Unban(ban::Unban),
    Log(log::Log),
}

impl Admin {
    /// Runs the subcommand.
    pub fn run(&self) -> Result<()> {
        match &self.command {
            AdminCommand::List(command) => command.run(),
            AdminCommand::Export(command) => command.run(),
            AdminCommand::Import(command) => command.run(),
            AdminCommand::Delete(command) => command.run(),
            AdminCommand::Clean(command) => command.run(),
            AdminCommand::People(command) => command.run(),
            AdminCommand::Warn(command) => command.run(),
            AdminCommand::Ban(command) => command.run(),
            AdminCommand::Unban(command) => command.run(),
            AdminCommand::Log(command) => command.run(),
        }
    }
}

/// The database option.
#[derive(Args, Debug)]
struct Database {
    // Not a doc comment: rustdoc would turn the URLs into links.
    #[arg(
        long,
        value_name = "URL",
        env = "MIRABILIA_DB",
        hide_env_values = true,
        help = "Database: sqlite://PATH or postgres://… [default: the database of serve]"
    )]
    db: Option<String>,
    #[command(flatten)]
    lang: LangOption,
}

impl Database {
    /// Runs `work` on the store of an existing database.
    fn with<T, F: Future<Output = Result<T>>>(
        &self,
        work: impl FnOnce(Arc<dyn Store>) -> F,
    ) -> Result<T> {
        let url = self.url()?;
        // Opening would create the file, so a wrong path would look like an empty database.
        if let Some(file) = url.strip_prefix("sqlite://") {
            let path = file.split('?').next().unwrap_or_default();
            let exists = path.is_empty() || Path::new(path).exists();
            ensure!(exists, "{}", lang::error("no-database", &[("file", path.into())]));
        }
        with_store(&url, work)
    }

    /// Runs `work` on the store of a database, creating it if necessary.
    fn with_new<T, F: Future<Output = Result<T>>>(
        &self,
        work: impl FnOnce(Arc<dyn Store>) -> F,
    ) -> Result<T> {
        with_store(&self.url()?, work)
    }

    fn url(&self) -> Result<String> {
        self.db.clone().map_or_else(default_database, Ok)
    }

    /// The URL without a password.
    fn shown(&self) -> String {
        let unknown = |_| self.words().say("admin-database", &[]);
        self.url().map_or_else(unknown, |url| without_password(&url))
    }

    fn words(&self) -> Words {
        self.lang.words()
    }
}

fn with_store<T, F: Future<Output = Result<T>>>(
    url: &str,
    work: impl FnOnce(Arc<dyn Store>) -> F,
) -> Result<T> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.context("cannot start the async runtime")?.block_on(async {
        let store = mirabilia_store::open(url).await?;
        let done = work(Arc::clone(&store)).await;
        store.close().await;
        done
    })
}

/// The players of a table, with points once it is finished.
fn players(table: &Listed, words: &Words) -> String {
    let seat = |(place, seat): (usize, &SeatLine)| {
        let name = seat.name.clone().unwrap_or_else(|| words.say("admin-open", &[]));
        let won = table.winners.iter().any(|winner| usize::from(*winner) == place);
        match table.totals.get(place) {
            Some(points) if won => {
                words.say("admin-won", &[("name", name.into()), ("points", (*points).into())])
            }
            Some(points) => format!("{name} {points}"),
            None => name,
        }
    };
    table.seats.iter().enumerate().map(seat).collect::<Vec<_>>().join(", ")
}

/// The time in milliseconds since 1970.
fn now() -> i64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Adds what the administrator did to the log of moderation.
async fn write_log(store: &dyn Store, action: &str, subject: &str, text: &str) -> Result<()> {
    let entry = Moderation {
        at: now(),
        actor: "admin".to_owned(),
        action: action.to_owned(),
        subject: subject.to_owned(),
        table: None,
        text: text.to_owned(),
    };
    Ok(store.log_moderation(&entry).await?)
}
