//! The contract of every store.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::{AppendError, StoreError};
use crate::ids::{NodeId, PersonId, TableId};
use crate::rows::{Append, Change, Counts, Person, Query, StoredEvent, TableRow};

/// A secret's SHA-256. Secrets themselves are never stored.
pub type KeyHash = [u8; 32];

/// Durable logs of tables, and what a server has to remember beside them.
///
/// A log only grows, and its numbers have no gaps. Whoever appends says which number comes next, so
/// of two nodes that append at the same time one is told of the conflict: no lock is held while
/// somebody thinks. What was acknowledged survives a crash of the process, of the database and of
/// the machine (but for the store in memory).
///
/// When a method fails with [`StoreError::Unavailable`], the store is still good: ask again later.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends in one transaction and answers each in the order given. Each append is stored whole
    /// or not at all, and one that is refused does not harm the others. Appends to the same table
    /// are judged in the order given, so consecutive ones fit in one batch.
    ///
    /// `first` must be the number after the table's last event; 1 creates the table. Stored means
    /// durable. When the outcome is unknown, everybody in the batch hears
    /// [`AppendError::Unavailable`], which says what to do then.
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<(), AppendError>>;

    /// Events with numbers above `after`, in order; none when there is no such table.
    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError>;

    /// One table without its log.
    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// Tables by `updated_at` and id, newest first.
    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError>;

    /// Removes a table and everything about it. Was it there?
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError>;

    /// Whose key has this hash?
    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError>;

    /// Adds somebody. Refused with [`StoreError::Taken`] when id or key are there already.
    async fn add_person(&self, key: &KeyHash, person: &Person, at: i64) -> Result<(), StoreError>;

    /// Changes a name. Seats keep the name they have. Was the person there?
    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError>;

    /// Lets whoever knows a secret take over a seat, until then. The table must be there.
    async fn put_handover(
        &self,
        key: &KeyHash,
        table: &TableId,
        seat: u8,
        until: i64,
    ) -> Result<(), StoreError>;

    /// Uses up a hand-over: of any number of calls at the same time, one gets the seat. Those that
    /// are past their time are nobody's.
    async fn take_handover(
        &self,
        key: &KeyHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreError>;

    /// Keeps a file of Dice boards. A fingerprint stands for one text, so the first one stays.
    async fn put_boards(&self, fingerprint: &str, text: &str, at: i64) -> Result<(), StoreError>;

    /// The file of Dice boards with this fingerprint.
    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a review of a table in place of an earlier one with this key. The table must be there.
    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError>;

    /// A review that was kept.
    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError>;

    /// Takes tables that are due (`wake_at <= now`), open or being played, and nobody else's: the
    /// longest due first, at most `limit`. They are this node's until then.
    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Takes one table, or keeps it. False when it is another node's and its time is not over, or
    /// when there is no such table.
    async fn hold(
        &self,
        node: &NodeId,
        table: &TableId,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError>;

    /// Keeps all tables of this node that are open or being played, and names them: a node that was
    /// away for too long learns here what it has lost. Tables that have ended are let go.
    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError>;

    /// Lets all tables of this node go.
    async fn release(&self, node: &NodeId) -> Result<(), StoreError>;

    /// When [`claim`](Self::claim) may find something next, if all stays as it is: in the past when
    /// something is due now.
    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError>;

    /// These seats were seen just now. Seats of tables that are not there are passed over.
    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError>;

    /// When each seat was last seen, by seat.
    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError>;

    /// What is appended from now on, by this store and, on Postgres, by every other node. Changes
    /// say where to look and carry nothing. Who reads too slowly gets `Lagged` from the channel and
    /// should take it as [`Change::Lost`].
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Does the database answer?
    async fn ping(&self) -> Result<(), StoreError>;

    /// How many tables there are, by status.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// The word for this kind of store: `memory`, `sqlite` or `postgres`.
    fn name(&self) -> &'static str;

    /// Ends all connections. Whoever asks afterwards hears `Unavailable`.
    async fn close(&self);
}
