//! People, seat hand-overs, board files and reviews.

use std::sync::Arc;

use mirabilia_store::{Person, StoreError};
use tokio::task::JoinSet;

use crate::database::TestDatabase;
use crate::sample::{NOON, create, row};

pub(crate) async fn people_are_found_by_key(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let person = |id: &str, name: &str| Person { id: id.into(), name: name.to_owned() };
    store.add_person(&[1; 32], &person("ann", "Ann"), NOON).await.unwrap();
    store.add_person(&[2; 32], &person("bob", "Ann"), NOON).await.unwrap();
    assert_eq!(store.person_by_key(&[1; 32]).await.unwrap(), Some(person("ann", "Ann")));
    assert_eq!(store.person_by_key(&[2; 32]).await.unwrap(), Some(person("bob", "Ann")));
    assert_eq!(store.person_by_key(&[3; 32]).await.unwrap(), None);

    // Neither a key nor an id can be reused.
    for (key, id) in [([1; 32], "eve"), ([3; 32], "ann")] {
        let refused = store.add_person(&key, &person(id, "Eve"), NOON).await;
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
