//! An in-memory store, for tests and for games that need not outlive the process.

mod data;
mod people;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::batch;
use crate::check;
use crate::error::{AppendError, StoreError};
use crate::ids::{NodeId, TableId};
use crate::people::KeyHash;
use crate::rows::{Append, Counts, Notification, Query, Row, StoredEvent, TableRow};
use crate::store::Store;
use crate::{CHANGE_BUFFER, publish};
use data::{MemoryData, TableData, matches};

/// A handle to an in-memory store.
pub struct Memory {
    shared: Arc<Mutex<MemoryData>>,
    changes: broadcast::Sender<Notification>,
    is_closed: AtomicBool,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self {
            shared: Arc::default(),
            changes: broadcast::Sender::new(CHANGE_BUFFER),
            is_closed: AtomicBool::new(false),
        }
    }

    /// A second handle to the same data, like that of another node.
    #[must_use]
    pub fn another(&self) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
            changes: self.changes.clone(),
            is_closed: AtomicBool::new(false),
        }
    }

    fn open(&self) -> Result<MutexGuard<'_, MemoryData>, StoreError> {
        if self.is_closed.load(Ordering::Acquire) {
            return Err(sqlx::Error::PoolClosed.into());
        }
        // A panic leaves nothing half-written: batches are planned before anything is changed.
        Ok(self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_table<T>(
        &self,
        table: &TableId,
        act: impl FnOnce(&mut TableData) -> T,
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
        let last = |id: &TableId| shared.tables.get(id).map(|data| data.table.last_seq);
        let plan = batch::plan(&batch, last);
        for appended in &plan.tables {
            shared.append(appended);
        }
        publish(&self.changes, &plan);
        plan.outcomes
    }

    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let events = self.with_table(table, |data| {
            // The event with sequence number n is at index n - 1.
            let later = data.events.iter().skip(usize::try_from(after).unwrap_or(usize::MAX));
            later.take(limit as usize).cloned().collect()
        })?;
        Ok(events.unwrap_or_default())
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.with_table(table, |data| data.table.clone())
    }

    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError> {
        let shared = self.open()?;
        let all = shared.tables.values().map(|data| &data.table);
        let mut found: Vec<&TableRow> = all.filter(|table| matches(query, table)).collect();
        found.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        Ok(found.into_iter().take(query.limit as usize).cloned().collect())
    }

    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut shared = self.open()?;
        shared.handovers.retain(|_, (of, _, _)| of != table);
        Ok(shared.tables.remove(table).is_some())
    }

    async fn tables_with(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        let shared = self.open()?;
        let has = |data: &&TableData| data.events.iter().any(|event| event.body.contains(text));
        Ok(shared.tables.values().filter(has).map(|data| data.table.id.clone()).collect())
    }

    async fn rewrite(
        &self,
        table: &TableId,
        last: u64,
        events: &[(u64, String)],
        row: &Row,
    ) -> Result<bool, StoreError> {
        let rewritten = self.with_table(table, |data| {
            if data.table.last_seq != last {
                return false;
            }
            for (seq, body) in events {
                if let Some(event) = data.events.iter_mut().find(|event| event.seq == *seq) {
                    event.body.clone_from(body);
                }
            }
            data.table.row.clone_from(row);
            data.reviews.clear();
            true
        })?;
        Ok(rewritten.unwrap_or(false))
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
        check::boards(fingerprint, text)?;
        let mut shared = self.open()?;
        shared.boards.entry(fingerprint.to_owned()).or_insert_with(|| text.to_owned());
        Ok(())
    }

    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError> {
        Ok(self.open()?.boards.get(fingerprint).cloned())
    }

    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError> {
        check::review(key, json)?;
        self.with_table(table, |data| data.reviews.insert(key.to_owned(), json.to_owned()))?
            .map(|_| ())
            .ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.with_table(table, |data| data.reviews.get(key).cloned())?.flatten())
    }

    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut shared = self.open()?;
        let is_due = |data: &TableData| data.wake_at().is_some_and(|at| at <= now);
        let mut due: Vec<&mut TableData> = shared
            .tables
            .values_mut()
            .filter(|data| is_due(data) && data.is_free_for(node, now))
            .collect();
        due.sort_by_key(|data| data.wake_at()); // stable: ties stay sorted by id
        due.truncate(limit as usize);
        let mut claimed = Vec::new();
        for data in due {
            data.lease = Some((node.clone(), until));
            claimed.push(data.table.id.clone());
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
        let held = self.with_table(table, |data| {
            let free = data.is_free_for(node, now);
            if free {
                data.lease = Some((node.clone(), until));
            }
            free
        })?;
        Ok(held.unwrap_or(false))
    }

    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError> {
        let mut shared = self.open()?;
        let mut renewed = Vec::new();
        for table in shared.tables.values_mut().filter(|table| table.is_owned_by(node)) {
            if table.table.row.status.is_live() {
                table.lease = Some((node.clone(), until));
                renewed.push(table.table.id.clone());
            } else {
                table.lease = None;
            }
        }
        Ok(renewed)
    }

    async fn release(&self, node: &NodeId) -> Result<(), StoreError> {
        for data in self.open()?.tables.values_mut().filter(|data| data.is_owned_by(node)) {
            data.lease = None;
        }
        Ok(())
    }

    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError> {
        let shared = self.open()?;
        let wakes = shared.tables.values().filter_map(|data| {
            let at = data.wake_at()?;
            let free_at = data.lease.as_ref().map_or(at, |(_, until)| until.saturating_add(1));
            Some(if data.is_free_for(node, now) { at } else { at.max(free_at) })
        });
        Ok(wakes.min())
    }

    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError> {
        let mut shared = self.open()?;
        for (table, seat) in seats {
            if let Some(data) = shared.tables.get_mut(table) {
                let seen = data.seen.entry(*seat).or_insert(at);
                *seen = at.max(*seen);
            }
        }
        Ok(())
    }

    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError> {
        let seen = self
            .with_table(table, |data| data.seen.iter().map(|(seat, at)| (*seat, *at)).collect())?;
        Ok(seen.unwrap_or_default())
    }

    fn changes(&self) -> broadcast::Receiver<Notification> {
        self.changes.subscribe()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.open().map(|_| ())
    }

    async fn latest(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.open()?.tables.values().map(|data| data.table.updated_at).max())
    }

    async fn clock(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let mut counts = Counts::default();
        for data in self.open()?.tables.values() {
            *counts.slot(data.table.row.status) += 1;
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
