//! The one connection that writes to an SQLite file.
//!
//! Only one can write at a time, so there is only one, lent to one caller after the other. Whoever
//! does not give it back, because something failed or because nobody waits any more, has broken it:
//! it is dropped with whatever was half done on it, and the next caller gets a new one. So no failure
//! (a full disk ends transactions behind the driver's back) can be carried over.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::timeout;

/// The place where the connection lies while nobody writes.
pub(super) struct Pen {
    options: SqliteConnectOptions,
    patience: Duration,
    rest: Mutex<Rest>,
}

enum Rest {
    Ready(SqliteConnection),
    /// Lent, or broken: to be opened again.
    Away,
    Closed,
}

/// The connection, lent.
pub(super) struct Lent<'a> {
    place: MutexGuard<'a, Rest>,
    connection: SqliteConnection,
}

impl Pen {
    pub(super) fn new(
        options: SqliteConnectOptions,
        patience: Duration,
        connection: SqliteConnection,
    ) -> Self {
        Self { options, patience, rest: Mutex::new(Rest::Ready(connection)) }
    }

    /// Waits for its turn.
    pub(super) async fn lend(&self) -> Result<Lent<'_>, sqlx::Error> {
        let waited = timeout(self.patience, self.rest.lock()).await;
        let mut place = waited.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let connection = match std::mem::replace(&mut *place, Rest::Away) {
            Rest::Ready(connection) => connection,
            Rest::Away => self.options.connect().await?,
            Rest::Closed => {
                *place = Rest::Closed;
                return Err(sqlx::Error::PoolClosed);
            }
        };
        Ok(Lent { place, connection })
    }

    /// Lends nothing any more.
    pub(super) async fn close(&self) {
        let mut place = self.rest.lock().await;
        if let Rest::Ready(connection) = std::mem::replace(&mut *place, Rest::Closed) {
            // Nothing is lost when this fails: what was acknowledged is in the file.
            let _ = connection.close().await;
        }
    }
}

impl Lent<'_> {
    /// To write with.
    pub(super) fn ink(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// All went well: the next may have it.
    pub(super) fn give_back(self) {
        let Self { mut place, connection } = self;
        *place = Rest::Ready(connection);
    }
}
