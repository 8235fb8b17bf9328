//! `mirabilia admin delete`: games that are to be gone.

use std::io::{BufRead, IsTerminal, Write};

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_server::archive::{Listed, delete, look};

use super::{Database, players};

/// Delete tables with everything about them
///
/// There is no way back but a backup. Players of a running game find their table gone.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin delete 4h8k2m9q0rst\n  \
                        mirabilia admin delete --yes 4h8k2m9q0rst 7c3p5x1v9zdw")]
pub(super) struct Delete {
    /// The tables
    #[arg(value_name = "ID", required = true)]
    ids: Vec<String>,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    database: Database,
}

impl Delete {
    pub(super) fn run(&self) -> Result<()> {
        let shown = self.database.shown();
        self.database.with(|store| async move {
            // All of them are there, or none is touched.
            let mut tables = Vec::new();
            for id in &self.ids {
                tables.push(look(&*store, id).await?);
            }
            if !self.yes && !agreed(&tables, &shown)? {
                bail!("nothing was deleted");
            }
            for table in &tables {
                delete(&*store, &table.table).await?;
            }
            crate::print(|out| writeln!(out, "{} deleted from {shown}", tables.len()))
        })
    }
}

/// Asks on the terminal.
fn agreed(tables: &[Listed], database: &str) -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        bail!(
            "nobody can be asked, as standard input is no terminal; --yes deletes without asking"
        );
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
