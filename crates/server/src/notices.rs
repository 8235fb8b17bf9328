//! Your-turn notices: every open page of a person is notified about all their tables.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mirabilia_protocol::{MyTable, Notice, Status};
use mirabilia_store::{PersonId, Query, TableId, TableRow};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::hub::Hub;
use crate::live::{FrameSender, OutgoingFrame};
use crate::stored::{self, my_table};
use mirabilia_room::Room;

/// The maximum number of tables per person.
const MAX_TABLES: u32 = 100;

/// The subscribers on this node.
#[derive(Default)]
pub(crate) struct Notices(Mutex<Subscribers>);

#[derive(Default)]
struct Subscribers {
    people: BTreeMap<String, Vec<FrameSender>>,
    /// The last notice per person and table: status, and whether it is their turn.
    sent: BTreeMap<(String, String), (Status, bool)>,
}

impl Notices {
    fn lock(&self) -> MutexGuard<'_, Subscribers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes a person and sends a notice about each of their tables.
    pub(crate) async fn subscribe(&self, hub: &Hub, person: &str, sender: FrameSender) {
        let query = Query {
            statuses: vec![mirabilia_store::Status::Open, mirabilia_store::Status::Playing],
            person: Some(PersonId::from(person)),
            limit: MAX_TABLES,
            ..Query::default()
        };
        let rows = hub.store.list(&query).await.unwrap_or_default();
        let mut subscribers = self.lock();
        subscribers.people.entry(person.to_owned()).or_default().push(sender);
        subscribers.sent.retain(|(other, _), _| other != person);
        for row in rows {
            subscribers.notify(person, &row);
        }
    }

    /// Removes subscribers whose socket is closed.
    pub(crate) fn prune(&self) {
        let mut subscribers = self.lock();
        let Subscribers { people, sent } = &mut *subscribers;
        people.retain(|_, senders| {
            senders.retain(|sender| !sender.is_closed());
            !senders.is_empty()
        });
        sent.retain(|(person, _), _| people.contains_key(person));
    }

    /// Whether a subscriber on this node has a seat at this table.
    pub(crate) fn is_watched(&self, table: &TableId) -> bool {
        self.lock().sent.keys().any(|(_, watched)| watched == table.as_str())
    }

    /// Sends notices about a table that is live on this node.
    pub(crate) fn table_changed(&self, room: &Room) {
        let mut subscribers = self.lock();
        if subscribers.people.is_empty() {
            return;
        }
        let row = TableRow {
            id: TableId::from(room.opening.table.clone()),
            row: stored::row(room),
            last_seq: room.seq,
            created_at: room.opened_at,
            updated_at: room.updated_at,
        };
        subscribers.notify_all(&row);
    }

    /// Sends notices about a table that changed on another node.
    pub(crate) async fn reload(&self, hub: &Hub, table: &TableId) {
        if let Ok(Some(row)) = hub.store.table(table).await {
            self.lock().notify_all(&row);
        }
    }

    /// Tells all subscribers that the server is shutting down.
    pub(crate) fn close(&self) {
        let text = text(&Notice::Closing);
        for sender in self.lock().people.values().flatten() {
            sender.send(OutgoingFrame::Last(text.clone()));
        }
    }
}

impl Subscribers {
    fn notify_all(&mut self, row: &TableRow) {
        let mut people: Vec<String> = row
            .row
            .seats
            .iter()
            .filter_map(|seat| seat.person.as_ref().map(ToString::to_string))
            .filter(|person| self.people.contains_key(person))
            .collect();
        people.dedup();
        for person in people {
            self.notify(&person, row);
        }
    }

    /// Sends a notice, unless it is the same as the last one.
    fn notify(&mut self, person: &str, row: &TableRow) {
        let Some(table) = my_table(row, person) else { return };
        let state = (table.row.status, table.your_turn);
        let key = (person.to_owned(), row.id.to_string());
        if self.sent.insert(key, state) == Some(state) {
            return;
        }
        self.send(person, table);
    }

    fn send(&mut self, person: &str, table: MyTable) {
        let text = text(&Notice::Table(table));
        if let Some(senders) = self.people.get_mut(person) {
            senders.retain(|sender| sender.send(OutgoingFrame::Text(text.clone())));
        }
    }
}

fn text(notice: &Notice) -> Utf8Bytes {
    serde_json::to_string(notice).unwrap_or_default().into()
}
