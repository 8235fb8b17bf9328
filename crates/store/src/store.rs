//! The interface of every store.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::{AppendError, StoreError};
use crate::ids::{NodeId, TableId};
use crate::people::{KeyHash, People};
use crate::rows::{Append, Counts, Notification, Query, Row, StoredEvent, TableRow};

/// Durable event logs of tables, and the other data of a server.
///
/// A log is append-only and its sequence numbers have no gaps. The caller of an append states the
/// next sequence number, so of two nodes that append concurrently one gets a conflict (optimistic
/// concurrency; no lock is held between reading and appending). Acknowledged events survive a crash
/// of the process, the database or the machine, except in the in-memory store.
///
/// After [`StoreError::Unavailable`] the store is still usable: retry later.
#[async_trait]
pub trait Store: People {
    /// Appends a batch in one transaction and returns the outcome of each append, in order. Each
    /// append is atomic, and a rejected append does not affect the others. Appends to the same
    /// table are checked in order, so a batch may contain consecutive ones.
    ///
    /// `first` must be the sequence number after the table's last event; 1 creates the table. `Ok`
    /// means durable. If the outcome of the transaction is unknown, every append of the batch gets
    /// [`AppendError::Unavailable`].
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<(), AppendError>>;

    /// Events with sequence numbers above `after`, in order; empty if there is no such table.
    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError>;

    /// A table without its log.
    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// Tables that match a query, sorted by `updated_at` and id, newest first.
    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError>;

    /// Deletes a table and all its data. Returns whether it existed.
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError>;

    /// The tables with an event whose text contains this one: what a person left behind. Reads the
    /// whole log of all tables.
    async fn tables_with(&self, text: &str) -> Result<Vec<TableId>, StoreError>;

    /// Replaces the text of events and the row of a table, and drops its reviews: only for deleting
    /// what is known about a person. Returns false, without a change, unless the table's last event
    /// is `last`.
    async fn rewrite(
        &self,
        table: &TableId,
        last: u64,
        events: &[(u64, String)],
        row: &Row,
    ) -> Result<bool, StoreError>;

    /// Lets the holder of a key take over a seat until `until`. The table must exist.
    async fn put_handover(
        &self,
        key: &KeyHash,
        table: &TableId,
        seat: u8,
        until: i64,
    ) -> Result<(), StoreError>;

    /// Redeems a hand-over key: of any number of concurrent calls, one gets the seat. Expired
    /// hand-overs are deleted.
    async fn take_handover(
        &self,
        key: &KeyHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreError>;

    /// Stores a Dice board file. A fingerprint identifies one text, so an existing one is kept.
    async fn put_boards(&self, fingerprint: &str, text: &str, at: i64) -> Result<(), StoreError>;

    /// The Dice board file with this fingerprint.
    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError>;

    /// Stores a review of a table, replacing one with the same key. The table must exist.
    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError>;

    /// A stored review.
    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError>;

    /// Leases up to `limit` live tables that are due (`wake_at <= now`) and not leased to another
    /// node, the longest due first. The leases expire after `until`.
    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Takes or extends the lease of one table. Returns false if another node holds an unexpired
    /// lease, or if there is no such table.
    async fn hold(
        &self,
        node: &NodeId,
        table: &TableId,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError>;

    /// Extends all leases of this node on live tables and returns those tables, so that a node that
    /// was unavailable for too long learns which leases it lost. Releases leases on ended tables.
    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError>;

    /// Releases all leases of this node.
    async fn release(&self, node: &NodeId) -> Result<(), StoreError>;

    /// When [`claim`](Self::claim) will next find a table if nothing changes; in the past if a
    /// table is due now.
    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError>;

    /// Records that these seats were connected at `at`. Ignores seats of unknown tables.
    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError>;

    /// When each seat was last connected, sorted by seat.
    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError>;

    /// Subscribes to appends, by this store and, on Postgres, by every node. A change names a table
    /// and carries no data. A receiver that gets `Lagged` must treat it as [`Notification::Lost`].
    fn changes(&self) -> broadcast::Receiver<Notification>;

    /// Checks that the database answers and can be written to.
    async fn ping(&self) -> Result<(), StoreError>;

    /// The time of the newest event of any table. A node whose clock was set back continues from
    /// there.
    async fn latest(&self) -> Result<Option<i64>, StoreError>;

    /// The time of the database server, if nodes share one: their own clocks may differ.
    async fn clock(&self) -> Result<Option<i64>, StoreError>;

    /// The number of tables by status.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// The kind of store: `memory`, `sqlite` or `postgres`.
    fn name(&self) -> &'static str;

    /// Closes all connections. Later calls fail with `Unavailable`.
    async fn close(&self);
}
