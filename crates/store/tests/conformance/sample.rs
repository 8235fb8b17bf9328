//! Sample appends, and helpers that most tests use.

use std::sync::Arc;

use mirabilia_store::{Append, AppendError, Row, SeatRow, Status, Store, StoredEvent, TableRow};

/// The default time of all events.
pub(crate) const NOON: i64 = 1_700_000_000_000;

/// The row of a listed game in progress without players.
pub(crate) fn row() -> Row {
    Row {
        game: "duel".to_owned(),
        status: Status::Playing,
        listed: true,
        wake_at: None,
        owing: 0b11,
        summary: "{}".to_owned(),
        seats: Vec::new(),
        ended_at: None,
    }
}

pub(crate) fn seat(seat: u8, person: Option<&str>, name: &str) -> SeatRow {
    SeatRow { seat, person: person.map(Into::into), name: name.to_owned() }
}

pub(crate) fn append(table: &str, first: u64, events: &[&str]) -> Append {
    Append {
        table: table.into(),
        first,
        events: events.iter().map(|event| (*event).to_owned()).collect(),
        at: NOON,
        row: row(),
    }
}

/// Creates a table with this row.
pub(crate) async fn create(store: &Arc<dyn Store>, table: &str, at: i64, row: Row) {
    let first = Append { at, row, ..append(table, 1, &["{}"]) };
    assert_eq!(store.append_all(vec![first]).await, [Ok(())]);
}

pub(crate) async fn append_one(store: &Arc<dyn Store>, append: Append) -> Result<(), AppendError> {
    store.append_all(vec![append]).await.pop().expect("one answer")
}

/// All events of a table. Asserts that sequence numbers start at 1, have no gaps, and match the
/// row.
pub(crate) async fn log(store: &Arc<dyn Store>, table: &str) -> Vec<StoredEvent> {
    let table = table.into();
    let events = store.events(&table, 0, u32::MAX).await.unwrap();
    for (seq, event) in (1..).zip(&events) {
        assert_eq!(event.seq, seq, "{table} has a gap");
    }
    let row = store.table(&table).await.unwrap();
    assert_eq!(row.map_or(0, |row: TableRow| row.last_seq), events.len() as u64);
    events
}

pub(crate) async fn bodies(store: &Arc<dyn Store>, table: &str) -> Vec<String> {
    log(store, table).await.into_iter().map(|event| event.body).collect()
}
