//! Rewriting what a table knows about a person, in Postgres.

use sqlx::{PgConnection, PgPool};

use super::connection::{PooledConnection, with_timeout};
use crate::check;
use crate::columns::{seats_text, storable};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Row;

/// Replaces events and the row of a table, if its last event is `last`.
pub(super) async fn rewrite(
    pool: &PgPool,
    table: &TableId,
    last: u64,
    events: &[(u64, String)],
    row: &Row,
) -> Result<bool, StoreError> {
    check::row(row)?;
    let mut connection = PooledConnection::acquire(pool).await?;
    let table = storable(table.as_str());
    let rewriting = transact(connection.conn(), &table, last, events, row);
    let is_current = with_timeout(rewriting).await?;
    connection.release();
    Ok(is_current)
}

async fn transact(
    connection: &mut PgConnection,
    table: &str,
    last: u64,
    events: &[(u64, String)],
    row: &Row,
) -> Result<bool, sqlx::Error> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let update =
        sqlx::query("UPDATE tables SET summary = $3, seats = $4 WHERE id = $1 AND last_seq = $2")
            .bind(table)
            .bind(last as i64)
            .bind(&row.summary)
            .bind(seats_text(&row.seats));
    let is_current = update.execute(&mut *connection).await?.rows_affected() > 0;
    if is_current {
        let (numbers, bodies): (Vec<i64>, Vec<&str>) =
            events.iter().map(|(seq, body)| (*seq as i64, body.as_str())).unzip();
        sqlx::query(
            "UPDATE events e SET body = u.body FROM unnest($2::bigint[], $3::text[]) AS u (seq, body) \
             WHERE e.table_id = $1 AND e.seq = u.seq",
        )
        .bind(table)
        .bind(numbers)
        .bind(bodies)
        .execute(&mut *connection)
        .await?;
        for statement in
            ["DELETE FROM seats WHERE table_id = $1", "DELETE FROM reviews WHERE table_id = $1"]
        {
            sqlx::query(statement).bind(table).execute(&mut *connection).await?;
        }
        for seat in &row.seats {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, person, folded) VALUES ($1, $2, $3, $4)",
            )
            .bind(table)
            .bind(i16::from(seat.seat))
            .bind(seat.person.as_ref().map(|person| person.as_str().to_owned()))
            .bind(fold(&seat.name))
            .execute(&mut *connection)
            .await?;
        }
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(is_current)
}
