//! Appending to a Postgres database.
//!
//! Columns travel as arrays, so a batch takes the same few questions whatever its size. Locks are
//! taken in one order everywhere, first tables that are there by id, then new ones by id, so two
//! nodes wait for each other but never in a circle.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{PgConnection, PgPool};

use super::line::{Line, in_time};
use super::listen::CHANNEL;
use crate::batch::{self, Growth, Plan};
use crate::columns::{columns, seats_text};
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::Append;

/// Last number and seats of a table as they are stored.
type Known = BTreeMap<String, (i64, String)>;

/// One table's gain, and its seats as text.
type Seated<'a, 'b> = (&'b Growth<'a>, String);

/// Appends a batch in one transaction. Nothing is stored when this fails before the commit.
pub(super) async fn append<'a>(
    pool: &PgPool,
    batch: &'a [Append],
) -> Result<Plan<'a>, sqlx::Error> {
    let mut line = Line::take(pool).await?;
    let plan = in_time(transact(line.ask(), batch)).await?;
    line.give_back();
    Ok(plan)
}

async fn transact<'a>(
    connection: &mut PgConnection,
    batch: &'a [Append],
) -> Result<Plan<'a>, sqlx::Error> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let known = read_known(connection, batch).await?;
    let mut plan = batch::plan(batch, |id| known.get(id.as_str()).map(|(last, _)| *last as u64));
    create(connection, &mut plan).await?;
    if !plan.tables.is_empty() {
        update(connection, &plan, &known).await?;
        write_events(connection, &plan).await?;
        notify(connection, &plan).await?;
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(plan)
}

/// Reads the tables of a batch and holds them against other writers until the end. Not against those
/// who only need them to be there (`KEY SHARE`).
async fn read_known(connection: &mut PgConnection, batch: &[Append]) -> Result<Known, sqlx::Error> {
    let ids: Vec<&str> = batch::tables(batch).into_iter().map(TableId::as_str).collect();
    let rows: Vec<(String, i64, String)> = sqlx::query_as(
        "SELECT id, last_seq, seats FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
    )
    .bind(ids)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(id, last, seats)| (id, (last, seats))).collect())
}

/// Creates new tables. Those that another node has created since we looked are given up.
async fn create(connection: &mut PgConnection, plan: &mut Plan<'_>) -> Result<(), sqlx::Error> {
    let new = seated(plan.tables.iter().filter(|growth| growth.is_new));
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
    let made: BTreeSet<String> =
        rows.iter().map(|row| sqlx::Row::try_get(row, 0)).collect::<Result<_, _>>()?;
    plan.give_up(|id| !made.contains(id.as_str()));
    sqlx::query("INSERT INTO leases (table_id) SELECT * FROM unnest($1::text[])")
        .bind(made.iter().map(String::as_str).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes the rows of tables that were there, and the seats of those where they changed.
async fn update(
    connection: &mut PgConnection,
    plan: &Plan<'_>,
    known: &Known,
) -> Result<(), sqlx::Error> {
    let old = seated(plan.tables.iter().filter(|growth| !growth.is_new));
    if !old.is_empty() {
        let update = sqlx::query(
            "UPDATE tables t SET game = u.game, status = u.status, listed = u.listed, \
             wake_at = u.wake_at, owing = u.owing, summary = u.summary, seats = u.seats, \
             ended_at = u.ended_at, last_seq = u.last_seq, updated_at = u.updated_at \
             FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[], \
             $6::smallint[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], \
             $12::bigint[]) AS u (id, game, status, listed, wake_at, owing, summary, seats, \
             ended_at, last_seq, created_at, updated_at) WHERE t.id = u.id",
        );
        bind(update, &old).execute(&mut *connection).await?;
    }
    // Seats seldom change.
    let is_same = |growth: &Growth<'_>, seats: &str| {
        known.get(growth.id.as_str()).is_some_and(|k| k.1 == seats)
    };
    let all = seated(plan.tables.iter());
    let changed: Vec<&Growth<'_>> =
        all.iter().filter(|(growth, seats)| !is_same(growth, seats)).map(|(g, _)| *g).collect();
    if !changed.is_empty() {
        write_seats(connection, &changed).await?;
    }
    Ok(())
}

async fn write_seats(
    connection: &mut PgConnection,
    changed: &[&Growth<'_>],
) -> Result<(), sqlx::Error> {
    let ids: Vec<&str> = changed.iter().map(|growth| growth.id.as_str()).collect();
    sqlx::query("DELETE FROM seats WHERE table_id = ANY($1)")
        .bind(ids)
        .execute(&mut *connection)
        .await?;
    let (mut ids, mut seats, mut people, mut names) = (vec![], vec![], vec![], vec![]);
    for growth in changed {
        for seat in &growth.row.seats {
            ids.push(growth.id.as_str());
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

async fn write_events(connection: &mut PgConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    let (mut ids, mut seqs, mut times, mut bodies) = (vec![], vec![], vec![], vec![]);
    for growth in &plan.tables {
        for event in &growth.events {
            ids.push(growth.id.as_str());
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

/// Tells all nodes once this is committed.
async fn notify(connection: &mut PgConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
    let payload = |growth: &Growth<'_>| format!("{} {}", growth.id, growth.last_seq);
    let payloads: Vec<String> = plan.tables.iter().map(payload).collect();
    sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload")
        .bind(CHANNEL)
        .bind(payloads)
        .execute(connection)
        .await?;
    Ok(())
}

fn seated<'a: 'b, 'b>(growths: impl Iterator<Item = &'b Growth<'a>>) -> Vec<Seated<'a, 'b>> {
    growths.map(|growth| (growth, seats_text(&growth.row.seats))).collect()
}

/// Binds the columns of `tables` as twelve arrays.
fn bind<'q>(
    query: Query<'q, sqlx::Postgres, PgArguments>,
    rows: &[Seated<'_, '_>],
) -> Query<'q, sqlx::Postgres, PgArguments> {
    query
        .bind(rows.iter().map(|(g, _)| g.id.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.game.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.status.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.listed).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.wake_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| i16::from(g.row.owing)).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.summary.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(_, seats)| seats.as_str()).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.row.ended_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.last_seq as i64).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.first_at).collect::<Vec<_>>())
        .bind(rows.iter().map(|(g, _)| g.last_at).collect::<Vec<_>>())
}
