//! Mapping between the table `tables` and Rust values, shared by SQLite and Postgres.

use std::collections::BTreeMap;

use sqlx::{Database, Encode, QueryBuilder, Type};

use crate::error::StoreError;
use crate::ids::TableId;
use crate::names::fold;
use crate::rows::{Counts, Query, Row, SeatRow, Status, StoredEvent, TableRow};

/// All columns, in the order of [`Columns`].
macro_rules! columns {
    () => {
        "id, game, status, listed, wake_at, owing, summary, seats, ended_at, \
         last_seq, created_at, updated_at"
    };
}
pub(crate) use columns;

/// A row as the driver returns it.
pub(crate) type Columns =
    (String, String, String, bool, Option<i64>, i16, String, String, Option<i64>, i64, i64, i64);

/// `last_seq` and the `seats` column of stored tables, by table id.
pub(crate) type Current = BTreeMap<String, (i64, String)>;

pub(crate) fn read(columns: Columns) -> Result<TableRow, StoreError> {
    let (id, game, status, listed, wake_at, owing, summary, seats, ended_at, last, from, to) =
        columns;
    Ok(TableRow {
        id: TableId::from(id),
        row: Row {
            game,
            status: status_of(&status)?,
            listed,
            wake_at,
            owing: to_u8("owing", owing)?,
            summary,
            seats: serde_json::from_str(&seats).map_err(|_| StoreError::broken("seats", &seats))?,
            ended_at,
        },
        last_seq: last as u64,
        created_at: from,
        updated_at: to,
    })
}

fn status_of(text: &str) -> Result<Status, StoreError> {
    Status::parse(text).ok_or_else(|| StoreError::broken("status", text))
}

/// Reads a seat number or a set of seats: the databases have no unsigned 8-bit type.
pub(crate) fn to_u8(what: &'static str, number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| StoreError::broken(what, &number.to_string()))
}

/// The value of the `seats` column.
pub(crate) fn seats_text(seats: &[SeatRow]) -> String {
    serde_json::to_string(seats).unwrap_or_else(|_| unreachable!("plain values serialise"))
}

/// Reads rows of `status, count`.
pub(crate) fn counts(rows: Vec<(String, i64)>) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    for (status, number) in rows {
        *counts.slot(status_of(&status)?) = number as u64;
    }
    Ok(counts)
}

/// Reads rows of `seq, at, body`.
pub(crate) fn events(rows: Vec<(i64, i64, String)>) -> Vec<StoredEvent> {
    let rows = rows.into_iter();
    rows.map(|(seq, at, body)| StoredEvent { seq: seq as u64, at, body }).collect()
}

/// The SQL of a list. `find` is the database's substring function; `LIKE` would interpret wildcards
/// and case.
pub(crate) fn list<DB>(query: &Query, find: &str) -> QueryBuilder<DB>
where
    DB: Database,
    for<'a> String: Encode<'a, DB> + Type<DB>,
    for<'a> &'a str: Encode<'a, DB> + Type<DB>,
    for<'a> bool: Encode<'a, DB> + Type<DB>,
    for<'a> i64: Encode<'a, DB> + Type<DB>,
{
    let mut sql = QueryBuilder::new(concat!("SELECT ", columns!(), " FROM tables t WHERE TRUE"));
    if !query.statuses.is_empty() {
        sql.push(" AND status IN (");
        let mut statuses = sql.separated(", ");
        for status in &query.statuses {
            statuses.push_bind(status.as_str());
        }
        sql.push(")");
    }
    if let Some(listed) = query.listed {
        sql.push(" AND listed = ").push_bind(listed);
    }
    if let Some(game) = &query.game {
        sql.push(" AND game = ").push_bind(storable(game));
    }
    let seat = " AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND ";
    if let Some(player) = &query.player {
        sql.push(seat).push(find).push("(s.folded, ").push_bind(fold(&storable(player)));
        sql.push(") > 0)");
    }
    if let Some(person) = &query.person {
        sql.push(seat).push("s.person = ").push_bind(storable(person.as_str())).push(")");
    }
    if let Some((at, id)) = &query.before {
        sql.push(" AND (updated_at, id) < (").push_bind(*at);
        sql.push(", ").push_bind(storable(id.as_str())).push(")");
    }
    sql.push(" ORDER BY updated_at DESC, id DESC LIMIT ").push_bind(i64::from(query.limit));
    sql
}

/// A parameter that Postgres accepts: it rejects NUL even in a search, and no stored text has one.
pub(crate) fn storable(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
