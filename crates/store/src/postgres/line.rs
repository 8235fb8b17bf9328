//! One connection to Postgres, taken from the pool for one act.
//!
//! Whoever does not give it back, because something failed, took too long or is not wanted any more,
//! has broken it: it is closed, the server rolls back what was half done on it, and the pool makes a
//! new one. A connection whose other end vanished without a word would otherwise keep its place in
//! the pool until the system gives it up, which takes a quarter of an hour.

use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, PgPool};
use tokio::time::timeout;

/// The longest any question may take. The server gives up a little earlier by itself.
const PATIENCE: Duration = Duration::from_secs(12);

/// A connection in use.
pub(super) struct Line {
    connection: PoolConnection<sqlx::Postgres>,
    is_sound: bool,
}

impl Line {
    /// Takes a connection that answers.
    pub(super) async fn take(pool: &PgPool) -> Result<Self, sqlx::Error> {
        Ok(Self { connection: pool.acquire().await?, is_sound: false })
    }

    /// To ask questions on.
    pub(super) fn ask(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// All went well: the next may have it.
    pub(super) fn give_back(mut self) {
        self.is_sound = true;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if !self.is_sound {
            self.connection.close_on_drop();
        }
    }
}

/// Waits for an answer, but not for ever.
pub(super) async fn in_time<T>(
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| {
        let waited = format!("no answer within {} s", PATIENCE.as_secs());
        Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, waited)))
    })
}
