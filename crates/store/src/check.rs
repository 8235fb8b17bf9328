//! Validation of values, the same for every kind of store.
//!
//! Postgres text cannot contain NUL, and its indexes cannot hold long keys. All stores reject both,
//! so that a database can be moved from one kind to another.

use crate::error::{StoreError, brief};
use crate::ids::TableId;
use crate::rows::{Append, Person, Row};

/// Longer ids would not fit in a Postgres index.
const MAX_ID_BYTES: usize = 128;
/// `Row::owing` is a byte with one bit per seat.
const SEATS: u8 = 8;

pub(crate) fn append(append: &Append) -> Result<(), StoreError> {
    table(&append.table)?;
    let last = append.first.checked_add(append.events.len() as u64);
    if append.first == 0 || last.is_none_or(|last| i64::try_from(last).is_err()) {
        return Err(invalid("first", &append.first.to_string(), "a number >= 1"));
    }
    if append.events.is_empty() {
        return Err(invalid("events", "", "at least one event"));
    }
    for event in &append.events {
        text("events", event)?;
    }
    row(&append.row)
}

/// The row of a table.
pub(crate) fn row(row: &Row) -> Result<(), StoreError> {
    text("game", &row.game)?;
    text("summary", &row.summary)?;
    let mut taken = [false; SEATS as usize];
    for seat in &row.seats {
        match taken.get_mut(usize::from(seat.seat)) {
            Some(taken) if !*taken => *taken = true,
            _ => {
                let expected = "distinct seats from 0 to 7";
                return Err(invalid("seat", &seat.seat.to_string(), expected));
            }
        }
        if let Some(person) = &seat.person {
            id("person", person.as_str())?;
        }
        text("name", &seat.name)?;
    }
    Ok(())
}

pub(crate) fn table(table: &TableId) -> Result<(), StoreError> {
    id("table", table.as_str())
}

pub(crate) fn person(person: &Person) -> Result<(), StoreError> {
    id("person", person.id.as_str())?;
    name(&person.name)
}

pub(crate) fn name(name: &str) -> Result<(), StoreError> {
    text("name", name)
}

/// A reason, a report or a warning.
pub(crate) fn reason(reason: &str) -> Result<(), StoreError> {
    text("text", reason)
}

pub(crate) fn boards(fingerprint: &str, boards: &str) -> Result<(), StoreError> {
    id("fingerprint", fingerprint)?;
    text("boards", boards)
}

pub(crate) fn review(key: &str, json: &str) -> Result<(), StoreError> {
    id("key", key)?;
    text("review", json)
}

/// An id must be short enough for an index.
fn id(field: &'static str, value: &str) -> Result<(), StoreError> {
    if (1..=MAX_ID_BYTES).contains(&value.len()) && !value.chars().any(char::is_control) {
        return Ok(());
    }
    Err(invalid(field, value, "1 to 128 bytes without control characters"))
}

fn text(field: &'static str, value: &str) -> Result<(), StoreError> {
    if value.contains('\0') {
        return Err(invalid(field, value, "text without NUL characters"));
    }
    Ok(())
}

fn invalid(field: &'static str, value: &str, expected: &'static str) -> StoreError {
    StoreError::Invalid { field, value: brief(value), expected }
}

#[cfg(test)]
mod tests {
    use super::append;
    use crate::rows::{Append, Row, SeatRow, Status};

    fn valid() -> Append {
        let seat = |seat| SeatRow { seat, person: Some("p".into()), name: "Ann".to_owned() };
        Append {
            table: "t".into(),
            first: 1,
            events: vec!["{}".to_owned()],
            at: 0,
            row: Row {
                game: "duel".to_owned(),
                status: Status::Open,
                listed: true,
                wake_at: None,
                owing: 0,
                summary: "{}".to_owned(),
                seats: vec![seat(0), seat(7)],
                ended_at: None,
            },
        }
    }

    fn check(change: impl FnOnce(&mut Append), expected: &str) {
        let mut changed = valid();
        change(&mut changed);
        let error = append(&changed).map_or_else(|error| error.to_string(), |()| String::new());
        assert!(error.starts_with(expected), "{error} should start with {expected}");
        assert_eq!(error.is_empty(), expected.is_empty());
    }

    #[test]
    fn invalid_values_are_rejected_by_name() {
        check(|_| (), "");
        check(|a| a.table = "".into(), "invalid table \"\": expected 1 to 128 bytes");
        check(|a| a.table = "x".repeat(129).into(), "invalid table \"xxxx");
        check(|a| a.table = "x".repeat(128).into(), "");
        check(|a| a.table = "a\nb".into(), "invalid table \"a\\nb\"");
        check(|a| a.first = 0, "invalid first \"0\": expected a number >= 1");
        check(|a| a.first = u64::MAX, "invalid first \"18446744073709551615\"");
        check(|a| a.events.clear(), "invalid events \"\": expected at least one event");
        check(|a| a.events.push("\0".to_owned()), "invalid events \"\\0\"");
        check(|a| a.row.summary.push('\0'), "invalid summary");
        check(|a| a.row.seats[0].name.push('\0'), "invalid name");
        check(|a| a.row.seats[0].person = Some("".into()), "invalid person");
        check(|a| a.row.seats[0].seat = 8, "invalid seat \"8\": expected distinct seats");
        check(|a| a.row.seats[0].seat = 7, "invalid seat \"7\"");
    }
}
