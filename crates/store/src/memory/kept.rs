//! What the store in memory keeps, and the questions it answers without a database.

use std::collections::BTreeMap;

use crate::batch::Growth;
use crate::ids::{NodeId, TableId};
use crate::names::fold;
use crate::rows::{Person, Query, StoredEvent, TableRow};
use crate::store::KeyHash;

/// All that all handles see.
#[derive(Default)]
pub(super) struct Shared {
    pub(super) tables: BTreeMap<TableId, Kept>,
    pub(super) people: BTreeMap<KeyHash, Person>,
    pub(super) handovers: BTreeMap<KeyHash, (TableId, u8, i64)>,
    pub(super) boards: BTreeMap<String, String>,
}

/// Everything about one table.
pub(super) struct Kept {
    pub(super) table: TableRow,
    pub(super) events: Vec<StoredEvent>,
    pub(super) lease: Option<(NodeId, i64)>,
    pub(super) reviews: BTreeMap<String, String>,
    pub(super) seen: BTreeMap<u8, i64>,
}

impl Shared {
    /// Writes what one table gains.
    pub(super) fn grow(&mut self, growth: &Growth<'_>) {
        let kept = self.tables.entry(growth.id.clone()).or_insert_with(|| Kept {
            table: TableRow {
                id: growth.id.clone(),
                row: growth.row.clone(),
                last_seq: 0,
                created_at: growth.first_at,
                updated_at: growth.last_at,
            },
            events: Vec::new(),
            lease: None,
            reviews: BTreeMap::new(),
            seen: BTreeMap::new(),
        });
        kept.table.row.clone_from(growth.row);
        kept.table.last_seq = growth.last_seq;
        kept.table.updated_at = growth.last_at;
        kept.events.extend(growth.events.iter().map(|event| StoredEvent {
            seq: event.seq,
            at: event.at,
            body: event.body.to_owned(),
        }));
    }
}

impl Kept {
    /// May this node take it?
    pub(super) fn is_free_for(&self, node: &NodeId, now: i64) -> bool {
        self.lease.as_ref().is_none_or(|(owner, until)| owner == node || *until < now)
    }

    /// Is it this node's, in time or not?
    pub(super) fn is_owned_by(&self, node: &NodeId) -> bool {
        self.lease.as_ref().is_some_and(|(owner, _)| owner == node)
    }

    /// When somebody has to look at this, if ever.
    pub(super) fn wake_at(&self) -> Option<i64> {
        self.table.row.wake_at.filter(|_| self.table.row.status.is_live())
    }
}

/// Is this what the query asks for?
pub(super) fn fits(query: &Query, table: &TableRow) -> bool {
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
