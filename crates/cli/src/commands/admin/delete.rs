//! `mirabilia admin delete`.

use std::io::{BufRead, IsTerminal, Write};

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_server::archive::{Listed, delete, look};

use super::{Database, players};

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
        let shown = self.database.shown();
        self.database.with(|store| async move {
            // Check that all tables exist before deleting any.
            let mut tables = Vec::new();
            for id in &self.ids {
                tables.push(look(&*store, id).await?);
            }
            if !self.yes && !confirmed(&tables, &shown)? {
                bail!("nothing was deleted");
            }
            for table in &tables {
                delete(&*store, &table.table).await?;
            }
            crate::print(|out| writeln!(out, "deleted {} from {shown}", tables.len()))
        })
    }
}

/// Asks for confirmation on the terminal.
fn confirmed(tables: &[Listed], database: &str) -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        bail!("cannot prompt: standard input is not a terminal (use --yes to skip confirmation)");
    }
    let mut out = std::io::stderr();
    for table in tables {
        let Listed { table: id, game, status, .. } = table;
        writeln!(out, "{id}  {game}  {status}  {}", players(table))?;
    }
    write!(out, "Delete from {database}? [y/N] ")?;
    out.flush()?;
    let mut said = String::new();
    std::io::stdin().lock().read_line(&mut said)?;
    Ok(matches!(said.trim(), "y" | "Y" | "yes"))
}
