//! Appending to an SQLite file.
//!
//! Rows travel as JSON arrays, so a batch takes the same few statements whatever its size: each one
//! is a message to the thread of the connection and back, which costs more than the work itself.

use std::collections::BTreeMap;

use serde::Serialize;
use sqlx::SqliteConnection;

use super::pen::Pen;
use crate::batch::{self, Growth, Plan};
use crate::columns::{columns, seats_text};
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Append;

/// Last number and seats of a table as they are stored.
type Known = BTreeMap<String, (i64, String)>;

/// Appends a batch in one transaction. Nothing is stored when this fails before the commit.
pub(super) async fn append<'a>(pen: &Pen, batch: &'a [Append]) -> Result<Plan<'a>, sqlx::Error> {
    let mut lent = pen.lend().await?;
    let connection = lent.ink();
    // From here on nobody else writes to the file, so what is read stays true.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let known = read_known(connection, batch).await?;
    let plan = batch::plan(batch, |id| known.get(id.as_str()).map(|(last, _)| *last as u64));
    if !plan.tables.is_empty() {
        write(connection, &plan, &known).await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    lent.give_back();
    Ok(plan)
}

async fn read_known(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Result<Known, sqlx::Error> {
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
    plan: &Plan<'_>,
    known: &Known,
) -> Result<(), sqlx::Error> {
    let (mut rows, mut new, mut events, mut changed) = (vec![], vec![], vec![], vec![]);
    for growth in &plan.tables {
        let (id, row) = (growth.id.as_str(), growth.row);
        let seats = seats_text(&row.seats);
        // Seats seldom change.
        if known.get(id).is_none_or(|(_, stored)| *stored != seats) {
            changed.push(growth);
        }
        if growth.is_new {
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
            growth.last_seq,
            growth.first_at,
            growth.last_at,
        ));
        events.extend(growth.events.iter().map(|event| (id, event.seq, event.at, event.body)));
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
    changed: &[&Growth<'_>],
) -> Result<(), sqlx::Error> {
    let ids: Vec<&str> = changed.iter().map(|growth| growth.id.as_str()).collect();
    sqlx::query("DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each(?1))")
        .bind(json(&ids))
        .execute(&mut *connection)
        .await?;
    let mut seats = Vec::new();
    for growth in changed {
        let of_table = growth.row.seats.iter();
        seats.extend(of_table.map(|s| (growth.id.as_str(), s.seat, &s.person, fold(&s.name))));
    }
    let seats = sqlx::query(
        "INSERT INTO seats (table_id, seat, person, folded) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
    )
    .bind(json(&seats));
    seats.execute(connection).await?;
    Ok(())
}

/// Rows as SQLite can take them apart.
pub(super) fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).unwrap_or_else(|_| unreachable!("plain values have JSON"))
}
