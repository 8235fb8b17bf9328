//! Appending and reading back.

use std::sync::Arc;

use mirabilia_store::{
    Append, AppendError, Person, Query, Row, Status, StoreError, StoredEvent, TableRow,
};

use crate::database::TestDatabase;
use crate::sample::{NOON, append, append_one, bodies, create, log, row, seat};

pub(crate) async fn events_are_read_back_unchanged(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let strange = "{\"name\":\"Åsa \\\"Ω\\\" 名前 🎲 '--; % _\"}\n";
    let wanted = Row {
        game: "wonders".to_owned(),
        status: Status::Open,
        listed: false,
        wake_at: Some(-5),
        owing: 0xff,
        summary: strange.to_owned(),
        seats: vec![seat(6, None, ""), seat(0, Some("p/1"), strange)],
        ended_at: Some(i64::MAX),
    };
    let first = Append { row: wanted.clone(), ..append("t 1", 1, &[strange, "", "3"]) };
    assert_eq!(append_one(&store, first).await, Ok(()));
    let second = Append { at: NOON + 7, row: wanted.clone(), ..append("t 1", 4, &["4"]) };
    assert_eq!(append_one(&store, second).await, Ok(()));

    let event = |seq, at, body: &str| StoredEvent { seq, at, body: body.to_owned() };
    let all =
        [event(1, NOON, strange), event(2, NOON, ""), event(3, NOON, "3"), event(4, NOON + 7, "4")];
    let table = "t 1".into();
    for (after, limit, expected) in [
        (0, 9, &all[..]),
        (0, 2, &all[..2]),
        (2, 1, &all[2..3]),
        (3, 9, &all[3..]),
        (4, 9, &[]),
        (u64::MAX, 9, &[]),
        (0, 0, &[]),
    ] {
        assert_eq!(store.events(&table, after, limit).await.unwrap(), expected, "{after} {limit}");
    }
    let expected = TableRow {
        id: table.clone(),
        row: wanted,
        last_seq: 4,
        created_at: NOON,
        updated_at: NOON + 7,
    };
    assert_eq!(store.table(&table).await.unwrap(), Some(expected.clone()));
    assert_eq!(store.list(&Query::default()).await.unwrap(), [expected]);

    for unknown in ["t", "t 1 ", "", "t\0", "T 1"] {
        assert_eq!(store.table(&unknown.into()).await.unwrap(), None, "{unknown:?}");
        assert_eq!(store.events(&unknown.into(), 0, 9).await.unwrap(), [], "{unknown:?}");
    }
}

pub(crate) async fn only_the_next_sequence_number_is_accepted(database: Arc<TestDatabase>) {
    let store = database.open().await;
    for (first, expected) in [
        (2, Err(AppendError::Conflict)), // the table does not exist yet
        (1, Ok(())),
        (1, Err(AppendError::Conflict)),
        (2, Err(AppendError::Conflict)), // two were appended
        (3, Ok(())),
        (4, Err(AppendError::Conflict)),
        (6, Err(AppendError::Conflict)),
        (5, Ok(())),
    ] {
        let row = Row { summary: first.to_string(), ..row() };
        let new = Append { row, at: first as i64, ..append("t", first, &["a", "b"]) };
        let before = store.table(&"t".into()).await.unwrap();
        assert_eq!(append_one(&store, new).await, expected, "{first}");
        if expected.is_err() {
            assert_eq!(store.table(&"t".into()).await.unwrap(), before, "{first} left a trace");
        }
    }
    assert_eq!(bodies(&store, "t").await, ["a", "b", "a", "b", "a", "b"]);
    let row = store.table(&"t".into()).await.unwrap().unwrap();
    assert_eq!((row.row.summary.as_str(), row.created_at, row.updated_at), ("5", 1, 5));
}

pub(crate) async fn the_row_is_replaced_with_its_seats(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let steps = [
        vec![seat(0, Some("ann"), "Ann"), seat(1, None, "easy")],
        vec![seat(0, Some("ann"), "Ann"), seat(1, None, "easy")],
        vec![seat(1, Some("ann"), "Ann"), seat(0, Some("bob"), "Bob")],
        vec![seat(0, Some("bob"), "Bob")],
        vec![],
    ];
    for (first, seats) in (1..).zip(&steps) {
        let new = Row { seats: seats.clone(), owing: first as u8, ..row() };
        let next = Append { row: new.clone(), ..append("t", first, &["{}"]) };
        assert_eq!(append_one(&store, next).await, Ok(()));
        assert_eq!(store.table(&"t".into()).await.unwrap().unwrap().row, new);
        for person in ["ann", "bob"] {
            let query = Query { person: Some(person.into()), ..Query::default() };
            let sits = seats.iter().any(|seat| seat.person == Some(person.into()));
            assert_eq!(store.list(&query).await.unwrap().len(), usize::from(sits), "{person}");
        }
    }
}

pub(crate) async fn a_rejected_append_does_not_affect_others(database: Arc<TestDatabase>) {
    let store = database.open().await;
    assert_eq!(append_one(&store, append("m", 1, &["old"])).await, Ok(()));
    // Not sorted by id, with rejected appends first, last and in between.
    let batch = vec![
        append("m", 1, &["late"]),
        append("z", 1, &["z1", "z2"]),
        append("a", 2, &["early", "early"]),
        append("m", 2, &["new"]),
        append("b", 1, &["b1"]),
        append("b", 1, &["again"]),
    ];
    let outcomes = store.append_all(batch).await;
    let conflict = || Err(AppendError::Conflict);
    assert_eq!(outcomes, [conflict(), Ok(()), conflict(), Ok(()), Ok(()), conflict()]);
    assert_eq!(bodies(&store, "m").await, ["old", "new"]);
    assert_eq!(bodies(&store, "z").await, ["z1", "z2"]);
    assert_eq!(bodies(&store, "b").await, ["b1"]);
    assert_eq!(bodies(&store, "a").await, [""; 0]);
    assert_eq!(store.append_all(Vec::new()).await, []);
}

pub(crate) async fn a_batch_may_contain_consecutive_appends(database: Arc<TestDatabase>) {
    let store = database.open().await;
    for round in 0..3 {
        let first = round * 4 + 1;
        let last = Row { summary: round.to_string(), ..row() };
        let batch = vec![
            append("t", first, &["1"]),
            append("u", round + 1, &["u"]),
            append("t", first + 1, &["2", "3"]),
            append("t", first + 2, &["conflict"]),
            Append { row: last.clone(), ..append("t", first + 3, &["4"]) },
        ];
        let outcomes = store.append_all(batch).await;
        assert_eq!(outcomes[3], Err(AppendError::Conflict));
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 4);
        assert_eq!(store.table(&"t".into()).await.unwrap().unwrap().row, last);
    }
    assert_eq!(bodies(&store, "t").await.concat(), "123412341234");
    assert_eq!(bodies(&store, "u").await.concat(), "uuu");
}

pub(crate) async fn a_big_batch_is_stored(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let long = "x".repeat(1 << 20);
    let name = |number: usize| format!("t{number:03}");
    let create = |number| {
        let seats = vec![seat(0, Some("ann"), "Ann"), seat(1, None, "Bot")];
        Append { row: Row { seats, ..row() }, ..append(&name(number), 1, &["a", "b", "c"]) }
    };
    let mut batch: Vec<Append> = (0..300).map(create).collect();
    batch[7].events[1].clone_from(&long);
    assert!(store.append_all(batch).await.iter().all(Result::is_ok));
    for number in [0, 150, 299] {
        assert_eq!(bodies(&store, &name(number)).await, ["a", "b", "c"]);
    }
    assert_eq!(bodies(&store, "t007").await[1], long);
    assert_eq!(store.counts().await.unwrap().playing, 300);
}

pub(crate) async fn invalid_values_are_rejected(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let nul = Row { seats: vec![seat(0, None, "a\0b")], ..row() };
    let batch = vec![
        append("t", 1, &["good"]),
        append("t", 2, &[]),
        append("t", 2, &["a\0b"]),
        append("", 1, &["{}"]),
        append("t", 0, &["{}"]),
        Append { row: nul, ..append("t", 2, &["{}"]) },
        append("t", 2, &["good"]),
    ];
    let outcomes = store.append_all(batch).await;
    for outcome in &outcomes[1..6] {
        let is_named = matches!(outcome, Err(AppendError::Invalid(StoreError::Invalid { expected, .. }))
                if !expected.is_empty());
        assert!(is_named, "{outcome:?}");
    }
    assert_eq!(bodies(&store, "t").await, ["good", "good"]);

    let person = Person { id: "p".into(), name: "a\0".to_owned() };
    assert!(matches!(
        store.add_person(&[1; 32], &person, "", 0).await,
        Err(StoreError::Invalid { .. })
    ));
    assert!(matches!(store.put_boards("f", "\0", 0).await, Err(StoreError::Invalid { .. })));
    let review = store.put_review(&"t".into(), "k", "\0").await;
    assert!(matches!(review, Err(StoreError::Invalid { .. })));
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), None);
}

pub(crate) async fn everything_survives_a_restart(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let ann = Person { id: "ann".into(), name: "Ann".to_owned() };
    let table = "t".into();
    let seated = Row { seats: vec![seat(0, Some("ann"), "Ann")], wake_at: Some(1), ..row() };
    create(&store, "t", NOON, seated).await;
    assert_eq!(append_one(&store, append("t", 2, &["2", "3"])).await, Ok(()));
    store.add_person(&[1; 32], &ann, "", NOON).await.unwrap();
    store.put_handover(&[2; 32], &table, 3, NOON).await.unwrap();
    store.put_boards("f", "boards", NOON).await.unwrap();
    store.put_review(&table, "k", "review").await.unwrap();
    assert!(store.hold(&"n".into(), &table, NOON, NOON + 9).await.unwrap());
    store.touch(&[("t".into(), 1)], NOON).await.unwrap();
    let (before, row) = (log(&store, "t").await, store.table(&table).await.unwrap());
    store.close().await;

    let store = database.open().await;
    assert_eq!(log(&store, "t").await, before);
    assert_eq!(store.table(&table).await.unwrap(), row);
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), Some(ann));
    assert_eq!(store.take_handover(&[2; 32], NOON).await.unwrap(), Some((table.clone(), 3)));
    assert_eq!(store.boards("f").await.unwrap().as_deref(), Some("boards"));
    assert_eq!(store.review(&table, "k").await.unwrap().as_deref(), Some("review"));
    assert!(!store.hold(&"other".into(), &table, NOON, NOON + 9).await.unwrap());
    assert_eq!(store.seen(&table).await.unwrap(), [(1, NOON)]);
    assert_eq!(append_one(&store, append("t", 4, &["4"])).await, Ok(()));
}

pub(crate) async fn deleting_removes_everything(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let table = "t".into();
    for name in ["t", "other"] {
        let seats = vec![seat(0, Some("ann"), "Ann")];
        create(&store, name, NOON, Row { seats, wake_at: Some(0), ..row() }).await;
    }
    store.put_handover(&[2; 32], &table, 3, NOON).await.unwrap();
    store.put_review(&table, "k", "review").await.unwrap();
    assert!(store.hold(&"n".into(), &table, NOON, NOON + 9).await.unwrap());
    store.touch(&[("t".into(), 1)], NOON).await.unwrap();

    assert!(store.delete(&table).await.unwrap());
    assert!(!store.delete(&table).await.unwrap());
    assert_eq!(store.table(&table).await.unwrap(), None);
    assert_eq!(bodies(&store, "t").await, [""; 0]);
    assert_eq!(store.take_handover(&[2; 32], NOON).await.unwrap(), None);
    assert_eq!(store.review(&table, "k").await.unwrap(), None);
    assert_eq!(store.seen(&table).await.unwrap(), []);
    assert!(!store.hold(&"n".into(), &table, NOON, NOON).await.unwrap());
    let query = Query { person: Some("ann".into()), ..Query::default() };
    assert_eq!(store.list(&query).await.unwrap().len(), 1, "the other table stays");

    // The id can be used again, and no data of the old table is left.
    create(&store, "t", NOON, Row { wake_at: Some(0), ..row() }).await;
    assert_eq!(bodies(&store, "t").await, ["{}"]);
    assert_eq!(store.claim(&"m".into(), NOON, NOON, 9).await.unwrap().len(), 2);
}

pub(crate) async fn a_closed_store_is_unavailable(database: Arc<TestDatabase>) {
    let store = database.open().await;
    store.ping().await.unwrap();
    create(&store, "t", NOON, row()).await;
    let other = database.open().await;
    store.close().await;
    let is_unavailable = |error| matches!(error, StoreError::Unavailable { .. });
    assert!(is_unavailable(store.ping().await.unwrap_err()));
    assert!(is_unavailable(store.table(&"t".into()).await.unwrap_err()));
    assert!(is_unavailable(store.delete(&"t".into()).await.unwrap_err()));
    let outcomes = store.append_all(vec![append("t", 2, &["{}"]), append("u", 1, &["{}"])]).await;
    assert_eq!(outcomes.len(), 2);
    assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(AppendError::Unavailable(_)))));
    store.close().await;
    assert_eq!(log(&other, "t").await.len(), 1, "the other handle still works");
    assert_eq!(append_one(&other, append("t", 2, &["{}"])).await, Ok(()));
}
