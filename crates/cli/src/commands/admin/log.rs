//! `mirabilia admin log`.

use anyhow::Result;
use clap::Args;
use mirabilia_store::Moderation;

use super::Database;
use crate::args;
use crate::date::utc_of;

/// Show reports, warnings, bans and deletions, latest first
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin log\n  mirabilia admin log --reports")]
pub(super) struct Log {
    /// Only reports
    #[arg(long)]
    reports: bool,
    /// Maximum number of entries
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = args::whole::<u32>(1..=1_000_000))]
    limit: u32,
    #[command(flatten)]
    database: Database,
}

impl Log {
    pub(super) fn run(&self) -> Result<()> {
        self.database.with(|store| async move {
            let action = self.reports.then_some("report");
            let entries = store.moderation(action, self.limit).await?;
            crate::print(|out| {
                entries.iter().try_for_each(|entry| {
                    let Moderation { at, actor, action, subject, table, text } = entry;
                    let (at, text) = (utc_of(*at), text.replace('\n', " "));
                    let table = table.as_ref().map_or("-", |table| table.as_str());
                    writeln!(out, "{at}  {action}  {subject}  by {actor}  {table}  {text}")
                })
            })
        })
    }
}
