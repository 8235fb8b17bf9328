//! A pooled connection to Postgres, acquired for one operation.
//!
//! A caller that does not release it (an error, a timeout, a dropped future) leaves it in an
//! unknown state: it is closed, the server rolls back its transaction, and the pool opens a new
//! one. Otherwise a connection whose peer vanished silently would occupy its slot in the pool until
//! TCP gives up, which takes about 15 minutes.

use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, PgPool};
use tokio::time::timeout;

/// The limit for one operation. The server's own `statement_timeout` is a little shorter.
const OPERATION_TIMEOUT: Duration = Duration::from_secs(12);

/// A connection in use.
pub(super) struct PooledConnection {
    connection: PoolConnection<sqlx::Postgres>,
    is_healthy: bool,
}

impl PooledConnection {
    pub(super) async fn acquire(pool: &PgPool) -> Result<Self, sqlx::Error> {
        Ok(Self { connection: pool.acquire().await?, is_healthy: false })
    }

    pub(super) fn conn(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// Returns the connection to the pool after success.
    pub(super) fn release(mut self) {
        self.is_healthy = true;
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        if !self.is_healthy {
            self.connection.close_on_drop();
        }
    }
}

/// Runs one operation within [`OPERATION_TIMEOUT`].
pub(super) async fn with_timeout<T>(
    operation: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(OPERATION_TIMEOUT, operation).await.unwrap_or_else(|_| {
        let message = format!("no answer within {} s", OPERATION_TIMEOUT.as_secs());
        Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, message)))
    })
}
