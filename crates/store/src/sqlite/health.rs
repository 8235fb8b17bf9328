//! Whether an SQLite file can be written to and is intact.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{Connection, SqlitePool};

use super::connection::WriterConnection;
use crate::error::StoreError;

/// How often the whole file is checked for damage.
const INTEGRITY_INTERVAL: Duration = Duration::from_mins(1);
/// Larger files are not checked for damage, because that reads all of them: 256 MiB in pages.
const MAX_CHECKED_PAGES: i64 = 65_536;

/// The result of the last integrity check.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, Result<(), String>)>>);

impl Health {
    pub(super) async fn check(
        &self,
        readers: &SqlitePool,
        writer: &WriterConnection,
    ) -> Result<(), StoreError> {
        // More than a page, so that a file without room for new events fails; taken back at once.
        let mut acquired = writer.acquire().await?;
        let mut transaction = acquired.conn().begin_with("BEGIN IMMEDIATE").await?;
        for statement in [
            "INSERT OR REPLACE INTO boards (fingerprint, text, created_at) \
             VALUES ('health check', hex(zeroblob(8192)), 0)",
            "DELETE FROM boards WHERE fingerprint = 'health check'",
        ] {
            sqlx::query(statement).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        acquired.release();
        self.check_integrity(readers).await
    }

    async fn check_integrity(&self, readers: &SqlitePool) -> Result<(), StoreError> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let result = match last {
            Some((at, result)) if at.elapsed() < INTEGRITY_INTERVAL => result,
            _ => {
                let result = integrity(readers).await?;
                let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                *last = Some((Instant::now(), result.clone()));
                result
            }
        };
        result.map_err(|damage| sqlx::Error::Protocol(format!("damaged file: {damage}")).into())
    }
}

async fn integrity(readers: &SqlitePool) -> Result<Result<(), String>, StoreError> {
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(readers).await?;
    if pages > MAX_CHECKED_PAGES {
        return Ok(Ok(()));
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(readers).await?;
    Ok(if found == "ok" { Ok(()) } else { Err(found) })
}
