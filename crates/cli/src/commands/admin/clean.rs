//! `mirabilia admin clean`.

use anyhow::{Result, ensure};
use clap::Args;
use mirabilia_server::archive::{Keep, clean};

use super::{Database, now};
use crate::args;

/// Delete ended tables by age and by number, and people who have not come back
///
/// Running and open tables stay. With --days, people go who have not used their key for so long and
/// have no seat at a table that is left. `mirabilia serve --keep` does the same every hour.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin clean --days 365 --dry-run\n  \
                        mirabilia admin clean --days 365 --tables 10000")]
pub(super) struct Clean {
    /// Delete ended tables whose last event is more than N days ago
    #[arg(long, value_name = "N", value_parser = args::whole::<u32>(1..=36_500))]
    days: Option<u32>,
    /// Keep only the N latest ended tables
    #[arg(long, value_name = "N", value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    tables: Option<u32>,
    /// Only say what would be deleted
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    database: Database,
}

impl Clean {
    pub(super) fn run(&self) -> Result<()> {
        let keep = Keep { days: self.days, tables: self.tables };
        ensure!(!keep.is_everything(), "nothing to do; say what to keep with --days or --tables");
        let shown = self.database.shown();
        self.database.with(|store| async move {
            let cleaned = clean(&*store, &keep, now(), self.dry_run).await?;
            crate::print(|out| {
                if self.dry_run {
                    cleaned.tables.iter().try_for_each(|table| writeln!(out, "{table}"))?;
                }
                let did = if self.dry_run { "would delete" } else { "deleted" };
                let (tables, people) = (cleaned.tables.len(), cleaned.people);
                writeln!(out, "{did} tables: {tables}, people: {people}, from {shown}")
            })
        })
    }
}
