//! `mirabilia admin people`.

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use mirabilia_server::privacy;
use mirabilia_store::{PersonId, PersonRow, Store};

use super::{Database, write_log};
use crate::args;
use crate::date::utc_of;

/// List people, export what is stored about one, revoke keys, delete a person
///
/// A person has no account, only keys. Deleting one removes their keys, and their names and chat from
/// every table; tables at which nobody else sat are deleted.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin people --name ada\n  \
                        mirabilia admin people --table 4h8k2m9q0rst\n  \
                        mirabilia admin people --export 0123456789abcdefghjk > ada.json\n  \
                        mirabilia admin people --delete 0123456789abcdefghjk")]
pub(super) struct People {
    /// Only people whose name contains this text
    #[arg(long, value_name = "TEXT", default_value = "")]
    name: String,
    /// Only the people at this table
    #[arg(long, value_name = "ID", conflicts_with = "name")]
    table: Option<String>,
    /// Maximum number of people, newest first
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = args::whole::<u32>(1..=1_000_000))]
    limit: u32,
    /// Print everything that is stored about a person, as JSON
    #[arg(long, value_name = "PERSON", group = "action")]
    export: Option<String>,
    /// List the keys of a person
    #[arg(long, value_name = "PERSON", group = "action")]
    keys: Option<String>,
    /// Revoke all keys of a person: they become a stranger
    #[arg(long, value_name = "PERSON", group = "action")]
    revoke: Option<String>,
    /// Delete a person from the database
    #[arg(long, value_name = "PERSON", group = "action")]
    delete: Option<String>,
    #[command(flatten)]
    database: Database,
}

impl People {
    pub(super) fn run(&self) -> Result<()> {
        self.database.with(|store| async move {
            let store = &*store;
            if let Some(person) = &self.export {
                let data = privacy::export(store, &known(store, person).await?.id).await?;
                let text = serde_json::to_string_pretty(&data.context("the person is gone")?)?;
                return crate::print(|out| writeln!(out, "{text}"));
            }
            if let Some(person) = &self.keys {
                let keys = store.keys(&known(store, person).await?.id).await?;
                return crate::print(|out| {
                    keys.iter().try_for_each(|key| {
                        let (made, used) = (utc_of(key.created_at), utc_of(key.used_at));
                        writeln!(out, "{made}  {used}  {}", key.label)
                    })
                });
            }
            if let Some(person) = &self.revoke {
                let id = known(store, person).await?.id;
                let keys = store.keys(&id).await?;
                for key in &keys {
                    store.remove_key(&key.hash).await?;
                }
                write_log(store, "revoke", person, "").await?;
                return crate::print(|out| writeln!(out, "revoked keys: {}", keys.len()));
            }
            if let Some(person) = &self.delete {
                let erased = privacy::erase(store, &known(store, person).await?.id).await?;
                write_log(store, "delete", person, "").await?;
                let (deleted, rewritten) = (erased.deleted.len(), erased.rewritten.len());
                return crate::print(|out| {
                    writeln!(
                        out,
                        "deleted {person}; tables deleted: {deleted}, changed: {rewritten}"
                    )
                });
            }
            let people = self.list(store).await?;
            crate::print(|out| {
                people.iter().try_for_each(|person| {
                    let PersonRow { id, name, created_at, used_at, .. } = person;
                    let (made, used) = (utc_of(*created_at), utc_of(*used_at));
                    writeln!(out, "{id}  {made}  {used}  {name}")
                })
            })
        })
    }

    async fn list(&self, store: &dyn Store) -> Result<Vec<PersonRow>> {
        let Some(table) = &self.table else {
            return Ok(store.find_people(&self.name, self.limit).await?);
        };
        let row = store.table(&table.as_str().into()).await?;
        let Some(row) = row else {
            bail!("no table {table:?}; \"mirabilia admin list\" lists all")
        };
        let mut people = Vec::new();
        for seat in row.row.seats {
            if let Some(id) = seat.person {
                people.extend(store.person(&id).await?);
            }
        }
        Ok(people)
    }
}

/// The person with this id.
pub(super) async fn known(store: &dyn Store, person: &str) -> Result<PersonRow> {
    ensure!(!person.is_empty(), "the id of a person is missing");
    let row = store.person(&PersonId::from(person)).await?;
    row.with_context(|| format!("no person {person:?}; \"mirabilia admin people\" lists all"))
}
