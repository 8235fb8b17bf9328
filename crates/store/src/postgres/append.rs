//! Appending to a Postgres database.
//!
//! Columns are sent as arrays, so a batch takes the same few statements whatever its size. Locks
//! are always taken in the same order (existing tables by id, then new tables by id), so nodes
//! cannot deadlock.

use std::collections::BTreeSet;

use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{PgConnection, PgPool};

use super::connection::{PooledConnection, with_timeout};
use super::listen::CHANNEL;
use crate::batch::{self, BatchPlan, TableAppend};
use crate::columns::{Current, columns, seats_text};
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Append;

/// The appends to one table, and the value of its `seats` column.
type WithSeats<'a, 'b> = (&'b TableAppend<'a>, String);

/// Appends a batch in one transaction. If this fails before the commit, nothing is stored.
pub(super) async fn append<'a>(
    pool: &PgPool,
    batch: &'a [Append],
) -> Result<BatchPlan<'a>, sqlx::Error> {
    let mut connection = PooledConnection::acquire(pool).await?;
    let plan = with_timeout(transact(connection.conn(), batch)).await?;
    connection.release();
    Ok(plan)
}

async fn transact<'a>(
    connection: &mut PgConnection,
    batch: &'a [Append],
) -> Result<BatchPlan<'a>, sqlx::Error> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let current = read_current(connection, batch).await?;
    let mut plan = batch::plan(batch, |id| current.get(id.as_str()).map(|(last, _)| *last as u64));
    create(connection, &mut plan).await?;
    if !plan.tables.is_empty() {
        update(connection, &plan, &current).await?;
        write_events(connection, &plan).await?;
        notify(connection, &plan).await?;
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(plan)
}

/// Reads the tables of a batch and locks them against other appends until the commit. The lock does
/// not block foreign-key checks (`KEY SHARE`).
async fn read_current(
    connection: &mut PgConnection,
    batch: &[Append],
) -> Result<Current, sqlx::Error> {
    let ids: Vec<&str> = batch::tables(batch).into_iter().map(TableId::as_str).collect();
    let rows: Vec<(String, i64, String)> = sqlx::query_as(
        "SELECT id, last_seq, seats FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
    )
    .bind(ids)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(id, last, seats)| (id, (last, seats))).collect())
}

/// Creates new tables. Appends to tables that another node has created since become conflicts.
async fn create(
    connection: &mut PgConnection,
    plan: &mut BatchPlan<'_>,
) -> Result<(), sqlx::Error> {
    let new = with_seats(plan.tables.iter().filter(|appended| appended.is_new));
    if new.is_empty() {
        return Ok(());
    }
    let insert = sqlx::query(concat!(
        "INSERT INTO tables (",
        columns!(),
        ") SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[], \
         $6::smallint[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], \
         $12::bigint[]) ON CONFLICT (id) DO NOTHING RETURNING id",
    ));
    let rows = bind(insert, &new).fetch_all(&mut *connection).await?;
    let created: BTreeSet<String> =
        rows.iter().map(|row| sqlx::Row::try_get(row, 0)).collect::<Result<_, _>>()?;
    plan.reject_created_elsewhere(|id| !created.contains(id.as_str()));
    sqlx::query("INSERT INTO leases (table_id) SELECT * FROM unnest($1::text[])")
        .bind(created.iter().map(String::as_str).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}

/// Updates the rows of existing tables, and the seats where they changed.
async fn update(
    connection: &mut PgConnection,
    plan: &BatchPlan<'_>,
    current: &Current,
) -> Result<(), sqlx::Error> {
    let existing = with_seats(plan.tables.iter().filter(|appended| !appended.is_new));
    if !existing.is_empty() {
        let update = sqlx::query(
            "UPDATE tables t SET game = u.game, status = u.status, listed = u.listed, \
             wake_at = u.wake_at, owing = u.owing, summary = u.summary, seats = u.seats, \
             ended_at = u.ended_at, last_seq = u.last_seq, updated_at = u.updated_at \
             FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[], \
             $6::smallint[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], \
             $12::bigint[]) AS u (id, game, status, listed, wake_at, owing, summary, seats, \
             ended_at, last_seq, created_at, updated_at) WHERE t.id = u.id",
        );
        bind(update, &existing).execute(&mut *connection).await?;
    }
    // Seats rarely change.
    let is_same = |appended: &TableAppend<'_>, seats: &str| {
        current.get(appended.id.as_str()).is_some_and(|k| k.1 == seats)
    };
    let all = with_seats(plan.tables.iter());
    let changed: Vec<&TableAppend<'_>> =
        all.iter().filter(|(appended, seats)| !is_same(appended, seats)).map(|(a, _)| *a).collect();
    if !changed.is_empty() {
        write_seats(connection, &changed).await?;
    }
    Ok(())
}

async fn write_seats(
    connection: &mut PgConnection,
    changed: &[&TableAppend<'_>],
) -> Result<(), sqlx::Error> {
    let ids: Vec<&str> = changed.iter().map(|appended| appended.id.as_str()).collect();
    sqlx::query("DELETE FROM seats WHERE table_id = ANY($1)")
        .bind(ids)
        .execute(&mut *connection)
        .await?;
    let (mut ids, mut seats, mut people, mut names) = (vec![], vec![], vec![], vec![]);
    for appended in changed {
        for seat in &appended.row.seats {
            ids.push(appended.id.as_str());
            seats.push(i16::from(seat.seat));
            people.push(seat.person.as_ref().map(|person| person.as_str().to_owned()));
            names.push(fold(&seat.name));
        }
    }
    sqlx::query(
        "INSERT INTO seats (table_id, seat, person, folded) \
         SELECT * FROM unnest($1::text[], $2::smallint[], $3::text[], $4::text[])",
    )
    .bind(ids)
    .bind(seats)
    .bind(people)
    .bind(names)
    .execute(connection)
    .await?;
    Ok(())
}

async fn write_events(
    connection: &mut PgConnection,
    plan: &BatchPlan<'_>,
) -> Result<(), sqlx::Error> {
    let (mut ids, mut seqs, mut times, mut bodies) = (vec![], vec![], vec![], vec![]);
    for appended in &plan.tables {
        for event in &appended.events {
            ids.push(appended.id.as_str());
            seqs.push(event.seq as i64);
            times.push(event.at);
            bodies.push(event.body);
        }
    }
    sqlx::query(
        "INSERT INTO events (table_id, seq, at, body) \
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])",
    )
    .bind(ids)
    .bind(seqs)
    .bind(times)
    .bind(bodies)
    .execute(connection)
    .await?;
    Ok(())
}

/// Notifies all nodes when the transaction commits.
async fn notify(connection: &mut PgConnection, plan: &BatchPlan<'_>) -> Result<(), sqlx::Error> {
    let payload = |appended: &TableAppend<'_>| format!("{} {}", appended.id, appended.last_seq);
    let payloads: Vec<String> = plan.tables.iter().map(payload).collect();
    sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload")
        .bind(CHANNEL)
        .bind(payloads)
        .execute(connection)
        .await?;
    Ok(())
}

fn with_seats<'a: 'b, 'b>(
    tables: impl Iterator<Item = &'b TableAppend<'a>>,
) -> Vec<WithSeats<'a, 'b>> {
    tables.map(|appended| (appended, seats_text(&appended.row.seats))).collect()
}

/// Binds the twelve columns of `tables` as arrays.
fn bind<'q>(
    query: Query<'q, sqlx::Postgres, PgArguments>,
    rows: &[WithSeats<'_, '_>],
) -> Query<'q, sqlx::Postgres, PgArguments> {
    query
        .bind(rows.iter().map(|(a, _)| a.id.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.game.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.status.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.listed).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.wake_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| i16::from(a.row.owing)).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.summary.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, seats)| seats.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.row.ended_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.last_seq as i64).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.first_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(a, _)| a.last_at).collect::<Vec<_>>())
}
