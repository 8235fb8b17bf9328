//! What the database knows about a person: exported for them, and deleted.
//!
//! The log of a table belongs to everybody at it, so deleting a person keeps their moves and replaces
//! the rest: their id by one that nobody has a key for, their name by that of a guest, and their chat
//! by nothing. Tables at which nobody else sat are deleted.

use mirabilia_protocol::{BlockedPerson, KeyInfo};
use mirabilia_room::{Entry, Event, Proposal, Room, read};
use mirabilia_store::{
    BlockLevel, BlockRow, KeyHash, KeyRow, PersonId, PersonRow, Store, StoreError, StoredEvent,
    TableId,
};
use serde::Serialize;

use crate::archive::ArchiveError;
use crate::ids::{new_id, short_id};
use crate::live::all_events;
use crate::person::GUEST;
use crate::stored;

/// How often a table is rewritten again if somebody moves meanwhile.
const MAX_ATTEMPTS: usize = 20;
/// What stands for a deleted chat message.
const NO_TEXT: &str = "…";

/// Everything that is stored about a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PersonalData {
    /// The person's id.
    pub id: String,
    /// The name they used last.
    pub name: String,
    /// A warning that they have not confirmed yet.
    pub warning: Option<String>,
    /// When they got their first key: Unix time in milliseconds, as all times here.
    pub created_at: i64,
    /// When one of their keys was used last, to the hour.
    pub used_at: i64,
    /// Their keys.
    pub keys: Vec<KeyInfo>,
    /// Whom they have muted or blocked.
    pub blocked: Vec<BlockedPerson>,
    /// The tables that know them.
    pub tables: Vec<PersonalTable>,
}

/// What a table knows about a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PersonalTable {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// `open`, `playing`, `finished` or `closed`.
    pub status: &'static str,
    /// When it was opened.
    pub opened_at: i64,
    /// The names they used.
    pub names: Vec<String>,
    /// Their decisions, as records write them.
    pub decisions: Vec<String>,
    /// Their chat messages.
    pub chat: Vec<String>,
    /// The record of the game, once it is over.
    pub record: Option<String>,
}

/// What was deleted.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Erased {
    /// Tables at which nobody else sat, which are gone.
    pub deleted: Vec<String>,
    /// Tables of others, which no longer know the person.
    pub rewritten: Vec<String>,
}

/// A key as its person may see it.
pub(crate) fn key_info(key: &KeyRow, current: &KeyHash) -> KeyInfo {
    KeyInfo {
        id: short_id(&key.hash),
        label: key.label.clone(),
        current: key.hash == *current,
        created_at: key.created_at,
        used_at: key.used_at,
    }
}

/// A muted or blocked person, as the one who did it may see them.
pub(crate) fn blocked(person: &str, row: &BlockRow) -> BlockedPerson {
    let id = short_id(&crate::ids::hash_key(&format!("{person} {}", row.other)));
    BlockedPerson { id, name: row.name.clone(), block: row.level == BlockLevel::Block, at: row.at }
}

/// Everything that is stored about a person; `None` if there is no such person.
pub async fn export(
    store: &dyn Store,
    person: &PersonId,
) -> Result<Option<PersonalData>, ArchiveError> {
    let Some(row) = store.person(person).await? else { return Ok(None) };
    let PersonRow { id, name, warning, created_at, used_at } = row;
    let keys = store.keys(person).await?;
    let blocks = store.blocks(person).await?;
    let mut tables = Vec::new();
    for table in store.tables_with(&quoted(person)).await? {
        let events = all_events(store, &table).await?;
        if let Some(known) = personal_table(store, &table, &events, person).await? {
            tables.push(known);
        }
    }
    Ok(Some(PersonalData {
        keys: keys.iter().map(|key| key_info(key, &[0; 32])).collect(),
        blocked: blocks.iter().map(|row| blocked(person.as_str(), row)).collect(),
        id: id.to_string(),
        name,
        warning,
        created_at,
        used_at,
        tables,
    }))
}

async fn personal_table(
    store: &dyn Store,
    table: &TableId,
    events: &[StoredEvent],
    person: &PersonId,
) -> Result<Option<PersonalTable>, ArchiveError> {
    let Some(row) = store.table(table).await? else { return Ok(None) };
    let mut walk = Walk::new(person);
    let (mut names, mut decisions, mut chat) = (Vec::new(), Vec::new(), Vec::new());
    for stored in events {
        let entry = read(stored::event(stored)).map_err(|error| broken(table, &error))?;
        match &entry.event {
            Event::Sat { person: who, name, .. } if who == person.as_str() => {
                names.push(name.clone());
            }
            Event::Named { seat, name } if walk.has(*seat) => names.push(name.clone()),
            Event::Chose { seat, text, .. } if walk.has(*seat) => decisions.push(text.clone()),
            Event::Said { person: who, text, .. } if who == person.as_str() => {
                chat.push(text.clone());
            }
            _ => {}
        }
        walk.follow(&entry.event);
    }
    let is_over = row.row.status == mirabilia_store::Status::Finished;
    let record = if is_over {
        Some(crate::archive::export(store, table.as_str()).await?.text)
    } else {
        None
    };
    Ok(Some(PersonalTable {
        table: table.to_string(),
        game: row.row.game,
        status: row.row.status.as_str(),
        opened_at: row.created_at,
        names,
        decisions,
        chat,
        record,
    }))
}

/// Deletes a person from the database. Running games must have been left before: whoever deletes a
/// person at the server does that first, and here a seat without a key is given up.
pub async fn erase(store: &dyn Store, person: &PersonId) -> Result<Erased, ArchiveError> {
    let mut erased = Erased::default();
    for table in store.tables_with(&quoted(person)).await? {
        for _ in 0..MAX_ATTEMPTS {
            let events = all_events(store, &table).await?;
            let Some(last) = events.last().map(|event| event.seq) else { break };
            let entries: Result<Vec<Entry>, _> =
                events.iter().map(|stored| read(stored::event(stored))).collect();
            let entries = entries.map_err(|error| broken(&table, &error))?;
            if is_alone(&entries, person) {
                store.delete(&table).await?;
                erased.deleted.push(table.to_string());
                break;
            }
            let rewritten = rewrite(&entries, person);
            let changed: Vec<(u64, String)> = rewritten
                .iter()
                .zip(&events)
                .map(|(entry, stored)| (stored.seq, entry.to_json(), &stored.body))
                .filter(|(_, new, old)| new != *old)
                .map(|(seq, new, _)| (seq, new))
                .collect();
            let mut room = Room::fold_new(&rewritten[..1], events[0].at)
                .map_err(|error| broken(&table, &error))?;
            for (entry, stored) in rewritten.iter().zip(&events).skip(1) {
                let applied = room.apply(entry, stored.seq, stored.at);
                applied.map_err(|error| broken(&table, &error))?;
            }
            if store.rewrite(&table, last, &changed, &stored::row(&room)).await? {
                erased.rewritten.push(table.to_string());
                break;
            }
        }
    }
    store.delete_person(person).await?;
    Ok(erased)
}

fn broken(table: &TableId, why: &mirabilia_room::FoldError) -> ArchiveError {
    ArchiveError::Broken { id: table.to_string(), why: why.to_string() }
}

/// The id as it stands in events.
fn quoted(person: &PersonId) -> String {
    format!("\"{person}\"")
}

/// Whether nobody else ever sat at the table or wrote there.
fn is_alone(entries: &[Entry], person: &PersonId) -> bool {
    entries.iter().all(|entry| match &entry.event {
        Event::Sat { person: who, .. }
        | Event::Said { person: who, .. }
        | Event::HandedOver { person: who, .. } => who == person.as_str(),
        Event::Opened(opening) => opening.host == person.as_str(),
        _ => true,
    })
}

/// The events without the person.
fn rewrite(entries: &[Entry], person: &PersonId) -> Vec<Entry> {
    let (mut walk, nobody) = (Walk::new(person), new_id());
    let replace = |id: &mut String| {
        if *id == person.as_str() {
            id.clone_from(&nobody);
        }
    };
    let mut rewritten = Vec::with_capacity(entries.len());
    for entry in entries {
        let mut entry = entry.clone();
        let was = entry.event.clone();
        if let Some((id, _)) = &mut entry.cause {
            replace(id);
        }
        match &mut entry.event {
            Event::Opened(opening) => replace(&mut opening.host),
            Event::Sat { person: who, name, .. } if who == person.as_str() => {
                replace(who);
                GUEST.clone_into(name);
            }
            Event::Named { seat, name } if walk.has(*seat) => GUEST.clone_into(name),
            Event::Said { person: who, name, text } if who == person.as_str() => {
                replace(who);
                GUEST.clone_into(name);
                NO_TEXT.clone_into(text);
            }
            Event::Started { names, .. } => {
                for (seat, name) in (0..).zip(names) {
                    if walk.has(seat) {
                        GUEST.clone_into(name);
                    }
                }
            }
            Event::Host { person: who }
            | Event::Watched { person: who }
            | Event::HandedOver { person: who, .. }
            | Event::Proposed { proposal: Proposal::HandOver { person: who, .. }, .. } => {
                replace(who);
            }
            _ => {}
        }
        walk.follow(&was);
        rewritten.push(entry);
    }
    rewritten
}

/// Which seats a person has, event by event.
struct Walk<'a> {
    person: &'a str,
    seats: Vec<u8>,
}

impl<'a> Walk<'a> {
    fn new(person: &'a PersonId) -> Self {
        Self { person: person.as_str(), seats: Vec::new() }
    }

    fn has(&self, seat: u8) -> bool {
        self.seats.contains(&seat)
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::Sat { seat, person, .. } | Event::HandedOver { seat, person } => {
                self.seats.retain(|own| own != seat);
                self.seats.extend((person == self.person).then_some(*seat));
            }
            Event::Freed { seat } | Event::Bot { seat, .. } => {
                self.seats.retain(|own| own != seat);
            }
            Event::Swapped { a, b } => {
                for own in &mut self.seats {
                    *own = if *own == *a {
                        *b
                    } else if *own == *b {
                        *a
                    } else {
                        *own
                    };
                }
            }
            _ => {}
        }
    }
}

/// Revokes a key by the id that lists show; whether there is one.
pub async fn revoke(store: &dyn Store, person: &PersonId, id: &str) -> Result<bool, StoreError> {
    let keys = store.keys(person).await?;
    match keys.iter().find(|key| short_id(&key.hash) == id) {
        Some(key) => store.remove_key(&key.hash).await,
        None => Ok(false),
    }
}
