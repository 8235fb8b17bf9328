//! `mirabilia admin`: maintains the games of a database, with or without a running server.

mod delete;
mod export;
mod import;
mod list;

use std::future::Future;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use mirabilia_server::archive::{Listed, SeatLine};
use mirabilia_store::{Store, without_password};

use super::serve::default_database;

/// List, export, import and delete games of a database
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin list --status finished\n  \
                        mirabilia admin export --all --to backup\n  \
                        mirabilia admin import backup/*.rec\n\nSee docs/hosting.md.")]
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
}

impl Admin {
    /// Runs the subcommand.
    pub fn run(&self) -> Result<()> {
        match &self.command {
            AdminCommand::List(command) => command.run(),
            AdminCommand::Export(command) => command.run(),
            AdminCommand::Import(command) => command.run(),
            AdminCommand::Delete(command) => command.run(),
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
            ensure!(
                path.is_empty() || Path::new(path).exists(),
                "no database {path}; choose one with --db"
            );
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
        self.url().map_or_else(|_| "the database".to_owned(), |url| without_password(&url))
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
fn players(table: &Listed) -> String {
    let seat = |(place, seat): (usize, &SeatLine)| {
        let name = seat.name.as_deref().unwrap_or("(open)");
        let won = table.winners.iter().any(|winner| usize::from(*winner) == place);
        match table.totals.get(place) {
            Some(points) if won => format!("{name} {points} (won)"),
            Some(points) => format!("{name} {points}"),
            None => name.to_owned(),
        }
    };
    table.seats.iter().enumerate().map(seat).collect::<Vec<_>>().join(", ")
}
