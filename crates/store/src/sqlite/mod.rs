//! A store in an SQLite file: the default, for a single node.

mod append;
mod connection;
mod health;
mod open;
mod people;
mod rewrite;

use async_trait::async_trait;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteQueryResult;
use tokio::sync::broadcast;

use crate::batch::{Outcomes, Transactional};
use crate::columns::{self, Columns, columns, to_u8};
use crate::error::{AppendError, StoreError};
use crate::ids::{NodeId, TableId};
use crate::people::KeyHash;
use crate::rows::{Append, Counts, Notification, Query, Row, StoredEvent, TableRow};
use crate::store::Store;
use crate::url::SqliteFile;
use crate::{batch, check, publish};
use connection::WriterConnection;
use health::Health;

/// A store in an SQLite file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: WriterConnection,
    changes: broadcast::Sender<Notification>,
    health: Health,
}

type Statement<'a> = sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

impl Sqlite {
    pub(crate) async fn open(file: &SqliteFile) -> Result<Self, StoreError> {
        open::open(file).await
    }

    /// Runs one statement, which is its own transaction.
    async fn write(&self, statement: Statement<'_>) -> Result<SqliteQueryResult, StoreError> {
        let mut acquired = self.writer.acquire().await?;
        let done = statement.execute(acquired.conn()).await?;
        acquired.release();
        Ok(done)
    }

    /// Runs one statement that returns table ids.
    async fn write_ids(&self, statement: Statement<'_>) -> Result<Vec<TableId>, StoreError> {
        let mut acquired = self.writer.acquire().await?;
        let rows = statement.fetch_all(acquired.conn()).await?;
        acquired.release();
        let ids = rows.iter().map(|row| sqlx::Row::try_get::<String, _>(row, 0).map(TableId::from));
        let mut ids: Vec<TableId> = ids.collect::<Result<_, _>>()?;
        ids.sort_unstable();
        Ok(ids)
    }
}

#[async_trait]
impl Transactional for Sqlite {
    async fn append_batch(&self, batch: &[Append]) -> Result<Outcomes, sqlx::Error> {
        let plan = append::append(&self.writer, batch).await?;
        publish(&self.changes, &plan);
        Ok(plan.outcomes)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<(), AppendError>> {
        batch::append_all(self, &batch).await
    }

    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT seq, at, body FROM events WHERE table_id = ?1 AND seq > ?2 \
             ORDER BY seq LIMIT ?3",
        )
        .bind(table.as_str())
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(columns::events(rows))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row: Option<Columns> =
            sqlx::query_as(concat!("SELECT ", columns!(), " FROM tables WHERE id = ?1"))
                .bind(table.as_str())
                .fetch_optional(&self.readers)
                .await?;
        row.map(columns::read).transpose()
    }

    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError> {
        let mut sql = columns::list::<sqlx::Sqlite>(query, "instr");
        let rows: Vec<Columns> = sql.build_query_as().fetch_all(&self.readers).await?;
        rows.into_iter().map(columns::read).collect()
    }

    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM tables WHERE id = ?1").bind(table.as_str());
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn tables_with(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(String,)> =
            sqlx::query_as("SELECT DISTINCT table_id FROM events WHERE instr(body, ?1) > 0")
                .bind(text)
                .fetch_all(&self.readers)
                .await?;
        Ok(ids.into_iter().map(|(id,)| id.into()).collect())
    }

    async fn rewrite(
        &self,
        table: &TableId,
        last: u64,
        events: &[(u64, String)],
        row: &Row,
    ) -> Result<bool, StoreError> {
        rewrite::rewrite(&self.writer, table, last, events, row).await
    }

    async fn put_handover(
        &self,
        key: &KeyHash,
        table: &TableId,
        seat: u8,
        until: i64,
    ) -> Result<(), StoreError> {
        let put = sqlx::query(
            "INSERT INTO handovers (hash, table_id, seat, until) \
             SELECT ?1, id, ?3, ?4 FROM tables WHERE id = ?2 \
             ON CONFLICT (hash) DO UPDATE SET table_id = ?2, seat = ?3, until = ?4",
        )
        .bind(&key[..])
        .bind(table.as_str())
        .bind(i16::from(seat))
        .bind(until);
        match self.write(put).await?.rows_affected() {
            0 => Err(StoreError::NoTable(table.clone())),
            _ => Ok(()),
        }
    }

    async fn take_handover(
        &self,
        key: &KeyHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        let mut acquired = self.writer.acquire().await?;
        let deleted: Vec<(Vec<u8>, String, i16, i64)> = sqlx::query_as(
            "DELETE FROM handovers WHERE hash = ?1 OR until < ?2 \
             RETURNING hash, table_id, seat, until",
        )
        .bind(&key[..])
        .bind(now)
        .fetch_all(acquired.conn())
        .await?;
        acquired.release();
        let is_valid = |(hash, _, _, until): &(Vec<u8>, _, _, i64)| hash == key && *until >= now;
        let taken = deleted.into_iter().find(is_valid);
        taken.map(|(_, table, seat, _)| Ok((table.into(), to_u8("seat", seat)?))).transpose()
    }

    async fn put_boards(&self, fingerprint: &str, text: &str, at: i64) -> Result<(), StoreError> {
        check::boards(fingerprint, text)?;
        let put = sqlx::query(
            "INSERT INTO boards (fingerprint, text, created_at) VALUES (?1, ?2, ?3) \
             ON CONFLICT DO NOTHING",
        );
        self.write(put.bind(fingerprint).bind(text).bind(at)).await?;
        Ok(())
    }

    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query_scalar("SELECT text FROM boards WHERE fingerprint = ?1");
        Ok(ask.bind(fingerprint).fetch_optional(&self.readers).await?)
    }

    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError> {
        check::review(key, json)?;
        let put = sqlx::query(
            "INSERT INTO reviews (table_id, key, json) SELECT id, ?2, ?3 FROM tables WHERE id = ?1 \
             ON CONFLICT (table_id, key) DO UPDATE SET json = ?3",
        )
        .bind(table.as_str())
        .bind(key)
        .bind(json);
        match self.write(put).await?.rows_affected() {
            0 => Err(StoreError::NoTable(table.clone())),
            _ => Ok(()),
        }
    }

    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query_scalar("SELECT json FROM reviews WHERE table_id = ?1 AND key = ?2");
        Ok(ask.bind(table.as_str()).bind(key).fetch_optional(&self.readers).await?)
    }

    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let claim = sqlx::query(
            "UPDATE leases SET owner = ?1, until = ?3 WHERE table_id IN ( \
               SELECT t.id FROM tables t JOIN leases l ON l.table_id = t.id \
               WHERE t.wake_at <= ?2 AND t.status IN ('open', 'playing') \
                 AND (l.owner IS NULL OR l.owner = ?1 OR l.until < ?2) \
               ORDER BY t.wake_at, t.id LIMIT ?4) \
             RETURNING table_id",
        );
        let claim = claim.bind(node.as_str()).bind(now).bind(until).bind(i64::from(limit));
        self.write_ids(claim).await
    }

    async fn hold(
        &self,
        node: &NodeId,
        table: &TableId,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let hold = sqlx::query(
            "UPDATE leases SET owner = ?1, until = ?4 \
             WHERE table_id = ?2 AND (owner IS NULL OR owner = ?1 OR until < ?3)",
        );
        let hold = hold.bind(node.as_str()).bind(table.as_str()).bind(now).bind(until);
        Ok(self.write(hold).await?.rows_affected() > 0)
    }

    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError> {
        let ended = sqlx::query(
            "UPDATE leases SET owner = NULL WHERE owner = ?1 AND table_id IN \
               (SELECT id FROM tables WHERE status NOT IN ('open', 'playing'))",
        );
        self.write(ended.bind(node.as_str())).await?;
        let renew = sqlx::query("UPDATE leases SET until = ?2 WHERE owner = ?1 RETURNING table_id");
        self.write_ids(renew.bind(node.as_str()).bind(until)).await
    }

    async fn release(&self, node: &NodeId) -> Result<(), StoreError> {
        let release = sqlx::query("UPDATE leases SET owner = NULL WHERE owner = ?1");
        self.write(release.bind(node.as_str())).await?;
        Ok(())
    }

    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError> {
        let ask = sqlx::query_scalar(
            "SELECT min(CASE WHEN l.owner IS NULL OR l.owner = ?1 OR l.until < ?2 \
               THEN t.wake_at ELSE max(t.wake_at, l.until + 1) END) \
             FROM tables t JOIN leases l ON l.table_id = t.id \
             WHERE t.wake_at IS NOT NULL AND t.status IN ('open', 'playing')",
        );
        Ok(ask.bind(node.as_str()).bind(now).fetch_one(&self.readers).await?)
    }

    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError> {
        let touch = sqlx::query(
            "INSERT INTO presence (table_id, seat, seen_at) \
             SELECT t.id, j.value ->> 1, ?2 FROM json_each(?1) j \
             JOIN tables t ON t.id = j.value ->> 0 WHERE TRUE \
             ON CONFLICT (table_id, seat) DO UPDATE SET seen_at = max(seen_at, ?2)",
        );
        self.write(touch.bind(append::json(&seats)).bind(at)).await?;
        Ok(())
    }

    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError> {
        let rows: Vec<(i16, i64)> =
            sqlx::query_as("SELECT seat, seen_at FROM presence WHERE table_id = ?1 ORDER BY seat")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await?;
        rows.into_iter().map(|(seat, at)| Ok((to_u8("seat", seat)?, at))).collect()
    }

    fn changes(&self) -> broadcast::Receiver<Notification> {
        self.changes.subscribe()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.health.check(&self.readers, &self.writer).await
    }

    async fn latest(&self) -> Result<Option<i64>, StoreError> {
        let latest = sqlx::query_scalar("SELECT max(updated_at) FROM tables");
        Ok(latest.fetch_one(&self.readers).await?)
    }

    async fn clock(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let rows: Vec<(String, i64)> =
            sqlx::query_as("SELECT status, count(*) FROM tables GROUP BY status")
                .fetch_all(&self.readers)
                .await?;
        columns::counts(rows)
    }

    fn name(&self) -> &'static str {
        "sqlite"
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
