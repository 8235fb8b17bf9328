//! A store in a Postgres database, shared by any number of nodes.

mod append;
mod connection;
mod listen;
mod open;
mod people;
mod rewrite;

use std::collections::BTreeSet;

use async_trait::async_trait;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgQueryResult, PgRow};
use sqlx::query::{Query as Statement, QueryAs};
use sqlx::{FromRow, PgPool, Postgres as Driver};
use tokio::sync::broadcast;

use crate::batch::{Outcomes, Transactional};
use crate::columns::{self, Columns, columns, storable, to_u8};
use crate::error::{AppendError, StoreError, is_rejection};
use crate::ids::{NodeId, TableId};
use crate::people::KeyHash;
use crate::rows::{Append, Counts, Notification, Query, Row, StoredEvent, TableRow};
use crate::store::Store;
use crate::{batch, check};
use connection::{PooledConnection, with_timeout};
use listen::ChangeListener;

/// A store in a Postgres database.
pub(crate) struct Postgres {
    pool: PgPool,
    listener: ChangeListener,
}

impl Postgres {
    pub(crate) async fn open(url: &str, options: PgConnectOptions) -> Result<Self, StoreError> {
        open::open(url, options).await
    }

    /// Runs one statement, which is its own transaction.
    async fn write(
        &self,
        statement: Statement<'_, Driver, PgArguments>,
    ) -> Result<PgQueryResult, sqlx::Error> {
        let mut connection = PooledConnection::acquire(&self.pool).await?;
        let done = with_timeout(statement.execute(connection.conn())).await?;
        connection.release();
        Ok(done)
    }

    async fn rows<T>(
        &self,
        query: QueryAs<'_, Driver, T, PgArguments>,
    ) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let mut connection = PooledConnection::acquire(&self.pool).await?;
        let rows = with_timeout(query.fetch_all(connection.conn())).await?;
        connection.release();
        Ok(rows)
    }

    async fn row<T>(
        &self,
        query: QueryAs<'_, Driver, T, PgArguments>,
    ) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        Ok(self.rows(query).await?.pop())
    }

    async fn ids(
        &self,
        query: QueryAs<'_, Driver, (String,), PgArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = self.rows(query).await?;
        let mut ids: Vec<TableId> = rows.into_iter().map(|(id,)| id.into()).collect();
        ids.sort_unstable();
        Ok(ids)
    }
}

#[async_trait]
impl Transactional for Postgres {
    async fn append_batch(&self, batch: &[Append]) -> Result<Outcomes, sqlx::Error> {
        Ok(append::append(&self.pool, batch).await?.outcomes)
    }
}

#[async_trait]
impl Store for Postgres {
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<(), AppendError>> {
        batch::append_all(self, &batch).await
    }

    async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT seq, at, body FROM events WHERE table_id = $1 AND seq > $2 \
             ORDER BY seq LIMIT $3",
        )
        .bind(storable(table.as_str()))
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(i64::from(limit));
        Ok(columns::events(self.rows(ask).await?))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let ask = sqlx::query_as(concat!("SELECT ", columns!(), " FROM tables WHERE id = $1"))
            .bind(storable(table.as_str()));
        self.row::<Columns>(ask).await?.map(columns::read).transpose()
    }

    async fn list(&self, query: &Query) -> Result<Vec<TableRow>, StoreError> {
        let mut sql = columns::list::<Driver>(query, "strpos");
        let rows = self.rows::<Columns>(sql.build_query_as()).await?;
        rows.into_iter().map(columns::read).collect()
    }

    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM tables WHERE id = $1").bind(storable(table.as_str()));
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn tables_with(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query_as("SELECT DISTINCT table_id FROM events WHERE strpos(body, $1) > 0");
        self.ids(ask.bind(storable(text))).await
    }

    async fn rewrite(
        &self,
        table: &TableId,
        last: u64,
        events: &[(u64, String)],
        row: &Row,
    ) -> Result<bool, StoreError> {
        rewrite::rewrite(&self.pool, table, last, events, row).await
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
             SELECT $1, id, $3, $4 FROM tables WHERE id = $2 FOR KEY SHARE \
             ON CONFLICT (hash) DO UPDATE SET \
               table_id = excluded.table_id, seat = excluded.seat, until = excluded.until",
        )
        .bind(&key[..])
        .bind(storable(table.as_str()))
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
        let old = sqlx::query("DELETE FROM handovers WHERE until < $1").bind(now);
        self.write(old).await?;
        let take =
            sqlx::query_as("DELETE FROM handovers WHERE hash = $1 RETURNING table_id, seat, until");
        let taken: Option<(String, i16, i64)> = self.row(take.bind(&key[..])).await?;
        let taken = taken.filter(|(_, _, until)| *until >= now);
        taken.map(|(table, seat, _)| Ok((table.into(), to_u8("seat", seat)?))).transpose()
    }

    async fn put_boards(&self, fingerprint: &str, text: &str, at: i64) -> Result<(), StoreError> {
        check::boards(fingerprint, text)?;
        let put = sqlx::query(
            "INSERT INTO boards (fingerprint, text, created_at) VALUES ($1, $2, $3) \
             ON CONFLICT DO NOTHING",
        );
        self.write(put.bind(fingerprint).bind(text).bind(at)).await?;
        Ok(())
    }

    async fn boards(&self, fingerprint: &str) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query_as("SELECT text FROM boards WHERE fingerprint = $1");
        Ok(self.row::<(String,)>(ask.bind(storable(fingerprint))).await?.map(|(text,)| text))
    }

    async fn put_review(&self, table: &TableId, key: &str, json: &str) -> Result<(), StoreError> {
        check::review(key, json)?;
        let put = sqlx::query(
            "INSERT INTO reviews (table_id, key, json) \
             SELECT id, $2, $3 FROM tables WHERE id = $1 FOR KEY SHARE \
             ON CONFLICT (table_id, key) DO UPDATE SET json = excluded.json",
        )
        .bind(storable(table.as_str()))
        .bind(key)
        .bind(json);
        match self.write(put).await?.rows_affected() {
            0 => Err(StoreError::NoTable(table.clone())),
            _ => Ok(()),
        }
    }

    async fn review(&self, table: &TableId, key: &str) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query_as("SELECT json FROM reviews WHERE table_id = $1 AND key = $2")
            .bind(storable(table.as_str()))
            .bind(storable(key));
        Ok(self.row::<(String,)>(ask).await?.map(|(json,)| json))
    }

    async fn claim(
        &self,
        node: &NodeId,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // Rows that another node is claiming are skipped, not waited for.
        let claim = sqlx::query_as(
            "WITH due AS ( \
               SELECT l.table_id FROM tables t JOIN leases l ON l.table_id = t.id \
               WHERE t.wake_at <= $2 AND t.status IN ('open', 'playing') \
                 AND (l.owner IS NULL OR l.owner = $1 OR l.until < $2) \
               ORDER BY t.wake_at, t.id LIMIT $4 FOR UPDATE OF l SKIP LOCKED) \
             UPDATE leases l SET owner = $1, until = $3 FROM due \
             WHERE l.table_id = due.table_id RETURNING l.table_id",
        );
        self.ids(claim.bind(node.as_str()).bind(now).bind(until).bind(i64::from(limit))).await
    }

    async fn hold(
        &self,
        node: &NodeId,
        table: &TableId,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let hold = sqlx::query(
            "UPDATE leases SET owner = $1, until = $4 \
             WHERE table_id = $2 AND (owner IS NULL OR owner = $1 OR until < $3)",
        );
        let hold = hold.bind(node.as_str()).bind(storable(table.as_str())).bind(now).bind(until);
        Ok(self.write(hold).await?.rows_affected() > 0)
    }

    async fn renew(&self, node: &NodeId, until: i64) -> Result<Vec<TableId>, StoreError> {
        let ended = sqlx::query(
            "UPDATE leases l SET owner = NULL FROM tables t WHERE l.owner = $1 \
             AND t.id = l.table_id AND t.status NOT IN ('open', 'playing')",
        );
        self.write(ended.bind(node.as_str())).await?;
        let renew =
            sqlx::query_as("UPDATE leases SET until = $2 WHERE owner = $1 RETURNING table_id");
        self.ids(renew.bind(node.as_str()).bind(until)).await
    }

    async fn release(&self, node: &NodeId) -> Result<(), StoreError> {
        let release = sqlx::query("UPDATE leases SET owner = NULL WHERE owner = $1");
        self.write(release.bind(node.as_str())).await?;
        Ok(())
    }

    async fn next_wake(&self, node: &NodeId, now: i64) -> Result<Option<i64>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT min(CASE WHEN l.owner IS NULL OR l.owner = $1 OR l.until < $2 \
               THEN t.wake_at ELSE greatest(t.wake_at, l.until + 1) END) \
             FROM tables t JOIN leases l ON l.table_id = t.id \
             WHERE t.wake_at IS NOT NULL AND t.status IN ('open', 'playing')",
        );
        let row: Option<(Option<i64>,)> = self.row(ask.bind(node.as_str()).bind(now)).await?;
        Ok(row.and_then(|(at,)| at))
    }

    async fn touch(&self, seats: &[(TableId, u8)], at: i64) -> Result<(), StoreError> {
        // Sorted and without duplicates, so that two nodes cannot deadlock.
        let seats: BTreeSet<(String, i16)> =
            seats.iter().map(|(table, seat)| (storable(table.as_str()), (*seat).into())).collect();
        let (tables, seats): (Vec<String>, Vec<i16>) = seats.into_iter().unzip();
        let touch = || {
            sqlx::query(
                "INSERT INTO presence (table_id, seat, seen_at) \
                 SELECT t.id, u.seat, $3 FROM unnest($1::text[], $2::smallint[]) AS u (id, seat) \
                 JOIN tables t ON t.id = u.id ORDER BY t.id, u.seat \
                 ON CONFLICT (table_id, seat) DO UPDATE SET \
                   seen_at = greatest(presence.seen_at, excluded.seen_at)",
            )
            .bind(&tables)
            .bind(&seats)
            .bind(at)
        };
        match self.write(touch()).await {
            // A table was deleted concurrently.
            Err(error) if is_rejection(&error) => self.write(touch()).await?,
            done => done?,
        };
        Ok(())
    }

    async fn seen(&self, table: &TableId) -> Result<Vec<(u8, i64)>, StoreError> {
        let ask =
            sqlx::query_as("SELECT seat, seen_at FROM presence WHERE table_id = $1 ORDER BY seat");
        let rows: Vec<(i16, i64)> = self.rows(ask.bind(storable(table.as_str()))).await?;
        rows.into_iter().map(|(seat, at)| Ok((to_u8("seat", seat)?, at))).collect()
    }

    fn changes(&self) -> broadcast::Receiver<Notification> {
        self.listener.subscribe()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // A standby and a database without room answer questions, but refuse this.
        for statement in [
            "INSERT INTO boards (fingerprint, text, created_at) VALUES ('health check', '', 0) \
             ON CONFLICT (fingerprint) DO UPDATE SET created_at = excluded.created_at",
            "DELETE FROM boards WHERE fingerprint = 'health check'",
        ] {
            self.write(sqlx::query(statement)).await?;
        }
        Ok(())
    }

    async fn latest(&self) -> Result<Option<i64>, StoreError> {
        let ask = sqlx::query_as("SELECT max(updated_at) FROM tables");
        Ok(self.row::<(Option<i64>,)>(ask).await?.and_then(|(latest,)| latest))
    }

    async fn clock(&self) -> Result<Option<i64>, StoreError> {
        let ask = sqlx::query_as("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
        Ok(self.row::<(i64,)>(ask).await?.map(|(clock,)| clock))
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let ask = sqlx::query_as("SELECT status, count(*) FROM tables GROUP BY status");
        columns::counts(self.rows(ask).await?)
    }

    fn name(&self) -> &'static str {
        "postgres"
    }

    async fn close(&self) {
        self.listener.stop().await;
        self.pool.close().await;
    }
}
