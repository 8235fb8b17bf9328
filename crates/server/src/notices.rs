//! Your-turn notices: people who have the site open anywhere hear about all their tables.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mirabilia_protocol::{MyTable, Notice, Status};
use mirabilia_store::{PersonId, Query, TableId, TableRow};

use crate::hub::Hub;
use crate::live::{Outlet, Parting};
use crate::room::Room;
use crate::room::row::my_table;

/// Tables of one person that are looked at.
const MOST: u32 = 100;

/// Who hears about which tables.
#[derive(Default)]
pub(crate) struct Notices(Mutex<Listening>);

#[derive(Default)]
struct Listening {
    people: BTreeMap<String, Vec<Outlet>>,
    /// What each person was last told of each table.
    told: BTreeMap<(String, String), (Status, bool)>,
}

impl Notices {
    fn lock(&self) -> MutexGuard<'_, Listening> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A person listens; they are told of all their tables at once.
    pub(crate) async fn listen(&self, hub: &Hub, person: &str, outlet: Outlet) {
        let query = Query {
            statuses: vec![mirabilia_store::Status::Open, mirabilia_store::Status::Playing],
            person: Some(PersonId::from(person)),
            limit: MOST,
            ..Query::default()
        };
        let rows = hub.store.list(&query).await.unwrap_or_default();
        let mut listening = self.lock();
        listening.people.entry(person.to_owned()).or_default().push(outlet);
        listening.told.retain(|(who, _), _| who != person);
        for row in rows {
            listening.tell(person, &row);
        }
    }

    /// Somebody listens no more.
    pub(crate) fn part(&self) {
        let mut listening = self.lock();
        let Listening { people, told } = &mut *listening;
        people.retain(|_, outlets| {
            outlets.retain(|outlet| !outlet.is_closed());
            !outlets.is_empty()
        });
        told.retain(|(who, _), _| people.contains_key(who));
    }

    /// Is somebody here interested in this table of another node?
    pub(crate) fn watches(&self, table: &TableId) -> bool {
        self.lock().told.keys().any(|(_, known)| known == table.as_str())
    }

    /// A table that is live here has changed.
    pub(crate) fn changed(&self, room: &Room) {
        let mut listening = self.lock();
        if listening.people.is_empty() {
            return;
        }
        let row = TableRow {
            id: TableId::from(room.opening.table.clone()),
            row: room.row(),
            last_seq: room.seq,
            created_at: room.opened_at,
            updated_at: room.updated_at,
        };
        listening.tell_all(&row);
    }

    /// A table of another node has changed.
    pub(crate) async fn look_up(&self, hub: &Hub, table: &TableId) {
        if let Ok(Some(row)) = hub.store.table(table).await {
            self.lock().tell_all(&row);
        }
    }

    /// Everybody hears that the server goes down.
    pub(crate) fn close(&self) {
        let text = text(&Notice::Closing);
        for outlet in self.lock().people.values().flatten() {
            outlet.send(Parting::Last(text.clone()));
        }
    }
}

impl Listening {
    fn tell_all(&mut self, row: &TableRow) {
        let mut people: Vec<String> = row
            .row
            .seats
            .iter()
            .filter_map(|seat| seat.person.as_ref().map(ToString::to_string))
            .filter(|person| self.people.contains_key(person))
            .collect();
        people.dedup();
        for person in people {
            self.tell(&person, row);
        }
    }

    /// Tells a person of a table, if there is news.
    fn tell(&mut self, person: &str, row: &TableRow) {
        let Some(table) = my_table(row, person) else { return };
        let state = (table.row.status, table.your_turn);
        let key = (person.to_owned(), row.id.to_string());
        if self.told.insert(key, state) == Some(state) {
            return;
        }
        self.send(person, table);
    }

    fn send(&mut self, person: &str, table: MyTable) {
        let text = text(&Notice::Table(table));
        if let Some(outlets) = self.people.get_mut(person) {
            outlets.retain(|outlet| outlet.send(Parting::Text(text.clone())));
        }
    }
}

fn text(notice: &Notice) -> axum::extract::ws::Utf8Bytes {
    serde_json::to_string(notice).unwrap_or_default().into()
}
