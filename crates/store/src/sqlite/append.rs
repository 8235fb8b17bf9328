//! Appending to an SQLite file.
//!
//! Rows are sent as JSON arrays, so a batch takes the same few statements whatever its size. Each
//! statement is a round trip to the connection's thread, which costs more than the work itself.

use serde::Serialize;
use sqlx::SqliteConnection;

use super::connection::WriterConnection;
use crate::batch::{self, BatchPlan, TableAppend};
use crate::columns::{Current, columns, seats_text};
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Append;

/// Appends a batch in one transaction. If this fails before the commit, nothing is stored.
pub(super) async fn append<'a>(
    writer: &WriterConnection,
    batch: &'a [Append],
) -> Result<BatchPlan<'a>, sqlx::Error> {
    let mut acquired = writer.acquire().await?;
    let connection = acquired.conn();
    // Locks the file against other writers, so what is read stays valid until the commit.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let current = read_current(connection, batch).await?;
    let plan = batch::plan(batch, |id| current.get(id.as_str()).map(|(last, _)| *last as u64));
    if !plan.tables.is_empty() {
        write(connection, &plan, &current).await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    acquired.release();
    Ok(plan)
}

async fn read_current(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Result<Current, sqlx::Error> {
    let ids: Vec<&str> = batch::tables(batch).into_iter().map(TableId::as_str).collect();
    let rows: Vec<(String, i64, String)> = sqlx::query_as(
        "SELECT id, last_seq, seats FROM tables WHERE id IN (SELECT value FROM json_each(?1))",
    )
    .bind(json(&ids))
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(id, last, seats)| (id, (last, seats))).collect())
}

async fn write(
    connection: &mut SqliteConnection,
    plan: &BatchPlan<'_>,
    current: &Current,
) -> Result<(), sqlx::Error> {
    let (mut rows, mut new, mut events, mut changed) = (vec![], vec![], vec![], vec![]);
    for appended in &plan.tables {
        let (id, row) = (appended.id.as_str(), appended.row);
        let seats = seats_text(&row.seats);
        // Seats rarely change.
        if current.get(id).is_none_or(|(_, stored)| *stored != seats) {
            changed.push(appended);
        }
        if appended.is_new {
            new.push(id);
        }
        rows.push((
            id,
            &row.game,
            row.status.as_str(),
            u8::from(row.listed),
            row.wake_at,
            row.owing,
            &row.summary,
            seats,
            row.ended_at,
            appended.last_seq,
            appended.first_at,
            appended.last_at,
        ));
        events.extend(appended.events.iter().map(|event| (id, event.seq, event.at, event.body)));
    }
    let rows = sqlx::query(concat!(
        "INSERT INTO tables (",
        columns!(),
        ") SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, \
         value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11 \
         FROM json_each(?1) WHERE TRUE ON CONFLICT (id) DO UPDATE SET game = excluded.game, \
         status = excluded.status, listed = excluded.listed, wake_at = excluded.wake_at, \
         owing = excluded.owing, summary = excluded.summary, seats = excluded.seats, \
         ended_at = excluded.ended_at, last_seq = excluded.last_seq, \
         updated_at = excluded.updated_at",
    ))
    .bind(json(&rows));
    rows.execute(&mut *connection).await?;
    let events = sqlx::query(
        "INSERT INTO events (table_id, seq, at, body) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
    )
    .bind(json(&events));
    events.execute(&mut *connection).await?;
    if !new.is_empty() {
        sqlx::query("INSERT INTO leases (table_id) SELECT value FROM json_each(?1)")
            .bind(json(&new))
            .execute(&mut *connection)
            .await?;
    }
    if !changed.is_empty() {
        write_seats(connection, &changed).await?;
    }
    Ok(())
}

async fn write_seats(
    connection: &mut SqliteConnection,
    changed: &[&TableAppend<'_>],
) -> Result<(), sqlx::Error> {
    let ids: Vec<&str> = changed.iter().map(|appended| appended.id.as_str()).collect();
    sqlx::query("DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each(?1))")
        .bind(json(&ids))
        .execute(&mut *connection)
        .await?;
    let mut seats = Vec::new();
    for appended in changed {
        let of_table = appended.row.seats.iter();
        seats.extend(of_table.map(|s| (appended.id.as_str(), s.seat, &s.person, fold(&s.name))));
    }
    let seats = sqlx::query(
        "INSERT INTO seats (table_id, seat, person, folded) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
    )
    .bind(json(&seats));
    seats.execute(connection).await?;
    Ok(())
}

/// Rows as a JSON array for `json_each`.
pub(super) fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).unwrap_or_else(|_| unreachable!("plain values serialise"))
}
