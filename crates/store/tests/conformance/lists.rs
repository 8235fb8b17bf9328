//! Lists of tables: filters, order, pagination.

use std::sync::Arc;

use mirabilia_store::{Counts, Query, Row, Status, Store};

use crate::database::TestDatabase;
use crate::sample::{NOON, create, row, seat};

async fn check(store: &Arc<dyn Store>, query: Query, expected: &[&str]) {
    let found = store.list(&query).await.unwrap();
    let ids: Vec<&str> = found.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, expected, "{query:?}");
}

fn player(part: &str) -> Query {
    Query { player: Some(part.to_owned()), ..Query::default() }
}

pub(crate) async fn lists_are_filtered(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let table = |game: &str, status, listed, people: &[&str]| Row {
        game: game.to_owned(),
        status,
        listed,
        seats: (0..).zip(people).map(|(number, p)| seat(number, Some(p), p)).collect(),
        ..row()
    };
    for (at, id, new) in [
        (1, "a", table("duel", Status::Open, true, &["ann"])),
        (2, "b", table("duel", Status::Playing, false, &["ann", "bob"])),
        (3, "c", table("dice", Status::Finished, true, &["bob"])),
        (4, "d", table("wonders", Status::Closed, false, &[])),
        (5, "e", table("duel", Status::Finished, true, &["ann", "eve", "bob"])),
    ] {
        create(&store, id, at, new).await;
    }
    let any = Query::default;
    check(&store, any(), &["e", "d", "c", "b", "a"]).await;
    check(&store, Query { limit: 2, ..any() }, &["e", "d"]).await;
    check(&store, Query { limit: 0, ..any() }, &[]).await;
    check(&store, Query { statuses: vec![Status::Finished], ..any() }, &["e", "c"]).await;
    let live = vec![Status::Open, Status::Playing];
    check(&store, Query { statuses: live.clone(), ..any() }, &["b", "a"]).await;
    check(&store, Query { statuses: Status::ALL.to_vec(), limit: 1, ..any() }, &["e"]).await;
    check(&store, Query { listed: Some(true), ..any() }, &["e", "c", "a"]).await;
    check(&store, Query { listed: Some(false), ..any() }, &["d", "b"]).await;
    check(&store, Query { game: Some("duel".to_owned()), ..any() }, &["e", "b", "a"]).await;
    check(&store, Query { game: Some("Duel".to_owned()), ..any() }, &[]).await;
    check(&store, Query { person: Some("ann".into()), ..any() }, &["e", "b", "a"]).await;
    check(&store, Query { person: Some("an".into()), ..any() }, &[]).await;
    check(&store, Query { person: Some("ann".into()), ..player("BO") }, &["e", "b"]).await;
    let all = Query {
        statuses: live,
        listed: Some(true),
        game: Some("duel".to_owned()),
        person: Some("ann".into()),
        before: Some((2, "b".into())),
        ..player("ann")
    };
    check(&store, all, &["a"]).await;
}

pub(crate) async fn names_are_found_in_any_script(database: Arc<TestDatabase>) {
    let store = database.open().await;
    for (at, name) in (1..).zip([
        "Åsa Öberg",
        "ΟΔΥΣΣΕΥΣ",
        "Straße",
        "Жанна",
        "名無し",
        "100%",
        "100x",
        "a_b",
        "axb",
        "c\\d",
        "O'Neil",
    ]) {
        create(&store, name, at, Row { seats: vec![seat(0, None, name)], ..row() }).await;
    }
    for (part, expected) in [
        ("åsa", &["Åsa Öberg"][..]),
        ("ÖBERG", &["Åsa Öberg"]),
        ("asa", &[]),
        ("οδυσσευς", &["ΟΔΥΣΣΕΥΣ"]),
        ("STRASSE", &["Straße"]),
        ("жАН", &["Жанна"]),
        ("無", &["名無し"]),
        ("100%", &["100%"]),
        ("%", &["100%"]),
        ("100", &["100x", "100%"]),
        ("_", &["a_b"]),
        ("\\", &["c\\d"]),
        ("'n", &["O'Neil"]),
        ("\0", &[]),
        ("' OR 1=1 --", &[]),
    ] {
        check(&store, player(part), expected).await;
    }
}

pub(crate) async fn pages_are_consecutive(database: Arc<TestDatabase>) {
    let store = database.open().await;
    // Many with the same timestamp, and ids whose order depends on the collation.
    let mut expected = Vec::new();
    for moment in 0..3 {
        for id in ["a", "B", "b", "Z", "z", "é", "_", "-", "10", "9"] {
            let id = format!("{id}{moment}");
            create(&store, &id, NOON + moment, row()).await;
            expected.push((NOON + moment, id));
        }
    }
    expected.sort_unstable_by(|one, other| other.cmp(one));
    for limit in [1, 7, 30, 31] {
        let (mut seen, mut before) = (Vec::new(), None);
        loop {
            let query = Query { before: before.clone(), limit, ..Query::default() };
            let page = store.list(&query).await.unwrap();
            let Some(last) = page.last() else { break };
            before = Some((last.updated_at, last.id.clone()));
            seen.extend(page.iter().map(|table| (table.updated_at, table.id.to_string())));
        }
        assert_eq!(seen, expected, "pages of {limit}");
    }
}

pub(crate) async fn tables_are_counted(database: Arc<TestDatabase>) {
    let store = database.open().await;
    assert_eq!(store.counts().await.unwrap(), Counts::default());
    let mut name = 0;
    for (status, number) in Status::ALL.into_iter().zip([3, 1, 2, 0]) {
        for _ in 0..number {
            name += 1;
            create(&store, &name.to_string(), NOON, Row { status, ..row() }).await;
        }
    }
    let expected = Counts { open: 3, playing: 1, finished: 2, closed: 0 };
    assert_eq!(store.counts().await.unwrap(), expected);
}
