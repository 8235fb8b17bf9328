//! The single connection that writes to an SQLite file.
//!
//! SQLite allows one writer at a time, so callers take turns on one connection. A caller that does
//! not release it (an error, a timeout, a dropped future) leaves it in an unknown state: the
//! connection is dropped, which rolls back its transaction, and the next caller opens a new one. No
//! failure carries over; a full disk, for example, ends transactions without the driver noticing.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::timeout;

/// Owns the writer connection and hands it to one caller at a time.
pub(super) struct WriterConnection {
    options: SqliteConnectOptions,
    acquire_timeout: Duration,
    slot: Mutex<Slot>,
}

enum Slot {
    Idle(SqliteConnection),
    /// In use, or dropped after a failure: the next caller opens a new one.
    Empty,
    Closed,
}

/// The writer connection while a caller uses it.
pub(super) struct Acquired<'a> {
    slot: MutexGuard<'a, Slot>,
    connection: SqliteConnection,
}

impl WriterConnection {
    pub(super) fn new(
        options: SqliteConnectOptions,
        acquire_timeout: Duration,
        connection: SqliteConnection,
    ) -> Self {
        Self { options, acquire_timeout, slot: Mutex::new(Slot::Idle(connection)) }
    }

    /// Waits for the connection, up to the timeout.
    pub(super) async fn acquire(&self) -> Result<Acquired<'_>, sqlx::Error> {
        let waited = timeout(self.acquire_timeout, self.slot.lock()).await;
        let mut slot = waited.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let connection = match std::mem::replace(&mut *slot, Slot::Empty) {
            Slot::Idle(connection) => connection,
            Slot::Empty => self.options.connect().await?,
            Slot::Closed => {
                *slot = Slot::Closed;
                return Err(sqlx::Error::PoolClosed);
            }
        };
        Ok(Acquired { slot, connection })
    }

    /// Closes the connection for good: later calls to [`acquire`](Self::acquire) fail.
    pub(super) async fn close(&self) {
        let mut slot = self.slot.lock().await;
        if let Slot::Idle(connection) = std::mem::replace(&mut *slot, Slot::Closed) {
            // Nothing is lost if this fails: everything acknowledged is in the file.
            let _ = connection.close().await;
        }
    }
}

impl Acquired<'_> {
    pub(super) fn conn(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Returns the connection after success.
    pub(super) fn release(self) {
        let Self { mut slot, connection } = self;
        *slot = Slot::Idle(connection);
    }
}
