//! A store in memory: for tests and for games that need not outlive the process.

mod kept;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::batch;
use crate::check;
use crate::error::{AppendError, StoreError};
use crate::ids::{NodeId, PersonId, TableId};
use crate::rows::{Append, Change, Counts, Person, Query, StoredEvent, TableRow};
use crate::store::{KeyHash, Store};
use crate::{CHANGES, tell};
use kept::{Kept, Shared, fits};

/// A handle on tables in memory.
pub struct Memory {
    shared: Arc<Mutex<Shared>>,
    changes: broadcast::Sender<Change>,
    is_closed: AtomicBool,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self {
            shared: Arc::default(),
            changes: broadcast::Sender::new(CHANGES),
            is_closed: AtomicBool::new(false),
        }
    }

    /// A second handle on the same tables, as another node would have.
    #[must_use]
    pub fn another(&self) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
            changes: self.changes.clone(),
            is_closed: AtomicBool::new(false),
        }
    }

    fn open(&self) -> Result<MutexGuard<'_, Shared>, StoreError> {
        if self.is_closed.load(Ordering::Acquire) {
            return Err(sqlx::Error::PoolClosed.into());
        }
        // A panic elsewhere leaves nothing half-written: plans are made before anything is changed.
        Ok(self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_table<T>(
        &self,
        table: &TableId,
        act: impl FnOnce(&mut Kept) -> T,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.open()?.tables.get_mut(table).map(act))
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

#[async_trait]
impl Store for Memory {
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<(), AppendError>> {
        let mut shared = match self.open() {
            Ok(shared) => shared,
            Err(error) => return batch::all_unavailable(batch.len(), &error),
        };
        let last = |id: &TableId| shared.tables.get(id).map(|kept| kept.table.last_seq);
        let plan = batch::plan(&batch, last);
        for growth in &plan.tables {
            shared.grow(growth);
        }
        tell(&self.changes, &plan);
        plan.outcomes
    }

    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let events = self.with_table(table, |kept| {
            // The event with number n stands at place n - 1.
            let later = kept.events.iter().skip(usize::try_from(after).unwrap_or(usize::MAX));
            later.take(limit as usize).cloned().collect()
        })?;
        Ok(events.unwrap_or_default())
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.with_table(table, |kept| kept.table.clone())
    }

    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError> {
        let shared = self.open()?;
        let all = shared.tables.values().map(|kept| &kept.table);
        let mut found: Vec<&TableRow> = all.filter(|table| fits(query, table)).collect();
        found.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        Ok(found.into_iter().take(query.limit as usize).cloned().collect())
    }

    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut shared = self.open()?;
        shared.handovers.retain(|_, (of, _, _)| of != table);
        Ok(shared.tables.remove(table).is_some())
    }

    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        Ok(self.open()?.people.get(key).cloned())
    }

    async fn add_person(&self, key: &KeyHash, person: &Person, _at: i64) -> Result<(), StoreError> {
        check::id("person", person.id.as_str())?;
        check::text("name", &person.name)?;
        let mut shared = self.open()?;
        let known = shared.people.values().any(|other| other.id == person.id);
        if known || shared.people.contains_key(key) {
            return Err(StoreError::Taken(person.id.to_string()));
        }
        shared.people.insert(*key, person.clone());
        Ok(())
    }

    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError> {
        check::text("name", name)?;
        let mut shared = self.open()?;
        let known = shared.people.values_mut().find(|known| known.id == *person);
        Ok(known.map(|known| name.clone_into(&mut known.name)).is_some())
    }

    async fn put_handover(
        &self,
        key: &KeyHash,
        table: &TableId,
        seat: u8,
        until: i64,
    ) -> Result<(), StoreError> {
        let mut shared = self.open()?;
        if !shared.tables.contains_key(table) {
            return Err(StoreError::NoTable(table.clone()));
        }
        shared.handovers.insert(*key, (table.clone(), seat, until));
        Ok(())
    }

    async fn take_handover(
        &self,
        key: &KeyHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        let mut shared = self.open()?;
        shared.handovers.retain(|_, (_, _, until)| *until >= now);
        Ok(shared.handovers.remove(key).map(|(table, seat, _)| (table, seat)))
    }

    async fn put_boards(&self, fingerprint: &str, text: &str, _at: i64) -> Result<(), StoreError> {
        check::id("fingerprint", fingerprint)?;
        check::text("boards", text)?;
        let mut shared = self.open()?;
        shared.boards.entry(fingerprint.to_owned()).or_insert_with(|| text.to_owned());
        Ok(())
    }

    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError> {
        Ok(self.open()?.boards.get(fingerprint).cloned())
    }

    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError> {
        check::id("key", key)?;
        check::text("review", json)?;
        self.with_table(table, |kept| kept.reviews.insert(key.to_owned(), json.to_owned()))?
            .map(|_| ())
            .ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.with_table(table, |kept| kept.reviews.get(key).cloned())?.flatten())
    }

    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut shared = self.open()?;
        let is_due = |kept: &Kept| kept.wake_at().is_some_and(|at| at <= now);
        let mut due: Vec<&mut Kept> = shared
            .tables
            .values_mut()
            .filter(|kept| is_due(kept) && kept.is_free_for(node, now))
            .collect();
        due.sort_by_key(|kept| kept.wake_at()); // stable: by id within the same moment
        due.truncate(limit as usize);
        let mut claimed = Vec::new();
        for kept in due {
            kept.lease = Some((node.clone(), until));
            claimed.push(kept.table.id.clone());
        }
        claimed.sort_unstable();
        Ok(claimed)
    }

    async fn hold(
        &self,
        node: &NodeId,
        table: &TableId,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let held = self.with_table(table, |kept| {
            let free = kept.is_free_for(node, now);
            if free {
                kept.lease = Some((node.clone(), until));
            }
            free
        })?;
        Ok(held.unwrap_or(false))
    }

    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError> {
        let mut shared = self.open()?;
        let mut kept = Vec::new();
        for table in shared.tables.values_mut().filter(|table| table.is_owned_by(node)) {
            if table.table.row.status.is_live() {
                table.lease = Some((node.clone(), until));
                kept.push(table.table.id.clone());
            } else {
                table.lease = None;
            }
        }
        Ok(kept)
    }

    async fn release(&self, node: &NodeId) -> Result<(), StoreError> {
        for kept in self.open()?.tables.values_mut().filter(|kept| kept.is_owned_by(node)) {
            kept.lease = None;
        }
        Ok(())
    }

    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError> {
        let shared = self.open()?;
        let wakes = shared.tables.values().filter_map(|kept| {
            let at = kept.wake_at()?;
            let free_at = kept.lease.as_ref().map_or(at, |(_, until)| until.saturating_add(1));
            Some(if kept.is_free_for(node, now) { at } else { at.max(free_at) })
        });
        Ok(wakes.min())
    }

    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError> {
        let mut shared = self.open()?;
        for (table, seat) in seats {
            if let Some(kept) = shared.tables.get_mut(table) {
                let seen = kept.seen.entry(*seat).or_insert(at);
                *seen = at.max(*seen);
            }
        }
        Ok(())
    }

    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError> {
        let seen = self
            .with_table(table, |kept| kept.seen.iter().map(|(seat, at)| (*seat, *at)).collect())?;
        Ok(seen.unwrap_or_default())
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.open().map(|_| ())
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let mut counts = Counts::default();
        for kept in self.open()?.tables.values() {
            *counts.slot(kept.table.row.status) += 1;
        }
        Ok(counts)
    }

    fn name(&self) -> &'static str {
        "memory"
    }

    async fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
    }
}
