//! `mirabilia admin warn`, `ban` and `unban`.

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_server::network;
use mirabilia_store as store;

use super::people::known;
use super::{Database, now, write_log};
use crate::args;

/// Warn a person: their page shows the text until they confirm that they read it
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia admin warn 0123456789abcdefghjk \"Please stay polite.\""
)]
pub(super) struct Warn {
    /// The person's id
    person: String,
    /// What they are told
    text: String,
    #[command(flatten)]
    database: Database,
}

/// Ban a person or a network, for good or for some days
///
/// Servers hear of it within 15 seconds. Without a subject, the bans are listed.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia admin ban 0123456789abcdefghjk --days 7 --reason \"insults\"\n  \
                        mirabilia admin ban 203.0.113.0/24 --reason \"floods\"\n  mirabilia admin ban"
)]
pub(super) struct Ban {
    /// The id of a person, an IP address, or a network such as 203.0.113.0/24
    #[arg(value_name = "SUBJECT")]
    subject: Option<String>,
    /// For how many days [default: for good]
    #[arg(long, value_name = "N", value_parser = args::whole::<u32>(1..=36_500))]
    days: Option<u32>,
    /// The reason, which the banned person is told
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
    #[command(flatten)]
    database: Database,
}

/// End a ban
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin unban 203.0.113.0/24")]
pub(super) struct Unban {
    /// The id of a person or a network, as the list of bans shows it
    #[arg(value_name = "SUBJECT")]
    subject: String,
    #[command(flatten)]
    database: Database,
}

impl Warn {
    pub(super) fn run(&self) -> Result<()> {
        self.database.with(|store| async move {
            let person = known(&*store, &self.person).await?;
            store.warn_person(&person.id, Some(&self.text)).await?;
            write_log(&*store, "warn", &self.person, &self.text).await?;
            crate::print(|out| writeln!(out, "warned {}", person.name))
        })
    }
}

impl Ban {
    pub(super) fn run(&self) -> Result<()> {
        self.database.with(|store| async move {
            let Some(subject) = &self.subject else { return list(&*store).await };
            let subject = match network(subject) {
                Some(network) => network,
                None => known(&*store, subject).await?.id.to_string(),
            };
            let at = now();
            let until = self.days.map(|days| at + i64::from(days) * 24 * 3600 * 1000);
            let ban =
                store::Ban { subject: subject.clone(), reason: self.reason.clone(), at, until };
            store.ban(&ban).await?;
            write_log(&*store, "ban", &subject, &self.reason).await?;
            crate::print(|out| writeln!(out, "banned {subject}{}", time(until)))
        })
    }
}

impl Unban {
    pub(super) fn run(&self) -> Result<()> {
        self.database.with(|store| async move {
            let subject = network(&self.subject).unwrap_or_else(|| self.subject.clone());
            if !store.unban(&subject).await? {
                bail!("{subject} is not banned; \"mirabilia admin ban\" lists all bans");
            }
            write_log(&*store, "unban", &subject, "").await?;
            crate::print(|out| writeln!(out, "{subject} is no longer banned"))
        })
    }
}

async fn list(store: &dyn store::Store) -> Result<()> {
    let bans = store.bans().await?;
    crate::print(|out| {
        bans.iter().try_for_each(|ban| {
            let since = crate::date::utc_of(ban.at);
            writeln!(out, "{}  since {since}{}  {}", ban.subject, time(ban.until), ban.reason)
        })
    })
}

fn time(until: Option<i64>) -> String {
    until.map_or_else(String::new, |until| format!(" until {}", crate::date::utc_of(until)))
}
