//! The data of the in-memory store.

use std::collections::BTreeMap;

use super::people::PeopleData;
use crate::batch::TableAppend;
use crate::ids::{NodeId, TableId};
use crate::names::fold;
use crate::people::KeyHash;
use crate::rows::{Query, StoredEvent, TableRow};

/// The data that all handles share.
#[derive(Default)]
pub(super) struct MemoryData {
    pub(super) tables: BTreeMap<TableId, TableData>,
    pub(super) people: PeopleData,
    pub(super) handovers: BTreeMap<KeyHash, (TableId, u8, i64)>,
    pub(super) boards: BTreeMap<String, String>,
}

/// All data of one table.
pub(super) struct TableData {
    pub(super) table: TableRow,
    pub(super) events: Vec<StoredEvent>,
    pub(super) lease: Option<(NodeId, i64)>,
    pub(super) reviews: BTreeMap<String, String>,
    pub(super) seen: BTreeMap<u8, i64>,
}

impl MemoryData {
    /// Writes the appends to one table.
    pub(super) fn append(&mut self, appended: &TableAppend<'_>) {
        let data = self.tables.entry(appended.id.clone()).or_insert_with(|| TableData {
            table: TableRow {
                id: appended.id.clone(),
                row: appended.row.clone(),
                last_seq: 0,
                created_at: appended.first_at,
                updated_at: appended.last_at,
            },
            events: Vec::new(),
            lease: None,
            reviews: BTreeMap::new(),
            seen: BTreeMap::new(),
        });
        data.table.row.clone_from(appended.row);
        data.table.last_seq = appended.last_seq;
        data.table.updated_at = appended.last_at;
        data.events.extend(appended.events.iter().map(|event| StoredEvent {
            seq: event.seq,
            at: event.at,
            body: event.body.to_owned(),
        }));
    }
}

impl TableData {
    /// May this node take the lease?
    pub(super) fn is_free_for(&self, node: &NodeId, now: i64) -> bool {
        self.lease.as_ref().is_none_or(|(owner, until)| owner == node || *until < now)
    }

    /// Does this node own the lease, expired or not?
    pub(super) fn is_owned_by(&self, node: &NodeId) -> bool {
        self.lease.as_ref().is_some_and(|(owner, _)| owner == node)
    }

    /// When a node must wake this table, if ever.
    pub(super) fn wake_at(&self) -> Option<i64> {
        self.table.row.wake_at.filter(|_| self.table.row.status.is_live())
    }
}

pub(super) fn matches(query: &Query, table: &TableRow) -> bool {
    let row = &table.row;
    let sits = |player: &String| {
        let player = fold(player);
        row.seats.iter().any(|seat| fold(&seat.name).contains(&player))
    };
    (query.statuses.is_empty() || query.statuses.contains(&row.status))
        && query.listed.is_none_or(|listed| listed == row.listed)
        && query.game.as_ref().is_none_or(|game| *game == row.game)
        && query.player.as_ref().is_none_or(sits)
        && query
            .person
            .as_ref()
            .is_none_or(|person| row.seats.iter().any(|seat| seat.person.as_ref() == Some(person)))
        && query.before.as_ref().is_none_or(|(at, id)| (table.updated_at, &table.id) < (*at, id))
}
