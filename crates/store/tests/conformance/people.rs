//! People, seat hand-overs, board files and reviews.

use std::sync::Arc;

use mirabilia_store::{
    Append, Ban, BlockLevel, BlockRow, Moderation, Person, PersonRow, Row, StoreError,
};
use tokio::task::JoinSet;

use crate::database::TestDatabase;
use crate::sample::{NOON, append, append_one, bodies, create, row, seat};

pub(crate) async fn people_are_found_by_key(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let person = |id: &str, name: &str| Person { id: id.into(), name: name.to_owned() };
    store.add_person(&[1; 32], &person("ann", "Ann"), "browser", NOON).await.unwrap();
    store.add_person(&[2; 32], &person("bob", "Ann"), "browser", NOON).await.unwrap();
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), Some(person("ann", "Ann")));
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), Some(person("bob", "Ann")));
    assert_eq!(store.person_by_key(&[3; 32]).await.unwrap(), None);

    // Neither a key nor an id can be reused.
    for (key, id) in [([1; 32], "eve"), ([3; 32], "ann")] {
        let refused = store.add_person(&key, &person(id, "Eve"), "", NOON).await;
        assert_eq!(refused, Err(StoreError::Taken(id.to_owned())));
    }
    assert!(store.rename_person(&"bob".into(), "Bøb \u{1f600}").await.unwrap());
    assert!(!store.rename_person(&"eve".into(), "Eve").await.unwrap());
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), Some(person("bob", "Bøb \u{1f600}")));
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), Some(person("ann", "Ann")));
}

pub(crate) async fn a_handover_is_redeemed_once(database: Arc<TestDatabase>) {
    let (store, other) = (database.open().await, database.open().await);
    let table = "t".into();
    let missing = store.put_handover(&[1; 32], &table, 2, NOON).await;
    assert_eq!(missing, Err(StoreError::NoTable(table.clone())));
    create(&store, "t", NOON, row()).await;

    for round in 0..3 {
        store.put_handover(&[1; 32], &table, 2, NOON).await.unwrap();
        let mut takers = JoinSet::new();
        for number in 0..16 {
            let store = Arc::clone(if number % 2 == 0 { &store } else { &other });
            takers.spawn(async move { store.take_handover(&[1; 32], NOON).await.unwrap() });
        }
        let taken: Vec<_> = takers.join_all().await.into_iter().flatten().collect();
        assert_eq!(taken, [(table.clone(), 2)], "round {round}");
    }

    store.put_handover(&[1; 32], &table, 1, NOON).await.unwrap();
    store.put_handover(&[2; 32], &table, 2, NOON + 9).await.unwrap();
    store.put_handover(&[2; 32], &table, 3, NOON + 9).await.unwrap();
    assert_eq!(store.take_handover(&[3; 32], NOON + 1).await.unwrap(), None);
    assert_eq!(store.take_handover(&[1; 32], NOON + 1).await.unwrap(), None, "expired");
    assert_eq!(store.take_handover(&[1; 32], NOON).await.unwrap(), None, "deleted");
    let taken = other.take_handover(&[2; 32], NOON + 9).await.unwrap();
    assert_eq!(taken, Some((table, 3)), "the last valid moment, and the later hand-over");
}

pub(crate) async fn boards_and_reviews_are_stored(database: Arc<TestDatabase>) {
    let store = database.open().await;
    store.put_boards("f1", "text of 1\n", NOON).await.unwrap();
    store.put_boards("f2", "text of 2\n", NOON).await.unwrap();
    store.put_boards("f1", "another text", NOON).await.unwrap();
    assert_eq!(store.boards("f1").await.unwrap().as_deref(), Some("text of 1\n"));
    assert_eq!(store.boards("f2").await.unwrap().as_deref(), Some("text of 2\n"));
    assert_eq!(store.boards("f3").await.unwrap(), None);

    let table = "t".into();
    let missing = store.put_review(&table, "k", "{}").await;
    assert_eq!(missing, Err(StoreError::NoTable(table.clone())));
    create(&store, "t", NOON, row()).await;
    for (key, json) in [("k", "1"), ("l", "2"), ("k", "3")] {
        store.put_review(&table, key, json).await.unwrap();
    }
    assert_eq!(store.review(&table, "k").await.unwrap().as_deref(), Some("3"));
    assert_eq!(store.review(&table, "l").await.unwrap().as_deref(), Some("2"));
    assert_eq!(store.review(&table, "m").await.unwrap(), None);
    assert_eq!(store.review(&"u".into(), "k").await.unwrap(), None);
}

pub(crate) async fn keys_are_listed_and_revoked(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let ann = Person { id: "ann".into(), name: "Ann".to_owned() };
    store.add_person(&[1; 32], &ann, "browser", NOON).await.unwrap();
    store.add_key(&[2; 32], &ann.id, "script", NOON + 1).await.unwrap();
    for (key, person) in [([1; 32], "ann"), ([3; 32], "nobody")] {
        let refused = store.add_key(&key, &person.into(), "", NOON).await;
        assert_eq!(refused, Err(StoreError::Taken(person.to_owned())));
    }
    store.use_key(&[1; 32], NOON + 7).await.unwrap();
    store.use_key(&[1; 32], NOON + 5).await.unwrap();
    let keys = store.keys(&ann.id).await.unwrap();
    let keys: Vec<_> =
        keys.iter().map(|k| (k.hash[0], &*k.label, k.created_at, k.used_at)).collect();
    assert_eq!(keys, [(1, "browser", NOON, NOON + 7), (2, "script", NOON + 1, NOON + 1)]);
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), Some(ann.clone()));

    assert!(store.remove_key(&[1; 32]).await.unwrap());
    assert!(!store.remove_key(&[1; 32]).await.unwrap());
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), None);
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), Some(ann.clone()), "the other works");

    assert!(store.delete_person(&ann.id).await.unwrap());
    assert!(!store.delete_person(&ann.id).await.unwrap());
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.keys(&ann.id).await.unwrap(), []);
}

pub(crate) async fn people_are_found_warned_and_cleaned_up(database: Arc<TestDatabase>) {
    let store = database.open().await;
    for (number, id, name) in [(1, "ann", "\u{c5}sa"), (2, "bob", "Bob"), (3, "cy", "Cy")] {
        let person = Person { id: id.into(), name: name.to_owned() };
        store.add_person(&[number; 32], &person, "", NOON + i64::from(number)).await.unwrap();
    }
    let found: Vec<PersonRow> = store.find_people("\u{e5}S", 9).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].id.as_str(), found[0].created_at, &found[0].warning),
        ("ann", NOON + 1, &None)
    );
    let ids: Vec<String> =
        store.find_people("", 2).await.unwrap().iter().map(|p| p.id.to_string()).collect();
    assert_eq!(ids, ["cy", "bob"], "newest first");

    assert!(store.warn_person(&"bob".into(), Some("be kind")).await.unwrap());
    assert!(!store.warn_person(&"eve".into(), Some("be kind")).await.unwrap());
    let warned = store.person(&"bob".into()).await.unwrap().unwrap();
    assert_eq!(warned.warning.as_deref(), Some("be kind"));
    store.warn_person(&"bob".into(), None).await.unwrap();
    assert_eq!(store.person(&"bob".into()).await.unwrap().unwrap().warning, None);
    assert_eq!(store.person(&"eve".into()).await.unwrap(), None);

    // Ann has a seat, Cy has used a key lately.
    let seated = Row { seats: vec![seat(0, Some("ann"), "Ann")], ..row() };
    create(&store, "t", NOON, seated).await;
    store.use_key(&[3; 32], NOON + 100).await.unwrap();
    assert_eq!(store.clean_people(NOON + 50, true).await.unwrap(), 1);
    assert_eq!(store.find_people("", 9).await.unwrap().len(), 3, "a dry run deletes nothing");
    assert_eq!(store.clean_people(NOON + 50, false).await.unwrap(), 1);
    assert_eq!(store.person(&"bob".into()).await.unwrap(), None);
    assert_eq!(store.find_people("", 9).await.unwrap().len(), 2);
}

pub(crate) async fn blocks_bans_and_the_log_are_stored(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let ann = Person { id: "ann".into(), name: "Ann".to_owned() };
    store.add_person(&[1; 32], &ann, "", NOON).await.unwrap();
    let block = |other: &str, level, at| BlockRow {
        other: other.into(),
        name: other.to_uppercase(),
        level,
        at,
    };
    for row in [
        block("bob", BlockLevel::Mute, NOON),
        block("cy", BlockLevel::Mute, NOON + 1),
        block("bob", BlockLevel::Block, NOON + 2),
    ] {
        store.block(&ann.id, &row.other, Some(&row)).await.unwrap();
    }
    let expected =
        [block("bob", BlockLevel::Block, NOON + 2), block("cy", BlockLevel::Mute, NOON + 1)];
    assert_eq!(store.blocks(&ann.id).await.unwrap(), expected);
    let zoe = Person { id: "zoe".into(), name: "Zoe".to_owned() };
    store.add_person(&[2; 32], &zoe, "", NOON).await.unwrap();
    store.block(&zoe.id, &"bob".into(), Some(&expected[0])).await.unwrap();
    assert_eq!(store.blockers(&"bob".into()).await.unwrap(), [ann.id.clone(), zoe.id.clone()]);
    assert_eq!(store.blockers(&"cy".into()).await.unwrap(), [], "only muted");
    store.block(&zoe.id, &"bob".into(), None).await.unwrap();
    store.block(&ann.id, &"bob".into(), None).await.unwrap();
    assert_eq!(store.blocks(&ann.id).await.unwrap(), expected[1..]);
    // A person without a row cannot block.
    store.block(&"eve".into(), &"bob".into(), Some(&expected[0])).await.unwrap();
    assert_eq!(store.blocks(&"eve".into()).await.unwrap(), []);

    let ban = |subject: &str, reason: &str, at, until| Ban {
        subject: subject.to_owned(),
        reason: reason.to_owned(),
        at,
        until,
    };
    store.ban(&ban("bob", "rude", NOON, None)).await.unwrap();
    store.ban(&ban("203.0.113.0/24", "floods", NOON + 1, Some(NOON + 9))).await.unwrap();
    store.ban(&ban("bob", "very rude", NOON + 2, None)).await.unwrap();
    let bans = store.bans().await.unwrap();
    let expected = [
        ban("bob", "very rude", NOON + 2, None),
        ban("203.0.113.0/24", "floods", NOON + 1, Some(NOON + 9)),
    ];
    assert_eq!(bans, expected);
    assert!(store.unban("bob").await.unwrap());
    assert!(!store.unban("bob").await.unwrap());
    assert_eq!(store.bans().await.unwrap(), expected[1..]);

    let entry = |action: &str, text: &str| Moderation {
        at: NOON,
        actor: "admin".to_owned(),
        action: action.to_owned(),
        subject: "bob".to_owned(),
        table: (action == "report").then(|| "t".into()),
        text: text.to_owned(),
    };
    for (action, text) in [("report", "1"), ("warn", "2"), ("report", "3")] {
        store.log_moderation(&entry(action, text)).await.unwrap();
    }
    assert_eq!(
        store.moderation(None, 2).await.unwrap(),
        [entry("report", "3"), entry("warn", "2")]
    );
    assert_eq!(
        store.moderation(Some("report"), 9).await.unwrap(),
        [entry("report", "3"), entry("report", "1")]
    );
}

pub(crate) async fn a_table_is_rewritten_without_a_trace(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let named = Row { seats: vec![seat(0, Some("ann"), "Ann")], ..row() };
    create(&store, "t", NOON, named.clone()).await;
    let events = append("t", 2, &[r#"{"by":"ann"}"#, r#"{"by":"bob"}"#]);
    append_one(&store, Append { row: named, ..events }).await.unwrap();
    store.put_review(&"t".into(), "k", "Ann").await.unwrap();
    assert_eq!(store.tables_with("\"ann\"").await.unwrap(), ["t".into()]);
    assert_eq!(store.tables_with("\"eve\"").await.unwrap(), []);

    let named = Row { seats: vec![seat(0, None, "Guest")], ..row() };
    let events = [(2, r#"{"by":"x"}"#.to_owned())];
    let late = store.rewrite(&"t".into(), 2, &events, &named).await.unwrap();
    assert!(!late, "another event was appended meanwhile");
    assert_eq!(store.tables_with("\"ann\"").await.unwrap(), ["t".into()]);
    assert!(store.rewrite(&"t".into(), 3, &events, &named).await.unwrap());
    assert_eq!(bodies(&store, "t").await[1..], [r#"{"by":"x"}"#, r#"{"by":"bob"}"#]);
    assert_eq!(store.tables_with("\"ann\"").await.unwrap(), []);
    let seats = store.table(&"t".into()).await.unwrap().unwrap().row.seats;
    assert_eq!((&seats[0].person, &*seats[0].name), (&None, "Guest"));
    assert_eq!(store.review(&"t".into(), "k").await.unwrap(), None);
    append_one(&store, append("t", 4, &["{}"])).await.unwrap();
}
