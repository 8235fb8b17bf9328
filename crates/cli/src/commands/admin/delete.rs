//! `mirabilia admin delete`.

use std::io::{BufRead, IsTerminal, Write};

use anyhow::{Result, bail, ensure};
use clap::Args;
use mirabilia_server::archive::{Listed, delete, look};
use mirabilia_words::Words;

use super::{Database, players};
use crate::lang;

/// Delete tables and all their data
///
/// This cannot be undone. Players of a running game lose their table.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin delete 4h8k2m9q0rst\n  \
                        mirabilia admin delete --yes 4h8k2m9q0rst 7c3p5x1v9zdw")]
pub(super) struct Delete {
    /// Table ids
    #[arg(value_name = "ID", required = true)]
    ids: Vec<String>,
    /// Skip the confirmation
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    database: Database,
}

impl Delete {
    pub(super) fn run(&self) -> Result<()> {
        let (shown, words) = (self.database.shown(), self.database.words());
        self.database.with(|store| async move {
            // Check that all tables exist before deleting any.
            let mut tables = Vec::new();
            for id in &self.ids {
                tables.push(look(&*store, id).await?);
            }
            if !self.yes && !confirmed(&tables, &shown, &words)? {
                bail!(words.say("saved-delete-none", &[]));
            }
            for table in &tables {
                delete(&*store, &table.table).await?;
            }
            let args = [("n", tables.len().into()), ("database", shown.into())];
            crate::print(|out| writeln!(out, "{}", words.say("admin-deleted", &args)))
        })
    }
}

/// Asks for confirmation on the terminal.
fn confirmed(tables: &[Listed], database: &str, words: &Words) -> Result<bool> {
    ensure!(std::io::stdin().is_terminal(), "{}", lang::error("no-prompt", &[]));
    let mut out = std::io::stderr();
    for table in tables {
        let Listed { table: id, game, status, .. } = table;
        writeln!(out, "{id}  {game}  {status}  {}", players(table, words))?;
    }
    write!(out, "{} ", words.say("admin-delete-ask", &[("database", database.into())]))?;
    out.flush()?;
    let mut said = String::new();
    std::io::stdin().lock().read_line(&mut said)?;
    Ok(lang::is_yes(&said, words))
}
