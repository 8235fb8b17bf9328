//! Rewriting what a table knows about a person, in SQLite.

use super::append::json;
use super::connection::WriterConnection;
use crate::check;
use crate::columns::seats_text;
use crate::error::StoreError;
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Row;

/// Replaces events and the row of a table, if its last event is `last`.
pub(super) async fn rewrite(
    writer: &WriterConnection,
    table: &TableId,
    last: u64,
    events: &[(u64, String)],
    row: &Row,
) -> Result<bool, StoreError> {
    check::row(row)?;
    let mut acquired = writer.acquire().await?;
    let connection = acquired.conn();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let update =
        sqlx::query("UPDATE tables SET summary = ?3, seats = ?4 WHERE id = ?1 AND last_seq = ?2")
            .bind(table.as_str())
            .bind(last as i64)
            .bind(&row.summary)
            .bind(seats_text(&row.seats));
    let is_current = update.execute(&mut *connection).await?.rows_affected() > 0;
    if is_current {
        let seats = row.seats.iter().map(|s| (table.as_str(), s.seat, &s.person, fold(&s.name)));
        let seats: Vec<_> = seats.collect();
        for (statement, rows) in [
            (
                "UPDATE events SET body = j.value ->> 1 FROM json_each(?2) j \
                 WHERE table_id = ?1 AND seq = j.value ->> 0",
                json(&events),
            ),
            ("DELETE FROM seats WHERE table_id = ?1", String::new()),
            (
                "INSERT INTO seats (table_id, seat, person, folded) \
                 SELECT ?1, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2)",
                json(&seats),
            ),
            ("DELETE FROM reviews WHERE table_id = ?1", String::new()),
        ] {
            let query = sqlx::query(statement).bind(table.as_str());
            let query = if rows.is_empty() { query } else { query.bind(rows) };
            query.execute(&mut *connection).await?;
        }
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    acquired.release();
    Ok(is_current)
}
