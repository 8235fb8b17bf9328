//! What a store takes, the same for every kind of store.
//!
//! Postgres texts cannot hold the character NUL and its indexes no long keys. All stores refuse
//! both, so that a database can be moved from one kind to another.

use crate::error::{StoreError, brief};
use crate::ids::TableId;
use crate::rows::Append;

/// Longer ids would not fit in an index.
const LONGEST_ID: usize = 128;
/// Seats that owe a decision are the bits of a byte.
const SEATS: u8 = 8;

/// Can this be appended?
pub(crate) fn append(append: &Append) -> Result<(), StoreError> {
    table(&append.table)?;
    let last = append.first.checked_add(append.events.len() as u64);
    if append.first == 0 || last.is_none_or(|last| i64::try_from(last).is_err()) {
        return Err(invalid("first", &append.first.to_string(), "a number from 1"));
    }
    if append.events.is_empty() {
        return Err(invalid("events", "", "at least one event"));
    }
    for event in &append.events {
        text("events", event)?;
    }
    let row = &append.row;
    text("game", &row.game)?;
    text("summary", &row.summary)?;
    let mut taken = [false; SEATS as usize];
    for seat in &row.seats {
        match taken.get_mut(usize::from(seat.seat)) {
            Some(taken) if !*taken => *taken = true,
            _ => {
                return Err(invalid("seat", &seat.seat.to_string(), "each of 0 to 7 at most once"));
            }
        }
        if let Some(person) = &seat.person {
            id("person", person.as_str())?;
        }
        text("name", &seat.name)?;
    }
    Ok(())
}

/// Can a table be called this?
pub(crate) fn table(table: &TableId) -> Result<(), StoreError> {
    id("table", table.as_str())
}

/// Is this short and clean enough to find things by?
pub(crate) fn id(field: &'static str, value: &str) -> Result<(), StoreError> {
    if (1..=LONGEST_ID).contains(&value.len()) && !value.chars().any(char::is_control) {
        return Ok(());
    }
    Err(invalid(field, value, "1 to 128 bytes without control characters"))
}

/// Can this be kept as text?
pub(crate) fn text(field: &'static str, value: &str) -> Result<(), StoreError> {
    if value.contains('\0') {
        return Err(invalid(field, value, "text without the character NUL"));
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

    fn sound() -> Append {
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
        let mut asked = sound();
        change(&mut asked);
        let said = append(&asked).map_or_else(|error| error.to_string(), |()| String::new());
        assert!(said.starts_with(expected), "{said} should start with {expected}");
        assert_eq!(said.is_empty(), expected.is_empty());
    }

    #[test]
    fn what_cannot_be_stored_everywhere_is_refused_by_name() {
        check(|_| (), "");
        check(|a| a.table = "".into(), "table \"\" cannot be stored; 1 to 128 bytes");
        check(|a| a.table = "x".repeat(129).into(), "table \"xxxx");
        check(|a| a.table = "x".repeat(128).into(), "");
        check(|a| a.table = "a\nb".into(), "table \"a\\nb\"");
        check(|a| a.first = 0, "first \"0\" cannot be stored; a number from 1");
        check(|a| a.first = u64::MAX, "first \"18446744073709551615\"");
        check(|a| a.events.clear(), "events \"\" cannot be stored; at least one event");
        check(|a| a.events.push("\0".to_owned()), "events \"\\0\"");
        check(|a| a.row.summary.push('\0'), "summary");
        check(|a| a.row.seats[0].name.push('\0'), "name");
        check(|a| a.row.seats[0].person = Some("".into()), "person");
        check(|a| a.row.seats[0].seat = 8, "seat \"8\" cannot be stored; each of 0 to 7");
        check(|a| a.row.seats[0].seat = 7, "seat \"7\"");
    }
}
